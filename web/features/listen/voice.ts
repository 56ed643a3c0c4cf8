import type { Span } from "#api/language/sentences.ts";
import type { Passage } from "./passages.ts";

/** The speeds that readers may choose, as factors of the voice's own. */
export const speeds = [0.75, 1, 1.25, 1.5] as const;

/** Whoever reads passages aloud, one after the other. */
export type Voice = {
  passages: readonly Passage[];
  /** Reads on from the beginning of a passage. */
  readFrom(at: number): void;
  /** Reads on from where it was paused. */
  resume(): void;
  pause(): void;
  setSpeed(speed: number): void;
  close(): void;
};

export type VoiceEvents = {
  /** Whether it is reading, also when the system has paused it. */
  onReading(isReading: boolean): void;
  /** A passage has begun, and none of its words yet. */
  onPassage(at: number): void;
  /** A word is being said, as offsets in the element of its passage; null between words, and for good with a voice that tells none. */
  onWord(word: Span | null): void;
  /** All was read. */
  onEnd(): void;
  /** It cannot read, or no more. */
  onFailure(): void;
};
