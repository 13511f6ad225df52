//! What curves look like: colours and dashes.

use super::canvas::{Colour, Pen};

/// So many curves can be told apart by their colours.
pub(super) const DISTINCT: usize = 7;

/// Colours that stay apart for colour-blind eyes. **Source**: Okabe & Ito (2008), without the yellow, which vanishes on white.
const COLOURS: [Colour; DISTINCT] = [
    Colour(0x00, 0x72, 0xb2),
    Colour(0xd5, 0x5e, 0x00),
    Colour(0x00, 0x9e, 0x73),
    Colour(0xcc, 0x79, 0xa7),
    Colour(0xe6, 0x9f, 0x00),
    Colour(0x56, 0xb4, 0xe9),
    Colour(0x33, 0x33, 0x33),
];

/// Of a curve that is there for comparison, without a name.
const GREY: Colour = Colour(0xb4, 0xb4, 0xb4);

const WIDTH: f64 = 1.4;

/// The radius of a ring: a dot and some paper have room in it.
pub(super) const RING: f64 = 4.0;

/// Lengths of dashes and gaps: what the first seven curves have, the next seven, and so on.
const DASHES: [&[f64]; 5] = [&[], &[7.0, 3.0], &[1.8, 2.4], &[9.0, 3.0, 1.8, 3.0], &[15.0, 4.0]];

/// The same for curves that lie on others, which their gaps leave to be seen.
const DASHES_ON_TOP: [&[f64]; 5] = [&[6.0, 9.0], &[4.0, 11.0], &[2.0, 9.0], &[9.0, 12.0], &[3.0, 15.0]];

/// So many looks are there; the next is the first again.
#[cfg(test)]
pub(super) const LOOKS: usize = DISTINCT * DASHES.len();

/// The colour of this number.
pub(super) fn colour(number: usize) -> Colour {
    COLOURS[number % DISTINCT]
}

/// The pen of the curve of this number; `on_top` where it lies on one that was drawn before.
pub(super) fn pen(number: usize, on_top: bool) -> Pen {
    let dashes = if on_top { DASHES_ON_TOP } else { DASHES };
    Pen { colour: colour(number), width: WIDTH, dash: dashes[number / DISTINCT % dashes.len()] }
}

/// The pen of a curve without a name.
pub(super) fn quiet() -> Pen {
    Pen::plain(GREY, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirty_curves_look_different() {
        let pens: Vec<Pen> = (0..LOOKS).flat_map(|number| [pen(number, false), pen(number, true), quiet()]).collect();
        const { assert!(LOOKS >= 30) };
        for (i, a) in pens.iter().enumerate().filter(|(_, pen)| pen.colour != GREY) {
            assert!(pens[..i].iter().all(|b| (a.colour, a.dash) != (b.colour, b.dash)), "{i}");
        }
    }
}
