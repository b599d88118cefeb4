//! One plot: time against size, both axes logarithmic, so that what is linear
//! is a straight line.

use std::fmt::Write;

/// A line of the plot.
pub struct Line {
    /// What it shows.
    pub name: String,
    /// A colour, as SVG says it.
    pub colour: &'static str,
    /// Whether it is dashed.
    pub dashed: bool,
    /// Size and seconds.
    pub points: Vec<(f64, f64)>,
}

/// A plot of its own beside the others.
pub struct Panel {
    /// What stands below it.
    pub label: &'static str,
    /// Its lines.
    pub lines: Vec<Line>,
}

const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 60.0;
const TOP: f64 = 30.0;
/// The powers of ten that the vertical axis shows.
const SECONDS: [i32; 2] = [-2, 2];

/// The plot as SVG.
pub fn svg(panels: &[Panel]) -> String {
    let width = (WIDTH + LEFT) * f64::from(u32::try_from(panels.len()).unwrap_or(1)) + 20.0;
    let height = HEIGHT + TOP + 130.0;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"white\"/>\n"
    );
    for (panel, left) in panels.iter().zip((0..).map(|index| f64::from(index) * (WIDTH + LEFT))) {
        text += &format!("<g transform=\"translate({} {TOP})\">\n", left + LEFT);
        text += &axes(panel);
        panel.lines.iter().zip(0..).for_each(|(line, index)| text += &path(panel, line, index));
        text += "</g>\n";
    }
    text + "</svg>\n"
}

/// The powers of ten around the sizes.
fn sizes(panel: &Panel) -> (f64, f64) {
    let all = || panel.lines.iter().flat_map(|line| &line.points).map(|(size, _)| size.log10());
    (all().fold(f64::MAX, f64::min), all().fold(f64::MIN, f64::max))
}

fn place(panel: &Panel, (size, seconds): (f64, f64)) -> (f64, f64) {
    let (first, last) = sizes(panel);
    let [low, high] = SECONDS.map(f64::from);
    let x = (size.log10() - first) / (last - first) * (WIDTH - 20.0);
    let y = HEIGHT - (seconds.log10() - low) / (high - low) * HEIGHT;
    (x, y)
}

fn axes(panel: &Panel) -> String {
    let mut text = format!(
        "<path d=\"M0 0V{HEIGHT}H{WIDTH}\" fill=\"none\" stroke=\"black\"/>\n\
         <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n\
         <text x=\"-50\" y=\"-12\">seconds</text>\n",
        WIDTH / 2.0,
        HEIGHT + 40.0,
        panel.label
    );
    for power in SECONDS[0]..=SECONDS[1] {
        let seconds = 10_f64.powi(power);
        let (_, y) = place(panel, (1.0, seconds));
        text += &format!(
            "<path d=\"M0 {y:.1}H{WIDTH}\" stroke=\"#ddd\"/>\n\
             <text x=\"-6\" y=\"{:.1}\" text-anchor=\"end\">{seconds}</text>\n",
            y + 4.0
        );
    }
    let line = panel.lines.first().map(|line| line.points.as_slice()).unwrap_or_default();
    for point in line {
        let (x, _) = place(panel, *point);
        text += &format!(
            "<text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n",
            HEIGHT + 18.0,
            point.0
        );
    }
    text
}

fn path(panel: &Panel, line: &Line, index: i32) -> String {
    let Line { name, colour, dashed, points } = line;
    let dash = if *dashed { " stroke-dasharray=\"5 4\"" } else { "" };
    let mut steps = String::new();
    let mut dots = String::new();
    for point in points {
        let (x, y) = place(panel, *point);
        let step = if steps.is_empty() { 'M' } else { 'L' };
        write!(steps, "{step}{x:.1} {y:.1}").expect("a string takes everything");
        dots += &format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{colour}\"/>\n");
    }
    let legend = HEIGHT + 62.0 + 16.0 * f64::from(index);
    format!(
        "<path d=\"{steps}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"{dash}/>\n{dots}\
         <path d=\"M0 {legend}h28\" stroke=\"{colour}\" stroke-width=\"2\"{dash}/>\n\
         <text x=\"36\" y=\"{}\">{name}</text>\n",
        legend + 4.0
    )
}
