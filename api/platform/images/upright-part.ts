// Upright parts of a picture: those that a film, its poster, and the first picture of a film service show.
import type { Face } from "./face-region.ts";

type Size = { width: number; height: number };
/** A part of a picture, in its pixels. */
export type Part = { x: number; y: number; width: number; height: number };

const ratio = 9 / 16;
/** A little air around a face: whiskers and the tips of the ears. */
const air = 1.12;
/** Words cover the lower third of films, so the subject is placed above the middle. */
const subjectAt = 0.3;

/** The width of the widest upright part of a picture. */
export const widest = ({ width, height }: Size): number => Math.min(width, height * ratio);

/** The upright part of this width whose subject is at a point of the picture, in its pixels; never beyond its edges. */
export function partAround(picture: Size, subject: { x: number; y: number }, wanted: number): Part {
  const width = Math.min(wanted, widest(picture));
  const height = width / ratio;
  return {
    x: within(subject.x - width / 2, picture.width - width),
    y: within(subject.y - height * subjectAt, picture.height - height),
    width,
    height,
  };
}

const within = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));

/** The same part in whole pixels of the picture, as sharp extracts it. */
export function wholePixels(part: Part, picture: Size): { left: number; top: number; width: number; height: number } {
  const [width, height] = [Math.max(1, Math.round(part.width)), Math.max(1, Math.round(part.height))];
  const at = (value: number, most: number) => Math.round(within(value, most));
  return {
    left: at(part.x, picture.width - width),
    top: at(part.y, picture.height - height),
    width: Math.min(width, picture.width),
    height: Math.min(height, picture.height),
  };
}

/** The part of the picture that the whole face takes, with a little air. */
export function partOfFace(picture: Size, face: Face): Part {
  const [width, height] = [face.width * picture.width * air, face.height * picture.height * air];
  return { x: face.x * picture.width - width / 2, y: face.y * picture.height - height / 2, width, height };
}

/** The upright part that shows the whole face, large and with some of its surroundings: a film's poster. */
export function portraitOf(picture: Size, face: Face): Part {
  const { width } = partOfFace(picture, face);
  return partAround(picture, { x: face.x * picture.width, y: face.y * picture.height }, width * 1.3);
}
