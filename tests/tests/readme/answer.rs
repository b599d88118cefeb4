use schema_core::{Answer, AnswerError};

fn read(result: serde_json::Value) -> Result<(), AnswerError> {
    match Newsletter::answer(result)? {
        Answer::Accept(form) => println!("{} gets {} topics", form.email, form.topics.len()),
        Answer::Decline => println!("no newsletter"),
        Answer::Cancel => println!("later, perhaps"),
    }
    Ok(())
}
