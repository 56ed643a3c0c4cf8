import { expect, it } from "vitest";
import { narrationsOf } from "#api/narration/narrations.fixture.ts";
import { scriptOf } from "#api/narration/script.ts";
import { toneNarrator } from "#api/narration/tone-narrator.fixture.ts";
import { AppError } from "#api/platform/errors.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { runProgram } from "#cli/context.fixture.ts";

function library(narrator = toneNarrator()) {
  const stories = [storyOf({ id: "2026-11-21-evening" }), storyOf({ id: "2026-11-21-morning" })];
  const narrations = narrationsOf({ stories, dataDir: folderOfTest(), narrator });
  const run = (args: string[], answer?: boolean) =>
    runProgram(["narrate", ...args], { stories, narrations, ...(answer !== undefined && { answer }) });
  return { run, read: () => narrator.orders.map(({ id, language }) => `${id} ${language}`) };
}

it("mruk narrate reads stories in both languages or in one, and again only where that is asked", async () => {
  const { run, read } = library();
  const { code, output } = await run(["2026-11-21-evening", "2026-11-21-morning", "--language", "en"]);
  expect([code, output]).toEqual([
    0,
    "2026-11-21-evening: Read aloud in English.\n2026-11-21-morning: Read aloud in English.\n",
  ]);
  expect((await run(["2026-11-21-morning"])).output).toBe(
    "2026-11-21-morning: It was read aloud in English before. Read aloud in Polish.\n",
  );
  await run(["2026-11-21-morning", "--language", "pl", "--anew"]);
  expect(read()).toEqual([
    ...["2026-11-21-evening en", "2026-11-21-morning en"],
    ...["2026-11-21-morning pl", "2026-11-21-morning pl"],
  ]);
});

it("mruk narrate --all reads what is not read, after a question, and tells programs each step", async () => {
  const { run, read } = library();
  await run(["2026-11-21-evening"]);
  const declined = await run(["--all"], false);
  expect([declined.code, declined.questions, read().length]).toEqual([1, ["Have one story read aloud?"], 2]);
  const { output } = await run(["--all", "--yes", "--json"]);
  const lines = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const steps = new Set(lines.map(({ type, step }) => `${type} ${step ?? ""}`.trim()));
  expect([...steps]).toEqual([
    "narration",
    "narration speech",
    "narration sound",
    "narration keep",
    "narration commit",
    "finished",
  ]);
  expect(lines.at(-1)).toMatchObject({ id: "2026-11-21-morning", results: [{ result: "made" }, { result: "made" }] });
  expect((await run(["--all"])).output).toBe("Every story is read aloud.\n");
});

it("mruk narrate --all says before it asks what a voice that is paid for will cost", async () => {
  const priced = Object.assign(toneNarrator(), {
    usualCostUsd: async (texts: readonly string[]) => texts.length / 10,
  });
  const { run } = library(priced);
  await run(["2026-11-21-evening", "--language", "en"]);
  const sentences = scriptOf(storyOf({ id: "2026-11-21-evening" }), "pl").length;
  const polish = await run(["--all", "--language", "pl"], false);
  expect(polish.notes).toContain(`Their narrator is paid for: about $${((2 * sentences) / 10).toFixed(2)} in all.`);
  // What is read already costs nothing, unless it is read anew.
  const costOf = ({ notes }: { notes: string }) => Number(/\$([\d.]+)/.exec(notes)?.[1]);
  const [rest, anew] = [await run(["--all"], false), await run(["--all", "--anew"], false)];
  expect(costOf(rest)).toBeLessThan(costOf(anew));
  expect((await library().run(["--all"], false)).notes).not.toContain("$");
});

it("mruk narrate goes on after a story that fails, and stops where all would", async () => {
  const faults = [new AppError("VOICE_FAILED", "The voice is hoarse.")];
  const { run } = library(
    toneNarrator({
      voices: ["en"],
      before: async () => {
        const fault = faults.shift();
        if (fault) throw fault;
      },
    }),
  );
  const { code, notes, output } = await run(["2026-11-21-evening", "2026-11-21-morning"]);
  expect([code, output]).toEqual([
    1,
    "2026-11-21-morning: Read aloud in English. The narrator has no voice for Polish.\n",
  ]);
  expect(notes).toContain("mruk: 2026-11-21-evening: The voice is hoarse.");
  const missing = await run(["2026-11-21-evening", "2026-11-21-morning", "--language", "pl"]);
  expect([missing.code, missing.notes]).toEqual([1, expect.stringContaining("has no voice for Polish")]);
  for (const args of [[], ["2026-11-21-evening", "--all"]]) {
    const { code, notes } = await run(args);
    expect([code, notes]).toEqual([2, expect.stringContaining("Name stories, or --all")]);
  }
});
