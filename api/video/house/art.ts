// The site's drawings that films show too. Where they lie is looked for from here upwards: the terminal program is one
// bundle in another folder.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

function folder(): string {
  for (let at = import.meta.dirname; ; at = dirname(at)) {
    const art = join(at, "web", "art");
    if (existsSync(art) || dirname(at) === at) return art;
  }
}

const drawing = (name: string) => () => readFile(join(folder(), name));

export const logo = drawing("logo-mark.svg");
/** Mruk, who looks over an edge with both paws on it. */
export const peeking = drawing("mruk-peek.webp");
