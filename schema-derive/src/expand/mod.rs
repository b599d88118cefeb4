//! From models to code.

mod check;
mod field;
mod lints;
mod options;
mod spans;
mod tool;
mod undeclared;
mod value;
mod words;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::{DeriveInput, Generics, WhereClause, parse_quote};

use crate::core_path::CorePath;
use crate::extent::Extent;
use crate::model::{Field, Form, Item, Newtype};
use check::checks;
use field::FieldCode;
pub(crate) use options::options;
use spans::Params;
pub(crate) use spans::core;
pub(crate) use tool::{judged as judged_tool, tool};

/// The impl of `ElicitSchema`. A form with mistakes still gets one, empty, so
/// that they are the only errors.
pub(crate) fn form(
    input: &DeriveInput,
    krate: &CorePath,
    form: &Form<'_>,
    has_errors: bool,
) -> TokenStream {
    let core = core(Span::call_site());
    let params = Params::of(&input.generics);
    let mut pieces = FormCode::of(input, form);
    if !has_errors {
        for item in &form.items {
            pieces.add(item, &params);
        }
    }
    let check = form.check.as_ref().filter(|_| !has_errors);
    let call = check.map(|rule| {
        let checks = checks(&quote!(Self), rule, &quote!(#core::None));
        quote!(.check(const { &#checks }))
    });
    let (consts, schema) = pieces.finish(&call.unwrap_or_default());
    let mut bounds = if has_errors { Vec::new() } else { bounds(form, &params) };
    bounds.extend(own_bound(input, check.is_some()));
    let clause = where_clause(input, bounds);
    let json = json(input, "ElicitSchema", "form_text");
    let name = &input.ident;
    let (impl_generics, type_generics, _) = input.generics.split_for_impl();
    let if_tools = krate.macro_of("if_tools");
    // What has no fields with names may have the derive that is right for it, which makes
    // it a type of tools.
    let schema_type = has_names(input).then(|| {
        quote! {
            #if_tools! {
                #[automatically_derived]
                impl #impl_generics #core::SchemaType for #name #type_generics #clause {
                    type Kind = #core::Object;
                    const TYPE: #core::SchemaSpec<#core::Object> =
                        #core::form_as_schema::<Self>();
                }
            }
        }
    });
    scope(
        input,
        krate,
        &quote! {
            #consts
            #[automatically_derived]
            impl #impl_generics #core::ElicitSchema for #name #type_generics #clause {
                const SCHEMA: &'static #core::FormSchema<'static> = #schema;
                #json
            }
            #schema_type
        },
    )
}

/// Whether the item is a struct with named fields.
fn has_names(input: &DeriveInput) -> bool {
    match &input.data {
        syn::Data::Struct(data) => matches!(data.fields, syn::Fields::Named(_)),
        _ => false,
    }
}

/// The fields of a form with mistakes, as far as they are understood: for the compiler to
/// judge their types, and which keys these have. No rule is asked, and no form made.
pub(crate) fn judged(input: &DeriveInput, krate: &CorePath, form: &Form<'_>) -> TokenStream {
    let params = Params::of(&input.generics);
    let mut body = TokenStream::new();
    for item in &form.items {
        let Item::Field(field) = item else { continue };
        let spec = FieldCode::unchecked(field, &params);
        if !field.keys.written.kind_is_unknown && !params.are_in(&spec) {
            body.extend(quote!(const _: () = { let _ = #spec; };));
        }
    }
    if body.is_empty() { body } else { scope(input, krate, &body) }
}

/// The scope that generated code stands in, with the one name that it uses.
fn scope(input: &DeriveInput, krate: &CorePath, body: &TokenStream) -> TokenStream {
    let (allowed, private) = (lints::allowed(input), krate.private());
    let core = core(krate.span());
    quote! {
        #allowed
        const _: () = {
            use #private as #core;
            #body
        };
    }
}

/// The pieces of a form's code.
struct FormCode {
    /// Where the names of constants stand that mention the types of several fields.
    place: Span,
    /// Where the item's name stands.
    item: Span,
    /// The constants of fields that can be wrong.
    consts: TokenStream,
    /// The fields since the last flattened form.
    fields: Vec<TokenStream>,
    /// How many constants there are.
    count: usize,
    /// Forms that are finished: own fields, and flattened ones.
    forms: Vec<TokenStream>,
    /// Where the last `flatten` stands.
    flatten: Option<Span>,
    /// Whether a field names a parameter, which a nested constant can't.
    is_generic: bool,
}

impl FormCode {
    fn of(input: &DeriveInput, form: &Form<'_>) -> Self {
        let item = input.ident.span();
        let types = form.items.iter().map(|item| match item {
            Item::Field(field) => field.ty,
            Item::Flatten(ty, _) => ty,
        });
        Self {
            place: undeclared::place(types, item),
            item,
            consts: TokenStream::new(),
            fields: Vec::new(),
            count: 0,
            forms: Vec::new(),
            flatten: None,
            is_generic: false,
        }
    }

    fn add(&mut self, item: &Item<'_>, params: &Params) {
        match item {
            Item::Field(field) => self.add_field(field, params),
            Item::Flatten(ty, span) => {
                self.close();
                self.is_generic |= params.are_in(ty);
                self.flatten = Some(*span);
                let is_option = is_spelled_option(ty);
                let ty = params.as_static(ty.to_token_stream());
                let Extent { first, last } = Extent::of(&ty);
                let core = core(first);
                let how = if is_option { "flattened_option" } else { "flattened" };
                let how = Ident::new(how, first);
                let open = quote_spanned!(first=> #core::#how::<);
                let close = quote_spanned!(last=> >);
                let args = spans::parens(last, TokenStream::new());
                self.forms.push(quote!(#open #ty #close #args));
            }
        }
    }

    fn add_field(&mut self, field: &Field<'_>, params: &Params) {
        let core = core(Span::call_site());
        let of = params.as_static(field.ty.to_token_stream());
        let FieldCode { spec, is_checked } =
            FieldCode::of(field, params).with_check(field, &of, params);
        if params.are_in(&spec) {
            self.is_generic = true;
        } else if is_checked {
            let name = self.fresh("FIELD", undeclared::place([field.ty], self.item));
            self.consts.extend(quote!(const #name: #core::Field<'static> = #spec.field();));
            self.fields.push(name.into_token_stream());
            return;
        }
        self.fields.push(quote!(#spec.field()));
    }

    /// Ends a run of own fields.
    fn close(&mut self) {
        if self.fields.is_empty() {
            return;
        }
        let core = core(Span::call_site());
        let fields = std::mem::take(&mut self.fields);
        let fields =
            self.constant("FIELDS", Span::call_site(), &quote!([#core::Field<'static>]), &fields);
        self.forms.push(quote!(&#core::form(#fields)));
    }

    /// A list as a constant: one with a name, or, where a parameter occurs, an
    /// inline one.
    fn constant(
        &mut self,
        name: &str,
        span: Span,
        ty: &TokenStream,
        elements: &[TokenStream],
    ) -> TokenStream {
        if self.is_generic {
            return quote!(const { &[#(#elements),*] });
        }
        let name = self.fresh(name, self.place);
        self.consts.extend(quote_spanned!(span=> const #name: &#ty = &[#(#elements),*];));
        name.into_token_stream()
    }

    fn fresh(&mut self, name: &str, place: Span) -> Ident {
        self.count += 1;
        spans::fresh(name, self.count, place)
    }

    /// The constants, and the expression of the schema, with a call of it at the end.
    fn finish(mut self, call: &TokenStream) -> (TokenStream, TokenStream) {
        let core = core(Span::call_site());
        self.close();
        let Some(flatten) = self.flatten else {
            let form = self.forms.pop().unwrap_or_else(|| quote!(&#core::form(&[])));
            return (self.consts, quote!(#form #call));
        };
        let forms = std::mem::take(&mut self.forms);
        // Forms that flatten each other are a cycle, of which the compiler says this name, here.
        let name = "FORMS_NOT_WITHIN_THEMSELVES";
        let list = self.constant(name, flatten, &quote!([&#core::FormSchema<'static>]), &forms);
        // Two forms may have a field of one name, which shows only here.
        let at_flatten = spans::core(flatten);
        let check = quote_spanned!(flatten=> #at_flatten::check_names(#list));
        if self.is_generic {
            return (self.consts, quote!({ #check; &#core::joined(#list) #call }));
        }
        // A constant of its own, so that it is checked though nobody asks for
        // the schema.
        self.consts.extend(quote!(const _: () = #check;));
        (self.consts, quote!(&#core::joined(#list) #call))
    }
}

/// A field of forms as a schema, where the core has the feature `tools`.
fn field_as_schema(
    input: &DeriveInput,
    krate: &CorePath,
    clause: Option<&WhereClause>,
) -> TokenStream {
    let core = core(Span::call_site());
    let if_tools = krate.macro_of("if_tools");
    let name = &input.ident;
    let (impl_generics, type_generics, _) = input.generics.split_for_impl();
    quote! {
        #if_tools! {
            #[automatically_derived]
            impl #impl_generics #core::SchemaType for #name #type_generics #clause {
                type Kind = <Self as #core::ElicitField>::Kind;
                const TYPE: #core::SchemaSpec<Self::Kind> = #core::field_as_schema::<Self>();
            }
        }
    }
}

/// Whether a type's name is `Option`: only words hang on it. Whatever the type is, both
/// traits ask the same of it.
fn is_spelled_option(ty: &syn::Type) -> bool {
    inside_option(ty).is_some()
}

/// What is in a type that is spelled as an `Option`.
fn inside_option(ty: &syn::Type) -> Option<&syn::Type> {
    let segment = match ty {
        syn::Type::Group(group) => return inside_option(&group.elem),
        syn::Type::Path(path) => path.path.segments.last()?,
        _ => return None,
    };
    let syn::PathArguments::AngleBracketed(list) = &segment.arguments else { return None };
    list.args.iter().find_map(|argument| match argument {
        syn::GenericArgument::Type(inner) if segment.ident == "Option" => Some(inner),
        _ => None,
    })
}

/// What a generic form asks of the types that it is made with.
fn bounds(form: &Form<'_>, params: &Params) -> Vec<syn::WherePredicate> {
    let core = core(Span::call_site());
    let generic = |ty: &syn::Type| params.types_are_in(&ty);
    form.items
        .iter()
        .flat_map(|item| match item {
            Item::Field(field) if words::is_hopeless(words::about(field.ty)) => [None, None],
            Item::Field(field) if generic(field.ty) => {
                let ty = field.ty;
                let of = if field.keys.options.is_some() { "ElicitOptions" } else { "ElicitField" };
                let of = Ident::new(of, Span::call_site());
                // A rule gets what is in an `Option`.
                let inner = inside_option(ty).unwrap_or(ty);
                let is_read = field.keys.check.is_some();
                let read = is_read.then(|| parse_quote!(#inner: #core::DeserializeOwned));
                [Some(parse_quote!(#ty: #core::#of)), read]
            }
            Item::Flatten(ty, _) if generic(ty) => {
                [Some(parse_quote!(#ty: #core::ElicitSchema)), None]
            }
            _ => [None, None],
        })
        .flatten()
        .collect()
}

/// What a rule about the whole asks of a generic type.
fn own_bound(input: &DeriveInput, has_check: bool) -> Option<syn::WherePredicate> {
    let core = core(Span::call_site());
    (has_check && has_parameters(&input.generics))
        .then(|| parse_quote!(Self: #core::DeserializeOwned))
}

/// The text of the schema in a `static` of its own. An instance of a generic type can't have
/// one: its text the core finds.
fn json(input: &DeriveInput, of: &str, how: &str) -> Option<TokenStream> {
    let core = core(Span::call_site());
    // Spelled out: the type may have a `SCHEMA` of its own.
    let of = Ident::new(of, Span::call_site());
    let how = Ident::new(how, Span::call_site());
    (!has_parameters(&input.generics)).then(|| {
        quote! {
            #[inline]
            fn json() -> &'static #core::str {
                static JSON: #core::OnceLock<&'static #core::str> = #core::OnceLock::new();
                #core::#how(&JSON, <Self as #core::#of>::SCHEMA)
            }
        }
    })
}

/// Whether there is a parameter beside lifetimes.
fn has_parameters(generics: &Generics) -> bool {
    generics.params.iter().any(|param| !matches!(param, syn::GenericParam::Lifetime(_)))
}

fn where_clause(input: &DeriveInput, bounds: Vec<syn::WherePredicate>) -> Option<WhereClause> {
    if bounds.is_empty() {
        return input.generics.where_clause.clone();
    }
    let mut generics = input.generics.clone();
    generics.make_where_clause().predicates.extend(bounds);
    generics.where_clause
}

/// The impl of what is no newtype, with the words of the refusal, when the compiler should
/// say them.
pub(crate) fn no_newtype(
    input: &DeriveInput,
    krate: &CorePath,
    refusal: Option<&str>,
) -> TokenStream {
    let name = &input.ident;
    let (impl_generics, type_generics, clause) = input.generics.split_for_impl();
    // All of it at the name, where the compiler then points when there are two.
    let span = name.span();
    let core = core(span);
    let (spec, check) = match refusal {
        None => (quote!(#core::unknown()), field_as_schema(input, krate, clause)),
        Some(words) => {
            (quote_spanned!(span=> #core::refused(#words)), checked_everywhere(name, &core))
        }
    };
    let refused = quote_spanned! {span=>
        #[automatically_derived]
        impl #impl_generics #core::ElicitField for #name #type_generics #clause {
            type Kind = #core::AnyField;
            const SPEC: #core::FieldSpec<'static, #core::AnyField> = #spec;
        }
        #check
    };
    scope(input, krate, &refused)
}

/// Has a field judged though no form has it yet.
fn checked_everywhere(name: &Ident, core: &Ident) -> TokenStream {
    quote!(const _: () = { let _ = <#name as #core::ElicitField>::SPEC; };)
}

/// The impl of a newtype.
pub(crate) fn newtype(input: &DeriveInput, krate: &CorePath, newtype: &Newtype<'_>) -> TokenStream {
    let core = core(Span::call_site());
    // All of it stands in the impl, where the lifetimes have their names.
    let params = Params::of(&input.generics).without_lifetimes();
    let name = &input.ident;
    let (impl_generics, type_generics, _) = input.generics.split_for_impl();
    let inner = &newtype.field;
    let ty = inner.ty;
    let (of, marker) = match inner.keys.options {
        Some(_) => ("ElicitOptions", "SelectOf"),
        None => ("ElicitField", "KindOf"),
    };
    let (of, marker) = (Ident::new(of, Span::call_site()), Ident::new(marker, Span::call_site()));
    let is_generic = params.types_are_in(ty) && !words::is_hopeless(words::about(ty));
    let mut bounds = if is_generic { vec![parse_quote!(#ty: #core::#of)] } else { Vec::new() };
    bounds.extend(own_bound(input, inner.keys.check.is_some()));
    let clause = where_clause(input, bounds);
    let FieldCode { mut spec, .. } =
        FieldCode::of(inner, &params).with_check(inner, &quote!(Self), &params);
    if newtype.hides_option {
        let Extent { first, last } = Extent::of(ty);
        let core = spans::core(first);
        let open = quote_spanned!(first=> #core::never_absent);
        let spec_of_it = spans::parens(last, spec);
        spec = quote!(#open #spec_of_it);
    }
    let has_no_parameters = input.generics.params.is_empty();
    let check = has_no_parameters.then(|| checked_everywhere(name, &core));
    let schema_type = field_as_schema(input, krate, clause.as_ref());
    let implement = undeclared::implement([ty], name.span());
    scope(
        input,
        krate,
        &quote! {
            #[automatically_derived]
            #implement #impl_generics #core::ElicitField for #name #type_generics #clause {
                type Kind = #core::#marker<#ty>;
                const SPEC: #core::FieldSpec<'static, Self::Kind> = #core::newtype(#spec);
            }
            #schema_type
            #check
        },
    )
}
