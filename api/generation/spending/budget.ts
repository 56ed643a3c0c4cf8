import { AppError } from "#api/platform/errors.ts";
import { dollars } from "./dollars.ts";
import { type NotedCall, usdOf } from "./spending-book.ts";

/** What calls count for, in US dollars. */
export type Amounts = {
  /** The known costs. */
  spent: number;
  /** The maximum costs of the calls whose cost is unknown. */
  setAside: number;
  /** The part of `setAside` that belongs to calls under way: it usually becomes less when they end. */
  underWay: number;
};

/** A budget of a Warsaw day or of a run, with what its calls count for. */
export type Budget = { whose: "day" | "run"; usd: number; amounts: Amounts };

/**
 * The longest time in milliseconds that a text or a picture takes. By then the call of a killed process is over, and nobody waits
 * longer for a film.
 */
const longestCallMs = 300_000;
/** Sums of prices are not exact; a millionth of a cent does not matter. */
const grain = 1e-8;

/** Sums up calls as of an instant. `over` names calls that ended without their cost becoming known. */
export function amountsOf(
  calls: readonly NotedCall[],
  { now, over }: { now: Temporal.Instant; over: ReadonlySet<string> },
): Amounts {
  const unsettled = calls.filter(({ usd }) => usd === undefined);
  const isUnderWay = ({ call, at }: NotedCall) =>
    !over.has(call) && Math.abs(now.since(at).total("milliseconds")) < longestCallMs;
  return {
    spent: sum(calls.map(({ usd = 0 }) => usd)),
    setAside: sum(unsettled.map(usdOf)),
    underWay: sum(unsettled.filter(isUnderWay).map(usdOf)),
  };
}

/** Whether the budget bears one more call. */
export const bears = ({ usd, amounts: { spent, setAside } }: Budget, { atMostUsd }: NotedCall): boolean =>
  spent + setAside + atMostUsd <= usd + grain;

/** Whether the budget may bear the call once those under way have ended. */
export const mayBear = ({ usd, amounts: { spent, setAside, underWay } }: Budget, { atMostUsd }: NotedCall): boolean =>
  underWay > 0 && spent + setAside - underWay + atMostUsd <= usd + grain;

export function budgetSpent({ step, model, atMostUsd }: NotedCall, { whose, usd, amounts }: Budget): AppError {
  const { spent, setAside } = amounts;
  const [total, left] = [whose === "day" ? "today’s" : "this run’s", Math.max(0, usd - spent - setAside)];
  const aside = setAside > 0 ? ` and ${dollars(setAside)} set aside for calls whose cost is unknown` : "";
  const message = `The ${step} may cost ${dollars(atMostUsd)} (${model}), and of ${total} ${dollars(usd)} there are ${dollars(left)} left: ${dollars(spent)} spent${aside}`;
  return new AppError("BUDGET_SPENT", message, {
    hint:
      whose === "day"
        ? "Raise BUDGET_USD_PER_DAY, or wait for the next day in Warsaw: what is done is kept, and the next run goes on from there."
        : "Run again with a larger --budget: what is done is kept, and the next run goes on from there.",
  });
}

export const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0);
