//! What most fields say beside their type, as constants that cost the compiler little.
//!
//! A whole [`SchemaSpec`](super::SchemaSpec) is made of some sixty types. Of each call that
//! returns one, in the user's code, the compiler proves that nothing in it can change, and it
//! looks through each constant that holds one. [`Keys`] are a few words with the modifiers
//! that most fields use; they meet the schema of the type here, in [`SlotAt`].

use core::marker::PhantomData;

use super::SchemaType;
use super::keywords::{SaidLimits, limits_of_mut};
use super::spec::{Held, Slot};

/// A field: what its type says, and its keys.
#[derive(Clone, Copy)]
pub struct Keyed {
    of_type: Held<'static>,
    title: Option<&'static str>,
    description: Option<&'static str>,
    limits: SaidLimits,
}

/// The same, for a type of that kind: a key that it does not have does not compile.
pub struct Keys<K> {
    keyed: Keyed,
    kind: PhantomData<fn() -> K>,
}

/// A field of that type, without a key so far.
pub const fn keys_of<T: SchemaType>() -> Keys<T::Kind> {
    let of_type = T::SLOT;
    let keyed = Keyed { of_type, title: None, description: None, limits: SaidLimits::NONE };
    Keys { keyed, kind: PhantomData }
}

impl<K> Clone for Keys<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Keys<K> {}

impl<K> Keys<K> {
    /// As of a whole schema.
    pub const fn title(mut self, title: &'static str) -> Self {
        self.keyed.title = Some(title);
        self
    }

    /// As of a whole schema.
    pub const fn description(mut self, description: &'static str) -> Self {
        self.keyed.description = Some(description);
        self
    }

    pub(super) const fn limits_mut(&mut self) -> &mut SaidLimits {
        &mut self.keyed.limits
    }

    /// All of them: the kind is no longer asked for.
    pub const fn keyed(self) -> Keyed {
        self.keyed
    }
}

/// A field of a type whose derive has fields with such keys.
pub trait HasKeyed {
    /// All of them.
    const KEYED: &'static [Keyed];
}

/// The place of a field in that list, as a type: a number as an argument would be one more
/// body for the compiler, wherever it stands.
pub trait Index {
    /// The place, from 0 on.
    const INDEX: usize;
}

macro_rules! digits {
    ($($digit:ident: $value:literal),*) => {$(
        /// A digit.
        #[derive(Debug)]
        pub struct $digit;

        impl Index for $digit {
            const INDEX: usize = $value;
        }
    )*};
}
digits!(I0: 0, I1: 1, I2: 2, I3: 3, I4: 4, I5: 5, I6: 6, I7: 7, I8: 8, I9: 9);

impl<A: Index, B: Index> Index for (A, B) {
    const INDEX: usize = 10 * A::INDEX + B::INDEX;
}

/// One of them as a slot, which the compiler makes once.
#[derive(Debug)]
pub struct SlotAt<T, I>(PhantomData<fn() -> (T, I)>);

impl<T: HasKeyed, I: Index> SlotAt<T, I> {
    /// The slot.
    pub const SLOT: Held<'static> = Held { slot: &slot(T::KEYED, I::INDEX) };
}

#[allow(clippy::panic)] // evaluated by the compiler only
const fn slot(all: &[Keyed], index: usize) -> Slot {
    let Some((_, [keyed, ..])) = all.split_at_checked(index) else {
        panic!("a derive counts its fields");
    };
    let Keyed { of_type, title, description, limits } = keyed;
    let mut slot = *of_type.slot;
    slot.of_type = &of_type.slot.node;
    if title.is_some() {
        slot.node.title = *title;
    }
    if description.is_some() {
        slot.node.description = *description;
    }
    if let Some(of_slot) = limits_of_mut(&mut slot) {
        limits.put_into(of_slot);
    }
    slot
}
