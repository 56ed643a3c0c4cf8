import { expect, it } from "vitest";
import { picturePath, StoryId, storyPath, tombstonePath } from "./model.ts";
import { type PathStep, type ReplayRules, replay, type TreeEntry } from "./replay.ts";
import { storyAt } from "./replay-rules.ts";

const entry = (blob: string): TreeEntry => ({ mode: "100644", blob });
const step = (path: string, before: string | null, after: string | null): PathStep => ({
  path,
  before: before === null ? null : entry(before),
  after: after === null ? null : entry(after),
});
const commit = (id: string, ...steps: PathStep[]) => ({ id, steps });

const a = StoryId.parse("2026-11-21-morning");
const [storyA, pictureA, tombstoneA] = [storyPath(a), picturePath(a), tombstonePath(a)];
const storyB = storyPath(StoryId.parse("2026-11-21-evening"));
const a2 = StoryId.parse("2026-11-21-morning-2");

/** Over a tip of these files. A content that says so is written by hand; what stands behind a plus merges. */
const onTopOf = (files: Record<string, string>, ...commits: ReturnType<typeof commit>[]) => over(files, commits);
const over = (files: Record<string, string>, commits: ReturnType<typeof commit>[], setsAside = false) =>
  replay(commits, rulesOver(files), { setsAside });

const rulesOver = (files: Record<string, string>): ReplayRules => ({
  there: async (path) => (files[path] === undefined ? null : entry(files[path])),
  storyAt,
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
  await expect(onTopOf({ page: "old", other: "x" }, ...commits)).resolves.toEqual({
    kept: commits,
    dropped: [],
    moved: [],
  });
});

it("drops a commit that adds a story which stands there already, its picture too", async () => {
  const lost = commit("1", step(pictureA, null, "P"), step(storyA, null, "A"));
  const kept = commit("2", step(storyB, null, "B"));
  await expect(onTopOf({ [storyA]: "theirs", [pictureA]: "theirs" }, lost, kept)).resolves.toEqual({
    kept: [kept],
    dropped: [lost],
    moved: [],
  });
});

it("drops what is there word for word", async () => {
  const same = commit("1", step("page", "old", "new"), step("gone", "x", null));
  await expect(onTopOf({ page: "new" }, same)).resolves.toEqual({ kept: [], dropped: [same], moved: [] });
});

it("sees what earlier commits of ours did", async () => {
  const commits = [
    commit("1", step("page", "old", "new")),
    commit("2", step("page", "new", null)),
    commit("3", step("page", null, "again")),
  ];
  await expect(onTopOf({ page: "old" }, ...commits)).resolves.toEqual({ kept: commits, dropped: [], moved: [] });
});

it("names the path that was changed here and there", async () => {
  const edit = commit("1", step("page", "old", "ours"));
  await expect(onTopOf({ page: "theirs" }, edit)).resolves.toEqual({ conflict: { commit: edit, path: "page" } });
});

it("does not carry an edit over to a story of the same name by somebody else", async () => {
  const made = commit("1", step(storyA, null, "A"));
  const edited = commit("2", step(storyA, "A", "A2"));
  await expect(onTopOf({ [storyA]: "theirs" }, made, edited)).resolves.toEqual({
    conflict: { commit: edited, path: storyA },
  });
});

it("tells a change of mode from none", async () => {
  const executable: PathStep = { path: "page", before: entry("a"), after: { mode: "100755", blob: "a" } };
  await expect(onTopOf({ page: "a" }, commit("1", executable))).resolves.toEqual({
    kept: [commit("1", executable)],
    dropped: [],
    moved: [],
  });
});

it("brings together what was changed in a story here and there", async () => {
  const edits = [commit("1", step(storyA, "A", "A+title")), commit("2", step(storyA, "A+title", "A+title+more"))];
  await expect(onTopOf({ [storyA]: "A+text" }, ...edits)).resolves.toMatchObject({
    kept: [
      { id: "1", steps: [step(storyA, "A+text", "A+text+title")] },
      { id: "2", steps: [step(storyA, "A+text+title", "A+text+title+more")] },
    ],
  });
});

it("has no answer where one took a story away that the other changed", async () => {
  const [edit, removal] = [commit("1", step(storyA, "A", "A+x")), commit("2", step(storyA, "A", null))];
  await expect(onTopOf({}, edit)).resolves.toEqual({ conflict: { commit: edit, path: storyA } });
  await expect(onTopOf({ [storyA]: "A+y" }, removal)).resolves.toEqual({ conflict: { commit: removal, path: storyA } });
});

it("agrees where both took the same story away", async () => {
  const removal = commit("1", step(storyA, "A", null), step(tombstoneA, null, "gone"));
  await expect(onTopOf({ [tombstoneA]: "gone" }, removal)).resolves.toMatchObject({ kept: [], dropped: [removal] });
});

it("gives a story that was written by hand another id, and its later edits with it", async () => {
  const commits = [
    commit("1", step(storyA, null, "by hand"), step(pictureA, null, "P")),
    commit("2", step(storyA, "by hand", "by hand, edited")),
    commit("3", step(storyA, "by hand, edited", null), step(pictureA, "P", null), step(tombstoneA, null, "gone")),
  ];
  const [story, picture] = [storyPath(a2), picturePath(a2)];
  const [written, edited] = ["by hand as morning-2", "by hand, edited as morning-2"];
  await expect(onTopOf({ [storyA]: "theirs", [pictureA]: "theirs" }, ...commits)).resolves.toEqual({
    kept: [
      commit("1", step(story, null, written), step(picture, null, "P")),
      commit("2", step(story, written, edited)),
      commit("3", step(story, edited, null), step(picture, "P", null)),
    ],
    dropped: [],
    moved: [{ from: a, to: a2 }],
  });
});

it("takes no id that a later commit of ours has", async () => {
  const commits = [commit("1", step(storyA, null, "by hand")), commit("2", step(storyPath(a2), null, "by hand too"))];
  await expect(onTopOf({ [storyA]: "theirs" }, ...commits)).resolves.toMatchObject({
    kept: [{ id: "1" }, commits[1]],
    moved: [{ from: a, to: `${a}-3` }],
  });
});

it("does not bring a story back that somebody took away, unless that is what was meant", async () => {
  const [made, restored] = [
    commit("1", step(storyA, null, "A")),
    commit("2", step(storyA, null, "A"), step(tombstoneA, "gone", null)),
  ];
  await expect(onTopOf({ [tombstoneA]: "gone" }, made)).resolves.toMatchObject({ kept: [], dropped: [made] });
  await expect(onTopOf({ [tombstoneA]: "gone" }, restored)).resolves.toMatchObject({ kept: [restored] });
});

it("sets aside a commit in which two hands met, with whatever builds on it, and keeps the others", async () => {
  const [met, onIt, onThat] = [
    commit("1", step("page", "old", "ours"), step(storyB, null, "B")),
    commit("2", step(storyB, "B", "B+x"), step(storyA, "A", "A+y")),
    commit("3", step(storyA, "A+y", "A+y+z")),
  ];
  const free = commit("4", step("other", null, "new"));
  await expect(over({ page: "theirs", [storyA]: "A" }, [met, onIt, free, onThat], true)).resolves.toEqual({
    kept: [free],
    dropped: [],
    moved: [],
    aside: [met, onIt, onThat],
  });
});

it("tells of no other id for a story that was set aside", async () => {
  const made = commit("1", step(storyA, null, "by hand"), step("page", "old", "ours"));
  const edited = commit("2", step(storyA, "by hand", "by hand, edited"));
  const next = commit("3", step(storyPath(a2), null, "by hand too"));
  await expect(over({ [storyA]: "theirs", page: "theirs" }, [made, edited, next], true)).resolves.toEqual({
    kept: [next],
    dropped: [],
    moved: [],
    aside: [made, edited],
  });
});
