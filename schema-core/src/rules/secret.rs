//! Words that ask for a secret. The protocol: servers MUST NOT request
//! sensitive information through form mode (client/elicitation, Security).

/// The words, with those that are written as two, like `api_key`, as one.
const WORDS: [&[u8]; 20] = [
    b"password",
    b"passwd",
    b"pwd",
    b"passphrase",
    b"passcode",
    b"secret",
    b"clientsecret",
    b"apikey",
    b"apitoken",
    b"accesstoken",
    b"refreshtoken",
    b"authtoken",
    b"privatekey",
    b"otp",
    b"pincode",
    b"creditcard",
    b"cardnumber",
    b"cvv",
    b"cvc",
    b"ssn",
];

/// The letters that a word begins with, a bit for each: most words of a form begin with none.
const INITIALS: u32 = {
    let mut bits = 0;
    let mut list: &[&[u8]] = &WORDS;
    while let [word, rest @ ..] = list {
        list = rest;
        if let [initial, ..] = *word {
            bits |= bit(*initial);
        }
    }
    bits
};

/// The bit of a letter, whatever its case.
const fn bit(letter: u8) -> u32 {
    1 << (letter & 31)
}

/// Whether a name or a title asks for a secret: one of its words, or two in a row, are on
/// the list. `db_password`, `newPassword2` and `Your API key` do, `secretary` does not.
pub(crate) const fn is_secret(text: &str) -> bool {
    let mut rest = text.as_bytes();
    let mut before: &[u8] = &[];
    loop {
        let (word, later) = next_word(rest);
        if word.is_empty() {
            return false;
        }
        if is_listed(&[], word) || is_listed(before, word) {
            return true;
        }
        (before, rest) = (word, later);
    }
}

/// The first word and what is behind it. A word ends where its letters do, and within
/// them as in `camelCase` and `HTTPServer`.
const fn next_word(text: &[u8]) -> (&[u8], &[u8]) {
    let mut text = text;
    while let [first, rest @ ..] = text {
        if is_letter(*first) {
            break;
        }
        text = rest;
    }
    let mut length = 0;
    let mut rest = text;
    while let [letter, tail @ ..] = rest {
        length += 1;
        rest = tail;
        let ends = match tail {
            [next, ..] if !is_letter(*next) => true,
            [next, ..] if next.is_ascii_uppercase() && !letter.is_ascii_uppercase() => true,
            [next, after, ..] => {
                letter.is_ascii_uppercase()
                    && next.is_ascii_uppercase()
                    && after.is_ascii_lowercase()
            }
            [_] => false,
            [] => true,
        };
        if ends {
            break;
        }
    }
    text.split_at(length)
}

/// A letter, as far as the list goes; those beyond ASCII belong to a word.
const fn is_letter(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || !byte.is_ascii()
}

/// Whether the two together are on the list, whatever their case, also in the plural.
const fn is_listed(first: &[u8], second: &[u8]) -> bool {
    let (([initial, ..], _) | ([], [initial, ..])) = (first, second) else { return false };
    if INITIALS & bit(*initial) == 0 {
        return false;
    }
    let length = first.len() + second.len();
    let mut list: &[&[u8]] = &WORDS;
    while let [word, rest @ ..] = list {
        list = rest;
        if (word.len() == length || word.len() + 1 == length) && is_said(word, first, second) {
            return true;
        }
    }
    false
}

/// Whether the two together say the word, or the word with an `s`.
const fn is_said(word: &[u8], first: &[u8], second: &[u8]) -> bool {
    let (mut word, mut said, mut later) = (word, first, second);
    loop {
        match (word, said) {
            (_, []) if !later.is_empty() => (said, later) = (later, &[]),
            ([], [] | [b's' | b'S']) => return true,
            ([letter, letters @ ..], [x, xs @ ..]) if x.eq_ignore_ascii_case(letter) => {
                (word, said) = (letters, xs);
            }
            _ => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_found_word_by_word() {
        let secrets = [
            "password",
            "db_password",
            "user_password",
            "newPassword2",
            "password2",
            "PASSWORD",
            "old-passwords",
            "passphrase",
            "passcode",
            "pass_word",
            "pwd",
            "secret",
            "api_key",
            "apiKey",
            "APIKey",
            "apikey",
            "my_api_keys",
            "access_token",
            "refreshToken",
            "auth_token",
            "api_token",
            "otp",
            "pin_code",
            "pinCode",
            "private_key",
            "client_secret",
            "credit_card",
            "card_number",
            "cvv",
            "CVC",
            "ssn",
            "Your password",
            "Password (again)",
            "API key",
            "Card number",
            "Passw\u{f6}rter: password",
        ];
        for text in secrets {
            assert!(is_secret(text), "{text:?}");
        }
    }

    #[test]
    fn other_words_are_none() {
        let others = [
            "",
            " ",
            "passenger",
            "pinned",
            "token_count",
            "secretary",
            "token",
            "key",
            "pin",
            "card",
            "number",
            "code",
            "keyboard",
            "api",
            "compass",
            "pass",
            "passport_number",
            "adoption",
            "shipping",
            "public_key",
            "p\u{e4}password",
            "access",
            "secretariat",
            "monkey_access",
            "ssnail",
            "passwordless",
        ];
        for text in others {
            assert!(!is_secret(text), "{text:?}");
        }
    }
}
