//! Text, and the standard library's types that serde reads from text.

use core::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::borrow::Cow;
use std::path::PathBuf;
use std::sync::Arc;

use crate::field::kind::{SingleSelectField, StringField};
use crate::field::{ElicitField, ElicitOptions, FieldSpec, RustType};

macro_rules! text {
    ($($text:ty),*) => {$(
        impl ElicitField for $text {
            type Kind = StringField;
            const SPEC: FieldSpec<'static, StringField> = FieldSpec::string();
        }
    )*};
}
text!(String, &str, Cow<'_, str>, Box<str>, Arc<str>, PathBuf);

/// No format says what an address is; the type's own `Deserialize` decides.
macro_rules! addresses {
    ($($address:ident => $words:literal;)*) => {$(
        impl ElicitField for $address {
            type Kind = StringField;
            const SPEC: FieldSpec<'static, StringField> =
                FieldSpec::string().hidden(&RustType::text::<$address>($words));
        }
    )*};
}
addresses! {
    IpAddr => "an IP address like 192.0.2.1";
    Ipv4Addr => "an IPv4 address like 192.0.2.1";
    Ipv6Addr => "an IPv6 address like 2001:db8::1";
    SocketAddr => "an IP address and port like 192.0.2.1:80";
    SocketAddrV4 => "an IPv4 address and port like 192.0.2.1:80";
    SocketAddrV6 => "an IPv6 address and port like [2001:db8::1]:80";
}

impl ElicitField for char {
    type Kind = StringField;
    const SPEC: FieldSpec<'static, StringField> = FieldSpec::string().min_length(1).max_length(1);
}

macro_rules! options {
    ($($text:ty),*) => {$(
        impl ElicitOptions for $text {
            type Kind = SingleSelectField;
            const SPEC: FieldSpec<'static, SingleSelectField> = FieldSpec::single_select_text();
        }
    )*};
}
options!(String, &str, Cow<'_, str>, Box<str>, Arc<str>);
