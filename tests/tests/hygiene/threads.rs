//! What a server keeps goes to other threads, and may be looked at from several: an `Rc` or
//! a `RefCell` deep within would take that away, and no other test would tell.

use schema_core::kind::StringField;
use schema_core::object::{ObjectBuilder, Type};
use schema_core::session::{Client, Question, Round, SessionError};
use schema_core::{
    Answer, AnswerError, ElicitRequestFormParams, ElicitRequestUrlParams, Excerpt, Field,
    FieldBuilder, FormBuilder, FormError, FormSchema, LenientForm, LenientRead, LenientRequest,
    Number, ObjectError, ObjectSchema, ReadError, Violations,
};

const fn is_shared<T: Send + Sync>() {}

#[test]
fn all_of_it_may_go_to_another_thread() {
    is_shared::<Field<'_>>();
    is_shared::<FieldBuilder<'_>>();
    is_shared::<FormBuilder<'_>>();
    is_shared::<FormSchema<'_>>();
    is_shared::<ElicitRequestFormParams<'_>>();
    is_shared::<ElicitRequestUrlParams<'_>>();
    is_shared::<LenientForm>();
    is_shared::<LenientRequest>();
    is_shared::<ObjectSchema<'_>>();
    is_shared::<ObjectBuilder>();
    is_shared::<Type<StringField>>();
    is_shared::<LenientRead<Number>>();
    is_shared::<Answer<Number>>();
    is_shared::<Excerpt<'_>>();
    is_shared::<Client>();
    is_shared::<Question<'_>>();
    is_shared::<Round>();
    is_shared::<AnswerError>();
    is_shared::<FormError>();
    is_shared::<ObjectError>();
    is_shared::<ReadError>();
    is_shared::<SessionError>();
    is_shared::<Violations>();
}
