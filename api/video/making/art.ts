// The site's drawings that films show too, read from the site's own files.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "#api/platform/project-folder.ts";

const drawing = (name: string) => () => readFile(join(projectFolder, "web", "art", name));

export const logo = drawing("logo-mark.svg");
/** Mruk, looking over an edge with both paws on it. */
export const peeking = drawing("mruk-peek.webp");
