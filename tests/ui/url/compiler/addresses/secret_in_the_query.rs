//~ 1 error
use schema_core::url::ElicitUrl;

static PAGE: ElicitUrl<'_> = ElicitUrl::from_static("https://example.com/connect?api_key=7");

fn main() {
    let _ = PAGE.host();
}
