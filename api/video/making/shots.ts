// The camera's shots of a picture: first all that fits, then the cat, then the rest, and at last all again.
import type { StoryId } from "#api/stories/model.ts";
import { filmSize } from "../model.ts";
import type { Place } from "./find-cat.ts";

/** A part of a picture, in its pixels, of the film's proportions. */
export type Frame = { x: number; y: number; width: number; height: number };
/** A slow move of the camera. */
export type Move = { from: Frame; to: Frame };
type Size = { width: number; height: number };

/** The centre and magnification of the camera: at 1, as much is visible as can be without an edge. */
type View = Place & { zoom: number };

const secondsAShot = 4.4;
/** Words cover the lower third, so the subject is placed a little above the middle. */
const above = 0.11;

/** The moves for `seconds`: three to five, to the left in some stories and to the right in others. */
export function movesOver(picture: Size, cat: Place, { id, seconds }: { id: StoryId; seconds: number }): Move[] {
  const count = Math.min(5, Math.max(3, Math.round(seconds / secondsAShot)));
  // Moves towards the larger side; from the middle, the day decides.
  const room = cat.x - 0.5 || 0.01;
  const isMiddle = Math.abs(room) < 0.12;
  const away = (isMiddle ? Number(id.slice(8, 10)) % 2 === 0 : room > 0) ? -1 : 1;
  const beside = (far: number): Place => ({ x: cat.x + away * far, y: cat.y });
  const wide: [View, View] = [
    { ...beside(0.2), zoom: 1 },
    { ...beside(0.04), zoom: 1.06 },
  ];
  const near: [View, View] = [
    { ...cat, zoom: 1.25 },
    { ...cat, zoom: 1.55 },
  ];
  const elsewhere: [View, View] = [
    { x: 0.5 + away * 0.28, y: 0.42, zoom: 1.28 },
    { x: 0.5 + away * 0.18, y: 0.56, zoom: 1.22 },
  ];
  const close: [View, View] = [
    { x: cat.x - away * 0.03, y: cat.y + 0.06, zoom: 1.95 },
    { x: cat.x + away * 0.02, y: cat.y - 0.03, zoom: 1.85 },
  ];
  const last: [View, View] = [
    { ...cat, zoom: 1.34 },
    { ...beside(0.05), zoom: 1 },
  ];
  const shots = [wide, near, ...(count > 3 ? [elsewhere] : []), ...(count > 4 ? [close] : []), last];
  return shots.map(([from, to]) => ({ from: frameAt(picture, from), to: frameAt(picture, to) }));
}

/** The part of a picture that a view shows, never beyond its edges. */
function frameAt(picture: Size, { x, y, zoom }: View): Frame {
  const ratio = filmSize.width / filmSize.height;
  const height = Math.min(picture.height, picture.width / ratio) / zoom;
  const width = height * ratio;
  return {
    x: within(x * picture.width - width / 2, picture.width - width),
    y: within(y * picture.height - height * (0.5 - above), picture.height - height),
    width,
    height,
  };
}

const within = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));

/** The smallest part of the picture, in whole pixels, that contains the whole move. */
export function regionOf({ from, to }: Move, picture: Size): Frame {
  const x = Math.floor(Math.min(from.x, to.x));
  const y = Math.floor(Math.min(from.y, to.y));
  const right = Math.min(picture.width, Math.ceil(Math.max(from.x + from.width, to.x + to.width)));
  const bottom = Math.min(picture.height, Math.ceil(Math.max(from.y + from.height, to.y + to.height)));
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
}
