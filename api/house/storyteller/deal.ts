import type { Shot } from "../staging/shots.ts";
import type { Form, Picture, Piece, Plot, Title } from "../texts/model.ts";

/**
 * A story that is put together: its plot or form, and a piece for each of its parts, in order. A tale, which was written
 * whole, is the one piece of its telling.
 */
export type Telling = { source: Plot | Form; pieces: readonly Piece[] };

/** Whether a telling is a tale: every other has several pieces. */
export const isTale = ({ pieces }: Telling) => pieces.length === 1;

export const isForm = (source: Plot | Form): source is Form => "heads" in source;

/** A sentence or two before the story: about the hour and the sky, or about the cat and the house. */
export type Lead = { kind: "opening" | "remark"; piece: Piece };

/** How a telling is divided into paragraphs. `joined`: its first two parts, a lead included, are one paragraph. */
export type Layout = "plain" | "joined";

/** The parts of a slot's story. A story that was written whole has no telling. */
export type Deal = {
  /** The number of the slot (`slotNumber`). */
  slot: number;
  title: Title;
  /** The number of paragraphs. */
  paragraphs: number;
  picture: Picture;
  /** How its picture is taken. */
  shot: Shot;
  told?: { telling: Telling; lead: Lead | undefined; layout: Layout };
};
