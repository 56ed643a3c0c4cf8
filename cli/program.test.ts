import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { storyOf } from "#api/stories/story.fixture.ts";
import { cannedRun } from "./canned-run.fixture.ts";
import { memoryTerminal, runProgram } from "./context.fixture.ts";
import type { CommandContext } from "./context.ts";
import { createProgram } from "./program.ts";

const stories = [
  storyOf({ id: "2026-11-21-evening", titleEn: "The Third Bell \u001b[31m" }),
  storyOf({ id: "2026-11-21-morning", titleEn: "Rain on the Sill" }),
  storyOf({ id: "2026-11-20-evening", titleEn: "A Parcel for Ola" }),
];

describe("help", () => {
  const { terminal } = memoryTerminal();
  const program = createProgram("1.2.3", { terminal } as CommandContext);
  const pathsOf = (command: Command, path: string[] = []): string[][] => [
    path,
    ...command.commands.flatMap((below) => pathsOf(below, [...path, below.name()])),
  ];
  const commands = pathsOf(program);

  it.each(commands.map((command) => [command.join(" ") || "the program itself", command]))(
    "of %s shows examples and ends with 0",
    async (_, command) => {
      const { code, output, notes } = await runProgram([...(command as string[]), "--help"]);
      expect(code).toBe(0);
      expect(output).toMatch(/^Usage: mruk /);
      expect(output).toMatch(/\nExamples:\n {2}\$ /);
      const tooLong = output.split("\n").filter((line) => line.length > 80 && !line.startsWith("  $"));
      expect(tooLong).toEqual([]);
      expect(notes).toBe("");
    },
  );

  it("of the program tells the exit codes", async () => {
    const { output } = await runProgram(["--help"]);
    for (const code of [0, 1, 2, 3, 130]) expect(output).toMatch(new RegExp(`^ {2}${code} +\\w`, "m"));
  });

  it("is shown when the command is left out, which is wrong use", async () => {
    const { code, output, notes } = await runProgram([]);
    expect(code).toBe(2);
    expect(output).toBe("");
    expect(notes).toContain("Usage: mruk");
  });

  it("is accompanied by the version", async () => {
    expect(await runProgram(["--version"])).toMatchObject({ code: 0, output: "1.2.3\n", notes: "" });
  });
});

describe("wrong use", () => {
  it.each([
    ["an unknown command", ["generat"], "unknown command 'generat'", "Did you mean generate?"],
    ["an unknown option", ["generate", "--slto", "x"], "unknown option '--slto'", "Did you mean --slot?"],
    ["an unknown command of posts", ["posts", "lst"], "unknown command 'lst'", "Did you mean list?"],
    [
      "a missing value",
      ["generate", "--date"],
      "option '--date <yyyy-mm-dd>' argument missing",
      "Every command explains itself with --help.",
    ],
    [
      "a missing argument",
      ["posts", "show"],
      "missing required argument 'id'",
      "Every command explains itself with --help.",
    ],
    [
      "an unknown slot",
      ["generate", "--slot", "night"],
      '"night" is not a slot',
      "The slots are morning, afternoon, evening.",
    ],
    [
      "an impossible date",
      ["generate", "--date", "2026-02-30"],
      "2026-02-30 is not in the calendar",
      "Check the month and the day.",
    ],
    [
      "a bad limit",
      ["posts", "list", "--limit", "-1"],
      '--limit "-1" is not a count',
      "Give a number from 1 to 1000000.",
    ],
    [
      "a bad id",
      ["posts", "show", "../etc/passwd"],
      '"../etc/passwd" is not a story id',
      "An id looks like 2026-12-24-evening; mruk posts list shows them.",
    ],
    [
      "a bad language",
      ["posts", "show", "2026-11-21-morning", "--lang", "de"],
      'There is no "de" version',
      "The languages are en and pl.",
    ],
    ["a bad port", ["serve", "--port", "70000"], expect.stringMatching(/^PORT: /), expect.any(String)],
  ])("%s ends with 2, one line and a hint", async (_, args, message, hint) => {
    const { code, output, notes, orders } = await runProgram(args, { stories });
    expect({ code, output, orders }).toEqual({ code: 2, output: "", orders: [] });
    const [first = "", second = "", ...rest] = notes.split("\n");
    expect(first.replace(/^mruk: /, "")).toEqual(message);
    expect(second.replace(/^ {2}/, "")).toEqual(hint);
    expect(rest).toEqual([""]);
  });
});

describe("generate", () => {
  it("asks for what the schedule needs without options", async () => {
    const { orders, code } = await runProgram(["generate"], {
      events: [{ type: "finished", published: 0, skipped: 0, failed: 0 }],
    });
    expect(orders).toEqual([{ wanted: { kind: "schedule" }, dryRun: false, commit: true, push: true }]);
    expect(code).toBe(0);
  });

  it("passes the options on", async () => {
    const { orders } = await runProgram(["generate", "--slot", "evening", "--dry-run", "--no-push"]);
    expect(orders).toEqual([
      {
        wanted: { kind: "slots", slots: [{ date: "2026-11-21", timeSlot: "evening" }] },
        dryRun: true,
        commit: true,
        push: false,
      },
    ]);
  });

  it("ends with 3 when a story failed", async () => {
    expect(await runProgram(["generate"], { events: cannedRun })).toMatchObject({ code: 3 });
    expect(await runProgram(["generate", "--json"], { events: cannedRun })).toMatchObject({ code: 3, notes: "" });
  });

  it("ends with 0 when there were only warnings", async () => {
    const events = cannedRun.filter(({ type }) => type !== "story-failed");
    expect(await runProgram(["generate"], { events })).toMatchObject({ code: 0 });
  });
});

describe("check", () => {
  const report = {
    stories: 2,
    faults: [
      { path: "stories/2026/11/2026-11-21-morning.md", line: 4, reason: "titleEn: must not be \u001b[2Jempty" },
      { path: "images/2026/11/2026-11-20-evening.webp", reason: "is missing" },
    ],
  };

  it("names every fault in one line and ends with 1", async () => {
    const { code, output, notes } = await runProgram(["check"], { report });
    expect(code).toBe(1);
    expect(notes).toBe("2 stories, 2 faults\n");
    expect(output.split("\n")).toEqual([
      "stories/2026/11/2026-11-21-morning.md:4: titleEn: must not be empty",
      "images/2026/11/2026-11-20-evening.webp: is missing",
      "",
    ]);
  });

  it("ends with 0 when there is no fault", async () => {
    expect(await runProgram(["check"], { report: { stories: 1, faults: [] } })).toMatchObject({
      code: 0,
      output: "",
      notes: "1 story, 0 faults\n",
    });
  });

  it("tells programs every fault and the summary", async () => {
    const { code, output } = await runProgram(["check", "--json"], { report });
    const lines = output.trimEnd().split("\n");
    expect(code).toBe(1);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      ...report.faults.map((fault) => ({ type: "fault", ...fault })),
      { type: "checked", stories: 2, faults: 2 },
    ]);
  });
});

describe("posts", () => {
  it("lists id, Warsaw time, state and title, newest first", async () => {
    const { output } = await runProgram(["posts", "list"], { stories, now: "2026-11-21T08:00:00+01:00" });
    expect(output.split("\n")).toEqual([
      "2026-11-21-evening  2026-11-21 20:00  scheduled  The Third Bell",
      "2026-11-21-morning  2026-11-21 08:00  published  Rain on the Sill",
      "2026-11-20-evening  2026-11-20 20:00  published  A Parcel for Ola",
      "",
    ]);
  });

  it.each([
    [["--state", "scheduled"], ["2026-11-21-evening"]],
    [["--state", "published", "--slot", "evening"], ["2026-11-20-evening"]],
    [["--search", "third bell"], ["2026-11-21-evening"]],
    [["--search", "nothing like it"], []],
    [["--from", "2026-11-21", "--limit", "1"], ["2026-11-21-evening"]],
    [["--from", "2026-11-21", "--slot", "morning"], ["2026-11-21-morning"]],
    [
      ["--from", "2020-01-01", "--state", "published"],
      ["2026-11-21-morning", "2026-11-20-evening"],
    ],
  ])("lists only those that %j asks for", async (options, ids) => {
    const now = "2026-11-21T08:00:00+01:00";
    const { output } = await runProgram(["posts", "list", "--json", ...options], { stories, now });
    const lines = output.split("\n").filter(Boolean);
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(ids);
  });

  it("refuses to list from a day that no calendar has", async () => {
    const { code, notes } = await runProgram(["posts", "list", "--from", "2026-02-30"], { stories });
    expect([code, notes]).toEqual([2, 'mruk: "2026-02-30" is not a date\n  Write it like 2026-12-24.\n']);
  });

  it("lists as many as asked for", async () => {
    const { output } = await runProgram(["posts", "list", "--limit", "1", "--json"], { stories });
    expect(
      output
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).id),
    ).toEqual(["2026-11-21-evening"]);
  });

  it("shows a story's Markdown in either language, and whole as JSON", async () => {
    const id = "2026-11-21-morning";
    const { output: english } = await runProgram(["posts", "show", id], { stories });
    expect(english).toBe("# Rain on the Sill\n\n*Mruk waits for the rain to stop.*\n\nIt rained.\n\nMruk waited.\n");
    const { output: polish } = await runProgram(["posts", "show", id, "--lang", "pl"], { stories });
    expect(polish).toContain("\n\nPadało.\n\nMruk czekał.\n");
    const { output: json } = await runProgram(["posts", "show", id, "--json"], { stories });
    expect(JSON.parse(json)).toEqual(stories[1]);
  });

  it("says when there is no such story", async () => {
    const { code, notes } = await runProgram(["posts", "show", "2026-01-01-morning"], { stories });
    expect(code).toBe(1);
    expect(notes).toContain("mruk: There is no story 2026-01-01-morning\n");
  });
});
