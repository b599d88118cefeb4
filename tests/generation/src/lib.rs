//! A model that knows nothing but the schema: random choices among the bytes that
//! [llguidance](https://github.com/guidance-ai/llguidance) lets through.

pub mod types;

use llguidance::api::TopLevelGrammar;
use llguidance::{Matcher, ParserFactory};
use serde_json::Value;
use toktrie::{ApproximateTokEnv, SimpleVob, TokEnv, TokenId};

/// After so many bytes the choice is for whatever ends soonest.
const LONG: usize = 400;

/// Writes JSON that a schema lets through.
pub struct Generator {
    start: Matcher,
    bytes: TokEnv,
    random: Random,
}

/// Why nothing can be generated.
#[derive(Debug)]
pub struct Refused(String);

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

impl Generator {
    /// Compiles a schema.
    ///
    /// # Errors
    ///
    /// When llguidance does not take it: what it says.
    pub fn new(schema: &str, seed: u64) -> Result<Self, Refused> {
        let refused = |error: &dyn std::fmt::Display| Refused(error.to_string());
        let mut schema: Value = serde_json::from_str(schema).map_err(|error| refused(&error))?;
        if let Value::Object(root) = &mut schema {
            // Its own option: white space means nothing, and there may be any amount of it.
            let options = serde_json::json!({ "whitespace_flexible": false });
            root.insert("x-guidance".to_owned(), options);
        }
        let bytes = ApproximateTokEnv::single_byte_env();
        let mut factory = ParserFactory::new_simple(&bytes).map_err(|error| refused(&error))?;
        let grammar = TopLevelGrammar::from_json_schema(schema);
        let parser = factory.quiet().create_parser(grammar).map_err(|error| refused(&error))?;
        let mut start = Matcher::new(Ok(parser));
        if let Some(warning) = start.grammar_warnings().into_iter().next() {
            return Err(Refused(warning));
        }
        Ok(Self { start, bytes, random: Random(seed) })
    }

    /// The next value, as text.
    ///
    /// # Errors
    ///
    /// When llguidance itself stops in the middle.
    pub fn generate(&mut self) -> Result<String, Refused> {
        let mut text = Vec::new();
        self.write(&mut text, usize::MAX)?;
        Ok(String::from_utf8_lossy(&text).into_owned())
    }

    /// The next value, cut off as where a model ran out of tokens.
    ///
    /// # Errors
    ///
    /// As [`generate`](Self::generate).
    pub fn cut_off(&mut self, length: usize) -> Result<String, Refused> {
        let mut text = Vec::new();
        self.write(&mut text, length)?;
        Ok(String::from_utf8_lossy(&text).into_owned())
    }

    fn write(&mut self, text: &mut Vec<u8>, length: usize) -> Result<(), Refused> {
        // Not `deep_clone`: all values share what the lexer has learnt of the grammar.
        let mut matcher = self.start.clone();
        let end = self.bytes.tok_trie().eos_token();
        while !matcher.is_stopped() && text.len() < length {
            let mask = matcher.compute_mask_or_eos().map_err(|error| Refused(error.to_string()))?;
            let Some(token) = self.choose(&mask, end, text.len() > LONG) else { break };
            if token == end {
                break;
            }
            let Ok(byte) = u8::try_from(token) else { break };
            matcher.consume_token(token).map_err(|error| Refused(error.to_string()))?;
            text.push(byte);
        }
        Ok(())
    }

    /// Any of them, those that end something rather than those that go on.
    fn choose(&mut self, allowed: &SimpleVob, end: TokenId, is_long: bool) -> Option<TokenId> {
        // Within a number: an exponent of eleven digits is JSON, and nobody's number.
        let is_number = allowed.is_allowed(b'0'.into()) && !allowed.is_allowed(b'"'.into());
        let weight = |token: TokenId| match u8::try_from(token) {
            Ok(b'e' | b'E') if is_number => 0,
            _ if token == end => 40,
            Ok(b'"' | b']' | b'}') if is_long => 4_000,
            Ok(b'"' | b']' | b'}' | b',') => 16,
            Ok(b'\\') => 2,
            Ok(byte) if byte.is_ascii_alphanumeric() => 2,
            _ => 1,
        };
        let all: u64 = allowed.iter().map(weight).sum();
        let mut left = self.random.below(all)?;
        allowed.iter().find(|token| {
            let own = weight(*token);
            let found = left < own;
            left = left.saturating_sub(own);
            found
        })
    }
}

/// A linear congruential generator (Knuth, MMIX): the same values from the same seed.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> Option<u64> {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33).checked_rem(limit)
    }
}
