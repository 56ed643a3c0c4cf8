// The costs of services and their limit: in the book of this machine, or of all servers over one database.
import { join } from "node:path";
import type { Spending, StepPurse } from "#api/generation/spending/spending.ts";
import type { SpendingBook } from "#api/generation/spending/spending-book.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";

type Parts = {
  config: Pick<Config, "DATA_DIR" | "DATABASE_URL" | "BUDGET_USD_PER_DAY">;
  clock: Clock;
};

/** Opens the book. Returns the function that opens a `Spending` over it for one run or picture, which knows what that one cost. */
export async function spendingOpener({
  config,
  clock,
}: Parts): Promise<(run?: { perRunUsd?: number | undefined }) => Spending> {
  const [{ openSpending }, book] = await Promise.all([
    import("#api/generation/spending/spending.ts"),
    openBook(config),
  ]);
  const perDayUsd = config.BUDGET_USD_PER_DAY;
  return ({ perRunUsd } = {}) => openSpending({ book, clock, budget: { perDayUsd, perRunUsd } });
}

/** Opens a purse whose call belongs to no run. */
export const purseOpener =
  (parts: Parts) =>
  async (...step: Parameters<Spending["purseOf"]>): Promise<StepPurse> =>
    (await spendingOpener(parts))().purseOf(...step);

async function openBook({ DATA_DIR, DATABASE_URL: url }: Parts["config"]): Promise<SpendingBook> {
  if (url === undefined) {
    const { bookInFile } = await import("#api/generation/spending/spending-in-file.ts");
    return bookInFile(join(DATA_DIR, "journal"));
  }
  const [{ bookInDatabase }, { openTables }, { databaseError }] = await Promise.all([
    import("#api/database/cluster/spending-in-database.ts"),
    import("#api/database/database.ts"),
    import("#api/database/database-error.ts"),
  ]);
  return bookInDatabase({ open: () => openTables(url), explained: databaseError });
}
