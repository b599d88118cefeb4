//! Types of other crates, each behind a feature named after crate and major.
//!
//! A format is given only where every string of that format is one that the
//! type's own `Deserialize` takes: else a person could fill the form in rightly
//! and be refused. A field may still ask for one (`#[field(format = "uri")]`).

/// A string whose type reads some texts only, with words for them, and with their
/// format where there is one.
#[allow(unused_macros)] // without any of the features
macro_rules! string {
    ($feature:literal:
        $($ty:ty => $words:literal $([$format:ident])? $(tools $name:literal)?
            $(as $reader:ty, $param:ident: $bound:path)?;)*
    ) => {$(
        string!(@ $feature, $ty, $words, ($($format)?), ($($name)?), ($($reader, $param: $bound)?));
    )*};
    (@ $feature:literal, $ty:ty, $words:literal, $format:tt, $name:tt, ()) => {
        string!(@ $feature, $ty, $words, $format, $name, ($ty, ));
    };
    (@ $feature:literal, $ty:ty, $words:literal, ($($format:ident)?), ($($name:literal)?),
        ($reader:ty, $($generics:tt)*)) => {
        #[cfg(feature = $feature)]
        impl<$($generics)*> crate::field::ElicitField for $ty {
            type Kind = crate::field::kind::StringField;
            const SPEC: crate::field::FieldSpec<'static, crate::field::kind::StringField> =
                crate::field::FieldSpec::string()
                    .hidden(&crate::field::RustType::text::<$reader>($words))
                    $(.format(crate::field::Format::$format))?;
        }

        #[cfg(all(feature = $feature, feature = "tools"))]
        impl<$($generics)*> crate::tool::SchemaType for $ty {
            type Kind = crate::tool::kind::ParsedText;
            const TYPE: crate::tool::SchemaSpec<crate::tool::kind::ParsedText> =
                crate::tool::SchemaSpec::of_field(crate::field::FieldSpec::of::<$ty>(""))
                    .newtype::<crate::tool::kind::ParsedText>()
                    $(.format($name))?;
        }
    };
}

// `NaiveDateTime` and `NaiveTime` have no offset, and so no format. What reads one
// time zone reads all of them.
string! { "chrono04":
    chrono04::NaiveDate => "a date like 2026-01-31" [Date];
    chrono04::DateTime<Tz> => "a date and time like 2026-01-31T10:00:00Z" [DateTime]
        as chrono04::DateTime<chrono04::FixedOffset>, Tz: chrono04::TimeZone;
    chrono04::NaiveDateTime => "a date and time like 2026-01-31T10:00:00";
    chrono04::NaiveTime => "a time of day like 10:00:00";
}

// `Timestamp` ends a day before the year 10000 does and takes nine digits of a
// fraction at most, `Zoned` wants a time zone in brackets, the civil ones have no
// offset: none of them takes every `date-time`.
string! { "jiff02":
    jiff02::civil::Date => "a date like 2026-01-31" [Date];
    jiff02::Timestamp => "a date and time like 2026-01-31T10:00:00Z";
    jiff02::Zoned => "a date and time like 2026-01-31T10:00:00+01:00[+01:00]";
    jiff02::civil::DateTime => "a date and time like 2026-01-31T10:00:00";
    jiff02::civil::Time => "a time of day like 10:00:00";
}

// With `time`'s feature `serde-human-readable`, which ours turns on: without it
// they are lists of numbers. Its date-times are no RFC 3339.
string! { "time03":
    time03::Date => "a date like 2026-01-31" [Date];
    time03::OffsetDateTime => "a date and time like 2026-01-31 10:00:00.0 +01:00:00";
    time03::UtcDateTime => "a date and time like 2026-01-31 10:00:00.0";
    time03::PrimitiveDateTime => "a date and time like 2026-01-31 10:00:00.0";
    time03::Time => "a time of day like 10:00:00.0";
}

// A URL is a web address as browsers read it: `http://a:99999` and `http:` are
// URIs and no URLs.
string! { "url2": url2::Url => "a web address like https://example.com/"; }

// There is no format for it among the four of a form.
string! { "uuid1":
    uuid1::Uuid => "a UUID like 67e55044-10b1-426f-9247-bb680e5fe0c8" tools "uuid";
}

string! { "email_address02":
   email_address02::EmailAddress => "an e-mail address like name@example.com" [Email];
}
