//! What a type says of its fields that no modifier of [`FieldSpec`] does.

use super::{ElicitEnum, FieldKind, FieldSpec, RustType, Texts};

impl<K> FieldSpec<'static, K> {
    /// The options are those of the enum `E`, and its author's rules are about them.
    pub(super) const fn over_enum<E: ElicitEnum>(mut self) -> Self {
        self.field.options = Texts::new(E::OPTIONS);
        self.field.titles = match E::TITLES {
            Some(titles) => Some(Texts::new(titles)),
            None => None,
        };
        // A multi-select has no older form.
        let is_single = matches!(self.field.facts.kind, FieldKind::SingleSelect);
        self.field.facts.enum_names = E::ENUM_NAMES && is_single;
        self.field.facts.unknown = E::UNKNOWN;
        self.field.facts.limits.trusts_serde = E::TRUSTS_SERDE;
        self.field.facts.limits.rust = if is_single {
            self.field.facts.checks = E::CHECKS;
            const { &RustType::of_options(E::OPTIONS) }
        } else {
            const { &RustType::of_items(E::OPTIONS, E::CHECKS) }
        };
        self
    }

    /// What the type asks of answers although the form does not show it: the range
    /// of a 64-bit type or an `f32`, the text of an address.
    pub(crate) const fn hidden(mut self, rust: &'static RustType) -> Self {
        self.field.facts.limits.rust = rust;
        self
    }

    /// A set, which may be smaller than the list that it was read from.
    pub(crate) const fn distinct(mut self) -> Self {
        self.field.facts.limits.distinct = true;
        self
    }

    /// Zero is refused although the range of the form contains it.
    pub(crate) const fn nonzero(mut self) -> Self {
        self.field.facts.limits.nonzero = true;
        self
    }
}
