// Joins the configured storyteller with a folder of its own, where stories are written to be measured and read.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TasteReport } from "#api/generation/taste/taste.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import type { Slot } from "#api/schedule/model.ts";

export type TasteOrder = {
  slots: readonly Slot[];
  /** The folder for the texts, the pairs, and the journal with what was paid. */
  folder: string;
  budgetUsd?: number;
};
type Progress = { id: string; number: number; of: number; failed?: string };

/**
 * Has the configured storyteller write stories into a folder, and the house write the same slots where another one is
 * configured. Run again with the same folder, it pays for no text twice. Its costs stand in the folder's own book.
 */
export async function tasteStories(
  { slots, folder, budgetUsd }: TasteOrder,
  {
    config,
    clock,
    signal,
    report,
  }: { config: Config; clock: Clock; signal: AbortSignal; report(story: Progress): void },
): Promise<TasteReport> {
  const [
    { taste },
    { sheetOf, writePairs },
    { openJournal },
    { canonFrom },
    { makersOf, readCat },
    { spendingOpener },
  ] = await Promise.all([
    import("#api/generation/taste/taste.ts"),
    import("#api/generation/taste/reading-sheets.ts"),
    import("#api/generation/journal.ts"),
    import("#api/generation/brief/canon.ts"),
    import("./makers.ts"),
    import("./budget.ts"),
  ]);
  const { houseStoryteller } = await import("#api/house/storyteller/write.ts");
  const { storyteller, reviewers } = await makersOf({ ...config, ILLUSTRATOR: "house" });
  const { BUDGET_USD_PER_DAY } = config;
  const openSpending = await spendingOpener({
    config: { DATA_DIR: folder, DATABASE_URL: undefined, BUDGET_USD_PER_DAY },
    clock,
  });
  await mkdir(join(folder, "stories"), { recursive: true });
  const pairs: Parameters<typeof writePairs>[1][number][] = [];
  const isHouse = storyteller.name === houseStoryteller.name;
  const result = await taste(slots, {
    storyteller,
    reviewers,
    journal: openJournal(join(folder, "journal")),
    spending: openSpending({ perRunUsd: budgetUsd }),
    likenessCache: join(folder, "cache", "likeness"),
    cat: canonFrom(await readCat(config.CONTENT_DIR)),
    signal,
    report,
    async keep({ id, brief, text }) {
      await writeFile(join(folder, "stories", `${id}.md`), sheetOf(text));
      const name = storyteller.model ?? storyteller.name;
      if (!isHouse) pairs.push({ id, texts: { house: await houseStoryteller.write(brief), [name]: text } });
    },
  });
  if (pairs.length > 0) await writePairs(folder, pairs);
  await writeFile(join(folder, "report.json"), `${JSON.stringify(result, null, 2)}\n`);
  return result;
}
