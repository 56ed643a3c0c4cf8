// Measures a year's book over 1,095 stories of the house: its seconds, the most memory that its process had (Chromium's is not in it),
// its bytes. The stories are those that the house tells in 2026; of their pictures some are drawn and taken in turn, since drawing is
// not what is measured. The book is made in a process of its own, which knows no storyteller.
// `node scripts/bench/book.ts --language both`, and `--pdf` where MRUK_CHROMIUM or the PATH has a Chromium.
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "#api/books/chromium.ts";
import { makeBook } from "#api/books/make-book.ts";
import { type BookFormat, BookLanguage, bookIdOf } from "#api/books/model.ts";
import type { Written } from "#api/house/storyteller/readers-memory.fixture.ts";
import { publishedAtText } from "#api/schedule/slots.ts";
import { Story } from "#api/stories/model.ts";

const drawn = 30;
const { values } = parseArgs({
  options: { language: { type: "string", default: "both" }, pdf: { type: "boolean" }, from: { type: "string" } },
});
const language = BookLanguage.parse(values.language);

const storyOf = ({ brief, text }: Written): Story =>
  Story.parse({
    ...{ id: brief.id, publishedAt: publishedAtText(brief), timeSlot: brief.timeSlot, featured: false },
    ...{ titleEn: text.titleEn, titlePl: text.titlePl, excerptEn: text.excerptEn, excerptPl: text.excerptPl },
    ...{ contentEn: text.contentEn, contentPl: text.contentPl, category: text.category },
    ...{ imageUrl: `/images/${brief.id}.webp`, imageAlt: text.imageAlt, imageAltPl: text.imageAltPl },
    madeBy: { storyteller: "house", illustrator: "house" },
  });

/** Writes the stories and their masters into a folder. */
async function prepare(folder: string): Promise<void> {
  const { consecutive, slotsOfYear } = await import("#api/house/storyteller/readers-memory.fixture.ts");
  const { houseIllustrator } = await import("#api/house/illustrator/draw.ts");
  const written = await consecutive(slotsOfYear, "2026-01-01");
  await writeFile(join(folder, "stories.json"), JSON.stringify(written.map(storyOf)));
  for (const [number, { text }] of written.slice(0, drawn).entries()) {
    await writeFile(join(folder, `${number}.webp`), await houseIllustrator.draw(text.picture));
  }
}

async function measure(folder: string): Promise<void> {
  const stories = Story.array().parse(JSON.parse(await readFile(join(folder, "stories.json"), "utf8")));
  const formats: BookFormat[] = values.pdf ? ["epub", "pdf"] : ["epub"];
  const begun = performance.now();
  const steps = new Map<string, number>();
  const made = await makeBook(
    {
      ...{
        id: bookIdOf({ period: "2026", language }),
        stories,
        workDir: await mkdtemp(join(folder, "book-")),
        formats,
      },
      ...{ favourites: stories.map((story) => story.id), site: null, madeAt: "2027-01-01T00:00:00Z" },
      pictures: Object.fromEntries(
        stories.map(({ id }, index) => [id, { path: join(folder, `${index % drawn}.webp`) }]),
      ),
      chromium: await findChromium(process.env.MRUK_CHROMIUM, process.env),
    },
    {
      readMaster: async () => null,
      report: ({ step }) => steps.set(step, steps.get(step) ?? performance.now()),
    },
  );
  const since = (at: number) => `${((at - begun) / 1000).toFixed(1)} s`;
  for (const [step, at] of steps) console.log(`${step} began after ${since(at)}`);
  for (const { format, path } of made.files) console.log(`${format}: ${megabytes((await stat(path)).size)}`);
  console.log(`${stories.length} stories, ${language}: ${since(performance.now())}`);
  console.log(`at most ${megabytes(process.resourceUsage().maxRSS * 1024)} in this process`);
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

if (values.from !== undefined) await measure(values.from);
else {
  const folder = await mkdtemp(join(tmpdir(), "mruk-book-"));
  await prepare(folder);
  spawnSync(process.execPath, [import.meta.filename, ...process.argv.slice(2), "--from", folder], { stdio: "inherit" });
  await rm(folder, { recursive: true });
}
