// Counts until it is killed: one like for each story, and prints a line for each that was acknowledged.
import { writeSync } from "node:fs";
import { StoryId } from "#api/stories/model.ts";
import { openCounts } from "./open-counts.ts";

const [dataDir = "", from = "", visitors = ""] = process.argv.slice(2);
// A short journal is merged every few dozen counts, so that most kills happen during a merge.
const counts = await openCounts(dataDir, { journalBytes: 4_000, onUnsaved: (error) => console.error(error) });

let next = Number(from);
/** The ids are spread over the slots of many months, and return to each month. */
function nextId(): StoryId {
  const index = next++;
  const date = Temporal.PlainDate.from("2020-01-01").add({ days: (index * 17) % 1000 });
  return StoryId.parse(`${date}-${["morning", "afternoon", "evening"][index % 3]}-${2 + Math.floor(index / 1000)}`);
}

async function visitor(): Promise<never> {
  for (;;) {
    const id = nextId();
    await counts.count({ id, date: id.slice(0, 10), what: "likes", by: 1 });
    writeSync(1, `${id}\n`);
  }
}
await Promise.all(Array.from({ length: Number(visitors) }, visitor));
