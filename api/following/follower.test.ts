import { expect, it } from "vitest";
import { StoryId, storyPath } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { following } from "./follower.fixture.ts";

const morning = storyOf({ id: "2026-11-21-morning" });
const evening = storyOf({ id: "2026-11-21-evening" });

it("shows readers what others pushed, pushes what was committed here, and reports when both were equal", async () => {
  const { follower, library, theirs, ours, origin, pushed, problems, logged } = await following({ stories: [morning] });
  expect(await follower.status()).toMatchObject({ commit: ours.tip(), metAt: null, aside: [] });
  expect(follower.metAt()).toBeNull();
  await pushed(evening);
  await ours.write("content/cat.md", "Mruk purrs.\n");
  ours.commitAll("Say who Mruk is");
  await Promise.all([follower.tick(), follower.tick()]);
  expect(library.any(StoryId.parse(evening.id))).toMatchObject({ titleEn: evening.titleEn });
  expect(origin.log("main")).toEqual(["Begin", `Add ${evening.id}`, "Say who Mruk is"]);
  expect(await follower.status()).toEqual({
    remote: "origin",
    everySeconds: 60,
    commit: origin.tip("main"),
    metAt: "2026-11-21T07:14:00Z",
    aside: [],
  });
  theirs.git("pull", "--quiet", "--rebase");
  theirs.git("rm", "--quiet", `content/${storyPath(StoryId.parse(morning.id))}`);
  theirs.commitAll("Take it away");
  theirs.git("push", "--quiet", "origin", "main");
  await follower.tick();
  expect(library.any(StoryId.parse(morning.id))).toBeUndefined();
  expect(problems()).toEqual([]);
  // Success is not logged.
  expect(logged).toEqual([]);
});

it("logs once that the remote is gone and since when, raises an alarm after a day, and logs its return", async () => {
  const { follower, problems, logged, pass, lose, find, library, pushed } = await following({ stories: [morning] });
  await follower.tick();
  await lose();
  for (const minutes of [0, 1, 1]) {
    pass(minutes / 60);
    await follower.tick();
  }
  const problem = { part: "content", code: "REMOTE_UNREACHABLE", since: "2026-11-21T07:14:00Z" };
  expect(problems()).toEqual([expect.objectContaining({ ...problem, level: "warning", hint: expect.any(String) })]);
  expect(follower.isResting()).toBe(true);
  expect(logged).toEqual([expect.objectContaining({ code: "REMOTE_UNREACHABLE", remote: "origin" })]);
  pass(24);
  expect(follower.isResting()).toBe(false);
  await follower.tick();
  expect(problems()).toEqual([expect.objectContaining({ ...problem, level: "alarm" })]);
  expect(library.size).toBe(1);
  expect((await follower.status()).metAt).toBe("2026-11-21T07:14:00Z");
  await find();
  await pushed(evening);
  await follower.tick();
  expect(problems()).toEqual([]);
  expect(follower.isResting()).toBe(false);
  expect(library.size).toBe(2);
  expect(logged).toHaveLength(2);
});

it("raises an alarm at once for a rewritten history or an unknown remote, which only a person can repair", async () => {
  const { follower, problems, theirs, library } = await following({ stories: [morning] });
  await follower.tick();
  theirs.git("commit", "--quiet", "--amend", "-m", "Begin differently");
  theirs.git("push", "--quiet", "--force", "origin", "main");
  await follower.tick();
  expect(problems()).toEqual([expect.objectContaining({ level: "alarm", code: "CONTENT_DIVERGED" })]);
  expect(library.size).toBe(1);
});

it("removes the password from the remote's address wherever it is shown", async () => {
  const address = "https://ola:s3cret-token@127.0.0.1:1/mruk.git";
  const { follower, problems, logged } = await following({ remote: address, stories: [morning] });
  await follower.tick();
  expect(problems()).toMatchObject([{ code: "REMOTE_UNREACHABLE" }]);
  const told = JSON.stringify([problems(), logged, await follower.status()]);
  expect(told).toContain("https://127.0.0.1:1/mruk.git");
  expect(told).not.toMatch(/s3cret|ola:/);
});
