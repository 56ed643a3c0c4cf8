// Finds Mruk in any picture. His looks are always the same: grey stripes, green eyes, a red collar. He is where most of
// these are close together; without any, he is assumed in the middle of the upper third.
import sharp from "sharp";

/** A point in a picture, in fractions of its width and height. */
export type Place = { x: number; y: number };

const width = 192;
const height = 128;
/** The distance between his colours, in pixels of the small picture: about a head. */
const reach = 11;
/** The least shares of eyes or collar, and of fur, around him; more fur needs neither. */
const least = { marks: 0.003, furWithMarks: 0.1, fur: 0.3 };

export async function findCat(picture: Uint8Array): Promise<Place> {
  const pixels = await sharp(picture)
    .resize(width, height, { fit: "fill" })
    .flatten({ background: "#808080" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  const fur = blurred(furIn(pixels));
  const collar = blurred(mapOf(pixels, isCollar));
  const eyes = blurred(mapOf(pixels, isEye));
  const body = highest(({ at, x, y }) => {
    const marks = (0.08 + Math.min(0.06, collar[at] ?? 0)) * (0.08 + Math.min(0.06, eyes[at] ?? 0));
    return (0.05 + (fur[at] ?? 0)) ** 2 * marks * nearMiddle(x, y);
  });
  // The largest part of him is his back; his face lies between the eyes and the collar.
  const face = highest(({ at, x, y }) => {
    const marks = (0.025 + Math.min(0.1, collar[at] ?? 0)) * (0.025 + Math.min(0.1, eyes[at] ?? 0));
    return (0.05 + (fur[at] ?? 0)) ** 2 * marks * Math.exp(-((x - body.x) ** 2 + (y - body.y) ** 2) / 0.05);
  });
  const at = Math.floor(face.y * height) * width + Math.floor(face.x * width);
  const hasMarks = Math.max(collar[at] ?? 0, eyes[at] ?? 0) > least.marks;
  return (fur[at] ?? 0) > (hasMarks ? least.furWithMarks : least.fur) ? face : { x: 0.5, y: 1 / 3 };
}

/** The position of the map's maximum. */
function highest(score: (place: Place & { at: number }) => number): Place {
  let best = { x: 0.5, y: 0.5 };
  let most = 0;
  for (let at = 0; at < width * height; at++) {
    const place = { at, x: ((at % width) + 0.5) / width, y: (Math.floor(at / width) + 0.5) / height };
    const value = score(place);
    if (value > most) [most, best] = [value, { x: place.x, y: place.y }];
  }
  return best;
}

const nearMiddle = (x: number, y: number) => 1 - 0.9 * (x - 0.5) ** 2 - 0.6 * (y - 0.55) ** 2;

type Test = (red: number, green: number, blue: number) => boolean;

const isCollar: Test = (red, green, blue) =>
  red > 140 && red - green > 95 && red - blue > 85 && Math.abs(green - blue) < 45;
const isEye: Test = (red, green, blue) => green > 110 && green - blue > 55 && green - red > 8 && green - red < 90;

function mapOf(pixels: Uint8Array, test: Test): Float32Array {
  const map = new Float32Array(width * height);
  for (let at = 0; at < map.length; at++) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 3, at * 3 + 3);
    if (test(red, green, blue)) map[at] = 1;
  }
  return map;
}

/** Grey with stripes: low saturation, medium lightness, and rougher than a wall. */
function furIn(pixels: Uint8Array): Float32Array {
  const map = new Float32Array(width * height);
  const light = (at: number) => ((pixels[at * 3] ?? 0) + (pixels[at * 3 + 1] ?? 0) + (pixels[at * 3 + 2] ?? 0)) / 3;
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 3, at * 3 + 3);
      const colour = Math.max(red, green, blue) - Math.min(red, green, blue);
      const stripes = Math.abs(light(at - 2) - light(at + 2)) + Math.abs(light(at - 2 * width) - light(at + 2 * width));
      const isGrey = colour < 36 && light(at) > 55 && light(at) < 190;
      if (isGrey) map[at] = (1 - colour / 48) * Math.min(1, stripes / 40);
    }
  }
  return map;
}

/** Blurs the map: two passes of running means approximate a Gaussian. */
function blurred(map: Float32Array): Float32Array {
  let result = map;
  for (const _ of [1, 2]) result = mean(mean(result, 1, width, height), width, height, width);
  return result;
}

/** Running means along lines: `step` leads to a line's next value, `length` values a line. */
function mean(map: Float32Array, step: number, length: number, lines: number): Float32Array {
  const result = new Float32Array(map.length);
  const nextLine = step === 1 ? length : 1;
  for (let line = 0; line < lines; line++) {
    let sum = 0;
    const value = (index: number) => (index < 0 || index >= length ? 0 : (map[line * nextLine + index * step] ?? 0));
    for (let index = -reach; index < length; index++) {
      sum += value(index + reach) - value(index - reach - 1);
      if (index >= 0) result[line * nextLine + index * step] = sum / (2 * reach + 1);
    }
  }
  return result;
}
