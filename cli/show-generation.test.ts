import { expect, it } from "vitest";
import { cannedRun, runIds, streamOf } from "./canned-run.fixture.ts";
import { memoryTerminal } from "./context.fixture.ts";
import { showGeneration } from "./show-generation.ts";

it("writes plain lines where nobody watches, and problems to standard error", async () => {
  const { terminal, output, notes } = memoryTerminal();
  expect(await showGeneration(streamOf(cannedRun), { terminal, json: false })).toEqual({ failed: 1 });
  expect(output().split("\n")).toEqual([
    "3 stories to make: 1 due, 2 ahead",
    "  2026-11-21-morning    2026-11-21 08:00  due",
    "  2026-11-21-afternoon  2026-11-21 14:00  ahead",
    "  2026-11-21-evening    2026-11-21 20:00  ahead",
    "2026-11-21-morning: Rain on the Sill (a1b2c3d, pushed)",
    "2026-11-21-afternoon: another run made it first",
    "1 story made, 1 skipped, 1 failed",
    "",
  ]);
  expect(notes().split("\n")).toEqual([
    "mruk: warning: origin does not answer",
    "  The next run pushes.",
    "mruk: 2026-11-21-evening: failed at text: The text is too short",
    "  Run it again.",
    "",
  ]);
});

it("shows every step when it is verbose", async () => {
  const { terminal, output } = memoryTerminal({ verbose: true });
  await showGeneration(streamOf(cannedRun), { terminal, json: false });
  expect(output()).toContain(`${runIds.published}: picture took 0.4 s\n`);
});

it("writes for programs one event a line, all of them, and nothing else", async () => {
  const { terminal, output, notes } = memoryTerminal({ interactive: true, verbose: true });
  await showGeneration(streamOf(cannedRun), { terminal, json: true });
  const lines = output().trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual(cannedRun);
  expect(notes()).toBe("");
});

it("throws the error of a run after it has shown the events before it", async () => {
  const { terminal, output } = memoryTerminal();
  async function* breaking() {
    yield* streamOf(cannedRun.slice(0, 1));
    throw new Error("the disk is gone");
  }
  await expect(showGeneration(breaking(), { terminal, json: false })).rejects.toThrow("the disk is gone");
  expect(output()).toContain("3 stories to make");
});
