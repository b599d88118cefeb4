//! Forms as the types of `rmcp`, and back.
//!
//! The types of `rmcp` keep the order of the fields and know every keyword, but
//! not every value: lengths are `u32`, bounds of an integer `i64`, and all of a
//! number `f64`. So a form is read into them by their own `Deserialize` and then
//! back again: who gets something else than was put in would ask something else.
//! The values on the way keep their order: this feature turns `preserve_order` on.

use core::fmt;

use rmcp::ErrorData;
use rmcp::model::{CustomRequest, ElicitRequest, ErrorCode};
use rmcp::model::{ElicitRequestParams, ElicitationSchema, ServerRequest};
use rmcp::model::{MetaObject, RequestMetaObject};
use serde_json::{Map, Value};

use crate::url::{RequestError, UrlElicitationRequired};
use crate::{
    ElicitRequestFormParams, ElicitRequestUrlParams, Field, FormError, FormSchema, LenientForm,
};

/// A form that the types of `rmcp` can't hold: a length beyond 32 bits, a bound
/// or default of an integer beyond `i64`, or of a number that no `f64` is.
///
/// ```
/// use rmcp::model::ElicitationSchema;
/// use schema_core::{Field, FormSchema};
///
/// let form = FormSchema::builder().field(Field::integer("id").max(u64::MAX)).build()?;
/// let error = ElicitationSchema::try_from(&form).unwrap_err();
/// assert_eq!(error.field(), Some("id"));
/// assert_eq!(
///     error.to_string(),
///     "the types of rmcp can't hold `id`: their lengths end at 32 bits, their integers at i64",
/// );
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotInRmcp {
    field: Option<String>,
}

impl NotInRmcp {
    /// The first field that they can't hold.
    ///
    /// ```
    /// use rmcp::model::ElicitationSchema;
    /// use schema_core::{Field, FormSchema};
    ///
    /// let text = Field::string("text").max_length(1 << 32);
    /// let form = FormSchema::builder().field(Field::boolean("ok")).field(text).build()?;
    /// let error = ElicitationSchema::try_from(&form).unwrap_err();
    /// assert_eq!(error.field(), Some("text"));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn field(&self) -> Option<&str> {
        self.field.as_deref()
    }
}

impl fmt::Display for NotInRmcp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.field {
            Some(field) => write!(f, "the types of rmcp can't hold `{field}`: ")?,
            None => f.write_str("the types of rmcp can't hold the form: ")?,
        }
        f.write_str("their lengths end at 32 bits, their integers at i64")
    }
}

impl std::error::Error for NotInRmcp {}

/// The form as the SDK's own `ElicitationSchema`, in the same order and with the
/// same keywords. Only the spelling of a whole bound or default of a *number*
/// changes: the SDK writes `0` as `0.0`, which JSON Schema does not tell apart.
///
/// ```
/// use rmcp::model::ElicitationSchema;
/// use schema_core::{Field, FormSchema};
///
/// let form = FormSchema::builder()
///     .field(Field::string("zeta").max_length(9))
///     .field(Field::single_select("alpha", ["a", "b"]).default("a"))
///     .required(["zeta"])
///     .build()?;
/// let schema = ElicitationSchema::try_from(&form)?;
/// assert_eq!(serde_json::to_string(&schema)?, form.to_string());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl TryFrom<&FormSchema<'_>> for ElicitationSchema {
    type Error = NotInRmcp;

    fn try_from(form: &FormSchema<'_>) -> Result<Self, NotInRmcp> {
        convert(form).ok_or_else(|| NotInRmcp {
            field: form.fields().find(|field| !fits(field)).map(|field| field.name().to_owned()),
        })
    }
}

/// The parameters of an `elicitation/create` as the SDK's own.
///
/// ```
/// use rmcp::model::ElicitRequestParams;
/// use schema_core::{Field, FormSchema};
///
/// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
/// let request = form.request("Really?");
/// let params = ElicitRequestParams::try_from(&request)?;
/// assert_eq!(serde_json::to_string(&params)?, serde_json::to_string(&request)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl TryFrom<&ElicitRequestFormParams<'_>> for ElicitRequestParams {
    type Error = NotInRmcp;

    fn try_from(request: &ElicitRequestFormParams<'_>) -> Result<Self, NotInRmcp> {
        Ok(Self::FormElicitationParams {
            meta: request.meta().cloned().map(as_meta),
            message: request.message().to_owned(),
            requested_schema: request.form().try_into()?,
        })
    }
}

fn as_meta(meta: Map<String, Value>) -> RequestMetaObject {
    RequestMetaObject(MetaObject(meta))
}

/// For a client: the request that a server of any kind sends, in either mode, with its
/// `_meta`.
///
/// ```
/// use rmcp::model::ElicitRequestParams;
/// use schema_core::url::{self, ElicitUrl};
///
/// let page = ElicitUrl::new("https://example.com/connect")?;
/// let request = page.request("Connect").with_elicitation_id("7f3a");
/// let typed = ElicitRequestParams::from(&request);
/// assert_eq!(url::ElicitRequestParams::try_from(&typed)?, request.into());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl TryFrom<&ElicitRequestParams> for crate::url::ElicitRequestParams<'static> {
    type Error = RequestError;

    fn try_from(params: &ElicitRequestParams) -> Result<Self, RequestError> {
        Self::from_value(&serde_json::to_value(params).unwrap_or_default())
    }
}

/// For a client: the form that a server of any kind asks.
///
/// ```
/// use rmcp::model::ElicitationSchema;
/// use schema_core::FormSchema;
///
/// let schema = ElicitationSchema::builder().required_email("address").build()?;
/// let form = FormSchema::try_from(&schema)?;
/// assert_eq!(
///     form.to_string(),
///     r#"{"type":"object","properties":{"address":{"type":"string","format":"email"}},"required":["address"]}"#,
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl TryFrom<&ElicitationSchema> for FormSchema<'static> {
    type Error = FormError;

    fn try_from(schema: &ElicitationSchema) -> Result<Self, FormError> {
        // All keys are strings: there is nothing to fail but the form itself.
        Self::from_value(&serde_json::to_value(schema).unwrap_or_default())
    }
}

/// For a client, which has to show something: the form of a server of any kind, read as
/// [`FormSchema::from_value_lenient`] reads it. The types of the SDK have dropped some
/// of what it had to leave out already.
///
/// ```
/// use rmcp::model::ElicitationSchema;
/// use schema_core::LenientForm;
///
/// let text = r#"{"title":"Trip","type":"object","properties":{"to":{"type":"string"}}}"#;
/// let schema: ElicitationSchema = serde_json::from_str(text)?;
/// let read = LenientForm::try_from(&schema)?;
/// assert_eq!(read.left_out()[0].pointer(), "/title");
/// assert!(read.form().field("to").is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl TryFrom<&ElicitationSchema> for LenientForm {
    type Error = FormError;

    fn try_from(schema: &ElicitationSchema) -> Result<Self, FormError> {
        FormSchema::from_value_lenient(&serde_json::to_value(schema).unwrap_or_default())
    }
}

/// The typed schema, if it says the same.
fn convert(form: &FormSchema<'_>) -> Option<ElicitationSchema> {
    let schema: ElicitationSchema = serde_json::from_value(form.to_value()).ok()?;
    let same = FormSchema::try_from(&schema).is_ok_and(|read| read == *form);
    same.then_some(schema)
}

/// Whether the typed schema can hold a form of this field. It is read, not built: what
/// must not be written is no matter of the SDK's types.
fn fits(field: &Field<'_>) -> bool {
    let Ok(field) = serde_json::to_string(field) else { return false };
    let text = format!(r#"{{"type":"object","properties":{{"f":{field}}}}}"#);
    FormSchema::from_str(&text).is_ok_and(|form| convert(&form).is_some())
}

/// The request that puts exactly this JSON on the wire.
///
/// The SDK's own request where it writes the same text. It can't without a
/// `mode`, which 2025-06-18 does not have, nor with a `minimum` of `0` for a
/// number, which it writes `0.0`, nor with the values of [`NotInRmcp`]: then the
/// request is one of raw JSON, which the wire does not tell apart.
pub(super) fn exact_request(
    params: &ElicitRequestFormParams<'_>,
) -> Result<ServerRequest, NotInRmcp> {
    exact(params).map_err(|_| NotInRmcp { field: None })
}

fn exact(params: &ElicitRequestFormParams<'_>) -> serde_json::Result<ServerRequest> {
    let text = serde_json::to_string(params)?;
    if let Ok(typed) = serde_json::from_str::<ElicitRequestParams>(&text) {
        if serde_json::to_string(&typed)? == text {
            return Ok(ServerRequest::ElicitRequest(ElicitRequest::new(typed)));
        }
    }
    let raw = CustomRequest::new("elicitation/create", Some(serde_json::from_str(&text)?));
    Ok(ServerRequest::CustomRequest(raw))
}

/// The request in URL mode, in the types of the SDK, which hold all of it.
pub(super) fn url_request(params: &ElicitRequestUrlParams<'_>) -> ServerRequest {
    ServerRequest::ElicitRequest(ElicitRequest::new(params.into()))
}

/// A question of a round, in the types of the SDK: there is no other way to return
/// one. When they can't hold the defaults that an earlier answer left, the form is
/// shown without.
pub(super) fn round_request(
    params: &crate::url::ElicitRequestParams<'_>,
    declared: Option<&FormSchema<'_>>,
) -> Result<ElicitRequest, NotInRmcp> {
    use crate::url::ElicitRequestParams::{Form, Url};

    let params = match (params, declared) {
        (Url(params), _) => params.into(),
        (Form(params), None) => params.try_into()?,
        (Form(params), Some(form)) => match params.try_into() {
            Ok(typed) => typed,
            Err(_) => (&form.request(params.message())).try_into()?,
        },
    };
    Ok(ElicitRequest::new(params))
}

/// The parameters of an `elicitation/create` in URL mode as the SDK's own.
///
/// The SDK has an `elicitationId` in each revision, and writes an empty one where there
/// is none.
///
/// ```
/// use rmcp::model::ElicitRequestParams;
/// use schema_core::url::ElicitUrl;
///
/// let page = ElicitUrl::new("https://example.com/connect")?;
/// let request = page.request("Connect").with_elicitation_id("7f3a");
/// let params = ElicitRequestParams::from(&request);
/// assert_eq!(serde_json::to_string(&params)?, serde_json::to_string(&request)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl From<&ElicitRequestUrlParams<'_>> for ElicitRequestParams {
    fn from(request: &ElicitRequestUrlParams<'_>) -> Self {
        Self::UrlElicitationParams {
            meta: request.meta().cloned().map(as_meta),
            message: request.message().to_owned(),
            url: request.url().to_owned(),
            elicitation_id: request.elicitation_id().unwrap_or_default().to_owned(),
        }
    }
}

/// The error -32042 of 2025-11-25, for a handler to return: see
/// [`UrlElicitationRequired`].
///
/// ```
/// use rmcp::ErrorData;
/// use schema_core::url::{ElicitUrl, UrlElicitationRequired};
///
/// let page = ElicitUrl::new("https://example.com/connect")?;
/// let first = page.request("Connect").with_elicitation_id("7f3a");
/// let error = ErrorData::from(UrlElicitationRequired::new([first])?);
/// assert_eq!(error.code.0, -32042);
/// # Ok::<(), schema_core::url::UrlError>(())
/// ```
impl From<UrlElicitationRequired> for ErrorData {
    fn from(error: UrlElicitationRequired) -> Self {
        let data = serde_json::json!({ "elicitations": error.elicitations() });
        Self::new(ErrorCode(UrlElicitationRequired::CODE), error.to_string(), Some(data))
    }
}
