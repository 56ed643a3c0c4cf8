import { expect, it } from "vitest";
import { unstoppedProblem } from "./unstopped.ts";

const startedAt = Temporal.Instant.from("2026-11-21T12:00:00Z");
const before = { startedAt: "2026-11-20T06:00:00Z" };
const failed = { at: "2026-11-21T11:59:57Z", message: "Cannot read properties of undefined" };

it("says for a day that the server before was killed, or by which error it ended", () => {
  const [at, later] = [startedAt.add({ hours: 23 }), startedAt.add({ hours: 24 })];
  expect(unstoppedProblem({ before, startedAt }, at)).toMatchObject({ level: "warning", code: "SERVER_KILLED" });
  expect(unstoppedProblem({ before: { ...before, failed }, startedAt }, at)).toMatchObject({
    level: "warning",
    code: "SERVER_FAILED",
    message: expect.stringContaining(failed.message),
    hint: expect.stringContaining(failed.at),
  });
  expect(unstoppedProblem({ before: { ...before, failed }, startedAt }, later)).toBeNull();
  expect(unstoppedProblem({ before: null, startedAt }, at)).toBeNull();
});
