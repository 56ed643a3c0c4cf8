import { expect, it } from "vitest";
import {
  draftPath,
  draftPicturePath,
  draftTombstonePath,
  picturePath,
  StoryId,
  storyPath,
  tombstonePath,
} from "../model.ts";
import { type PathStep, type ReplayRules, replay, type TreeEntry } from "./replay.ts";

const entry = (blob: string): TreeEntry => ({ mode: "100644", blob });
const step = (path: string, before: string | null, after: string | null): PathStep => ({
  path,
  before: before === null ? null : entry(before),
  after: after === null ? null : entry(after),
});
const commit = (id: string, ...steps: PathStep[]) => ({ id, steps });

const a = StoryId.parse("2026-11-21-morning");
const [storyA, pictureA, tombstoneA] = [storyPath(a), picturePath(a), tombstonePath(a)];
const [draftA, draftPictureA, draftTombstoneA] = [draftPath(a), draftPicturePath(a), draftTombstonePath(a)];
const storyB = storyPath(StoryId.parse("2026-11-21-evening"));
const a2 = StoryId.parse("2026-11-21-morning-2");

/** Replays onto a tip of these files. A content that begins with "by hand" was written by hand; parts behind a plus merge. */
const replayOnto = (files: Record<string, string>, ...commits: ReturnType<typeof commit>[]) =>
  replayWith(files, commits);
const replayWith = (files: Record<string, string>, commits: ReturnType<typeof commit>[], keepsConflicts = false) =>
  replay(commits, rulesOver(files), { keepsConflicts });

const rulesOver = (files: Record<string, string>): ReplayRules => ({
  entryAtTip: async (path) => (files[path] === undefined ? null : entry(files[path])),
  async merge(_id, { base, ours, theirs }) {
    const [before, mine, other] = [base, ours, theirs].map(({ blob }) => blob.split("+")) as [
      string[],
      string[],
      string[],
    ];
    if (mine[0] !== other[0]) return null;
    return entry([...other, ...mine.filter((part) => !before.includes(part))].join("+"));
  },
  isByHand: async (_id, { blob }) => blob.startsWith("by hand"),
  renamed: async ({ to }, { blob }) => entry(`${blob} as ${to.slice(-9)}`),
  otherId: async (_id, isTaken) => ((await isTaken(storyPath(a2))) ? StoryId.parse(`${a}-3`) : a2),
});

it("keeps commits whose paths nobody else touched", async () => {
  const commits = [commit("1", step(storyA, null, "A")), commit("2", step("page", "old", "new"))];
  await expect(replayOnto({ page: "old", other: "x" }, ...commits)).resolves.toEqual({
    kept: commits,
    dropped: [],
    moved: [],
  });
});

it("drops a commit that adds a story which the tip has already, its picture too", async () => {
  const lost = commit("1", step(pictureA, null, "P"), step(storyA, null, "A"));
  const kept = commit("2", step(storyB, null, "B"));
  await expect(replayOnto({ [storyA]: "theirs", [pictureA]: "theirs" }, lost, kept)).resolves.toEqual({
    kept: [kept],
    dropped: [lost],
    moved: [],
  });
});

it("drops a commit whose changes the tip has already", async () => {
  const same = commit("1", step("page", "old", "new"), step("gone", "x", null));
  await expect(replayOnto({ page: "new" }, same)).resolves.toEqual({ kept: [], dropped: [same], moved: [] });
});

it("replays a commit on top of our earlier ones", async () => {
  const commits = [
    commit("1", step("page", "old", "new")),
    commit("2", step("page", "new", null)),
    commit("3", step("page", null, "again")),
  ];
  await expect(replayOnto({ page: "old" }, ...commits)).resolves.toEqual({ kept: commits, dropped: [], moved: [] });
});

it("names the path that both sides changed", async () => {
  const edit = commit("1", step("page", "old", "ours"));
  await expect(replayOnto({ page: "theirs" }, edit)).resolves.toEqual({ conflict: { commit: edit, path: "page" } });
});

it("does not carry an edit over to a story of the same name by somebody else", async () => {
  const made = commit("1", step(storyA, null, "A"));
  const edited = commit("2", step(storyA, "A", "A2"));
  await expect(replayOnto({ [storyA]: "theirs" }, made, edited)).resolves.toEqual({
    conflict: { commit: edited, path: storyA },
  });
});

it("keeps a change of a file's mode", async () => {
  const executable: PathStep = { path: "page", before: entry("a"), after: { mode: "100755", blob: "a" } };
  await expect(replayOnto({ page: "a" }, commit("1", executable))).resolves.toEqual({
    kept: [commit("1", executable)],
    dropped: [],
    moved: [],
  });
});

it("merges the changes that both sides made to a story", async () => {
  const edits = [commit("1", step(storyA, "A", "A+title")), commit("2", step(storyA, "A+title", "A+title+more"))];
  await expect(replayOnto({ [storyA]: "A+text" }, ...edits)).resolves.toMatchObject({
    kept: [
      { id: "1", steps: [step(storyA, "A+text", "A+text+title")] },
      { id: "2", steps: [step(storyA, "A+text+title", "A+text+title+more")] },
    ],
  });
});

it("reports a conflict where one side deleted a story that the other changed", async () => {
  const [edit, removal] = [commit("1", step(storyA, "A", "A+x")), commit("2", step(storyA, "A", null))];
  await expect(replayOnto({}, edit)).resolves.toEqual({ conflict: { commit: edit, path: storyA } });
  await expect(replayOnto({ [storyA]: "A+y" }, removal)).resolves.toEqual({
    conflict: { commit: removal, path: storyA },
  });
});

it("agrees where both sides deleted the same story", async () => {
  const removal = commit("1", step(storyA, "A", null), step(tombstoneA, null, "gone"));
  await expect(replayOnto({ [tombstoneA]: "gone" }, removal)).resolves.toMatchObject({ kept: [], dropped: [removal] });
});

it("gives a story that was written by hand another id, and its later edits with it", async () => {
  const commits = [
    commit("1", step(storyA, null, "by hand"), step(pictureA, null, "P")),
    commit("2", step(storyA, "by hand", "by hand, edited")),
    commit("3", step(storyA, "by hand, edited", null), step(pictureA, "P", null), step(tombstoneA, null, "gone")),
  ];
  const [story, picture] = [storyPath(a2), picturePath(a2)];
  const [written, edited] = ["by hand as morning-2", "by hand, edited as morning-2"];
  await expect(replayOnto({ [storyA]: "theirs", [pictureA]: "theirs" }, ...commits)).resolves.toEqual({
    kept: [
      commit("1", step(story, null, written), step(picture, null, "P")),
      commit("2", step(story, written, edited)),
      commit("3", step(story, edited, null), step(picture, "P", null)),
    ],
    dropped: [],
    moved: [{ from: a, to: a2 }],
  });
});

it("chooses no id that a later commit of ours uses", async () => {
  const commits = [commit("1", step(storyA, null, "by hand")), commit("2", step(storyPath(a2), null, "by hand too"))];
  await expect(replayOnto({ [storyA]: "theirs" }, ...commits)).resolves.toMatchObject({
    kept: [{ id: "1" }, commits[1]],
    moved: [{ from: a, to: `${a}-3` }],
  });
});

it("does not bring back a story that somebody deleted, unless the commit removes its tombstone too", async () => {
  const [made, restored] = [
    commit("1", step(storyA, null, "A")),
    commit("2", step(storyA, null, "A"), step(tombstoneA, "gone", null)),
  ];
  await expect(replayOnto({ [tombstoneA]: "gone" }, made)).resolves.toMatchObject({ kept: [], dropped: [made] });
  await expect(replayOnto({ [tombstoneA]: "gone" }, restored)).resolves.toMatchObject({ kept: [restored] });
});

it("leaves out a commit with a conflict and the commits that build on it, and keeps the others", async () => {
  const [met, onIt, onThat] = [
    commit("1", step("page", "old", "ours"), step(storyB, null, "B")),
    commit("2", step(storyB, "B", "B+x"), step(storyA, "A", "A+y")),
    commit("3", step(storyA, "A+y", "A+y+z")),
  ];
  const free = commit("4", step("other", null, "new"));
  await expect(replayWith({ page: "theirs", [storyA]: "A" }, [met, onIt, free, onThat], true)).resolves.toEqual({
    kept: [free],
    dropped: [],
    moved: [],
    conflicting: [met, onIt, onThat],
  });
});

it("reports no new id for a story of a commit that it left out", async () => {
  const made = commit("1", step(storyA, null, "by hand"), step("page", "old", "ours"));
  const edited = commit("2", step(storyA, "by hand", "by hand, edited"));
  const next = commit("3", step(storyPath(a2), null, "by hand too"));
  await expect(replayWith({ [storyA]: "theirs", page: "theirs" }, [made, edited, next], true)).resolves.toEqual({
    kept: [next],
    dropped: [],
    moved: [],
    conflicting: [made, edited],
  });
});

it("drops a draft that the tip has already, or that was deleted there", async () => {
  const lost = commit("1", step(draftPictureA, null, "P"), step(draftA, null, "A"));
  for (const tip of [{ [draftA]: "theirs", [draftPictureA]: "theirs" }, { [draftTombstoneA]: "deleted" }]) {
    await expect(replayOnto(tip, lost)).resolves.toMatchObject({ kept: [], dropped: [lost], moved: [] });
  }
});

it("takes a story that was moved among the drafts, where the tip has a draft of it, for a conflict", async () => {
  const held = commit("1", step(storyA, "A", "the house's"), step(draftA, null, "A, held"));
  const tip = { [storyA]: "A", [draftA]: "theirs" };
  await expect(replayOnto(tip, held)).resolves.toEqual({ conflict: { commit: held, path: draftA } });
});

it("puts an approved draft into its slot, unless the draft was changed on the tip", async () => {
  const approved = commit("1", step(storyA, "the house's", "D"), step(draftA, "D", null));
  await expect(replayOnto({ [storyA]: "the house's", [draftA]: "D" }, approved)).resolves.toMatchObject({
    kept: [approved],
  });
  await expect(replayOnto({ [storyA]: "the house's", [draftA]: "E" }, approved)).resolves.toEqual({
    conflict: { commit: approved, path: draftA },
  });
});
