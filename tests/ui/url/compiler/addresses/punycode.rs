//~ 1 error
use schema_core::url::ElicitUrl;

static PAGE: ElicitUrl<'_> = ElicitUrl::from_static("https://xn--bcher-kva.example/");

fn main() {
    let _ = PAGE.host();
}
