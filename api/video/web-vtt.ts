import type { Caption } from "./model.ts";

/** The captions as a WebVTT file. */
export function webVtt(_captions: readonly Caption[]): string {
  throw new Error("later");
}
