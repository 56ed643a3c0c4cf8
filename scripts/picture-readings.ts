// Draws stories by a seed and writes each with its picture for somebody who compares them, as a reader would, and what to look for:
// node scripts/picture-readings.ts SEED [--from YYYY-MM-DD] [--days 365] [--count 36] [--packs 6] [--out FOLDER]
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { compose } from "#api/house/illustrator/compose.ts";
import { print } from "#api/house/illustrator/press.ts";
import { H, W } from "#api/house/illustrator/stage.ts";
import { expectedBrief, starts } from "#api/house/storyteller/expected-briefs.fixture.ts";
import { houseStoryteller } from "#api/house/storyteller/write.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import { slotsOfDays } from "#api/schedule/slots.ts";

const { values, positionals } = parseArgs({
  options: {
    from: { type: "string", default: starts[0] },
    days: { type: "string", default: "365" },
    count: { type: "string", default: "36" },
    packs: { type: "string", default: "6" },
    out: { type: "string", default: "readings" },
  },
  allowPositionals: true,
});
const [seed = "readings"] = positionals;
const packs = Number(values.packs);

const rankOf = ({ date, timeSlot }: Slot) => createHash("sha256").update(`${seed} ${date} ${timeSlot}`).digest("hex");
type Slot = { date: string; timeSlot: TimeSlot };

const drawn = slotsOfDays(values.from, Number(values.days))
  .map((slot) => ({ slot, rank: rankOf(slot) }))
  .sort((one, other) => (one.rank < other.rank ? -1 : 1))
  .slice(0, Number(values.count));

mkdirSync(values.out, { recursive: true });
copyFileSync(join(import.meta.dirname, "picture-readings.md"), join(values.out, "how-to-read.md"));
const pages: string[][] = Array.from({ length: packs }, () => []);
for (const [index, { slot }] of drawn.entries()) pages[index % packs]?.push(await pageOf(slot));
for (const [index, stories] of pages.entries())
  writeFileSync(join(values.out, `pack-${index + 1}.md`), `${stories.join("\n\n---\n\n")}\n`);

/** A story's text with its picture beside it, as readers have them. */
async function pageOf({ date, timeSlot }: Slot): Promise<string> {
  const text = await houseStoryteller.write(expectedBrief(date, timeSlot));
  const picture = `${date}-${timeSlot}.png`;
  const printed = await print(compose(text.picture));
  await sharp(printed, { raw: { width: W, height: H, channels: 3 } })
    .png()
    .toFile(join(values.out, picture));
  return `# ${text.titleEn}\n\n${date}, ${timeSlot}\n\n![${text.imageAlt}](${picture})\n\n${text.contentEn}`;
}
