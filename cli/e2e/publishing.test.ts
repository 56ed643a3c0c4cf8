import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { type GenerationEvent, type Step, steps } from "#api/generation/model.ts";
import { StoryId, storyPath } from "#api/stories/model.ts";
import { built, type Ended, ended, type Library, mruk, run, startMruk, temporaryLibrary } from "./program.fixture.ts";

// The whole program, killed and run twice at once. Tests beside its parts prove the details.

const eventsOf = ({ stdout }: Ended) =>
  stdout
    .split("\n")
    .filter((line) => line.endsWith("}"))
    .map((line) => JSON.parse(line) as GenerationEvent);

/** The stories that were published, oldest first: each commit's subject names one. */
const published = ({ git }: Library) =>
  git("log", "--reverse", "--format=%s", "origin/main")
    .split("\n")
    .flatMap((subject) => /^Publish ([^:]+):/.exec(subject)?.[1] ?? []);

/** The repository is clean and sound, and equal to its remote. */
function expectInOrder(library: Library): void {
  const [here = "", there = ""] = ["HEAD", "origin/main"].map((name) => library.git("rev-parse", name));
  const remote = library.git("ls-remote", "origin", "refs/heads/main").split("\t")[0];
  expect({ status: library.git("status", "--porcelain", "--untracked-files=all"), there, remote }).toEqual({
    status: "",
    there: here,
    remote: here,
  });
  expect(library.git("fsck", "--no-dangling")).toBe("");
}

/** A moment to kill a run at: after an event, or after a change of the repository. */
type Moment = { name: string } & ({ isAfter(event: GenerationEvent): boolean } | { isSeen(changed: Changes): boolean });
type Changes = { intent: boolean; branch: boolean; file: boolean; remote: boolean };

const finishes = (step: Step): Moment => ({
  name: step,
  isAfter: (event) => event.type === "step-finished" && event.step === step,
});

/** The steps that come before anything of the repository changes. The end of a step is also the start of the next. */
const made: Moment[] = [
  { name: "planned", isAfter: ({ type }) => type === "planned" },
  ...steps.slice(0, steps.indexOf("commit")).map(finishes),
];
const committed: Moment[] = [
  { name: "the move is written down", isSeen: ({ intent, branch }) => intent || branch },
  { name: "the branch has moved", isSeen: ({ branch }) => branch },
  { name: "the story's file is there", isSeen: ({ file }) => file },
  { name: "the remote has it", isSeen: ({ remote }) => remote },
  finishes("commit"),
];

/** Starts a run and kills it at this moment: the program alone, or together with its Git commands. */
async function killAt(moment: Moment, { library, args, file, group }: KillOrder): Promise<Ended> {
  const before = tips(library);
  const child = startMruk(args, library.settings, { detached: true });
  const end = ended(child);
  let isNear = false;
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on("line", (line) => {
    const event = JSON.parse(line) as GenerationEvent;
    if ("isAfter" in moment && moment.isAfter(event)) kill(child, group);
    isNear ||= event.type === "step-finished" && event.step === "picture";
  });
  // A change of the repository may last only an instant, so near it the loop does not pause.
  while ("isSeen" in moment && child.exitCode === null && child.signalCode === null) {
    const now = tips(library);
    const changed = {
      intent: existsSync(join(library.content, ".git", "mruk-intent.json")),
      branch: now.here !== before.here,
      file: existsSync(join(library.content, file)),
      remote: now.there !== before.there,
    };
    if (moment.isSeen(changed)) kill(child, group);
    await (isNear ? nextTurn() : sleep(5));
  }
  return end;
}

type KillOrder = { library: Library; args: string[]; file: string; group: boolean };

function kill({ pid = 0 }: ChildProcess, group: boolean): void {
  try {
    process.kill(group ? -pid : pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error; // It has just ended.
  }
}

function tips({ content }: Library) {
  const tip = (folder: string) => {
    const path = join(content, folder, "refs", "heads", "main");
    return readFileSync(path, "utf8");
  };
  return { here: tip(".git"), there: tip(join("..", "origin.git")) };
}

const eveningOf = (day: number) => {
  const date = Temporal.PlainDate.from("2026-12-01").add({ days: day }).toString();
  const id = StoryId.parse(`${date}-evening`);
  return { id, file: storyPath(id), args: ["generate", "--json", "--slot", "evening", "--date", date] };
};

it(`goes on where the run before was killed, step by step, and makes nothing twice (${made.length} moments)`, async () => {
  await built();
  const library = temporaryLibrary();
  const expected: string[] = [];
  let events: GenerationEvent[] | undefined;
  while (events === undefined) {
    const evening = eveningOf(expected.length);
    expected.push(evening.id);
    events = await killedStepByStep(library, evening);
  }
  const last = await mruk(eveningOf(expected.length - 1).args, library.settings);
  expect(last).toMatchObject({ code: 0, stderr: "" });
  expectNothingMadeTwice(events, eventsOf(last));
  expect(published(library)).toEqual(expected);
  expectInOrder(library);
});

/** The events of an evening's runs, each killed at the next moment. Undefined where one ended first, as it may on a busy machine. */
async function killedStepByStep(
  library: Library,
  order: ReturnType<typeof eveningOf>,
): Promise<GenerationEvent[] | undefined> {
  const events: GenerationEvent[] = [];
  for (const [index, moment] of made.entries()) {
    const run = await killAt(moment, { library, ...order, group: index % 2 === 0 });
    expectNothingMadeTwice(events, eventsOf(run));
    if (run.signal !== "SIGKILL") {
      expect(run, moment.name).toMatchObject({ code: 0, stderr: "" });
      return undefined;
    }
    events.push(...eventsOf(run));
  }
  return events;
}

it(`is completed by the next run when it was killed while it publishes (${committed.length} moments)`, async () => {
  await built();
  const library = temporaryLibrary();
  const expected: string[] = [];
  for (const [index, moment] of committed.entries()) {
    const { id, ...order } = eveningOf(index);
    // A run that is about to end may end before the signal arrives.
    const first = await killAt(moment, { library, ...order, group: index % 2 === 0 });
    const next = await mruk(order.args, library.settings);
    expect.soft(next, moment.name).toMatchObject({ code: 0, stderr: "" });
    expected.push(id);
    expect(published(library), moment.name).toEqual(expected);
    expectInOrder(library);
    expectNothingMadeTwice(eventsOf(first), eventsOf(next));
  }
});

function expectNothingMadeTwice(first: GenerationEvent[], next: GenerationEvent[]): void {
  const finished = first.flatMap((event) => (event.type === "step-finished" ? event.step : []));
  const madeAgain = next.flatMap((event) => (event.type === "step-finished" && !event.fromJournal ? event.step : []));
  for (const step of ["text", "picture"] as const) {
    if (finished.includes(step)) expect(madeAgain).not.toContain(step);
  }
}

const four = ["2026-11-21-morning", "2026-11-21-afternoon", "2026-11-21-evening", "2026-11-22-morning"];

it("publishes each story once when two clones run at the same time, and both end well", async () => {
  await built();
  const library = temporaryLibrary();
  const folder = join(library.content, "..");
  await run("git", ["clone", "--quiet", "origin.git", "other"], { cwd: folder });
  const settings = { ...library.settings, BUFFER_DAYS: "1" };
  const other = { ...settings, CONTENT_DIR: join(folder, "other"), DATA_DIR: join(folder, "other-data") };
  const runs = await Promise.all([mruk(["generate", "--json"], settings), mruk(["generate", "--json"], other)]);
  for (const { code, stderr } of runs) expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  // The one that pushed last has everything; the other sees it with its next run.
  for (const again of [settings, other]) {
    const events = eventsOf(await mruk(["generate", "--json"], again));
    expect(events.map(({ type }) => type)).toEqual(["planned", "finished"]);
  }
  expect(published(library)).toEqual(four);
  expectInOrder(library);
  expect(library.git("-C", join(folder, "other"), "status", "--porcelain", "--branch")).toBe("## main...origin/main");
});

it.each([
  ["share their journal", "data"],
  ["know nothing of each other's journal", "other-data"],
])("publishes each story once when two runs in one clone %s", async (_, dataFolder) => {
  await built();
  const library = temporaryLibrary();
  const settings = { ...library.settings, BUFFER_DAYS: "1" };
  const other = { ...settings, DATA_DIR: join(library.content, "..", dataFolder) };
  const args = ["generate", "--json", "--date", "2026-11-21"];
  const runs = await Promise.all([mruk(args, settings), mruk(args, other)]);
  for (const { code, stderr } of runs) expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const said = runs.flatMap(eventsOf).filter(({ type }) => type.startsWith("story-"));
  expect(said.filter(({ type }) => type === "story-published")).toHaveLength(3);
  expect(said.filter(({ type }) => type === "story-failed")).toEqual([]);
  expect(published(library).sort()).toEqual(four.slice(0, 3).sort());
  expectInOrder(library);
});
