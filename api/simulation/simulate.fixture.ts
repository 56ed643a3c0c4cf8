// Simulates some days of a runner, a remote and a server by the fate of a seed, and checks the invariants.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Journal } from "#api/generation/journal.ts";
import type { Slot } from "#api/schedule/model.ts";
import { publishingInstant, slotOf, storyIdOf, warsawDate } from "#api/schedule/slots.ts";
import { formatStory } from "#api/stories/file/story-file.ts";
import { storyPath } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { drawFrom } from "./draw.fixture.ts";
import { openEditor, type SimulatedEditor, textOf, visitsOf } from "./editor.fixture.ts";
import { type EditorKind, type Fate, firstIds, slotsBetween } from "./fate.fixture.ts";
import type { Clone, FirstFiles, Repositories } from "./repositories.fixture.ts";
import { bufferDays } from "./run.fixture.ts";
import { openRunner } from "./runner.fixture.ts";
import { openServer, readers, type SimulatedServer } from "./server.fixture.ts";
import { type Timeline, timelineFrom } from "./timeline.fixture.ts";

export type SimulatedSystem = {
  root: string;
  repositories(root: string, first: FirstFiles): Repositories;
  openJournal(name: string): Journal;
  /** The maximum time until a process gets a released lock of the journal. */
  lockMilliseconds: number;
};

/** The results of a seed, to be summed up over all of them. */
export type Outcome = ReturnType<typeof noOutcome>;
export const noOutcome = () => ({
  onTime: 0,
  late: 0,
  runs: 0,
  killed: 0,
  withoutRemote: 0,
  restarts: 0,
  alarms: 0,
  letters: 0,
  /** With an editor: what readers got, and how many decisions there were. */
  approved: 0,
  spares: 0,
  house: 0,
  answers: 0,
  overtaken: 0,
  /** Stories that became others within an hour of their reveal. */
  replacedLate: 0,
});

export async function simulate(
  fate: Fate,
  { root, repositories, openJournal, lockMilliseconds }: SimulatedSystem,
): Promise<Outcome> {
  const outcome = noOutcome();
  const { start, end } = fate;
  const remote = repositories(root, firstFiles(fate));
  const timeline = timelineFrom(start);
  const { clock } = timeline;
  const serverClone = await remote.clone("server");
  const draw = drawFrom(fate.seed + 1_000_000);
  const server = await openServer({ fate, timeline, clone: serverClone, journal: openJournal("server"), root, draw });
  const editor = fate.editor && employ(fate.editor, { fate, server, timeline });
  let known: string[] = [];
  const runner = openRunner({
    fate,
    timeline,
    remote,
    openJournal,
    lockMilliseconds,
    root,
    onProgress() {
      const added = remote.added();
      // A pushed story is never removed.
      expect(added.slice(0, known.length), "the remote's history").toEqual(known);
      if (fate.hasWebhook && added.length > known.length) timeline.at(clock.now().add({ seconds: 3 }), server.follow);
      known = added;
    },
  });
  const clones = () => [serverClone, runner.kept()].filter((clone) => clone !== undefined);
  const seen = new Set<string>();

  for (const slot of slotsBetween(start, end)) {
    const instant = publishingInstant(slot);
    timeline.at(instant.subtract({ seconds: 1 }), () => expectHidden(server, slot));
    timeline.at(instant, () => {
      outcome[expectRevealed(server, slot) ? "onTime" : "late"]++;
      expectNothingLost(server, seen);
      expectNoTwins(remote, clones(), fate);
      if (editor) look(slot, { editor, server, timeline, outcome });
    });
  }
  for (const { from, until, fetches } of fate.outages) {
    timeline.at(from, () => remote.refuse({ fetches, pushes: true }));
    timeline.at(until, () => remote.refuse({ fetches: false, pushes: false }));
  }
  for (const firing of fate.firings) timeline.at(firing.at, () => runner.fire(firing));
  for (const { at } of fate.restarts) timeline.at(at, server.restart);
  const beat = async () => {
    await server.tick();
    if (expectWatched(server, clock.now())) outcome.alarms++;
    timeline.at(clock.now().add({ seconds: fate.syncSeconds }), beat);
  };
  timeline.at(start, beat);
  await timeline.playUntil(end);

  // All faults have ended: the due slots are filled, and so is the buffer.
  remote.refuse({ fetches: false, pushes: false });
  await runner.fire({ runs: [{}], minutesOfAStory: 1 });
  const quiet = end.add({ hours: 5 });
  await timeline.playUntil(quiet);
  await runner.fire({ runs: [{}], minutesOfAStory: 1 });
  await timeline.playUntil(quiet.add({ minutes: 75 }));
  await server.tick();
  expectAllFilled(server, fate, quiet);
  expectNothingLost(server, seen);
  expectNoTwins(remote, clones(), fate);
  await expectEqual(remote, clones());
  expectMail(server, outcome, fate);
  await server.close();
  return { ...outcome, ...runner.counts, ...editor?.counts, restarts: server.restarts() };
}

type Scene = { fate: Fate; server: SimulatedServer; timeline: Timeline };

/** Lets an editor decide, and the server close slots. */
function employ(kind: EditorKind, { fate, server, timeline }: Scene): SimulatedEditor {
  const draw = drawFrom(fate.seed + 2_000_000);
  const editor = openEditor({ kind, server, draw, clock: timeline.clock });
  for (const at of visitsOf(fate, draw)) timeline.at(at, editor.visit);
  for (const slot of slotsBetween(fate.start, fate.end)) {
    const close = async () => void (await server.closeSlots());
    timeline.at(publishingInstant(slot).subtract({ seconds: 280 }), close);
    timeline.at(publishingInstant(slot).subtract({ seconds: 100 }), close);
  }
  return editor;
}

type Seen = Omit<Scene, "fate"> & { editor: SimulatedEditor; outcome: Outcome };

/** What readers got in a slot, and whether it stays what it was. */
function look(slot: Slot, { editor, server, timeline, outcome }: Seen): void {
  const id = storyIdOf(slot);
  const text = () => {
    const story = server.library().any(id);
    return story && textOf(story);
  };
  editor.expectHeeded(slot);
  const kind = editor.kindOf(id);
  if (kind !== "none") outcome[kind === "approved" ? "approved" : kind === "spare" ? "spares" : "house"]++;
  const shown = text();
  timeline.at(publishingInstant(slot).add({ hours: 1 }), () => {
    if (shown !== undefined && text() !== shown) outcome.replacedLate++;
  });
}

/** Sample stories in the house's form. */
function firstFiles(fate: Fate): FirstFiles {
  const file = (id: string) => {
    const story = storyOf({ id, imageUrl: "https://pictures.example/mruk.webp" });
    return [storyPath(story.id), formatStory(story)] as const;
  };
  return new Map([["README.md", "A library\n"], ...firstIds(fate).map(file)]);
}

function expectHidden(server: SimulatedServer, slot: Slot): void {
  const [library, id, instant] = [server.library(), storyIdOf(slot), publishingInstant(slot)];
  const now = instant.subtract({ seconds: 1 });
  expect(library.find(id, now), `${id} before its instant`).toBeUndefined();
  const lists = [library.today(now), library.list({ now, limit: 50, offset: 0 }), library.popular({ now, limit: 50 })];
  expect(lists.flat().filter((story) => story.id === id)).toEqual([]);
  if (library.any(id)) expect(library.nextReveal(now)).toEqual(instant);
}

/** Whether the library had it; then every list has it, first, in this second. */
function expectRevealed(server: SimulatedServer, slot: Slot): boolean {
  const [library, id, now] = [server.library(), storyIdOf(slot), publishingInstant(slot)];
  if (library.any(id) === undefined) return false;
  expect(library.find(id, now)?.id, `${id} at its instant`).toBe(id);
  expect(library.today(now).at(-1)?.id).toBe(id);
  expect(library.list({ now, limit: 1, offset: 0 })[0]?.id).toBe(id);
  return true;
}

/** A story that readers could find once stays findable. */
function expectNothingLost(server: SimulatedServer, seen: Set<string>): void {
  const there = new Set<string>([...server.library().all()].map(({ id }) => id));
  expect(
    [...seen].filter((id) => !there.has(id)),
    "lost stories",
  ).toEqual([]);
  for (const id of there) seen.add(id);
}

/** One story for a slot, in the remote's whole history and in every clone. Only an editor changes one. */
function expectNoTwins(remote: Repositories, clones: readonly Clone[], { editor }: Pick<Fate, "editor">): void {
  const added = remote.added();
  const touched = editor === undefined ? remote.touched() : [];
  expect([added.length, added.filter(isFurther), touched]).toEqual([new Set(added).size, [], []]);
  for (const clone of clones) expect(idsIn(clone).filter(isFurther), clone.contentDir).toEqual([]);
}

const byText = (one: string, other: string) => (one < other ? -1 : 1);

const isFurther = (id: string) => slotOf(id as never).variant !== 1;

function idsIn({ contentDir }: Clone): string[] {
  const names = readdirSync(join(contentDir, "stories"), { recursive: true, encoding: "utf8" });
  return names.flatMap((name) => /([^/]+)\.md$/.exec(name)?.[1] ?? []).sort(byText);
}

/** Compares the watchdog's level with a count by hand. Returns whether it is an alarm. */
function expectWatched(server: SimulatedServer, now: Temporal.Instant): boolean {
  const library = server.library();
  const has = (slot: Slot) => library.any(storyIdOf(slot)) !== undefined;
  const midnight = Temporal.PlainDate.from(warsawDate(now)).toZonedDateTime("Europe/Warsaw").toInstant();
  const misses = slotsBetween(midnight, now).some((slot) => !has(slot));
  const ahead = slotsBetween(now, now.add({ hours: 72 }))
    .slice(0, bufferDays * 3)
    .map(has);
  const empty = misses || !ahead[0];
  const end = ahead.indexOf(false);
  const isGap = end >= 0 && ahead.slice(end).includes(true);
  const isLow = end >= 0 && end < 3;
  const expected = empty ? "BUFFER_EMPTY" : isGap ? "BUFFER_GAP" : isLow ? "BUFFER_LOW" : undefined;
  const problem = server.problems().find(({ part }) => part === "stories");
  expect([problem?.code, problem?.level]).toEqual([expected, expected && (empty ? "alarm" : "warning")]);
  return empty;
}

function expectAllFilled(server: SimulatedServer, { start }: Fate, now: Temporal.Instant): void {
  const library = server.library();
  const due = slotsBetween(start, now);
  const ahead = slotsBetween(now, now.add({ hours: 72 })).slice(0, 6);
  const open = [...due, ...ahead].map((slot) => storyIdOf(slot)).filter((id) => library.any(id) === undefined);
  expect(open, "slots without a story").toEqual([]);
  expect(due.map((slot) => storyIdOf(slot)).filter((id) => !library.find(id, now))).toEqual([]);
}

/** Every remaining clone has what the remote has: nothing is kept back, nothing was left out. */
async function expectEqual(remote: Repositories, clones: readonly Clone[]): Promise<void> {
  for (const clone of clones) {
    const content = clone.open();
    expect(await content.synchronise(), clone.contentDir).toMatchObject({ state: "equal" });
    expect(idsIn(clone), clone.contentDir).toEqual(remote.added().sort(byText));
  }
}

/** At most one letter for a reader and day, and at most a warning and an alarm for the administrator. */
function expectMail({ sent }: SimulatedServer, outcome: Outcome, { hasLetters }: Fate): void {
  const perDay = Map.groupBy(sent, ({ to, date }) => `${to} ${date}`);
  for (const [who, mails] of perDay)
    expect([who, mails.length]).toEqual([who, who.startsWith("admin") ? expect.toSatisfy((count) => count <= 2) : 1]);
  outcome.letters += sent.filter(({ to }) => readers.includes(to)).length;
  if (hasLetters) expect(outcome.letters).toBeGreaterThan(0);
}
