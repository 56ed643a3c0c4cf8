import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { brokenArrows } from "./arrows.ts";

async function faultsOf(files: Record<string, string>): Promise<string[]> {
  const root = folderOfTest();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return brokenArrows(root);
}

it("allows what the architecture draws", async () => {
  expect(
    await faultsOf({
      "api/generation/generate.ts": `import { Story } from "#api/stories/model.ts"; import { warsawDate } from "#api/schedule/slots.ts"; import type { StoryLibrary } from "#api/stories/library.ts";`,
      "api/stories/endpoints.ts": `import type { Request } from "express"; import { AppError } from "#api/platform/errors.ts";`,
      "api/app.ts": `import express from "express"; import { storyEndpoints } from "#api/stories/endpoints.ts";`,
      "web/features/home/home.tsx": `import { timeSlots } from "#api/schedule/model.ts"; import { Card } from "#web/ui/card.tsx"; export const A = () => <Card of={timeSlots} />;`,
      "api/wiring/makers.ts": `import { openFilms } from "./films.ts"; import { write } from "#api/generation/journal.ts";`,
      "stand-ins/openai.ts": `import { createServer } from "node:http"; import { startStandIn } from "./stand-in.ts";`,
      "cli/main.ts": `console.log(process.argv, process.env.HOME);`,
      "api/stories/library.test.ts": `import { gitFolder } from "#api/generation/journal.ts";`,
    }),
  ).toEqual([]);
});

it.each([
  ["a feature reaching into another", "api/stories/library.ts", `import { write } from "#api/generation/journal.ts";`],
  [
    "a dynamic import of another feature",
    "api/stories/library.ts",
    `export const load = () => import("#api/generation/journal.ts");`,
  ],
  ["a re-export of another feature", "api/stories/library.ts", `export { write } from "#api/generation/journal.ts";`],
  ["express outside of routes", "api/stories/library.ts", `import express from "express";`],
  ["a model with Node in it", "api/stories/model.ts", `import { join } from "node:path";`],
  ["a feature that knows the wiring", "api/stories/library.ts", `import { services } from "#api/wiring/services.ts";`],
  ["a platform that knows a feature", "api/platform/git.ts", `import { StoryId } from "#api/stories/model.ts";`],
  [
    "endpoints imported by a service",
    "api/wiring/services.ts",
    `import { storyEndpoints } from "#api/stories/endpoints.ts";`,
  ],
  ["wiring that knows the app", "api/wiring/server-services.ts", `import { createApi } from "#api/app.ts";`],
  [
    "a feature that knows any of the wiring",
    "api/stories/library.ts",
    `import { makersOf } from "#api/wiring/makers.ts";`,
  ],
  ["a product that knows its stand-ins", "api/wiring/films.ts", `import { startVideos } from "#stand-ins/videos.ts";`],
  ["a stand-in that knows the product", "stand-ins/openai.ts", `import { Story } from "#api/stories/model.ts";`],
  ["a stand-in that reads the environment", "stand-ins/openai.ts", `export const key = process.env.OPENAI_API_KEY;`],
  ["an api that knows the web", "api/stories/library.ts", `import { page } from "#web/ui/page.ts";`],
  ["a command that knows the web", "cli/commands/serve.ts", `import { startServer } from "#web/server/serve.ts";`],
  ["a screen with server code", "web/features/home/home.tsx", `import { openLibrary } from "#api/stories/library.ts";`],
  [
    "the voice under the GPL in our process",
    "api/house/narrator/narrator.ts",
    `export const load = () => import("@echogarden/espeak-ng-emscripten");`,
  ],
  [
    "what loads that voice in our process",
    "api/wiring/voices/narrator.ts",
    `import { loadEspeak } from "#api/house/narrator/espeak.ts";`,
  ],
  ["a ladder of dots", "web/ui/deep/er/card.tsx", `import { Page } from "../../page.tsx";`],
  ["a relative import out of its room", "api/stories/library.ts", `import { clock } from "../platform/clock.ts";`],
  ["a screen with Node in it", "web/ui/card.tsx", `import { readFileSync } from "fs";`],
  ["a feature that speaks to a database itself", "api/stories/library.ts", `import { sql } from "kysely";`],
  ["a driver of a database in a feature", "api/jobs/outcomes.ts", `import pg from "pg";`],
  ["a feature that reads the environment", "api/stories/library.ts", `export const port = process.env.PORT;`],
])("refuses %s", async (_, path, text) => {
  expect(await faultsOf({ [path]: text })).toHaveLength(1);
});
