//~ 1 error
use schema_core::url::ElicitUrl;

static PAGE: ElicitUrl<'_> = ElicitUrl::from_static("https://bank.example@evil.example/");

fn main() {
    let _ = PAGE.host();
}
