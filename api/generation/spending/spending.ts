import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { warsawDate } from "#api/schedule/slots.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { Purse, Step, Usage } from "../model.ts";
import { amountsOf, type Budget, bears, budgetSpent, mayBear, sum } from "./budget.ts";
import { type NotedCall, type ofNoStory, type SpendingBook, usdOf } from "./spending-book.ts";

/**
 * The costs of services and their limits: every call is noted in a book before it is made, and refused beyond a budget.
 */
export type Spending = {
  /** The purse of one step of one story, or of a check that belongs to none. */
  purseOf(id: StoryId | typeof ofNoStory, step: Step | "film" | "telling" | "speech" | "credit"): StepPurse;
  /** The cost of a story so far, in US dollars. */
  costOf(id: StoryId): Promise<number>;
  /** The amount that this run's calls count for: spent or set aside. */
  spentUsd(): number;
  /** The part of it that is set aside for calls whose cost is unknown. */
  setAsideUsd(): number;
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
/** The pause in milliseconds before a reservation that waits for others looks at the book again. */
const lookAgainMs = 500;

export function openSpending({ book, clock, budget = {} }: Options): Spending {
  const ofThisRun = new Map<string, NotedCall>();
  /** The calls of this run that are over and whose cost stays unknown. */
  const over = new Set<string>();
  const countedUsd = () => sum([...ofThisRun.values()].map(usdOf));

  function budgetsOf(ofToday: readonly NotedCall[], now: Temporal.Instant): Budget[] {
    const budgetOf = (whose: Budget["whose"], usd: number | undefined, calls: Iterable<NotedCall>) =>
      usd === undefined ? [] : [{ whose, usd, amounts: amountsOf([...calls], { now, over }) }];
    return [...budgetOf("day", budget.perDayUsd, ofToday), ...budgetOf("run", budget.perRunUsd, ofThisRun.values())];
  }

  /** Notes the call; false if it has to wait for calls that are under way. */
  async function note(call: NotedCall, now: Temporal.Instant): Promise<boolean> {
    let mayWait = false;
    try {
      await book.note(call, (ofToday) => {
        refuseAnother(ofToday, call);
        const lacking = budgetsOf(ofToday, now).filter((each) => !bears(each, call));
        mayWait = lacking.every((each) => mayBear(each, call));
        const [first] = lacking;
        if (first) throw budgetSpent(call, first);
        ofThisRun.set(call.call, call);
      });
      return true;
    } catch (error) {
      if (mayWait && !ofThisRun.has(call.call)) return false;
      ofThisRun.delete(call.call);
      throw error;
    }
  }

  /** Notes the call as soon as the budgets bear it. It holds no other reservation, so those it waits for end. */
  async function noteInTime(describe: (now: Temporal.Instant) => NotedCall, signal?: AbortSignal): Promise<NotedCall> {
    for (;;) {
      const now = clock.now();
      const call = describe(now);
      // A free call needs no budget and no line.
      if (call.atMostUsd === 0 || (await note(call, now))) return call;
      await sleep(lookAgainMs, undefined, { ...(signal && { signal }) }).catch(() => signal?.throwIfAborted());
    }
  }

  async function settle(call: NotedCall, { usd, usage }: { usd: number; usage?: Usage }): Promise<void> {
    if (call.atMostUsd === 0 && usd === 0) return;
    const settlement = { call: call.call, usd: rounded(usd), ...(usage && { usage }) };
    ofThisRun.set(call.call, { ...call, ...settlement });
    const noting = call.atMostUsd > 0 ? book.settle(settlement) : book.note({ ...call, ...settlement });
    // The money is spent: if settling fails, the call goes on counting with its maximum cost.
    await noting.catch(() => {});
  }

  return {
    purseOf(id, step) {
      const ofThisPurse: string[] = [];
      return {
        async reserve({ model, atMostUsd: most, signal }) {
          const atMostUsd = rounded(most);
          const describe = (now: Temporal.Instant): NotedCall => {
            const [at, day] = [now.toString(), warsawDate(now)];
            return { call: randomUUID(), at, day, id, step, model, atMostUsd };
          };
          const call = await noteInTime(describe, signal);
          ofThisPurse.push(call.call);
          return { settle: (paid) => settle(call, paid), end: () => void over.add(call.call) };
        },
        spentUsd: () => rounded(sum(ofThisPurse.flatMap((call) => ofThisRun.get(call) ?? []).map(usdOf))),
      };
    },
    costOf: async (id) => rounded(sum((await book.ofStory(id)).map(usdOf))),
    spentUsd: () => rounded(countedUsd()),
    setAsideUsd: () => rounded(amountsOf([...ofThisRun.values()], { now: clock.now(), over }).setAside),
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

/** Rounds to a ten-thousandth of a cent: a token of the cheapest model costs a tenth of that. */
const rounded = (usd: number) => Math.round(usd * 1e6) / 1e6;
