import { stripVTControlCharacters } from "node:util";

// Titles, paths and messages come from files and outside services: on a terminal they may only be text. Escape
// sequences could move the cursor or set the clipboard, and direction marks could show another name than the real one.
const invisible = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** One line of text that is safe to show on a terminal. */
export function printable(text: string): string {
  return stripVTControlCharacters(text).replace(invisible, " ").trim();
}

/** The same for a text of many lines. */
export function printableLines(text: string): string {
  return stripVTControlCharacters(text)
    .split(/\r\n?|\n/)
    .map((line) => line.replace(invisible, " ").trimEnd())
    .join("\n");
}

/** A value as one line of JSON in which every control character is escaped, also those that JSON lets through. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
