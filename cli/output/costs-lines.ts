import type { Cost, Costs } from "#api/generation/spending/costs.ts";
import { dollars } from "#api/generation/spending/dollars.ts";
import { printable } from "./printable.ts";
import { wrapped } from "./wrap.ts";

/** Marks a cost of which a part is only set aside. */
const mark = "*";
const amountWidth = 12;
const callsWidth = 8;
const shortestLabel = "2026-11-21".length;

/** The costs of the services, line by line. */
export function costsLines(costs: Costs, { columns }: { columns: number }): string[] {
  if (costs.calls === 0) return [`Nothing was spent ${period(costs)}.`, ...todayLines(costs)];
  const tables: [string, Row[]][] = [
    ["Day", costs.byDay.map((cost) => [cost.day, cost])],
    ["Step", costs.byStep.map((cost) => [cost.step, cost])],
    ["Model", costs.byModel.map((cost) => [printable(cost.model), cost])],
  ];
  const longest = Math.max(...tables.flatMap(([, rows]) => rows.map(([label]) => label.length)));
  const width = Math.max(shortestLabel, Math.min(longest, columns - amountWidth - callsWidth));
  return [
    ...tables.flatMap(([name, rows]) => [...tableLines(name, rows, width), ""]),
    `Sum      ${dollars(costs.usd)} ${period(costs)}`,
    `Stories  ${costs.stories}${average(costs)}`,
    ...todayLines(costs),
    ...(costs.setAsideUsd > 0 ? ["", ...setAsideLines(costs.setAsideUsd, columns)] : []),
  ];
}

type Row = [label: string, cost: Cost];

const period = ({ from, to }: Costs) => (from === to ? `on ${to}` : `from ${from} to ${to}`);
const average = ({ perStoryUsd }: Costs) => (perStoryUsd === null ? "" : `, ${dollars(perStoryUsd)} each`);

function tableLines(name: string, rows: Row[], width: number): string[] {
  const line = (label: string, amount: string, calls: string) =>
    cut(label, width).padEnd(width) + amount.padStart(amountWidth) + calls.padStart(callsWidth);
  return [
    // The mark has a column of its own, so that amounts stand below one another.
    line(name, "cost ", "calls"),
    ...rows.map(([label, { usd, setAsideUsd, calls }]) =>
      line(label, dollars(usd) + (setAsideUsd > 0 ? mark : " "), String(calls)),
    ),
  ];
}

const cut = (text: string, width: number) => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

function todayLines({ today: { spentUsd, setAsideUsd, budgetUsd, leftUsd } }: Costs): string[] {
  const today = `Today    ${dollars(spentUsd)} spent${setAsideUsd > 0 ? `, ${dollars(setAsideUsd)} set aside` : ""}`;
  if (budgetUsd === null || leftUsd === null) return [`${today}; no budget is set (BUDGET_USD_PER_DAY)`];
  return [`${today}, of ${dollars(budgetUsd)}; ${dollars(leftUsd)} left`];
}

function setAsideLines(usd: number, columns: number): string[] {
  const words = `${mark} ${dollars(usd)} of it is set aside: for a call that is under way, or broke off and may have been charged. It counts with the most that it may have cost.`;
  return wrapped(words, columns).split("\n");
}
