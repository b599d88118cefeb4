//~ 1 error
use schema_core::url::ElicitUrl;

static PAGE: ElicitUrl<'_> = ElicitUrl::from_static("http://example.com/connect");

fn main() {
    let _ = PAGE.host();
}
