/** A text and when it is shown, in seconds. */
export type Cue = { from: number; to: number; text: string };

/**
 * Formats captions as a WebVTT file. A blank line would end a caption, and an arrow begin one, so both are removed
 * from its text.
 */
export function webVtt(captions: readonly Cue[]): string {
  const cues = captions.map(({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${plain(text)}\n`);
  return ["WEBVTT\n", ...cues].join("\n");
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, "\n")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n")
    .replace(/[&<>]/g, (character) => escapes[character] ?? character);
}

/** Seconds as `hh:mm:ss.mmm`. */
function timestamp(seconds: number): string {
  const milliseconds = Math.max(0, Math.round(seconds * 1000));
  const parts = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60, (milliseconds / 1000) % 60];
  const clock = parts.map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
  return `${clock}.${String(milliseconds % 1000).padStart(3, "0")}`;
}
