import { randomUUID } from "node:crypto";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { warsawDate } from "#api/schedule/slots.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { Purse, Step, Usage } from "../model.ts";
import { dollars } from "./dollars.ts";
import { type NotedCall, type SpendingBook, usdOf } from "./spending-book.ts";

/**
 * The costs of services and their limits: every call is noted in a book before it is made, and refused beyond a budget.
 */
export type Spending = {
  /** The purse of one step of one story. */
  purseOf(id: StoryId, step: Step | "film"): StepPurse;
  /** The cost of a story so far, in US dollars. */
  costOf(id: StoryId): Promise<number>;
  /** The amount spent through these purses: by this run. */
  spentUsd(): number;
  /** Every call of the last year, oldest first. */
  calls(): Promise<NotedCall[]>;
};

export type StepPurse = Purse & {
  /** The amount this purse paid. */
  spentUsd(): number;
};

type Options = {
  book: SpendingBook;
  clock: Clock;
  /** The budgets of a Warsaw day and of this run; unlimited if absent. */
  budget?: { perDayUsd?: number | undefined; perRunUsd?: number | undefined };
};

/**
 * The number of attempts that a Warsaw day pays for each step of one story: three runs whose text was refused three
 * times. A step that failed this often would fail again, and a schedule would ask for ever.
 */
const mostADay: Readonly<Record<string, number>> = { text: 9, checks: 9, picture: 6 };
/** Sums of prices are not exact; a millionth of a cent does not matter. */
const grain = 1e-8;

export function openSpending({ book, clock, budget = {} }: Options): Spending {
  /** The cost of this run's calls, or its maximum. */
  const ofThisRun = new Map<string, number>();
  const spentUsd = () => sum(ofThisRun.values());

  async function note(call: NotedCall): Promise<void> {
    try {
      await book.note(call, (ofToday) => {
        refuseAnother(ofToday, call);
        refuseBeyond(budget.perDayUsd, sum(ofToday.map(usdOf)), call);
        refuseBeyond(budget.perRunUsd, spentUsd(), call, "run");
        ofThisRun.set(call.call, call.atMostUsd);
      });
    } catch (error) {
      ofThisRun.delete(call.call);
      throw error;
    }
  }

  async function settle(call: NotedCall, { usd, usage }: { usd: number; usage?: Usage }): Promise<void> {
    if (call.atMostUsd === 0 && usd === 0) return;
    ofThisRun.set(call.call, usd);
    const settlement = { call: call.call, usd: rounded(usd), ...(usage && { usage }) };
    const noting = call.atMostUsd > 0 ? book.settle(settlement) : book.note({ ...call, ...settlement });
    // The money is spent: if settling fails, the call goes on counting with its maximum cost.
    await noting.catch(() => {});
  }

  return {
    purseOf(id, step) {
      const ofThisPurse: string[] = [];
      return {
        async reserve({ model, atMostUsd: most }) {
          const atMostUsd = rounded(most);
          const now = clock.now();
          const call = { call: randomUUID(), at: now.toString(), day: warsawDate(now), id, step, model, atMostUsd };
          // A free call needs no budget and no line.
          if (atMostUsd > 0) await note(call);
          ofThisPurse.push(call.call);
          return { settle: (paid) => settle(call, paid) };
        },
        spentUsd: () => rounded(sum(ofThisPurse.map((call) => ofThisRun.get(call) ?? 0))),
      };
    },
    costOf: async (id) => rounded(sum((await book.ofStory(id)).map(usdOf))),
    spentUsd: () => rounded(spentUsd()),
    calls: book.calls,
  };
}

function refuseAnother(ofToday: readonly NotedCall[], { id, step }: NotedCall): void {
  const paid = ofToday.filter((call) => call.id === id && call.step === step && usdOf(call) > 0).length;
  if (paid < (mostADay[step] ?? Number.POSITIVE_INFINITY)) return;
  throw new AppError(
    "ATTEMPTS_SPENT",
    `The ${step} of ${id} was paid for ${paid} times today, and there is no story yet`,
    {
      hint: "The next day in Warsaw has it tried again. What went wrong stands in the runs before; FALLBACK=house has the house make it.",
    },
  );
}

function refuseBeyond(
  budget: number | undefined,
  spent: number,
  { step, model, atMostUsd }: NotedCall,
  whose: "day" | "run" = "day",
): void {
  if (budget === undefined || spent + atMostUsd <= budget + grain) return;
  const left = whose === "day" ? "today’s" : "this run’s";
  throw new AppError(
    "BUDGET_SPENT",
    `The ${step} may cost ${dollars(atMostUsd)} (${model}), and of ${left} ${dollars(budget)} there are ${dollars(Math.max(0, budget - spent))} left`,
    {
      hint:
        whose === "day"
          ? "Raise BUDGET_USD_PER_DAY, or wait for the next day in Warsaw: what is done is kept, and the next run goes on from there."
          : "Run again with a larger --budget: what is done is kept, and the next run goes on from there.",
    },
  );
}
const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0);
/** Rounds to a ten-thousandth of a cent: a token of the cheapest model costs a tenth of that. */
const rounded = (usd: number) => Math.round(usd * 1e6) / 1e6;
