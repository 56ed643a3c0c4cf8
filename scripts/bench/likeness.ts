// How long it takes to open ten thousand kept fingerprints and to find the story that a new text is most like, against
// comparing the text with every story word by word.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLikenessIndex, type Told } from "../../api/generation/gate/likeness-index.ts";
import { dateOfDay, dayNumber } from "../../api/generation/house-storyteller/calendar.ts";
import { houseStoryteller } from "../../api/generation/house-storyteller/write.ts";
import { likenessOf, shinglesOf } from "../../api/generation/likeness.ts";
import { seasonOf, weatherOf } from "../../api/generation/weather.ts";
import { timeSlots } from "../../api/schedule/model.ts";
import { StoryId } from "../../api/stories/model.ts";

const rounds = 9;
const count = 10_000;
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** The stories of nine years, told by the house; its plots come again, so each gets a word of its own now and then. */
async function storyOf(number: number): Promise<Told & { id: StoryId }> {
  const date = dateOfDay(dayNumber("2026-11-21") + Math.floor(number / timeSlots.length));
  const timeSlot = timeSlots[number % timeSlots.length] ?? "morning";
  const id = StoryId.parse(`${date}-${timeSlot}`);
  const about = { id, date, timeSlot, variant: 1, canon: [], lately: [] };
  const brief = { ...about, season: seasonOf(date), weather: weatherOf(date, timeSlot) };
  const { titleEn, titlePl, contentEn, contentPl } = await houseStoryteller.write(brief);
  const own = (text: string) => text.replaceAll(/\p{L}{7,}/gu, (word) => `${word}${number}`);
  return { id, titleEn, titlePl, contentEn: own(contentEn), contentPl: own(contentPl) };
}

const stories = await Promise.all(Array.from({ length: count }, (_, number) => storyOf(number)));
const text = stories[4321] as Told;
const newId = StoryId.parse("2040-01-01-morning");
const folder = mkdtempSync(join(tmpdir(), "mruk-bench-likeness-"));
try {
  const cachePath = join(folder, "prints");
  const began = performance.now();
  await openLikenessIndex({ cachePath, stories });
  const cold = performance.now() - began;

  const [opening, finding]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const index = await openLikenessIndex({ cachePath, stories });
    const opened = performance.now();
    index.nearest(text, newId);
    opening.push(opened - started);
    finding.push(performance.now() - opened);
  }

  const compared = performance.now();
  const runs = shinglesOf(text.contentEn);
  for (const { contentEn } of stories) likenessOf(runs, shinglesOf(contentEn));
  const wordByWord = 2 * (performance.now() - compared);

  const both = median(opening) + median(finding);
  const times = `${median(opening).toFixed(0)} ms to open, ${median(finding).toFixed(0)} ms to find, ${cold.toFixed(0)} ms without the cache`;
  console.log(
    `the most alike of ${count} stories is found in ${(both / wordByWord).toFixed(3)} x the time of comparing each word by word (${times}; medians of ${rounds}; bar: under 100 ms to open and find)`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
