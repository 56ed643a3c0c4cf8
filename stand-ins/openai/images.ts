import type { Answer, Asked } from "../stand-in.ts";

/** `/v1/images/generations` and `/v1/images/edits`; null for everything else. */
export function answerImages(_asked: Asked): Answer | null | Promise<Answer | null> {
  return null;
}
