import { type NotedCall, ofNoStory, usdOf } from "./spending-book.ts";

/** What calls count for: what was spent, and what is set aside for calls whose actual charge is not known (yet). */
export type Cost = { usd: number; spentUsd: number; setAsideUsd: number; calls: number };

/** The cost of the services in these days, in US dollars. */
export type Costs = Cost & {
  /** The first and the last Warsaw date of the period. */
  from: string;
  to: string;
  /** Days, steps and models without a call are left out. */
  byDay: (Cost & { day: string })[];
  byStep: (Cost & { step: string })[];
  byModel: (Cost & { model: string })[];
  stories: number;
  perStoryUsd: number | null;
  /** `budgetUsd` is null if none is set. */
  today: Omit<Cost, "calls"> & { budgetUsd: number | null; leftUsd: number | null };
};

type Question = { today: string; days: number; budgetUsd: number | undefined };

/** Sums up the calls of the last `days` days, including today. */
export function costsOf(calls: readonly NotedCall[], { today, days, budgetUsd }: Question): Costs {
  const from = Temporal.PlainDate.from(today)
    .subtract({ days: days - 1 })
    .toString();
  const recent = calls.filter(({ day }) => day >= from && day <= today);
  const total = costOfAll(recent);
  const stories = new Set(recent.map(({ id }) => id).filter((id) => id !== ofNoStory)).size;
  const { calls: _, ...ofToday } = costOfAll(recent.filter(({ day }) => day === today));
  return {
    ...total,
    from,
    to: today,
    byDay: grouped(recent, "day")
      .map(([day, cost]) => ({ day, ...cost }))
      .sort((one, other) => (one.day < other.day ? -1 : 1)),
    byStep: grouped(recent, "step")
      .map(([step, cost]) => ({ step, ...cost }))
      .sort(byCost),
    byModel: grouped(recent, "model")
      .map(([model, cost]) => ({ model, ...cost }))
      .sort(byCost),
    stories,
    perStoryUsd: stories === 0 ? null : rounded(total.usd / stories),
    today: {
      ...ofToday,
      budgetUsd: budgetUsd ?? null,
      leftUsd: budgetUsd === undefined ? null : rounded(Math.max(0, budgetUsd - ofToday.usd)),
    },
  };
}

function grouped(calls: readonly NotedCall[], key: "day" | "step" | "model"): [string, Cost][] {
  return [...Map.groupBy(calls, (call) => call[key])].map(([name, group]) => [name, costOfAll(group)]);
}

function costOfAll(calls: readonly NotedCall[]): Cost {
  const sum = (some: readonly NotedCall[]) => rounded(some.reduce((total, call) => total + usdOf(call), 0));
  return {
    usd: sum(calls),
    spentUsd: sum(calls.filter(({ usd }) => usd !== undefined)),
    setAsideUsd: sum(calls.filter(({ usd }) => usd === undefined)),
    calls: calls.length,
  };
}

const byCost = (one: Cost, other: Cost) => other.usd - one.usd;
const rounded = (usd: number) => Math.round(usd * 1e6) / 1e6;
