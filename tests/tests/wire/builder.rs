//! The run-time builder: the same rules as errors, all of them at once.

use schema_core::{
    DefaultValue, ElicitEnum, ElicitField, ElicitSchema, FaultKind, Field, FieldBuilder, FieldKind,
    FieldSpec, FormBuilder, FormSchema, Format, Keyword, ViolationKind, kind,
};

fn faults(form: Result<FormSchema<'_>, schema_core::FormError>) -> Vec<String> {
    let error = form.unwrap_err();
    error.faults().iter().map(|fault| format!("{} {fault}", fault.pointer())).collect()
}

#[test]
fn all_faults_of_a_form_are_reported() {
    let form = FormSchema::builder()
        .field(Field::string("a").min_length(9).max_length(2).default("abcdefghij"))
        .field(Field::number("b").min(f64::NAN).max(f64::INFINITY))
        .field(Field::integer("c").min(1.5).max(i64::MAX).default(0.5))
        .field(Field::single_select("d", ["x", "y", "x"]).option_titles(["X"]).default("z"))
        .field(Field::multi_select("e", ["x"]).min_items(2).default(["x", "q"]))
        .field(Field::single_select("f", Vec::<String>::new()))
        .field(Field::string(" "))
        .field(Field::string("password"))
        .field(Field::boolean("secret"))
        .field(Field::string("g/h~i").default(3))
        .required(["a", "nobody"])
        .build();
    assert_eq!(
        faults(form),
        [
            "/required `nobody`: `required` names `nobody`, which is no field of the form",
            "/properties/a/maxLength `a`: `min_length` 9 is greater than `max_length` 2: no answer fits; exchange or change them",
            "/properties/a/default `a`: `default` \"abcdefghij\" is too long: 10 characters, and it may have at most 2",
            "/properties/b/minimum `b`: `min` must be finite and, if whole, within i64::MIN..=u64::MAX",
            "/properties/b/maximum `b`: `max` must be finite and, if whole, within i64::MIN..=u64::MAX",
            "/properties/c/minimum `c`: `min` of an integer must be whole, of at most 64 bits, and 1.5 is not",
            "/properties/c/default `c`: `default` 0.5 has a fraction part, and the field is an integer: round it",
            "/properties/d/oneOf/2/const `d`: option \"x\" stands twice: each option once",
            "/properties/d/oneOf `d`: there must be one title for each option: 1 for 3 options",
            "/properties/d/default `d`: `default` \"z\" is none of the options: \"x\", \"y\", \"x\"",
            "/properties/e/minItems `e`: `min_items` 2 is greater than the number of options, 1: ask for fewer, or add options",
            "/properties/e/default `e`: `default` \"q\" is none of the options: \"x\"",
            "/properties/f/enum `f`: a select needs at least one option: name what there is to choose from",
            "/properties/  ` `: a field needs a name that is not blank",
            "/properties/password `password`: `password` names a secret, which a form must not ask for: ask in URL mode, with `ElicitRequestUrlParams` and a page of your own, or say `not_secret` if it is none",
            "/properties/g~1h~0i/default `g/h~i`: `default` 3 does not fit a string: write a string",
        ]
    );
}

#[test]
fn kinds_can_be_matched() {
    let form = FormSchema::builder().field(Field::integer("age").min(18).max(9).default(3));
    let kinds: Vec<FaultKind> =
        form.build().unwrap_err().faults().iter().map(|fault| *fault.kind()).collect();
    assert_eq!(
        kinds,
        [
            FaultKind::Crossed {
                low: Keyword::Min,
                low_value: 18.into(),
                high: Keyword::Max,
                high_value: 9.into()
            },
            FaultKind::DefaultRefused { because: ViolationKind::TooSmall { min: 18.into() } },
        ]
    );
}

#[test]
fn empty_forms_options_and_titles_are_not_written() {
    assert_eq!(FormSchema::builder().build().unwrap_err().faults()[0].kind(), &FaultKind::NoFields);
    let form = FormSchema::builder()
        .field(Field::single_select("a", ["", "b"]))
        .field(Field::single_select("c", ["d"]).option_titles([" "]))
        .field(Field::single_select("e", ["f"]).enum_names([""]))
        .build();
    let pointers: Vec<String> =
        form.unwrap_err().faults().iter().map(|fault| fault.pointer().to_owned()).collect();
    assert_eq!(
        pointers,
        ["/properties/a/enum/0", "/properties/c/oneOf/0/title", "/properties/e/enumNames/0"]
    );
}

#[test]
fn a_second_field_of_a_name_replaces_the_first_and_keeps_its_place() {
    let form = FormSchema::builder()
        .required(["a"])
        .field(Field::string("a"))
        .field(Field::string("b"))
        .field(Field::integer("a").default(1))
        .required(vec![String::from("a"), String::from("a")])
        .build()
        .unwrap();
    assert_eq!(
        form.to_string(),
        r#"{"type":"object","properties":{"a":{"type":"integer","default":1},"b":{"type":"string"}},"required":["a"]}"#
    );
}

#[test]
fn required_is_what_was_said_last_of_type_default_and_author() {
    let required = |field: FieldBuilder<'static>| {
        let form = FormSchema::builder().field(field).build();
        form.unwrap().fields().next().unwrap().is_required()
    };
    assert!(!required(Field::string("a").any()));
    assert!(required(Field::string("a").required(true).any()));
    assert!(required(Field::of::<String>("a").any()));
    assert!(!required(Field::of::<Option<String>>("a").any()));
    assert!(!required(Field::of::<String>("a").default("x").any()));
    assert!(required(Field::of::<String>("a").required(true).default("x").any()));
    assert!(!required(Field::of::<String>("a").required(false).any()));
}

#[derive(ElicitSchema)]
struct Deploy {
    #[field(title = "Branch", max_length = 80)]
    branch: String,
    #[field(default = 1)]
    copies: u8,
}

#[test]
fn a_derived_field_becomes_a_select_of_what_exists() {
    let branches: Vec<String> = vec!["main".into(), "next".into()];
    let current = branches[0].clone();
    let form = Deploy::schema()
        .to_builder()
        .edit("branch", |field| field.options(&branches).default(current).description("now"))
        .build()
        .unwrap()
        .into_owned();
    assert_eq!(
        form.to_string(),
        concat!(
            r#"{"type":"object","properties":{"branch":{"type":"string","title":"Branch","description":"now","enum":["main","next"],"default":"main"},"#,
            r#""copies":{"type":"integer","minimum":0,"maximum":255,"default":1}}}"#
        )
    );
}

#[test]
fn an_edit_that_makes_no_sense_is_a_fault() {
    let builder = Deploy::schema().to_builder();
    let form = builder
        .clone()
        .edit("copies", |field| field.options(["1", "2"]))
        .edit("nobody", |field| field.title("x"))
        .build();
    assert_eq!(
        faults(form),
        [
            "/properties `nobody`: there is no field named `nobody` to edit: add it with `field`",
            "/properties/copies/enum `copies`: `options` does not apply to an integer: remove it, or change the kind of field",
        ]
    );
    let form = builder.edit("branch", |field| field.min(3).options([""; 0])).build();
    assert_eq!(form.unwrap_err().faults().len(), 2);
}

#[test]
fn a_form_can_reuse_the_field_of_another() {
    let branch = Deploy::schema().field("branch").unwrap();
    let form = FormSchema::builder().field(branch).build().unwrap();
    assert_eq!(form.field("branch").unwrap(), branch);
}

#[test]
fn fields_of_all_kinds_fit_into_one_list() {
    let fields = [Field::string("a").any(), Field::boolean("b").any()];
    let form = fields.into_iter().fold(FormSchema::builder(), |form, field| form.field(field));
    let kinds: Vec<FieldKind> = form.build().unwrap().fields().map(|field| field.kind()).collect();
    assert_eq!(kinds, [FieldKind::String, FieldKind::Boolean]);
}

#[test]
fn an_f32_bound_is_its_digits() {
    let field = Field::number("share").min(0.1_f32).max(0.5).default(0.1);
    let form = FormSchema::builder().field(field).build().unwrap();
    assert_eq!(
        form.to_string(),
        r#"{"type":"object","properties":{"share":{"type":"number","minimum":0.1,"maximum":0.5,"default":0.1}}}"#
    );
}

#[test]
fn an_edited_field_keeps_its_name() {
    let form = FormSchema::builder()
        .field(Field::string("a"))
        .field(Field::string("b"))
        .edit("a", |_| Field::integer("b").title("A").any())
        .build()
        .unwrap();
    assert_eq!(
        form.to_string(),
        r#"{"type":"object","properties":{"a":{"type":"integer","title":"A"},"b":{"type":"string"}}}"#
    );
}

#[test]
fn a_default_that_comes_later_takes_the_field_out_of_required_too() {
    let form = Deploy::schema()
        .to_builder()
        .edit("branch", |field| field.default("main"))
        .build()
        .unwrap();
    assert!(!form.field("branch").unwrap().is_required());
    // What was required beside a default stays so.
    let both = Field::string("a").default("x").required(true);
    let form = FormSchema::builder().field(both).build().unwrap();
    let again = form.to_builder().edit("a", |field| field.title("A")).build().unwrap();
    assert!(again.field("a").unwrap().is_required());
}

#[test]
fn all_faults_of_a_select_are_reported() {
    let form = FormSchema::builder()
        .field(Field::single_select("a", ["x", "x", ""]).option_titles(["X"]))
        .field(Field::multi_select("b", ["x", "y"]).min_items(2).default(["q"]))
        .field(Field::boolean("c").any().options(["x", "x"]))
        .build();
    assert_eq!(
        faults(form),
        [
            "/properties/a/oneOf/1/const `a`: option \"x\" stands twice: each option once",
            "/properties/a/oneOf/2/const `a`: option 3 is empty, and some clients cannot show it: give it a value, or leave the field optional",
            "/properties/a/oneOf `a`: there must be one title for each option: 1 for 3 options",
            "/properties/b/default `b`: `default` [\"q\"] has too few options: 1, and it needs at least 2",
            "/properties/b/default `b`: `default` \"q\" is none of the options: \"x\", \"y\"",
            "/properties/c/enum `c`: `options` does not apply to a boolean: remove it, or change the kind of field",
        ]
    );
}

/// What the type of a field can't hold, no edit makes an option of it.
#[test]
fn the_options_of_an_edit_are_values_of_the_type() {
    #[derive(ElicitEnum)]
    enum Size {
        Small,
        Large,
    }
    #[derive(ElicitSchema)]
    struct Order {
        day: chrono04::NaiveDate,
        grade: char,
        size: Size,
        sizes: Option<Vec<Size>>,
        note: String,
    }
    let edit = |name: &'static str, options: &'static [&'static str]| {
        let options = options.iter().copied();
        Order::schema().to_builder().edit(name, |field| field.options(options)).build()
    };
    for (name, options) in [
        ("day", &["2026-01-31", "2026-02-01"][..]),
        ("grade", &["A", "B"]),
        ("size", &["Large"]),
        ("sizes", &["Large", "Small"]),
        ("note", &["any", "text"]),
    ] {
        assert_eq!(
            edit(name, options).unwrap().field(name).unwrap().options().len(),
            options.len()
        );
    }
    let cases: [(_, &[_], _); 4] = [
        (
            "day",
            &["2026-01-31", "soon"],
            "/properties/day/enum/1 `day`: option \"soon\" is no value of the field's type, which takes a date like 2026-01-31",
        ),
        (
            "grade",
            &["A+"],
            "/properties/grade/enum/0 `grade`: option \"A+\" is no value of the field's type, which takes at most 1 character",
        ),
        (
            "size",
            &["Huge"],
            "/properties/size/enum/0 `size`: option \"Huge\" is no value of the field's type, which takes \"Small\", \"Large\"",
        ),
        (
            "sizes",
            &["Small", "small"],
            "/properties/sizes/items/enum/1 `sizes`: option \"small\" is no value of the field's type, which takes \"Small\", \"Large\"",
        ),
    ];
    for (name, options, fault) in cases {
        assert_eq!(faults(edit(name, options)), [fault]);
    }
    let all: Vec<_> = edit("day", &["soon", "2026-01-31", "soon", "later", "later"])
        .unwrap_err()
        .faults()
        .iter()
        .map(|fault| *fault.kind())
        .collect();
    let because = ViolationKind::NotOfFormat { format: Format::Date };
    let refused = |index| FaultKind::OptionRefused { index, because };
    let repeated = |index| FaultKind::RepeatedOption { index };
    assert_eq!(all, [repeated(2), repeated(4), refused(0), refused(2), refused(3), refused(4)]);
}

/// One limit of the type is enough.
#[test]
fn each_limit_of_a_type_holds_for_options() {
    #[derive(ElicitField)]
    #[field(min_length = 3)]
    struct Long(#[expect(dead_code)] String);
    #[derive(ElicitField)]
    #[field(max_length = 3)]
    struct Short(#[expect(dead_code)] String);
    struct Mail;
    impl ElicitField for Mail {
        type Kind = kind::StringField;
        const SPEC: FieldSpec<'static, kind::StringField> =
            FieldSpec::string().format(Format::Email);
    }
    let build = |field: FieldBuilder<'static>| FormSchema::builder().field(field).build();
    for (good, bad, takes) in [
        (
            Field::of::<Long>("f").options(["long"]).any(),
            Field::of::<Long>("f").options(["s"]).any(),
            "takes at least 3 characters",
        ),
        (
            Field::of::<Short>("f").options(["s"]).any(),
            Field::of::<Short>("f").options(["long"]).any(),
            "takes at most 3 characters",
        ),
        (
            Field::of::<Mail>("f").options(["a@b"]).any(),
            Field::of::<Mail>("f").options(["ab"]).any(),
            "takes an e-mail address",
        ),
    ] {
        assert!(build(good).is_ok());
        let error = build(bad).unwrap_err();
        assert!(error.to_string().ends_with(takes), "{error}");
        assert!(matches!(error.faults()[0].kind(), FaultKind::OptionRefused { index: 0, .. }));
    }
}

/// What is vouched for, and what is the form's own choice, an edit may change.
#[test]
fn other_options_are_free() {
    #[derive(ElicitEnum)]
    #[elicit(trust_serde)]
    #[serde(from = "String")]
    enum City {
        Oslo,
        Lisbon,
    }
    #[derive(ElicitField)]
    #[field(options = ["main", "next"])]
    struct Branch(#[expect(dead_code)] String);
    #[derive(ElicitEnum)]
    enum Plain {
        A,
    }
    #[derive(ElicitSchema)]
    struct Trip {
        city: City,
        cities: Vec<City>,
        branch: Branch,
        #[field(options = ["s", "m"])]
        size: String,
        #[field(trust_serde)]
        #[serde(deserialize_with = "my::function")]
        plain: Plain,
    }
    let form = Trip::schema().fields().fold(Trip::schema().to_builder(), |form, field| {
        form.edit(field.name(), |field| field.options(["Paris"]))
    });
    assert_eq!(form.build().map(|form| form.fields().len()), Ok(5));
}

#[test]
fn a_form_forgets_who_said_that_a_field_is_required() {
    const SPEC: FieldSpec<'static, kind::IntegerField> = FieldSpec::of::<u8>("n").required(true);
    fn edited(form: FormBuilder<'_>) -> bool {
        let form = form.edit("n", |field| field.default(1)).build().unwrap();
        form.field("n").unwrap().is_required()
    }
    let start = FormSchema::builder;
    // Said of the field under construction, it holds.
    assert!(edited(start().field(SPEC)) && edited(start().field(SPEC.field())));
    assert!(edited(start().field(Field::integer("n")).required(["n"])));
    // Of a form that stands, it is a fact like any other.
    let built = start().field(Field::integer("n")).required(["n"]).build().unwrap();
    let read = FormSchema::from_str(&built.to_string()).unwrap();
    assert!(!edited(built.to_builder()) && !edited(read.to_builder()));
}

#[test]
fn what_is_said_of_required_wins_over_a_default_in_any_order() {
    const NO: DefaultValue<'static> = DefaultValue::Boolean(false);
    const SPECS: [FieldSpec<'static, kind::BooleanField>; 2] = [
        FieldSpec::of::<bool>("f").required(true).default(NO),
        FieldSpec::of::<bool>("f").default(NO).required(true),
    ];
    for spec in SPECS {
        assert!(spec.field().is_required());
    }
    let builders = [
        Field::boolean("f").required(true).default(false),
        Field::boolean("f").default(false).required(true),
        FieldBuilder::from(FieldSpec::boolean().required(true)).default(false),
    ];
    for builder in builders {
        assert!(builder.as_field().is_required());
    }
    assert!(!FieldSpec::of::<bool>("f").default(NO).field().is_required());
}

#[test]
fn every_builder_can_be_cloned() {
    #[derive(ElicitEnum)]
    enum NotClone {
        A,
    }
    let text = Field::single_select("f", ["A"]);
    let of_enum = Field::of::<NotClone>("f");
    assert_eq!(text.clone().as_field(), text.as_field());
    assert_eq!(of_enum.clone().as_field(), of_enum.as_field());
}

#[test]
fn a_field_says_no_more_than_its_type() {
    #[derive(ElicitEnum)]
    enum Size {
        S,
        M,
        L,
    }
    #[derive(ElicitField)]
    #[field(min_items = 1, max_items = 2)]
    struct Some(#[expect(dead_code)] Vec<Size>);

    let form = |field: FieldBuilder<'static>| FormSchema::builder().field(field).build();
    let date = || Field::of::<chrono04::NaiveDate>("f");
    assert!(form(date().format(Format::Date).any()).is_ok(), "as its type");
    assert!(form(Field::of::<Some>("f").min_items(2).max_items(2).any()).is_ok(), "tighter");
    let beyond = "a field may tighten the limits of its type, not loosen them";
    for (field, fault) in [
        (
            date().format(Format::Email).any(),
            "/properties/f/format `f`: the field's type is of the format \"date\": remove `format`"
                .to_owned(),
        ),
        (
            Field::of::<Some>("f").min_items(0).any(),
            format!(
                "/properties/f/minItems `f`: `min_items` 0 is beyond what the field's type allows, which is 1: {beyond}"
            ),
        ),
        (
            Field::of::<Some>("f").max_items(3).any(),
            format!(
                "/properties/f/maxItems `f`: `max_items` 3 is beyond what the field's type allows, which is 2: {beyond}"
            ),
        ),
    ] {
        assert_eq!(faults(form(field)), [fault]);
    }
}
