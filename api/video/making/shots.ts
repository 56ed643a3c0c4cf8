// The camera's shots of a picture: the film begins on the eyes, then shows all that fits, what is beside the cat, and him
// again. The face is always whole, or not in the shot at all.
import type { Face } from "#api/platform/images/face-region.ts";
import { type Part, partAround, partOfFace, widest } from "#api/platform/images/upright-part.ts";
import type { StoryId } from "#api/stories/model.ts";

/** A slow move of the camera between two upright parts of the picture. */
export type Move = { from: Part; to: Part };
type Size = { width: number; height: number };

const secondsAShot = 4.2;
const mostShots = 10;

/** The first move, on the eyes, and those that last for `seconds` of story: to the left in some and to the right in others. */
export function movesOver(picture: Size, face: Face, { id, seconds }: { id: StoryId; seconds: number }): Move[] {
  const count = Math.min(mostShots, Math.max(2, Math.round(seconds / secondsAShot)));
  const away = Number(id.slice(8, 10)) % 2 === 0 ? -1 : 1;
  const eyes = { x: face.x * picture.width, y: face.y * picture.height };
  const whole = partOfFace(picture, face);
  const full = widest(picture);
  // There is always room to move, though the face of a cat who fills the picture is cut a little.
  const closest = Math.min(whole.width, full * 0.9);
  const near = (zoom: number) => partAround(picture, eyes, closest * zoom);
  // The wide parts go to either side as far as the face stays whole.
  const narrower = Math.max(closest, full * 0.93);
  const slack = Math.max(0, Math.min(0.1 * full, (narrower - whole.width) / 2));
  const wide = (side: number) =>
    partAround(picture, { ...eyes, x: eyes.x + side * slack }, side === away ? full : narrower);
  const beside = besides(picture, whole);
  const [first, second] = away < 0 ? beside : beside.toReversed();
  const views: (Move | undefined)[] = [
    { from: wide(away), to: wide(-away) },
    first,
    { from: near(1.5), to: near(1.1) },
    second ?? { from: near(1.25), to: wide(away) },
    { from: wide(-away), to: near(1.4) },
    first && { from: first.to, to: first.from },
    { from: near(1.05), to: near(1.3) },
    second && { from: second.to, to: second.from },
  ];
  const shots = views.flatMap((move) => move ?? []);
  const story = Array.from({ length: count - 1 }, (_, index) => shots[index % shots.length]).flatMap(
    (each) => each ?? [],
  );
  return [{ from: near(1), to: near(1.45) }, ...story, { from: near(1.2), to: wide(away) }];
}

/** Moves along what is left and right of the face, or above and below it in an upright picture, as far as there is room. */
function besides(picture: Size, face: Part): Move[] {
  const width = widest(picture) * 0.72;
  const last = { x: picture.width - width, y: picture.height - (width * 16) / 9 };
  const drift = { x: picture.width * 0.07, y: picture.height * 0.05 };
  const at = (x: number, y: number): Part => ({ x, y, width, height: (width * 16) / 9 });
  const moves: Move[] = [
    { from: at(0, last.y * 0.3), to: at(Math.min(drift.x, face.x - width), last.y * 0.7) },
    { from: at(last.x, last.y * 0.7), to: at(Math.max(last.x - drift.x, face.x + face.width), last.y * 0.3) },
    { from: at(last.x / 2, 0), to: at(last.x / 2, Math.min(drift.y, face.y - (width * 16) / 9)) },
    { from: at(last.x / 2, last.y), to: at(last.x / 2, Math.max(last.y - drift.y, face.y + face.height)) },
  ];
  const isInside = ({ x, y }: Part) => x >= 0 && y >= 0 && x <= last.x && y <= last.y;
  return moves.filter(({ from, to }) => isInside(to) && !overlap(from, face) && !overlap(to, face));
}

export const overlap = (one: Part, other: Part): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The smallest part of the picture, in whole pixels, that contains the whole move. */
export function regionOf({ from, to }: Move, picture: Size): Part {
  const x = Math.floor(Math.min(from.x, to.x));
  const y = Math.floor(Math.min(from.y, to.y));
  const right = Math.min(picture.width, Math.ceil(Math.max(from.x + from.width, to.x + to.width)));
  const bottom = Math.min(picture.height, Math.ceil(Math.max(from.y + from.height, to.y + to.height)));
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
}
