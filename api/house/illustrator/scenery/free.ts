import type { Shown } from "../stage.ts";

/** Whether nobody is before what is drawn at x, `half` wide to both sides. */
export const isFree = ({ taken }: Pick<Shown, "taken">, x: number, half: number): boolean =>
  taken.every(([from, to]) => x + half < from || x - half > to);
