//! Types that lead back to themselves.

use std::collections::BTreeMap;

use schema_core::ToolSchema;

use super::says;

#[test]
fn of_the_root() {
    #[derive(ToolSchema)]
    struct T {
        name: String,
        #[field(recursive)]
        kids: Vec<T>,
        #[field(recursive)]
        next: Option<Box<T>>,
    }
    says::<T>(
        r##"{"type":"object","properties":{"name":{"type":"string"},"kids":{"type":"array","items":{"$ref":"#"}},"next":{"$ref":"#"}},"required":["name","kids"]}"##,
    );
}

#[test]
fn by_the_word_self() {
    #[derive(ToolSchema)]
    struct T {
        #[field(recursive)]
        next: Option<Box<Self>>,
        #[field(recursive)]
        by_name: BTreeMap<String, Self>,
    }
    says::<T>(
        r##"{"type":"object","properties":{"next":{"$ref":"#"},"by_name":{"type":"object","additionalProperties":{"$ref":"#"}}},"required":["by_name"]}"##,
    );
}

#[test]
fn inside() {
    #[derive(ToolSchema)]
    /// A node
    struct Tree {
        v: i64,
        #[field(recursive)]
        kids: Vec<Tree>,
    }
    #[derive(ToolSchema)]
    struct T {
        tree: Tree,
        /// Another
        more: Option<Tree>,
        list: Vec<Tree>,
    }
    says::<T>(
        r##"{"type":"object","properties":{"tree":{"$ref":"#/$defs/Tree"},"more":{"$ref":"#/$defs/Tree","description":"Another"},"list":{"type":"array","items":{"$ref":"#/$defs/Tree"}}},"required":["tree","list"],"$defs":{"Tree":{"type":"object","description":"A node","properties":{"v":{"type":"integer"},"kids":{"type":"array","items":{"$ref":"#/$defs/Tree"}}},"required":["v","kids"]}}}"##,
    );
}

#[test]
fn mutual() {
    #[derive(ToolSchema)]
    struct File {
        size: u64,
        #[field(recursive)]
        parent: Option<Box<Folder>>,
    }
    #[derive(ToolSchema)]
    struct Folder {
        name: String,
        files: Vec<File>,
    }
    #[derive(ToolSchema)]
    struct T {
        root: Folder,
    }
    says::<T>(
        r##"{"type":"object","properties":{"root":{"$ref":"#/$defs/Folder"}},"required":["root"],"$defs":{"Folder":{"type":"object","properties":{"name":{"type":"string"},"files":{"type":"array","items":{"type":"object","properties":{"size":{"type":"integer","minimum":0},"parent":{"$ref":"#/$defs/Folder"}},"required":["size"]}}},"required":["name","files"]}}}"##,
    );
}

#[test]
fn mutual_with_the_root() {
    #[derive(ToolSchema)]
    struct File {
        #[field(recursive)]
        parent: Option<Box<T>>,
    }
    #[derive(ToolSchema)]
    struct T {
        files: Vec<File>,
    }
    says::<T>(
        r##"{"type":"object","properties":{"files":{"type":"array","items":{"type":"object","properties":{"parent":{"$ref":"#"}}}}},"required":["files"]}"##,
    );
}

#[test]
fn of_an_enum() {
    #[derive(ToolSchema)]
    #[serde(tag = "op")]
    enum Expr {
        Num {
            v: f64,
        },
        Add {
            #[field(recursive)]
            l: Box<Expr>,
            #[field(recursive)]
            r: Box<Expr>,
        },
        Call(Args),
    }
    #[derive(ToolSchema)]
    struct Args {
        name: String,
        #[field(recursive)]
        args: Vec<Expr>,
    }
    #[derive(ToolSchema)]
    struct T {
        e: Expr,
    }
    says::<T>(
        r##"{"type":"object","properties":{"e":{"$ref":"#/$defs/Expr"}},"required":["e"],"$defs":{"Expr":{"anyOf":[{"type":"object","properties":{"op":{"type":"string","enum":["Num"]},"v":{"type":"number"}},"required":["op","v"],"additionalProperties":false},{"type":"object","properties":{"op":{"type":"string","enum":["Add"]},"l":{"$ref":"#/$defs/Expr"},"r":{"$ref":"#/$defs/Expr"}},"required":["op","l","r"],"additionalProperties":false},{"type":"object","properties":{"op":{"type":"string","enum":["Call"]},"name":{"type":"string"},"args":{"type":"array","items":{"$ref":"#/$defs/Expr"}}},"required":["op","name","args"],"additionalProperties":false}]}}}"##,
    );
}

#[test]
fn of_an_untagged_enum() {
    #[derive(ToolSchema)]
    #[serde(untagged)]
    enum Json {
        Flag(bool),
        Number(f64),
        Text(String),
        List(#[field(recursive)] Vec<Json>),
        Map(#[field(recursive)] BTreeMap<String, Json>),
    }
    #[derive(ToolSchema)]
    struct T {
        json: Json,
    }
    says::<T>(
        r##"{"type":"object","properties":{"json":{"$ref":"#/$defs/Json"}},"required":["json"],"$defs":{"Json":{"anyOf":[{"type":"boolean"},{"type":"number"},{"type":"string"},{"type":"array","items":{"$ref":"#/$defs/Json"}},{"type":"object","additionalProperties":{"$ref":"#/$defs/Json"}}]}}}"##,
    );
}

#[test]
fn of_generics() {
    #[derive(ToolSchema)]
    struct Tree<V> {
        v: V,
        #[field(recursive)]
        kids: Vec<Tree<V>>,
    }
    #[derive(ToolSchema)]
    struct T {
        a: Tree<String>,
        b: Tree<u8>,
        c: Tree<String>,
    }
    says::<T>(
        r##"{"type":"object","properties":{"a":{"$ref":"#/$defs/Tree"},"b":{"$ref":"#/$defs/Tree2"},"c":{"$ref":"#/$defs/Tree"}},"required":["a","b","c"],"$defs":{"Tree":{"type":"object","properties":{"v":{"type":"string"},"kids":{"type":"array","items":{"$ref":"#/$defs/Tree"}}},"required":["v","kids"]},"Tree2":{"type":"object","properties":{"v":{"type":"integer","minimum":0,"maximum":255},"kids":{"type":"array","items":{"$ref":"#/$defs/Tree2"}}},"required":["v","kids"]}}}"##,
    );
}

#[test]
fn through_a_newtype() {
    #[derive(ToolSchema)]
    struct Kids(Vec<T>);
    #[derive(ToolSchema)]
    struct T {
        #[field(recursive)]
        kids: Kids,
    }
    says::<T>(
        r##"{"type":"object","properties":{"kids":{"type":"array","items":{"$ref":"#"}}},"required":["kids"]}"##,
    );
}

#[test]
fn of_one_name() {
    mod one {
        #[derive(schema_core::ToolSchema)]
        pub struct Node {
            #[field(recursive)]
            pub a: Vec<Node>,
        }
    }
    mod two {
        #[derive(schema_core::ToolSchema)]
        pub struct Node {
            #[field(recursive)]
            pub b: Vec<Node>,
        }
    }
    #[derive(ToolSchema)]
    struct T {
        a: one::Node,
        b: two::Node,
    }
    says::<T>(
        r##"{"type":"object","properties":{"a":{"$ref":"#/$defs/Node"},"b":{"$ref":"#/$defs/Node2"}},"required":["a","b"],"$defs":{"Node":{"type":"object","properties":{"a":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["a"]},"Node2":{"type":"object","properties":{"b":{"type":"array","items":{"$ref":"#/$defs/Node2"}}},"required":["b"]}}}"##,
    );
}
