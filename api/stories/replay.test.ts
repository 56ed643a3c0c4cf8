import { expect, it } from "vitest";
import { type PathStep, replay } from "./replay.ts";

const entry = (blob: string) => ({ mode: "100644", blob });
const step = (path: string, before: string | null, after: string | null): PathStep => ({
  path,
  before: before === null ? null : entry(before),
  after: after === null ? null : entry(after),
});
const commit = (id: string, ...steps: PathStep[]) => ({ id, steps });
const onTopOf = (files: Record<string, string>, ...commits: ReturnType<typeof commit>[]) =>
  replay(
    commits,
    (path) => (files[path] === undefined ? null : entry(files[path])),
    (path) => path.startsWith("story"),
  );

it("keeps commits whose paths nobody else touched", () => {
  const commits = [commit("1", step("story a", null, "A")), commit("2", step("page", "old", "new"))];
  expect(onTopOf({ page: "old", other: "x" }, ...commits)).toEqual({ kept: commits, dropped: [] });
});

it("drops a commit that adds a story which stands there already, its picture too", () => {
  const lost = commit("1", step("picture a", null, "P"), step("story a", null, "A"));
  const kept = commit("2", step("story b", null, "B"));
  expect(onTopOf({ "story a": "theirs", "picture a": "theirs" }, lost, kept)).toEqual({
    kept: [kept],
    dropped: [lost],
  });
});

it("drops what is there word for word", () => {
  const same = commit("1", step("page", "old", "new"), step("gone", "x", null));
  expect(onTopOf({ page: "new" }, same)).toEqual({ kept: [], dropped: [same] });
});

it("sees what earlier commits of ours did", () => {
  const commits = [
    commit("1", step("page", "old", "new")),
    commit("2", step("page", "new", null)),
    commit("3", step("page", null, "again")),
  ];
  expect(onTopOf({ page: "old" }, ...commits)).toEqual({ kept: commits, dropped: [] });
});

it("names the path that was changed here and there", () => {
  const edit = commit("1", step("page", "old", "ours"));
  expect(onTopOf({ page: "theirs" }, edit)).toEqual({ conflict: { commit: edit, path: "page" } });
});

it("does not carry an edit over to a story of the same name by somebody else", () => {
  const made = commit("1", step("story a", null, "A"));
  const edited = commit("2", step("story a", "A", "A2"));
  expect(onTopOf({ "story a": "theirs" }, made, edited)).toEqual({ conflict: { commit: edited, path: "story a" } });
});

it("tells a change of mode from none", () => {
  const executable: PathStep = { path: "page", before: entry("a"), after: { mode: "100755", blob: "a" } };
  expect(onTopOf({ page: "a" }, commit("1", executable))).toEqual({ kept: [commit("1", executable)], dropped: [] });
});
