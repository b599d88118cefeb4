//~ 1 error
use schema_core::url::ElicitUrl;

static PAGE: ElicitUrl<'_> = ElicitUrl::from_static("https://127.1/");

fn main() {
    let _ = PAGE.host();
}
