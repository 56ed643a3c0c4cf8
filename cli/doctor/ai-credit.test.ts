import { expect, it, onTestFinished } from "vitest";
import { clockStartingAt } from "#api/platform/clock.ts";
import { readConfig } from "#api/platform/config.ts";
import { temporaryFolder } from "#api/stories/repository/repository.fixture.ts";
import { costsOfServices } from "#api/wiring/services.ts";
import { refusal } from "#stand-ins/openai/refusal.ts";
import { startOpenAi } from "#stand-ins/openai.ts";
import { aiServiceChecks } from "./ai-service.ts";
import { findingsOf, type NamedFinding } from "./finding.ts";

/** An account, what the doctor finds about its credit, and what the book says of that. */
async function openAccount(settings: Record<string, string> = {}) {
  const [ai, { root }] = await Promise.all([startOpenAi(), temporaryFolder()]);
  onTestFinished(() => ai.close());
  const config = readConfig({ ...ai.settings, DATA_DIR: root, ...settings });
  const clock = clockStartingAt(Temporal.Instant.from("2026-11-21T12:00:00Z"));
  const credit = async () => {
    const findings: NamedFinding[] = [];
    for await (const finding of findingsOf(aiServiceChecks({ config, clock }))) findings.push(finding);
    return findings.find(({ check }) => check === "credit");
  };
  const words = () => ai.asked.filter(({ path }) => path === "/v1/responses").length;
  return { ai, credit, words, costs: () => costsOfServices({ config, clock }, 1) };
}

it("buys one word, notes what it cost, and counts it as no story", async () => {
  const { credit, words, costs } = await openAccount();
  expect(await credit()).toMatchObject({ state: "ok" });
  const { usd, stories, byStep } = await costs();
  expect([words(), stories, byStep.map(({ step }) => step)]).toEqual([1, 0, ["credit"]]);
  expect(usd).toBeGreaterThan(0);
  expect(usd).toBeLessThan(0.0001);
});

it("says where to pay when there is no credit, and notes no cost", async () => {
  const { ai, credit, words, costs } = await openAccount();
  ai.setAccount({ hasCredit: false });
  expect(await credit()).toMatchObject({
    state: "failed",
    says: "The AI service has no credit left to make an answer of one word (SERVICE_UNPAID)",
    hint: expect.stringContaining("https://platform.openai.com/settings/organization/billing"),
  });
  expect([words(), (await costs()).usd]).toEqual([1, 0]);
});

it("finds a restricted key broken that may list models and ask none", async () => {
  const { ai, credit } = await openAccount();
  const missing = refusal(403, "Missing scopes: model.request.", { code: "missing_scope" });
  ai.failNext(/responses/, { kind: "answer", answer: missing });
  expect(await credit()).toMatchObject({ state: "failed", says: expect.stringContaining("SERVICE_KEY_REFUSED") });
});

it("only warns of a fault that may pass, or of a service that takes other questions", async () => {
  for (const answer of [{ status: 503, headers: { "retry-after": "3600" }, body: {} }, refusal(400, "Not so.")]) {
    const { ai, credit } = await openAccount();
    ai.failNext(/responses/, { kind: "answer", answer });
    expect(await credit()).toMatchObject({ state: "warning", hint: expect.stringContaining(" ") });
  }
});

it.each([
  ["the budget is spent", { BUDGET_USD_PER_DAY: "0" }],
  ["the model only draws", { STORYTELLER: "house" }],
  ["the house does everything", { STORYTELLER: "house", ILLUSTRATOR: "house" }],
  ["the key is refused", { OPENAI_API_KEY: "sk-wrong" }],
])("buys nothing where %s", async (_, settings) => {
  const { credit, words } = await openAccount(settings);
  expect(await credit()).toMatchObject({ state: "skipped" });
  expect(words()).toBe(0);
});
