import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { StoryId, storyPath } from "#api/stories/model.ts";
import { publicationOf } from "#api/stories/repository/repository.fixture.ts";
import { gitRepositories } from "./git-repositories.fixture.ts";
import { memoryRepositories } from "./memory-repositories.fixture.ts";

const [morning, evening] = ["2026-11-21-morning", "2026-11-21-evening"].map((id) => StoryId.parse(id)) as [
  StoryId,
  StoryId,
];
const refused = { code: expect.stringMatching(/^REMOTE_(UNREACHABLE|REFUSED)$/) };
const telling = (contentDir: string, id: StoryId) => readFileSync(join(contentDir, storyPath(id)), "utf8");

// The properties of repositories that the simulation relies on, tested for both the real and the in-memory one.
describe.each([
  ["in memory", memoryRepositories],
  ["with Git", gitRepositories],
])("a remote and its clones, %s", (_, repositories) => {
  const begin = () => repositories(folderOfTest(), new Map([["README.md", "A library\n"]]));

  it("keeps a story from its commit on, and gives it to others once it is pushed", async () => {
    const remote = begin();
    const [one, other] = [await remote.clone("one"), await remote.clone("other")];
    const [mine, theirs] = [one.open(), other.open()];
    await mine.prepare();
    const { commit } = await mine.publish(publicationOf(morning));
    expect([await mine.isPushed(), await mine.has(morning), await mine.wasThere(morning)]).toEqual([
      "local only",
      true,
      true,
    ]);
    expect([await mine.commitOf(morning), remote.added()]).toEqual([commit, []]);
    await expect(mine.publish(publicationOf(morning))).rejects.toMatchObject({ code: "STORY_EXISTS" });

    expect(await mine.push()).toMatchObject({ state: "equal", taken: [] });
    expect([await mine.isPushed(), remote.added(), await theirs.has(morning)]).toEqual(["equal", [morning], false]);
    expect(await theirs.synchronise()).toMatchObject({
      state: "equal",
      taken: [],
      brought: expect.arrayContaining([storyPath(morning)]),
    });
    expect([await theirs.has(morning), telling(other.contentDir, morning)]).toEqual([true, `${morning} told by us\n`]);
    expect((await theirs.synchronise()).brought ?? []).toEqual([]);
    expect(await (await remote.clone("third")).open().has(morning)).toBe(true);
  });

  it("lets the first push win, drops the second one's duplicate story, and keeps its others", async () => {
    const remote = begin();
    const [one, other] = [await remote.clone("one"), await remote.clone("other")];
    const [mine, theirs] = [one.open(), other.open()];
    await mine.publish(publicationOf(morning, "the first"));
    await theirs.publish(publicationOf(morning, "the second"));
    await theirs.publish(publicationOf(evening, "the second"));
    expect(await mine.push()).toMatchObject({ state: "equal" });
    expect(await theirs.push()).toMatchObject({ state: "equal", taken: [morning] });
    expect([remote.added(), remote.touched()]).toEqual([[morning, evening], []]);
    expect(telling(other.contentDir, morning)).toBe(`${morning} told by the first\n`);
    expect(await mine.synchronise()).toMatchObject({ state: "equal", taken: [] });
    expect(telling(one.contentDir, evening)).toBe(`${evening} told by the second\n`);
  });

  it("keeps its commits while the remote is unreachable or refuses pushes, and catches up", async () => {
    const remote = begin();
    const one = (await remote.clone("one")).open();
    remote.refuse({ fetches: true, pushes: true });
    await one.publish(publicationOf(morning));
    expect(await one.push()).toMatchObject({ state: "local only", problem: refused });
    expect(await one.synchronise()).toMatchObject({ state: "local only", problem: refused });
    await expect(remote.clone("two")).rejects.toThrow(Error);
    remote.refuse({ fetches: false, pushes: true });
    expect(await one.synchronise()).toMatchObject({ state: "local only", taken: [], problem: refused });
    expect([remote.added(), await one.has(morning), await one.isPushed()]).toEqual([[], true, "local only"]);
    remote.refuse({ fetches: false, pushes: false });
    expect(await one.synchronise()).toMatchObject({ state: "equal" });
    expect(remote.added()).toEqual([morning]);
  });

  it("makes one story of two that are pushed at once", async () => {
    const remote = begin();
    const both = [(await remote.clone("one")).open(), (await remote.clone("other")).open()];
    await Promise.all(both.map((content, index) => content.publish(publicationOf(morning, `writer ${index}`))));
    const reports = await Promise.all(both.map((content) => content.push()));
    expect(reports.map(({ state }) => state)).toEqual(["equal", "equal"]);
    expect(reports.flatMap(({ taken }) => taken)).toEqual([morning]);
    expect([remote.added(), remote.touched()]).toEqual([[morning], []]);
  });
});
