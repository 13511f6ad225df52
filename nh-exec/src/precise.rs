//! Numbers of 237 bits as a reference for comparisons.

use crate::assemble::{Block, Way};
use crate::cells::known;
use crate::columns::columns;
use crate::flow::follower;
use crate::native::Ready;
use crate::number::{Number, assigning};
use crate::part::Part;
use crate::solve::{Solver, repeating, solver};
use f256::f256;
use nonholonomic::taylor::WIDTH;
use nonholonomic::{Elementary, Scalar, StepError, generated as rt};
use nonholonomic_ir::ir::plan::Method;
use nonholonomic_ir::tree::Reference;
use num_bigint::{BigInt, Sign};
use num_rational::BigRational;
use num_traits::{One, Zero};
use std::fmt;
use std::ops::{Add, Div, Mul, Neg, Sub};
use std::sync::Arc;

/// A binary floating-point number of 256 bits with a significand of 237 bits: about 71 digits (IEEE
/// 754-2008, binary256).
#[derive(Clone, Copy, PartialEq, PartialOrd)]
pub struct Precise(f256);

impl Precise {
    /// Converts a number exactly.
    pub fn new(x: f64) -> Self {
        Precise(f256::from(x))
    }

    /// Returns the nearest `f64`.
    pub fn to_f64(self) -> f64 {
        Scalar::to_f64(self)
    }

    /// |x|
    pub fn abs(self) -> Self {
        self.magnitude()
    }

    /// |self − x| / |self|, or |x| if self is zero.
    pub fn relative_error(self, x: f64) -> f64 {
        let difference = (self - Precise::new(x)).magnitude();
        (if self.is_zero() { difference } else { difference / self.magnitude() }).to_f64()
    }

    /// eˣ
    pub fn exp(self) -> Self {
        rt::exp(self)
    }

    /// ln x
    pub fn ln(self) -> Self {
        rt::ln(self)
    }

    fn integer(number: &BigInt) -> Self {
        let digits = number.magnitude().to_u64_digits();
        let size = digits.iter().rev().fold(f256::ZERO, |sum, &digit| {
            sum.mul_add(f256::from(u128::from(u64::MAX)) + f256::ONE, f256::from(digit))
        });
        Precise(if number.sign() == Sign::Minus { -size } else { size })
    }
}

impl fmt::Debug for Precise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_f64().fmt(f)
    }
}

macro_rules! operations {
    ($($operation:ident $function:ident $sign:tt;)*) => {$(
        impl $operation for Precise {
            type Output = Self;

            fn $function(self, other: Self) -> Self {
                Precise(self.0 $sign other.0)
            }
        }
    )*};
}

operations! {
    Add add +;
    Sub sub -;
    Mul mul *;
    Div div /;
}

assigning!(Precise);

impl Neg for Precise {
    type Output = Self;

    fn neg(self) -> Self {
        Precise(-self.0)
    }
}

impl Zero for Precise {
    fn zero() -> Self {
        Precise(f256::ZERO)
    }

    fn is_zero(&self) -> bool {
        self.0.eq_zero()
    }
}

impl One for Precise {
    fn one() -> Self {
        Precise(f256::ONE)
    }
}

impl Scalar for Precise {
    const LANES: usize = 1;

    // 2⁻²³⁶
    const EPSILON: f64 = 1.0 / (1_u128 << 118) as f64 / (1_u128 << 118) as f64;

    const ROOT_EPSILON: f64 = 1.0 / (1_u128 << 118) as f64;

    // The smallest number of this type is not an `f64`.
    const TINY: f64 = f64::MIN_POSITIVE;

    type Mask = bool;

    fn lit(value: f64) -> Self {
        Precise::new(value)
    }

    fn by_lane(mut value: impl FnMut(usize) -> f64) -> Self {
        Precise::new(value(0))
    }

    fn lane(self, lane: usize) -> f64 {
        if lane == 0 { self.to_f64() } else { f64::NAN }
    }

    fn to_f64(self) -> f64 {
        // The format has one bit for the sign, 19 for the exponent with an offset of 2¹⁸ − 1, and
        // 236 for the fraction.
        let (high, low) = self.0.to_bits();
        let sign = if high >> 127 == 1 { -1.0 } else { 1.0 };
        let exponent = i32::try_from(high >> 108 & 0x7_ffff).unwrap_or(0) - 0x3_ffff;
        if exponent == 0x4_0000 {
            return if self.0.is_nan() { f64::NAN } else { sign * f64::INFINITY };
        }
        if self.is_zero() || exponent < -4000 {
            return sign * 0.0;
        }
        // The first 128 bits. Whether any further bit is set decides in the middle between two
        // numbers.
        let first = 1 << 127 | high << 20 >> 1 | low >> 109;
        let size = (first | u128::from(low << 19 != 0)) as f64;
        // The power has two factors, since 2^exponent alone may be out of range.
        let exponent = exponent.min(4000) - 127;
        sign * (size * 2f64.powi(exponent / 2)) * 2f64.powi(exponent - exponent / 2)
    }

    fn finite(self) -> bool {
        self.0.is_finite()
    }

    fn at_most(self, other: Self) -> bool {
        self.0 <= other.0
    }

    fn below(self, other: Self) -> bool {
        self.0 < other.0
    }

    fn equals(self, other: Self) -> bool {
        self.0 == other.0
    }

    fn select(mask: bool, then: Self, otherwise: Self) -> Self {
        if mask { then } else { otherwise }
    }

    fn magnitude(self) -> Self {
        Precise(self.0.abs())
    }

    fn div_or_zero(self, divisor: Self) -> Self {
        if divisor.is_zero() { Precise::zero() } else { self / divisor }
    }

    fn div_or_one(self, divisor: Self) -> Self {
        if divisor.is_zero() { Precise::one() } else { self / divisor }
    }

    fn square_root(self) -> Self {
        Precise(self.0.sqrt())
    }

    fn sine_cosine(self) -> (Self, Self) {
        let (sine, cosine) = self.0.sin_cos();
        (Precise(sine), Precise(cosine))
    }

    fn angle(self, x: Self) -> Self {
        Precise(self.0.atan2(&x.0))
    }

    fn solve<const N: usize>(matrix: [[Self; N]; N], rhs: [Self; N]) -> [Self; N] {
        rt::solve_equations(matrix, rhs)
    }

    fn elementary(self, function: Elementary) -> Self {
        // Functions of a later runtime have no reference.
        known(function).map_or(Precise(f256::NAN), |known| known.reference(self))
    }
}

macro_rules! functions {
    ($($name:ident)*) => {
        impl Reference for Precise {
            fn whole(n: i64) -> Self {
                Precise(f256::from(n))
            }

            fn pi() -> Self {
                Precise(::f256::consts::PI)
            }

            fn copysign(self, sign: Self) -> Self {
                Precise(self.0.copysign(sign.0))
            }

            fn sin_cos(self) -> (Self, Self) {
                self.sine_cosine()
            }

            $(fn $name(self) -> Self {
                Precise(self.0.$name())
            })*
        }
    };
}

functions!(abs floor sqrt tan asin acos atan exp exp_m1 ln ln_1p);

impl Number for Precise {
    const EXACT: bool = true;

    // Series end at order 20. Over a thirtieth of the way their remainder is e⁻³⁸ ε 30⁻²¹.
    const PIECES: u32 = 32;

    fn exactly(number: &BigRational) -> Self {
        Precise::integer(number.numer()) / Precise::integer(number.denom())
    }

    fn pi() -> Self {
        Reference::pi()
    }

    fn advance(part: &mut Part<Self>, count: u64, rows: Option<&mut Vec<Self>>) -> (u64, Result<(), StepError>) {
        part.steps(count, rows)
    }

    fn solver(block: Arc<Block<Ready<Self>>>) -> Box<dyn Solver<Self>> {
        solver!(block, repeating: 8 40 160; 8 40 160; 8: 4 64; 40: 64 512; 480: 512;)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::call;
    use nonholonomic_ir::tree::Function;
    use std::str::FromStr;

    /// Functions at numbers of 53 bits, computed by mpmath with 126 digits.
    #[rustfmt::skip]
    const VALUES: &[(&str, f64, &str)] = &[
        ("sin", -2.625, "-0.4939202986100891748043558757550707819886578736632856321190144875189155212897"),
        ("sin", 9.313225746154785e-10, "0.0000000009313225746154785154903677388422806518822370684597578879311677297003933301297"),
        ("sin", 1000000.0, "-0.3499935021712929521176524867807714690614066053287162738570590546446412263955"),
        ("cos", -2.625, "-0.8695071814659844093678431836382104417423239853689752787305217479457957703864"),
        ("cos", 9.313225746154785e-10, "0.9999999999999999995663191310057982264283653956739509823079475153720378674465"),
        ("cos", 1000000.0, "0.9367521275331447869385325350749187757080978042123658797205783411168104213316"),
        ("tan", -2.625, "0.5680462555551780726648895974757705443146437970424414412380682777625097984948"),
        ("tan", 9.313225746154785e-10, "0.0000000009313225746154785158942645223154386963406232479048455044895004916171335024466"),
        ("tan", 1000000.0, "-0.3736244539875990291734970885753814197853037980105930264197813492824163097308"),
        ("asin", -0.9375, "-1.215375125104673126492867008366670870488920742820802118676095600704465431273"),
        ("asin", 0.001953125, "0.001953126241765564453685501969628525273829471206246566149521463802510720222196"),
        ("asin", 0.5, "0.523598775598298873077107230546583814032861566562517636829157432051302734381"),
        ("acos", -0.75, "2.418858405776377627284266030638169522171950912950665553348190459724109024372"),
        ("acos", 0.25, "1.318116071652817965745664254646040469846390966590714716853548517413333142662"),
        ("acos", 0.99609375, "0.08841714521444942661517562582137487930150068178222564896255538556747659304919"),
        ("atan", -2.625, "-1.206817370285252530395511580056557630313325967905747294692047984243738086425"),
        ("atan", 9.313225746154785e-10, "0.0000000009313225746154785153557354776845613038929264961492906739437685424219745532957"),
        ("atan", 1000000.0, "1.570795326794896619564655024972884775431918175878029100852551661233364191599"),
        ("exp", -50.25, "0.0000000000000000000001502111891943152253933286421309577820391315060697434143505106618009358245061"),
        ("exp", 9.5367431640625e-07, "1.000000953674771153745446788249556874283651885532817897751696863435692852293"),
        ("exp", 40.5, "388084696243620324.0231721875726994533442038515469397993315819923132332840084"),
        ("ln", 9.313225746154785e-10, "-20.79441541679835928251696364374529704226500403080765762362040028480180865909"),
        ("ln", 0.99609375, "-0.00391389932113632909231778364357266484270615020503007202086011295318311903036"),
        ("ln", 1234.5, "7.118421308785234193887886080909727280700523385652881692680219358173553220242"),
        ("sinh", -3.5, "-16.54262728763499762495673152901249822370003384711514199109480409175739156664"),
        ("sinh", 9.313225746154785e-10, "0.0000000009313225746154785157596322611577193481294404187429489209931966834936893042976"),
        ("sinh", 20.0, "242582597.7048951379539766040514913653593493043945131389889017623584371515852"),
        ("cosh", -3.5, "16.57282467105731612569651782137611806877169437936279899776614431484243629245"),
        ("cosh", 9.313225746154785e-10, "1.000000000000000000433680868994201773634327636369904351450385099946481902037"),
        ("cosh", 20.0, "242582597.7048951400151302264900491933252896845503341153647090379575408445575"),
        ("tanh", -3.5, "-0.9981778976111987092842733524506117173517038794773628671503624354813094732785"),
        ("tanh", 9.313225746154785e-10, "0.0000000009313225746154785153557354776845613038462165473384634383003301194881886484139"),
        ("tanh", 20.0, "0.999999999999999991503291489416822045438558191190987257130474564227663850134"),
        ("atanh", -0.96875, "-2.071567363195766343947921608644115569466032922613680045964389408606284224595"),
        ("atanh", 9.094947017729282e-13, "0.0000000000009094947017729282379150393132721281754213350333305857343846351574827949927333"),
        ("atanh", 0.375, "0.3942286801821350847305921223694708301480527498344497266529599088281973181028"),
        ("asinh", -2.625, "-1.692680227919886132970708902886451697873152007076138356530320198486192921591"),
        ("asinh", 9.313225746154785e-10, "0.0000000009313225746154785154903677388422806519289470172705851236016157675554515514178"),
        ("asinh", 1000000.0, "14.50865773852446941352518075581436181373419239946619226396648077324153761335"),
        ("acosh", 1.0000001, "0.0004472135919037347270737646873938806256409115232403765192870132022297191912646"),
        ("acosh", 2.5, "1.566799236972411078664056862580483493862082351092658863932945998012214813469"),
        ("acosh", 1000000.0, "14.50865773852396941352518075581436181363002573279952559729981405735612094668"),
        ("sqrt", 2.0, "1.414213562373095048801688724209698078569671875376948073176679737990732478462"),
        ("sqrt", 1e-300, "1.000000000000000012529545917604379764353312953173563171509559252311319346343e-150"),
        ("sqrt", 12345.678, "111.1111065555554616427938680221911245290274871235886693257616669563775239078"),
        ("erf", -0.8125, "-0.7494640255863620676101869621847319309996552530910509028761309403589157632474"),
        ("erf", 9.313225746154785e-10, "0.000000001050884991041862008692623362529639313919018381372094938272523295265889134075"),
        ("erf", 0.375, "0.4041169094348222983238250859191217675304340467510845603663932890614620621959"),
        ("erf", 1.0, "0.8427007929497148693412206350826092592960669979663029084599378978347172540960"),
        ("erf", 1.4375, "0.9579406060564600637129543332424425551184360286595739841250787730049659279674"),
        ("erf", -2.625, "-0.9997946242638587825595180970838442228044921303227242855918999943936616610938"),
        ("erf", 5.5, "0.9999999999999926421520820256019369316376014299097917769150305481239370072471"),
        ("bessel -1", 0.0078125, "0.9960962924693289709217933116836606550587219666369881250457862699623121997246"),
        ("bessel -1", 7.5, "-0.9198964918929052639497200081165141203308807013075470982549936548540793613131"),
        ("bessel -1", -3.25, "3.115651567021753906388654591527749913792950527925407531834466014462235266043"),
        ("bessel 0", 0.0078125, "0.998698425198368467909795069322989707843203051316211028750374983145714050731"),
        ("bessel 0", 7.5, "0.1431970410323370147894443800562143095011964019592303086089832335517256312815"),
        ("bessel 0", -3.25, "1.63681535889150031418452171961263463549100145447372817897440247330545776374"),
        ("bessel 1", 0.0078125, "0.3330729893170556144642249778341187564135788389405316741873552874754369288232"),
        ("bessel 1", 7.5, "0.1417458043900323038318885850896971239776102804355703209151969184541073323459"),
        ("bessel 1", -3.25, "0.4550265255785395668320408836661893164005997149082090316492503203559315391703"),
        ("bessel 3", 0.0078125, "0.009519676659800906097676410941508865003402816668718757735353869628664810619111"),
        ("bessel 3", 7.5, "0.006170814715796572529634533118073900130241690550588904245672190589283143754441"),
        ("bessel 3", -3.25, "0.01137583880244691349227337551193200916979290174733007647117689751180703158916"),
    ];

    #[test]
    fn functions_have_all_their_digits() {
        for &(name, x, value) in VALUES {
            let x = Precise::new(x);
            let found = match name.strip_prefix("bessel ") {
                Some(n) => call(Function::Bessel(n.parse().unwrap()), x),
                None => call(Function::ALL.into_iter().find(|f| f.name() == name).expect("a function"), x),
            };
            let value = Precise(f256::from_str(value).unwrap());
            // Four units in the last place. Hyperbolic functions and series of a dozen terms have a
            // few more roundings.
            let error = ((found - value) / value).to_f64().abs();
            assert!(error <= 8.0 * Precise::EPSILON, "{name}({x:?}): {error:e}");
        }
    }

    #[test]
    fn numbers_are_rounded_to_the_nearest() {
        let ulp = 2f64.powi(-52);
        for x in [1.0, -0.1, 1e300, 1e-300, 12345.678, f64::MIN_POSITIVE, 0.0, f64::INFINITY, f64::NEG_INFINITY] {
            assert_eq!(Precise::new(x).to_f64(), x);
        }
        assert!(Precise::new(f64::NAN).to_f64().is_nan());
        let tiny = Precise::new(1e-60);
        for (x, rounded) in [
            (Precise::new(1.0) + Precise::new(ulp / 2.0), 1.0),
            (Precise::new(1.0) + Precise::new(ulp / 2.0) + tiny, 1.0 + ulp),
            (Precise::new(1.0 + ulp) + Precise::new(ulp / 2.0), 1.0 + 2.0 * ulp),
            (Precise::new(1.0 + ulp) + Precise::new(ulp / 2.0) - tiny, 1.0 + ulp),
            (Precise::new(1e300) * Precise::new(1e300), f64::INFINITY),
            (Precise::new(-1e-300) * Precise::new(1e-300), 0.0),
        ] {
            assert_eq!(x.to_f64(), rounded, "{x:?}");
        }
    }

    #[test]
    fn rational_numbers_are_as_exact_as_they_can_be() {
        let number = |p: &str, q: &str| BigRational::new(p.parse().unwrap(), q.parse().unwrap());
        let third = Precise::exactly(&number("1", "-3"));
        assert!((third * Precise::new(3.0) + Precise::one()).to_f64().abs() <= Precise::EPSILON);
        let (p, q) = ("123456789012345678901234567890123456789012345678901", "-7");
        let exact = Precise(f256::from_str(p).unwrap()) / Precise(f256::from_str(q).unwrap());
        assert_eq!(Precise::exactly(&number(p, q)), exact);
    }
}
