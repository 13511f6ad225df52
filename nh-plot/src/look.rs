//! The look of curves: colours and dashes.

use super::canvas::{Colour, Pen};

/// The number of curves that colours can distinguish.
pub const DISTINCT: usize = 7;

/// Colours that colour-blind readers can distinguish. **Source**: Okabe & Ito (2008), without the
/// yellow, which vanishes on white.
const COLOURS: [Colour; DISTINCT] = [
    Colour(0x00, 0x72, 0xb2),
    Colour(0xd5, 0x5e, 0x00),
    Colour(0x00, 0x9e, 0x73),
    Colour(0xcc, 0x79, 0xa7),
    Colour(0xe6, 0x9f, 0x00),
    Colour(0x56, 0xb4, 0xe9),
    Colour(0x33, 0x33, 0x33),
];

/// The colour of an unnamed curve drawn for comparison.
const GREY: Colour = Colour(0xb4, 0xb4, 0xb4);

const WIDTH: f64 = 1.4;

/// The radius of a ring, with room for a dot and some paper.
pub(super) const RING: f64 = 4.0;

/// Lengths of dashes and gaps for the first seven curves, the next seven, and so on.
const DASHES: [&[f64]; 5] = [&[], &[7.0, 3.0], &[1.8, 2.4], &[9.0, 3.0, 1.8, 3.0], &[15.0, 4.0]];

/// Dashes for curves that lie on others, which their gaps leave visible.
const DASHES_ON_TOP: [&[f64]; 5] = [&[6.0, 9.0], &[4.0, 11.0], &[2.0, 9.0], &[9.0, 12.0], &[3.0, 15.0]];

/// Dashes for several curves that lie on the same one and take turns, indexed by the number of
/// curves.
const DASHES_IN_TURN: [&[f64]; 6] =
    [&[6.0, 9.0], &[5.0, 10.0], &[3.75, 11.25], &[3.0, 12.0], &[2.5, 12.5], &[2.0, 13.0]];

/// A line that lies on another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OnTop {
    /// The line below.
    pub below: usize,
    /// The number of lines on that one, and the number of this line among them.
    pub of: usize,
    pub which: usize,
}

/// The number of looks; the next look is the first again.
#[cfg(test)]
pub(super) const LOOKS: usize = DISTINCT * DASHES.len();

/// Returns the colour of this number.
pub(super) fn colour(number: usize) -> Colour {
    COLOURS[number % DISTINCT]
}

/// Returns the pen of the curve of this number. The pen of a curve on another one has gaps that
/// leave the other visible.
pub(super) fn pen(number: usize, on_top: Option<OnTop>) -> Pen {
    let variant = number / DISTINCT % DASHES.len();
    let (dash, skip) = match on_top {
        None => (DASHES[variant], 0.0),
        // Dashes that take turns do not distinguish curves of one colour.
        Some(OnTop { of, .. }) if of <= 1 || variant > 0 => (DASHES_ON_TOP[variant], 0.0),
        Some(OnTop { of, which, .. }) => {
            let dash = DASHES_IN_TURN[(of - 1).min(DASHES_IN_TURN.len() - 1)];
            (dash, which as f64 * dash[0])
        }
    };
    Pen { colour: colour(number), width: WIDTH, dash, skip }
}

/// Returns the pen of an unnamed curve.
pub(super) fn quiet() -> Pen {
    Pen::plain(GREY, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirty_curves_look_different() {
        let alone = Some(OnTop { below: 0, of: 1, which: 0 });
        let pens: Vec<Pen> = (0..LOOKS).flat_map(|number| [pen(number, None), pen(number, alone), quiet()]).collect();
        const { assert!(LOOKS >= 30) };
        for (i, a) in pens.iter().enumerate().filter(|(_, pen)| pen.colour != GREY) {
            assert!(pens[..i].iter().all(|b| (a.colour, a.dash) != (b.colour, b.dash)), "{i}");
        }
    }

    #[test]
    fn dashes_that_take_turns_leave_the_line_below_to_be_seen() {
        for of in 2..=6 {
            let pens: Vec<Pen> = (0..of).map(|which| pen(which, Some(OnTop { below: 9, of, which }))).collect();
            let period: f64 = pens[0].dash.iter().sum();
            for (i, pen) in pens.iter().enumerate() {
                let (from, to) = (pen.skip, pen.skip + pen.dash[0]);
                assert!(to < period && pens[..i].iter().all(|other| other.skip + other.dash[0] <= from), "{of} {i}");
            }
        }
    }
}
