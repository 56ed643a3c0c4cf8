import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Browser = z.object({ executablePath: z.string(), env: z.record(z.string(), z.string()) });
export type Browser = z.infer<typeof Browser>;

/** The file in which the set-up notes the Chromium that tests drive. */
export const browserFile = join(import.meta.dirname, "..", "node_modules", ".cache", "browser.json");

export const readBrowser = (): Browser => Browser.parse(JSON.parse(readFileSync(browserFile, "utf8")));
