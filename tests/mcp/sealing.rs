//! One key, two codecs: a server may change its SDK while calls are open.

use core::time::Duration;

use schema_core::rmcp3::Sealing;
use schema_core::session::{HmacSeal, Seal};

#[test]
fn each_seal_opens_the_others() {
    let (sdk, own) = (Sealing::new([7; 32]).unwrap(), HmacSeal::new([7; 32]).unwrap());
    for payload in [&b""[..], b"{}", &[0, 255, 7].repeat(1000)] {
        for (one, other) in [(&sdk as &dyn Seal, &own as &dyn Seal), (&own, &sdk)] {
            let sealed = one.seal(payload, b"tool user");
            assert_eq!(other.open(&sealed, b"tool user").as_deref(), Some(payload));
            assert_eq!(other.open(&sealed, b"tool eve"), None);
        }
    }
    let (sdk, own) = (sdk.time_limit(Duration::ZERO), own.time_limit(Duration::ZERO));
    let sealed = [sdk.seal(b"{}", b""), own.seal(b"{}", b"")];
    std::thread::sleep(Duration::from_millis(5));
    for sealed in sealed {
        assert_eq!((own.open(&sealed, b""), sdk.open(&sealed, b"")), (None, None));
    }
}
