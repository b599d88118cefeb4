//! What is made once for each constant of the program, and kept for as long as it runs.
//!
//! It is found by the address of the constant, of which each type has at least one; two with
//! one address are one constant. What a concrete type hands out again and again, a `static`
//! that its derive writes keeps at hand besides; an instance of a generic type can't have one.

use core::hash::{BuildHasher, BuildHasherDefault, Hash, Hasher};
use std::collections::HashMap;
use std::sync::{OnceLock, PoisonError, RwLock};

/// All that was made of one sort.
pub(crate) struct Made<K: 'static, V: 'static> {
    /// The first that was made for each of these places, found without a lock.
    first: [OnceLock<(K, &'static V)>; PLACES],
    all: OnceLock<RwLock<Known<K, V>>>,
}

const PLACES: usize = 64;

type Known<K, V> = HashMap<K, &'static V, BuildHasherDefault<Mixer>>;

impl<K: Copy + Eq + Hash, V> Made<K, V> {
    pub(crate) const fn new() -> Self {
        Self { first: [const { OnceLock::new() }; PLACES], all: OnceLock::new() }
    }

    /// What belongs to that key, made if it was not yet.
    pub(crate) fn get(&self, key: K, build: impl FnOnce() -> V) -> &'static V {
        let hash = BuildHasherDefault::<Mixer>::default().hash_one(key);
        let place = usize::try_from(hash % PLACES as u64).ok().and_then(|at| self.first.get(at));
        match place.and_then(OnceLock::get) {
            Some((first, made)) if *first == key => made,
            _ => {
                let made = self.get_of_all(key, build);
                // That another is there already does no harm.
                let _ = place.map(|place| place.set((key, made)));
                made
            }
        }
    }

    fn get_of_all(&self, key: K, build: impl FnOnce() -> V) -> &'static V {
        let known = self.all.get_or_init(RwLock::default);
        if let Some(made) = known.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return made;
        }
        // Not under the lock: it may take its time, or panic.
        let made = build();
        let mut known = known.write().unwrap_or_else(PoisonError::into_inner);
        known.entry(key).or_insert_with(|| Box::leak(Box::new(made)))
    }
}

/// The place of a constant.
pub(crate) fn address<T: ?Sized>(constant: &'static T) -> usize {
    core::ptr::from_ref(constant).addr()
}

/// Hashes addresses, which nobody outside chooses: faster than what holds out against
/// chosen keys.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64((*byte).into());
        }
    }

    fn write_u64(&mut self, value: u64) {
        // Odd, from the digits of the golden ratio: it spreads neighbours.
        self.0 = (self.0.rotate_left(5) ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.write_usize(value.unsigned_abs());
    }

    fn finish(&self) -> u64 {
        // The best bits are the highest, and a table looks at the lowest, too.
        self.0.rotate_left(26)
    }
}

#[cfg(test)]
mod tests {
    use super::{Made, PLACES};

    #[test]
    fn each_key_has_one_value_and_more_keys_than_places_do() {
        static MADE: Made<usize, usize> = Made::new();
        let count = PLACES * 8;
        let made: Vec<&usize> = (0..count).map(|key| MADE.get(key * 16, || key)).collect();
        for (key, value) in made.into_iter().enumerate() {
            assert_eq!(*value, key);
            assert!(core::ptr::eq(value, MADE.get(key * 16, || usize::MAX)));
        }
    }
}
