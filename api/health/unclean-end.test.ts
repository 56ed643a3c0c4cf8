import { expect, it } from "vitest";
import { uncleanEndProblem } from "./unclean-end.ts";

const startedAt = Temporal.Instant.from("2026-11-21T12:00:00Z");
const before = { startedAt: "2026-11-20T06:00:00Z" };
const failed = { at: "2026-11-21T11:59:57Z", message: "Cannot read properties of undefined" };

it("reports for a day that the server before was killed, or by which error it ended", () => {
  const [at, later] = [startedAt.add({ hours: 23 }), startedAt.add({ hours: 24 })];
  expect(uncleanEndProblem({ before, startedAt }, at)).toMatchObject({ level: "warning", code: "SERVER_KILLED" });
  expect(uncleanEndProblem({ before: { ...before, failed }, startedAt }, at)).toMatchObject({
    level: "warning",
    code: "SERVER_FAILED",
    message: expect.stringContaining(failed.message),
    hint: expect.stringContaining(failed.at),
  });
  expect(uncleanEndProblem({ before: { ...before, failed }, startedAt }, later)).toBeNull();
  expect(uncleanEndProblem({ before: null, startedAt }, at)).toBeNull();
});
