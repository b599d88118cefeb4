//! Types of other crates, each behind a feature named after crate and major.
//!
//! A format is given only where every string of that format is one that the
//! type's own `Deserialize` takes: else a person could fill the form in rightly
//! and be refused. A field may still ask for one (`#[field(format = "uri")]`).

/// A plain string: the type's `Deserialize` decides.
#[allow(unused_macros)] // without any of the features
macro_rules! string {
    ($feature:literal: $([$($generics:tt)*] $ty:ty $(, $format:ident)?;)*) => {$(
        #[cfg(feature = $feature)]
        impl<$($generics)*> crate::ElicitField for $ty {
            type Kind = crate::kind::StringField;
            const SPEC: crate::FieldSpec<'static, crate::kind::StringField> =
                crate::FieldSpec::string()$(.format(crate::Format::$format))?;
        }
    )*};
}

// `NaiveDateTime` and `NaiveTime` have no offset, and so no format.
string! { "chrono04":
    [] chrono04::NaiveDate, Date;
    [Tz: chrono04::TimeZone] chrono04::DateTime<Tz>, DateTime;
    [] chrono04::NaiveDateTime;
    [] chrono04::NaiveTime;
}

// `Timestamp` ends a day before the year 10000 does and takes nine digits of a
// fraction at most, `Zoned` wants a time zone in brackets, the civil ones have no
// offset: none of them takes every `date-time`.
string! { "jiff02":
    [] jiff02::civil::Date, Date;
    [] jiff02::Timestamp;
    [] jiff02::Zoned;
    [] jiff02::civil::DateTime;
    [] jiff02::civil::Time;
}

// With `time`'s feature `serde-human-readable`, which ours turns on: without it
// they are lists of numbers. Its date-times are no RFC 3339.
string! { "time03":
    [] time03::Date, Date;
    [] time03::OffsetDateTime;
    [] time03::UtcDateTime;
    [] time03::PrimitiveDateTime;
    [] time03::Time;
}

// A URL is a web address as browsers read it: `http://a:99999` and `http:` are
// URIs and no URLs.
string! { "url2": [] url2::Url; }

// There is no format for it among the four.
string! { "uuid1": [] uuid1::Uuid; }

string! { "email_address02": [] email_address02::EmailAddress, Email; }
