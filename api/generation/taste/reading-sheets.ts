import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { StoryText } from "../model.ts";

/** Both texts of a story, to read. */
export function sheetOf({ titleEn, titlePl, contentEn, contentPl }: StoryText): string {
  return `# ${titlePl}\n\n${contentPl}\n\n---\n\n# ${titleEn}\n\n${contentEn}\n`;
}

type Pair = { id: string; texts: Record<string, StoryText> };

/**
 * Writes pairs of stories of the same slots for blind reading: `pairs/01-a.md` and `pairs/01-b.md` without names, and who
 * wrote which in `key.json`, apart. The order within a pair follows from its slot, and looks like chance.
 */
export async function writePairs(folder: string, pairs: readonly Pair[]): Promise<void> {
  await mkdir(join(folder, "pairs"), { recursive: true });
  const key: Record<string, { a: string; b: string }> = {};
  for (const [index, { id, texts }] of pairs.entries()) {
    const number = String(index + 1).padStart(2, "0");
    const sorted = Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1));
    const [first, second] = isOdd(id) ? sorted.toReversed() : sorted;
    if (!first || !second) continue;
    key[number] = { a: first[0], b: second[0] };
    await writeFile(join(folder, "pairs", `${number}-a.md`), sheetOf(first[1]));
    await writeFile(join(folder, "pairs", `${number}-b.md`), sheetOf(second[1]));
  }
  await writeFile(join(folder, "key.json"), `${JSON.stringify(key, null, 2)}\n`);
}

const isOdd = (id: string) => (createHash("sha256").update(`pair ${id}`).digest()[0] ?? 0) % 2 === 1;
