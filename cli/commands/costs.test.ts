import { describe, expect, it } from "vitest";
import type { NotedCall } from "#api/generation/spending/spending-book.ts";
import { runProgram } from "../context.fixture.ts";

const call = (fields: Partial<NotedCall>): NotedCall => ({
  call: crypto.randomUUID(),
  at: "2026-11-21T07:00:00Z",
  day: "2026-11-21",
  id: "2026-11-21-morning",
  step: "text",
  model: "gpt-6-luna",
  atMostUsd: 0.02,
  usd: 0.001,
  ...fields,
});

const { usd: _, ...unsettled } = call({ id: "2026-11-21-evening", step: "picture", model: "gpt-image-2.5-flare" });
const calls = [
  call({ day: "2026-10-01" }),
  call({ day: "2026-11-20", id: "2026-11-20-evening", usd: 0.002 }),
  call({}),
  call({ step: "picture", model: "gpt-image-2.5-flare", usd: 0.25 }),
  unsettled,
];

describe("mruk costs", () => {
  it("sums up the last 30 days by day, step and model, and says what is left of today's budget", async () => {
    const { code, output } = await runProgram(["costs"], { calls, budgetUsd: 1 });
    expect(code).toBe(0);
    expect(output).toMatch(/^2026-11-20 +\$0\.0020 +1$/m);
    expect(output).toMatch(/^2026-11-21 +\$0\.27\* +3$/m);
    expect(output).toMatch(/^picture +\$0\.27\* +2$/m);
    expect(output).toMatch(/^text +\$0\.0030 +2$/m);
    expect(output).toMatch(/^gpt-image-2\.5-flare +\$0\.27\* +2$/m);
    expect(output).toContain("Sum      $0.27 from 2026-10-23 to 2026-11-21\nStories  3, $0.0910 each\n");
    expect(output).toContain("Today    $0.25 spent, $0.0200 set aside, of $1.00; $0.73 left\n");
    expect(output).toContain("* $0.0200 of it is set aside");
    expect(output).not.toContain("2026-10-01");
  });

  it("says everything as one JSON object", async () => {
    const { output } = await runProgram(["costs", "--days", "1", "--json"], { calls });
    expect(JSON.parse(output)).toMatchObject({
      from: "2026-11-21",
      to: "2026-11-21",
      usd: 0.271,
      spentUsd: 0.251,
      setAsideUsd: 0.02,
      calls: 3,
      stories: 2,
      perStoryUsd: 0.1355,
      byStep: [
        { step: "picture", usd: 0.27, spentUsd: 0.25, setAsideUsd: 0.02, calls: 2 },
        { step: "text", usd: 0.001 },
      ],
      today: { usd: 0.271, spentUsd: 0.251, setAsideUsd: 0.02, budgetUsd: null, leftUsd: null },
    });
  });

  it("says so where nothing was spent and no budget is set", async () => {
    const { output } = await runProgram(["costs", "--days", "1"]);
    expect(output).toBe(
      "Nothing was spent on 2026-11-21.\nToday    $0.00 spent; no budget is set (BUDGET_USD_PER_DAY)\n",
    );
  });

  it.each(["0", "367", "many", "-1", ""])("refuses --days %j with what would be right", async (days) => {
    const { code, notes } = await runProgram(["costs", `--days=${days}`], { calls });
    expect(code).toBe(2);
    expect(notes).toContain("Give a number from 1 to 366.");
  });
});
