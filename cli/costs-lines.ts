import type { Cost, Costs } from "../api/generation/costs.ts";
import { counted } from "./counted.ts";
import { dollars } from "./dollars.ts";
import { printable } from "./printable.ts";
import { wrapped } from "./wrap.ts";

/** What stands for a cost of which a part is not settled. */
const mark = "*";
const amountWidth = 11;
const callsWidth = 8;

/** What the services cost, line by line. */
export function costsLines(costs: Costs, { columns }: { columns: number }): string[] {
  if (costs.calls === 0) return [`Nothing was spent ${period(costs)}.`, ...todayLines(costs)];
  const table = (name: string, rows: [string, Cost][]) => tableLines(name, rows, columns);
  const { byDay, byStep, byModel, unsettledUsd } = costs;
  return [
    ...table(
      "Day",
      byDay.map((cost) => [cost.day, cost]),
    ),
    "",
    ...table(
      "Step",
      byStep.map((cost) => [cost.step, cost]),
    ),
    "",
    ...table(
      "Model",
      byModel.map((cost) => [cost.model, cost]),
    ),
    "",
    `Sum    ${dollars(costs.usd)} ${period(costs)}, ${counted(costs.stories, "story", "stories")}${average(costs)}`,
    ...todayLines(costs),
    ...(unsettledUsd > 0 ? ["", ...unsettledLines(unsettledUsd, columns)] : []),
  ];
}

const period = ({ from, to }: Costs) => (from === to ? `on ${to}` : `from ${from} to ${to}`);
const average = ({ perStoryUsd }: Costs) => (perStoryUsd === null ? "" : `: ${dollars(perStoryUsd)} each`);

function tableLines(name: string, rows: [string, Cost][], columns: number): string[] {
  const longest = Math.max(name.length, ...rows.map(([label]) => label.length));
  const width = Math.max(name.length, Math.min(longest, columns - amountWidth - callsWidth - mark.length));
  const line = (label: string, amount: string, calls: string, note = "") =>
    `${cut(printable(label), width).padEnd(width)}${amount.padStart(amountWidth)}${note.padEnd(mark.length)}${calls.padStart(callsWidth - mark.length)}`;
  return [
    line(name, "cost", "calls"),
    ...rows.map(([label, { usd, unsettledUsd, calls }]) =>
      line(label, dollars(usd), String(calls), unsettledUsd > 0 ? mark : ""),
    ),
  ];
}

const cut = (text: string, width: number) => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

function todayLines({ today: { usd, budgetUsd, leftUsd } }: Costs): string[] {
  if (budgetUsd === null || leftUsd === null) return [`Today  ${dollars(usd)}; no budget is set (BUDGET_USD_PER_DAY)`];
  return [`Today  ${dollars(usd)} of ${dollars(budgetUsd)}, ${dollars(leftUsd)} left`];
}

function unsettledLines(usd: number, columns: number): string[] {
  const words = `${mark} ${dollars(usd)} of it is not settled: a call that is under way, or broke off and may have been charged. It counts with the most that it may have cost.`;
  return wrapped(words, columns).split("\n");
}
