//! The derives, with the docs that belong to them here.

/// Makes the options of a select of an enum of unit variants.
///
/// The values are those that serde reads (`rename`, `rename_all`, skipped
/// variants). A title is said with `#[elicit(title = "…")]`; once one variant has
/// one, the others are titled by their value. Doc comments stay in the docs.
///
/// ```
/// use schema_core::{ElicitEnum, ElicitSchema};
///
/// #[derive(ElicitEnum)]
/// #[serde(rename_all = "lowercase")]
/// enum Unit {
///     Kg,
///     #[elicit(title = "Pounds")]
///     Lb,
/// }
///
/// #[derive(ElicitSchema)]
/// struct Parcel {
///     #[field(default = Unit::Kg)]
///     unit: Unit,
/// }
/// assert_eq!(
///     Parcel::schema().to_string(),
///     r#"{"type":"object","properties":{"unit":{"type":"string","oneOf":[{"const":"kg","title":"kg"},{"const":"lb","title":"Pounds"}],"default":"kg"}}}"#,
/// );
/// ```
///
/// Its keys are in the table of [`ElicitSchema`](derive@crate::ElicitSchema).
pub use schema_derive::ElicitEnum;

/// Makes a field of a newtype: a struct around one value, as serde reads it.
///
/// The limits travel with the type; a field of it may tighten them, and not
/// loosen them.
///
/// ```
/// use schema_core::{ElicitField, ElicitSchema};
///
/// #[derive(ElicitField)]
/// #[field(title = "Age", min = 18)]
/// struct Age(u8);
///
/// #[derive(ElicitSchema)]
/// struct Player {
///     #[field(max = 99)]
///     age: Age,
/// }
/// assert_eq!(
///     Player::schema().to_string(),
///     r#"{"type":"object","properties":{"age":{"type":"integer","title":"Age","minimum":18,"maximum":99}},"required":["age"]}"#,
/// );
/// ```
///
/// ```compile_fail,E0080
/// # use schema_core::{ElicitField, ElicitSchema};
/// # #[derive(ElicitField)]
/// # #[field(min = 18)]
/// # struct Age(u8);
/// #[derive(ElicitSchema)]
/// struct Toy {
///     #[field(min = 3)] // beyond what the field's type allows, which is 18
///     age: Age,
/// }
/// ```
///
/// Its keys are in the table of [`ElicitSchema`](derive@crate::ElicitSchema).
pub use schema_derive::ElicitField;

/// Makes a form of a struct with named fields.
///
/// ```
/// use schema_core::ElicitSchema;
///
/// const MAX_NAME: usize = 80;
///
/// #[derive(ElicitSchema)]
/// #[serde(rename_all = "camelCase")]
/// struct Contact {
///     /// As on the letter box
///     #[field(title = "Name", max_length = MAX_NAME)]
///     full_name: String,
///     #[field(options = ["mail", "phone"], option_titles = ["By mail", "By phone"])]
///     channel: String,
///     #[field(min = -12, max = 14, default = 0)]
///     time_zone: i8,
///     note: Option<String>,
/// }
/// let names: Vec<&str> = Contact::schema().fields().map(|field| field.name()).collect();
/// assert_eq!(names, ["fullName", "channel", "timeZone", "note"]);
/// ```
///
/// A rule of your own that no key says is a function, `check = path`, of a field or of
/// the whole. [`ElicitSchema::answer`](crate::ElicitSchema::answer) runs it, on each part
/// that has no violation itself, and what it says is a violation of that part:
///
/// ```
/// use schema_core::ElicitSchema;
/// use serde_json::json;
///
/// #[derive(ElicitSchema, serde::Deserialize)]
/// #[elicit(check = Stay::has_nights)]
/// struct Stay {
///     #[field(check = even)]
///     arrival: u8,
///     departure: Option<u8>,
/// }
///
/// fn even(day: &u8) -> Result<(), String> {
///     if day % 2 == 0 { Ok(()) } else { Err(format!("day {day} is booked out")) }
/// }
///
/// impl Stay {
///     fn has_nights(&self) -> Result<(), &'static str> {
///         match self.departure {
///             Some(departure) if departure <= self.arrival => Err("leave after you came"),
///             _ => Ok(()),
///         }
///     }
/// }
///
/// let wrong = |content| {
///     let error = Stay::answer(json!({"action": "accept", "content": content})).err();
///     error.map(|error| error.to_string())
/// };
/// assert_eq!(wrong(json!({"arrival": 3})).as_deref(), Some("arrival: day 3 is booked out"));
/// let says = wrong(json!({"arrival": 4, "departure": 2}));
/// assert_eq!(says.as_deref(), Some("The answer: leave after you came"));
/// assert_eq!(wrong(json!({"arrival": 4, "departure": 6})), None);
/// ```
///
/// What is wrong is a compile error where it is wrong. A value is checked when
/// the form is: for a struct with type or const parameters, a field that names
/// one is checked when the form is instantiated.
pub use schema_derive::ElicitSchema;

/// Makes a schema for a language model of a struct, a newtype or an enum.
///
/// It gives [`SchemaType`](crate::SchemaType), and to a struct with named fields
/// [`ToolSchema`](crate::ToolSchema) as well: the root of what a model fills in is an object.
///
/// ```
/// use schema_core::ToolSchema;
///
/// /// Places an order
/// #[derive(ToolSchema)]
/// struct Order {
///     #[field(min_items = 1, max_items = 20)]
///     items: Vec<Item>,
///     /// How it is paid
///     payment: Payment,
///     note: Option<String>,
/// }
///
/// #[derive(ToolSchema)]
/// struct Item {
///     #[field(pattern = "^[A-Z]{3}-[0-9]+$")]
///     sku: String,
///     #[field(min = 1)]
///     quantity: u32,
/// }
///
/// #[derive(ToolSchema)]
/// #[serde(tag = "kind", rename_all = "snake_case")]
/// enum Payment {
///     Invoice,
///     Card { last4: String },
/// }
/// let schema = Order::schema().to_value();
/// assert_eq!(schema["required"], serde_json::json!(["items", "payment"]));
/// assert_eq!(schema["properties"]["items"]["items"]["properties"]["quantity"]["minimum"], 1);
/// ```
///
/// What is wrong is a compile error where it is wrong: a type that has no schema, bounds
/// that cross, variants that serde could not tell apart.
///
/// ```compile_fail,E0277
/// # use schema_core::ToolSchema;
/// struct Stamp;
///
/// #[derive(ToolSchema)]
/// struct Letter {
///     stamp: Stamp, // `Stamp` has no schema that a model could fill in
/// }
/// ```
///
/// Its keys are in the second table of [`ElicitSchema`](derive@crate::ElicitSchema).
#[cfg(feature = "tools")]
pub use schema_derive::ToolSchema;
