import type { Shown } from "../stage.ts";

/** Whether nobody is before what is drawn at x, `half` wide to both sides. */
export const isFree = ({ taken }: Pick<Shown, "taken">, x: number, half: number): boolean =>
  taken.every(([from, to]) => x + half < from || x - half > to);

/** Whether the picture shows all of what is drawn at x, `half` wide to both sides. */
export const isInFrame = ({ frame }: Pick<Shown, "frame">, x: number, half: number): boolean =>
  x - half > frame.x && x + half < frame.x + frame.width;

/** Whether somebody who is with him stands before it: seen between two legs, cloth would seem to be theirs. */
export const isBehindCompany = ({ taken: [, ...company] }: Pick<Shown, "taken">, x: number, half: number): boolean =>
  !isFree({ taken: company }, x, half);

/** Whether he is before it himself: what is seen of it above his back would be a scrap. */
export const isBehindHim = ({ taken }: Pick<Shown, "taken">, x: number, half: number): boolean =>
  !isFree({ taken: taken.slice(0, 1) }, x, half);

/** Whether something at x that reaches to both sides is behind his ears, where it would be a hat or antlers. */
export const isBehindEars = (
  { head: [headX], headSize }: Pick<Shown, "head" | "headSize">,
  x: number,
  reach: number,
): boolean => Math.abs(x - headX) <= 1.2 * headSize + reach;
