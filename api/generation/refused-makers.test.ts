import { expect, it } from "vitest";
import { AppError, type ErrorCode } from "#api/platform/errors.ts";
import { temporaryFolder } from "#api/stories/repository/repository.fixture.ts";
import type { GenerationParts } from "./generate.ts";
import { allOf, outcomes, payingMakers, runIn } from "./generation.fixture.ts";

const wanted = {
  kind: "slots" as const,
  slots: (["morning", "afternoon", "evening"] as const).map((timeSlot) => ({ date: "2026-11-21", timeSlot })),
};
const [morning, afternoon, evening] = ["2026-11-21-morning", "2026-11-21-afternoon", "2026-11-21-evening"];
const refuse = (code: ErrorCode) => () => {
  throw new AppError(code, "No");
};

/** A run of three stories whose makers are paid for. */
async function dayOf(makers: ReturnType<typeof payingMakers>, parts: Partial<GenerationParts> = {}) {
  const copy = await (await temporaryFolder()).workingCopy();
  return outcomes(await allOf(await runIn(copy, makers, { wanted }, { reviewers: makers.reviewers, ...parts })));
}

it.each(["SERVICE_UNPAID", "SERVICE_KEY_REFUSED"] as const)(
  "asks once in a run where the answer is %s",
  async (code) => {
    const makers = payingMakers();
    makers.faults.write = refuse(code);
    const failed = [morning, afternoon, evening].map((id) => `${id} failed at text: ${code}`);
    expect(new Set(await dayOf(makers))).toEqual(new Set(failed));
    expect(makers.calls.written).toHaveLength(1);
  },
);

it("draws nothing for an organisation that is not verified, and keeps the texts", async () => {
  const makers = payingMakers();
  makers.faults.draw = refuse("SERVICE_UNVERIFIED");
  const failed = [morning, afternoon, evening].map((id) => `${id} failed at picture: SERVICE_UNVERIFIED`);
  expect(new Set(await dayOf(makers))).toEqual(new Set(failed));
  expect([makers.calls.written.length, makers.calls.drawn.length]).toEqual([3, 1]);
});

it("lets the house make the whole day, and says so, after one refused call", async () => {
  const makers = payingMakers();
  makers.faults.write = refuse("SERVICE_UNPAID");
  const said = await dayOf(makers, { fallback: makers.house });
  expect(said.filter((line) => line.endsWith("published"))).toHaveLength(3);
  expect(said.filter((line) => line === "warning SERVICE_UNPAID").length).toBeGreaterThanOrEqual(3);
  expect(makers.calls.written).toHaveLength(1);
});

it("asks again after a fault that may pass", async () => {
  const makers = payingMakers();
  makers.faults.write = refuse("SERVICE_BUSY");
  await dayOf(makers);
  expect(makers.calls.written).toHaveLength(3);
});
