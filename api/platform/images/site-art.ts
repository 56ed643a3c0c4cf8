// The site's drawings that cards, icons and films contain, read from the site's own files.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "../project-folder.ts";

const folder = join(projectFolder, "web", "art");
const drawing = (name: string) => () => readFile(join(folder, name));

export const logo = drawing("logo-mark.svg");
export const favicon = drawing("favicon.svg");
/** The print on the cards of pages without a picture of their own. */
export const portrait = drawing("portrait.webp");
/** Mruk, looking over an edge with both paws on it. */
export const peeking = drawing("mruk-peek.webp");
