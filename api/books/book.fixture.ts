import { join } from "node:path";
import sharp from "sharp";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import type { Story } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import type { Chromium } from "./chromium.ts";
import { makeBook } from "./make-book.ts";
import { BookId } from "./model.ts";

/** Stories with everything that a text may hold. */
export const stories: Story[] = [
  storyOf({
    id: "2026-11-20-evening",
    titleEn: "“Salt & <Pepper>”",
    titlePl: "Sól i pieprz",
    contentEn:
      "# A heading\n\nIt *rained* & **rained** [here](https://mruk.example/?a=1&b=2).\n\n***\n\n> Quiet.\n\n- one\n- two",
    contentPl: "## Nagłówek\n\nPadało *i* padało.\n\n1. raz\n2. dwa",
    madeBy: { storyteller: "openai", illustrator: "openai", textModel: "gpt-x", imageModel: "image-x" },
  }),
  storyOf({
    id: "2026-11-21-morning",
    imageAltPl: "Szary kot na parapecie.",
    madeBy: { storyteller: "house", illustrator: "house" },
  }),
  storyOf({ id: "2026-11-21-evening", imageUrl: "https://elsewhere.example/cat.webp" }),
];

export const master = (): Promise<Uint8Array> =>
  sharp({ create: { width: 96, height: 64, channels: 3, background: "#765" } })
    .webp()
    .toBuffer();

/** Makes a book of these stories; the last has no picture of its own. */
export async function makeTestBook(id: string, given: readonly Story[] = stories, chromium: Chromium | null = null) {
  const picture = await master();
  const workDir = folderOfTest();
  const made = await makeBook(
    {
      ...{ id: BookId.parse(id), stories: given, workDir, chromium, site: "mruk.example" },
      formats: chromium === null ? ["epub"] : ["pdf"],
      favourites: given.map((story) => story.id),
      pictures: Object.fromEntries(given.slice(0, 2).map((story) => [story.id, { master: story.id }])),
      madeAt: "2026-11-26T14:00:00Z",
    },
    { readMaster: async () => picture, report: () => {} },
  );
  return { workDir, epub: join(workDir, `mruk-${id}.epub`), pdf: join(workDir, `mruk-${id}.pdf`), made };
}
