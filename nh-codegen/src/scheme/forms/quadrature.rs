//! Quadrature on [0, 1]: Gauss–Legendre, Simpson.

use crate::ir::graph::{Graph, Value};
use num_bigint::BigInt;
use num_rational::BigRational;

/// Number of nodes if ∇ℋ is not polynomial. Along a step ζ + ξ Δ an angle moves by Δ. With s nodes
/// the Gauss–Legendre remainder of a function like sin(Δ ξ) is below (Δ/2)^{2s} /
/// (2s)!·(s!)⁴/(2s)!²·2^{…} < 1e-17 for |Δ| ≤ 1 and s = 8.
pub const NODES: usize = 8;

/// Nodes and weights for 1 … 8 nodes, to 34 digits. The nodes are the roots of the Legendre
/// polynomials under x ↦ (1 − x)/2, by Newton's method in 60-digit arithmetic; the weights are
/// 1/((1 − x²) P'(x)²). The tests check that the rules integrate polynomials exactly.
const RULES: [&[(&str, &str)]; 8] = [
    &[("0.5", "1")],
    &[
        ("0.2113248654051871177454256097490212", "0.4999999999999999999999999999999999"),
        ("0.7886751345948128822545743902509787", "0.5000000000000000000000000000000000"),
    ],
    &[
        ("0.1127016653792583114820734600217600", "0.2777777777777777777777777777777777"),
        ("0.5", "0.4444444444444444444444444444444444"),
        ("0.8872983346207416885179265399782399", "0.2777777777777777777777777777777777"),
    ],
    &[
        ("0.0694318442029737123880267555535952", "0.1739274225687269286865319746109997"),
        ("0.3300094782075718675986671204483776", "0.3260725774312730713134680253890002"),
        ("0.6699905217924281324013328795516223", "0.3260725774312730713134680253890002"),
        ("0.9305681557970262876119732444464047", "0.1739274225687269286865319746109997"),
    ],
    &[
        ("0.0469100770306680036011865608503035", "0.1184634425280945437571320203599586"),
        ("0.2307653449471584544818427896498955", "0.2393143352496832340206457574178190"),
        ("0.5", "0.2844444444444444444444444444444444"),
        ("0.7692346550528415455181572103501044", "0.2393143352496832340206457574178190"),
        ("0.9530899229693319963988134391496964", "0.1184634425280945437571320203599586"),
    ],
    &[
        ("0.0337652428984239860938492227530026", "0.0856622461895851725201480710863664"),
        ("0.1693953067668677431693002024900473", "0.1803807865240693037849167569188580"),
        ("0.3806904069584015456847491391596440", "0.2339569672863455236949351719947754"),
        ("0.6193095930415984543152508608403559", "0.2339569672863455236949351719947754"),
        ("0.8306046932331322568306997975099526", "0.1803807865240693037849167569188580"),
        ("0.9662347571015760139061507772469973", "0.0856622461895851725201480710863664"),
    ],
    &[
        ("0.0254460438286207377369051579760743", "0.0647424830844348466353057163395410"),
        ("0.1292344072003027800680676133596057", "0.1398526957446383339507338857118897"),
        ("0.2970774243113014165466967939615192", "0.1909150252525594724751848877444875"),
        ("0.5", "0.2089795918367346938775510204081632"),
        ("0.7029225756886985834533032060384807", "0.1909150252525594724751848877444875"),
        ("0.8707655927996972199319323866403942", "0.1398526957446383339507338857118897"),
        ("0.9745539561713792622630948420239256", "0.0647424830844348466353057163395410"),
    ],
    &[
        ("0.0198550717512318841582195657152635", "0.0506142681451881295762656771549810"),
        ("0.1016667612931866302042230317620847", "0.1111905172266872352721779972131204"),
        ("0.2372337950418355070911304754053768", "0.1568533229389436436689811009933006"),
        ("0.4082826787521750975302619288199080", "0.1813418916891809914825752246385978"),
        ("0.5917173212478249024697380711800919", "0.1813418916891809914825752246385978"),
        ("0.7627662049581644929088695245946231", "0.1568533229389436436689811009933006"),
        ("0.8983332387068133697957769682379152", "0.1111905172266872352721779972131204"),
        ("0.9801449282487681158417804342847364", "0.0506142681451881295762656771549810"),
    ],
];

/// Returns the (node, weight) pairs of the rule with this many nodes, exact for polynomials of
/// degree 2 nodes − 1.
///
/// # Panics
/// If `nodes` is not in 1 ..= 8.
pub fn gauss_legendre(graph: &mut Graph, nodes: usize) -> Vec<(Value, Value)> {
    rule(nodes).into_iter().map(|(x, w)| (graph.decimal(x), graph.decimal(w))).collect()
}

/// Returns Simpson's rule as (node, weight) pairs: nodes 0, ½, 1, exact for polynomials of degree
/// 3.
pub fn simpson(graph: &mut Graph) -> Vec<(Value, Value)> {
    [(0, 1, 1, 6), (1, 2, 2, 3), (1, 1, 1, 6)].map(|(a, b, c, d)| (graph.ratio(a, b), graph.ratio(c, d))).to_vec()
}

/// Returns the rule of [`gauss_legendre`] as exact decimals.
///
/// # Panics
/// If `nodes` is not in 1 ..= 8.
pub fn rule(nodes: usize) -> Vec<(BigRational, BigRational)> {
    RULES[nodes - 1].iter().map(|(x, w)| (decimal(x), decimal(w))).collect()
}

/// Parses a decimal numeral as an exact rational.
fn decimal(text: &str) -> BigRational {
    let digits = text.split('.').nth(1).unwrap_or("");
    let numerator: BigInt = text.replace('.', "").parse().expect("a decimal numeral");
    BigRational::new(numerator, BigInt::from(10).pow(u32::try_from(digits.len()).expect("few digits")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_traits::{One, Pow, Signed};

    #[test]
    fn rules_integrate_polynomials_exactly() {
        // ∫₀¹ x^d dx = 1/(d + 1) for d ≤ 2 s − 1. The table has at least 33 digits, so sums of at
        // most 8 terms are accurate to 1e-32.
        let tolerance = BigRational::new(BigInt::one(), BigInt::from(10).pow(32u32));
        for (index, rule) in RULES.iter().enumerate() {
            let s = index + 1;
            for degree in 0..2 * s {
                let sum = rule
                    .iter()
                    .map(|(x, w)| decimal(w) * Pow::pow(decimal(x), degree))
                    .fold(BigRational::from_integer(0.into()), |a, b| a + b);
                let error = (sum - BigRational::new(BigInt::one(), BigInt::from(degree + 1))).abs();
                assert!(error < tolerance, "{s} nodes, degree {degree}: {error}");
            }
        }
    }
}
