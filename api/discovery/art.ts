// The site's drawings that other pictures contain, read from the site's own files.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "#api/platform/project-folder.ts";

const folder = join(projectFolder, "web", "art");
const drawing = (name: string) => () => readFile(join(folder, name));

export const logo = drawing("logo-mark.svg");
export const favicon = drawing("favicon.svg");
/** The print on the cards of pages without a picture of their own. */
export const portrait = drawing("portrait.webp");
