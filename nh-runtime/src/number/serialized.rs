//! serde's traits for generated types. The code is written by hand, since generated code does not
//! depend on serde, and serde has no derive for arrays of any length.

use super::array::Numbers;
use super::functions::is_ordinary;
use super::scalar::Scalar;
use core::fmt;
use core::marker::PhantomData;
use serde::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::ser::{SerializeStruct, SerializeTuple};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Serializes a struct of N numbers with the names of its fields.
///
/// # Errors
/// The serializer's.
pub fn write<S: Serializer, T: Serialize, const N: usize>(
    name: &'static str,
    fields: &'static [&'static str; N],
    values: [T; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut record = serializer.serialize_struct(name, N)?;
    for (field, value) in fields.iter().zip(&values) {
        record.serialize_field(plain(field), value)?;
    }
    record.end()
}

/// Deserializes the numbers of such a struct by their names, or in order if the format has none.
/// Other names are ignored.
/// # Errors
/// Those of the deserializer, and an error if a number is missing, occurs twice, is not finite, or
/// is so large (4e62 in double precision) that products of several may not be finite.
/// or is so large (4e62 in double precision) that products of several may not be finite.
pub fn read<'de, D: Deserializer<'de>, T: Scalar + Deserialize<'de>, const N: usize>(
    name: &'static str,
    fields: &'static [&'static str; N],
    deserializer: D,
) -> Result<[T; N], D::Error> {
    let numbers: [T; N] =
        deserializer.deserialize_struct(name, fields, Record { name, fields, number: PhantomData })?;
    for (field, &number) in fields.iter().zip(&numbers) {
        if !is_ordinary(number) {
            return Err(D::Error::custom(format_args!(
                "`{}` of {name} is {:e}, too large a number to compute with",
                plain(field),
                number.to_f64()
            )));
        }
    }
    Ok(numbers)
}

/// Returns `type` for `r#type`.
fn plain(name: &'static str) -> &'static str {
    name.strip_prefix("r#").unwrap_or(name)
}

struct Record<T, const N: usize> {
    name: &'static str,
    fields: &'static [&'static str; N],
    number: PhantomData<T>,
}

impl<'de, T: Scalar + Deserialize<'de>, const N: usize> Visitor<'de> for Record<T, N> {
    type Value = [T; N];

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} with {N} numbers", self.name)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, sequence: A) -> Result<[T; N], A::Error> {
        in_order(T::zero(), sequence, &self)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<[T; N], A::Error> {
        let mut values = [None; N];
        while let Some(found) = map.next_key_seed(Key(self.fields))? {
            let slot = found.and_then(|i| Some((values.get_mut(i)?, self.fields.get(i)?)));
            match slot {
                Some((Some(_), field)) => return Err(A::Error::duplicate_field(plain(field))),
                Some((slot, _)) => *slot = Some(map.next_value::<T>()?),
                None => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        let mut numbers = [T::zero(); N];
        for ((number, value), field) in numbers.iter_mut().zip(values).zip(self.fields) {
            *number = value.ok_or_else(|| A::Error::missing_field(plain(field)))?;
        }
        Ok(numbers)
    }
}

/// A key of a map, to be deserialized as the index of a name.
struct Key(&'static [&'static str]);

impl<'de> DeserializeSeed<'de> for Key {
    type Value = Option<usize>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Option<usize>, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Key {
    type Value = Option<usize>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a name")
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<Option<usize>, E> {
        Ok(self.0.iter().position(|field| plain(field) == key))
    }

    fn visit_bytes<E: Error>(self, key: &[u8]) -> Result<Option<usize>, E> {
        Ok(self.0.iter().position(|field| plain(field).as_bytes() == key))
    }
}

/// Reads N values of a sequence; `zero` fills the array until they are read.
fn in_order<'de, A: SeqAccess<'de>, X: Copy + Deserialize<'de>, const N: usize>(
    zero: X,
    mut sequence: A,
    expected: &dyn serde::de::Expected,
) -> Result<[X; N], A::Error> {
    let mut values = [zero; N];
    for (i, value) in values.iter_mut().enumerate() {
        *value = sequence.next_element()?.ok_or_else(|| A::Error::invalid_length(i, expected))?;
    }
    Ok(values)
}

/// A text that must be read, and the reason for the error message.
pub(crate) struct Said {
    pub(crate) text: &'static str,
    pub(crate) why: &'static str,
}

impl Visitor<'_> for Said {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} `{}`", self.why, self.text)
    }

    fn visit_str<E: Error>(self, found: &str) -> Result<(), E> {
        if found == self.text { Ok(()) } else { Err(E::invalid_value(serde::de::Unexpected::Str(found), &self)) }
    }
}

/// An array of any length.
struct Array<X, const N: usize> {
    zero: X,
}

impl<'de, X: Copy + Deserialize<'de>, const N: usize> Visitor<'de> for Array<X, N> {
    type Value = [X; N];

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an array of length {N}")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, sequence: A) -> Result<[X; N], A::Error> {
        in_order(self.zero, sequence, &self)
    }
}

/// Arrays of numbers, for `#[serde(with = …)]`.
pub(crate) mod array {
    use super::*;

    pub(crate) fn serialize<S: Serializer, X: Serialize, const N: usize>(
        values: &[X; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(N)?;
        for value in values {
            tuple.serialize_element(value)?;
        }
        tuple.end()
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>, T: Scalar + Deserialize<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<[T; N], D::Error> {
        deserialize_over(T::zero(), deserializer)
    }

    /// Reads an array of any values; `zero` fills the array until they are read.
    pub(crate) fn deserialize_over<'de, D: Deserializer<'de>, X: Copy + Deserialize<'de>, const N: usize>(
        zero: X,
        deserializer: D,
    ) -> Result<[X; N], D::Error> {
        deserializer.deserialize_tuple(N, Array { zero })
    }
}

impl<T: Scalar + Serialize, A: super::array::Array<T>> Serialize for Numbers<T, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let values = self.0.as_ref();
        let mut tuple = serializer.serialize_tuple(values.len())?;
        values.iter().try_for_each(|value| tuple.serialize_element(value))?;
        tuple.end()
    }
}

impl<'de, T: Scalar + Deserialize<'de>, A: super::array::Array<T>> Deserialize<'de> for Numbers<T, A> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let array = A::zero();
        deserializer.deserialize_tuple(array.as_ref().len(), Numbers::of(array))
    }
}

impl<'de, T: Scalar + Deserialize<'de>, A: super::array::Array<T>> Visitor<'de> for Numbers<T, A> {
    type Value = Self;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an array of length {}", self.0.as_ref().len())
    }

    fn visit_seq<R: SeqAccess<'de>>(mut self, mut sequence: R) -> Result<Self, R::Error> {
        for i in 0..self.0.as_ref().len() {
            let value = sequence.next_element()?.ok_or_else(|| R::Error::invalid_length(i, &self))?;
            self.0.as_mut()[i] = value;
        }
        Ok(self)
    }
}

/// Arrays of arrays of numbers, for `#[serde(with = …)]`.
pub(crate) mod matrix {
    use super::*;

    struct Row<'a, T, const N: usize>(&'a [T; N]);

    impl<T: Serialize, const N: usize> Serialize for Row<'_, T, N> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            array::serialize(self.0, serializer)
        }
    }

    pub(crate) fn serialize<S: Serializer, T: Serialize, const N: usize, const H: usize>(
        rows: &[[T; N]; H],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        array::serialize(&rows.each_ref().map(Row), serializer)
    }

    pub(crate) fn deserialize<'de, D, T, const N: usize, const H: usize>(
        deserializer: D,
    ) -> Result<[[T; N]; H], D::Error>
    where
        D: Deserializer<'de>,
        T: Scalar + Deserialize<'de>,
    {
        let rows: [Numbers<T, [T; N]>; H] = array::deserialize_over(Numbers::of([T::zero(); N]), deserializer)?;
        Ok(rows.map(|row| row.0))
    }
}
