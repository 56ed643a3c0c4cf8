import { expect, it } from "vitest";
import { indexStories, timed } from "#api/stories/index/story-index.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { nextLetter } from "./next-letter.ts";

/** A library that holds yesterday's morning story and these. */
const libraryOf = (ids: readonly string[], rest: { deleted?: string[]; broken?: string[] } = {}) => ({
  ...indexStories(
    ["2026-11-20-morning", ...ids].map((id) => timed(storyOf({ id }))),
    { likesOf: () => 0 },
  ),
  isDeleted: (id: string) => rest.deleted?.includes(id) ?? false,
  faults: () => (rest.broken ?? []).map((id) => ({ path: `stories/2026/11/${id}.md`, reason: "is broken" })),
});
const nextAt = (at: string, library: ReturnType<typeof libraryOf>) =>
  nextLetter(library, { now: Temporal.Instant.from(at), letter: null, frequency: "daily" });

it.each([
  ["2026-11-21T07:00:00+01:00", "2026-11-21"],
  ["2026-11-21T20:59:59+01:00", "2026-11-21"],
  ["2026-11-21T21:00:00+01:00", "2026-11-22"],
])("the next letter without a morning story at %s is that of %s, since a letter leaves until 21:00", (at, date) => {
  expect(nextAt(at, libraryOf([]))).toMatchObject({ date, due: false });
});

it("the next letter is not held while its story may come by itself, or is there whatever its number", () => {
  expect(nextAt("2026-11-21T08:59:59+01:00", libraryOf([])).hold).toBeNull();
  expect(nextAt("2026-11-21T07:00:00+01:00", libraryOf(["2026-11-21-morning"])).hold).toBeNull();
  const replaced = libraryOf(["2026-11-21-morning-2"], { deleted: ["2026-11-21-morning"] });
  expect(nextAt("2026-11-21T07:00:00+01:00", replaced).hold).toBeNull();
  expect(nextAt("2026-11-21T08:00:00+01:00", replaced)).toMatchObject({ due: true, hold: null });
});

it("the next letter names what keeps it from leaving", () => {
  expect(nextAt("2026-11-21T09:00:00+01:00", libraryOf([])).hold).toBe("missing");
  const deleted = libraryOf([], { deleted: ["2026-11-21-morning"] });
  expect(nextAt("2026-11-20T22:00:00+01:00", deleted)).toMatchObject({ date: "2026-11-21", hold: "deleted" });
  expect(nextAt("2026-11-21T07:00:00+01:00", libraryOf([], { broken: ["2026-11-21-morning"] })).hold).toBe(
    "unreadable",
  );
});

it.each([
  ["2026-11-18T12:00:00+01:00", "2026-11-22", false],
  ["2026-11-22T07:00:00+01:00", "2026-11-22", false],
  ["2026-11-22T12:00:00+01:00", "2026-11-22", true],
  ["2026-11-22T21:00:00+01:00", "2026-11-29", false],
])("the next weekly letter at %s is that of Sunday %s", (at, date, due) => {
  const library = libraryOf(["2026-11-22-morning"]);
  const order = { now: Temporal.Instant.from(at), letter: null, frequency: "weekly" as const };
  expect(nextLetter(library, order)).toMatchObject({ date, due, at: `${date}T07:00:00Z` });
});
