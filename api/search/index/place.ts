// The place of a story in the index is a number roughly in the order of time: a list of places has the newest first by itself, and
// what is not public yet lies at its end. Numbers are small steps apart, because an index keeps the steps: with minutes in place of
// hours it is a fifth larger.

const hour = 3_600_000;
/** So many stories may begin in one hour; further ones take the places of the next. */
const inOneHour = 8;
/** Hours from about the year 1000 to 1970: places are above zero for whatever a story may say. */
const origin = 8_500_000;

/** The first of the places for stories that are published at this instant. */
export const placeAt = (at: number): number => (Math.floor(at / hour) + origin) * inOneHour;

/** Above every place. */
export const noBound = Number.MAX_SAFE_INTEGER;
