import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parsePublishingDate, slotsOfDays, warsawDate } from "#api/schedule/slots.ts";
import type { TasteOrder } from "#api/wiring/taste.ts";
import { amountFrom, countFrom } from "#cli/commands/arguments.ts";

type Typed = { stories: string; from?: string; out?: string; budget?: string };

/** Turns the typed options into an order, and makes its folder where none is named. Throws BAD_REQUEST. */
export async function tasteOrderFrom(
  { stories, from, out, budget }: Typed,
  { now, most }: { now: Temporal.Instant; most: number },
): Promise<TasteOrder> {
  const count = countFrom(stories, { option: "--stories", max: most });
  const first = from === undefined ? warsawDate(now) : parsePublishingDate(from, now);
  const slots = slotsOfDays(first, Math.ceil(count / 3)).slice(0, count);
  const budgetUsd = budget === undefined ? undefined : amountFrom(budget, { option: "--budget" });
  const folder = out === undefined ? await mkdtemp(join(tmpdir(), "mruk-taste-")) : resolve(out);
  return { slots, folder, ...(budgetUsd !== undefined && { budgetUsd }) };
}
