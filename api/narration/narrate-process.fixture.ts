// One story read aloud in a process of its own, which kills itself: `node narrate-process.fixture.ts <options as JSON>`.
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { openLocalStore } from "#api/media/local-store.ts";
import type { MediaStore } from "#api/media/model.ts";
import { systemClock } from "#api/platform/clock.ts";
import { readConfig } from "#api/platform/config.ts";
import { StoryId } from "#api/stories/model.ts";
import { environment } from "#api/stories/repository/repository.fixture.ts";
import { openEditor } from "#api/wiring/services.ts";
import { openNarrations } from "./narrations.ts";
import { closedPurse } from "./narrator.fixture.ts";
import { toneNarrator } from "./tone-narrator.fixture.ts";

const { id, contentDir, dataDir, killAt } = JSON.parse(process.argv[2] ?? "{}");

const reached = (moment: string) => {
  if (moment === killAt) process.kill(process.pid, "SIGKILL");
};
const config = readConfig({ CONTENT_DIR: contentDir, DATA_DIR: dataDir });
const editor = await openEditor({
  config,
  clock: systemClock,
  environment,
  signal: neverAborted(),
  log: { warn() {} },
});
const store = openLocalStore({ dataDir });
let puts = 0;
const media: MediaStore = {
  ...store,
  async put(file, order) {
    puts++;
    reached(`put ${puts}`);
    return store.put(file, order);
  },
};
const narrator = toneNarrator({ costUsd: 0.5, before: async ({ language }) => reached(`speech ${language}`) });
const speak: typeof narrator.speak = async (order, purse) => {
  const speech = await narrator.speak(order, purse);
  appendFileSync(join(dataDir, "spoken.log"), `${order.language}\n`);
  return speech;
};
const narrations = openNarrations({
  library: editor.library,
  editing: {
    read: editor.editing.read,
    async note(...noted) {
      const result = await editor.editing.note(...noted);
      reached("noted");
      return result;
    },
  },
  narrator: { ...narrator, speak },
  purseOf: async () => closedPurse,
  encoder: { ffmpegPath: undefined, environment: process.env },
  media,
  workDir: join(dataDir, "media", "spoken"),
});
const report = ({ step = "" }) => reached(step);
console.log(JSON.stringify(await narrations.narrate(StoryId.parse(id), {}, { signal: neverAborted(), report })));

function neverAborted() {
  return new AbortController().signal;
}
