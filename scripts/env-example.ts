// Writes .env.example: every setting in one line of words, with its default or an example. Part of `npm run fix`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { settingsFile } from "#api/platform/settings-file.ts";

const head = `# Every setting of Mruk. None is needed. Copy this file to .env and take the # away from what you want to be otherwise; what
# the environment says already wins. Each line shows the default, or where there is none, an example. docs/settings.md says more.
# Written by npm run fix from api/platform/settings.ts.
`;

/** The text that .env.example is to have. */
export const envExample = (): string => settingsFile(head);

const path = join(import.meta.dirname, "..", ".env.example");

/** The present text of .env.example. */
export const keptEnvExample = (): string => readFileSync(path, "utf8");

if (import.meta.main) writeFileSync(path, envExample());
