import { rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openHealth } from "../health/health.ts";
import { clonesWith } from "../stories/editing.fixture.ts";
import { openLibrary } from "../stories/library.ts";
import { StoryId, storyPath } from "../stories/model.ts";
import { shownRemote } from "../stories/remote-address.ts";
import { storyOf } from "../stories/story.fixture.ts";
import { formatStory } from "../stories/story-file.ts";
import { openFollower } from "./follower.ts";

const morning = storyOf({ id: "2026-11-21-morning" });
const evening = storyOf({ id: "2026-11-21-evening" });

/** A server's copy and somebody else's of one remote, which is moved away and back. */
async function following({ remote = "origin" } = {}) {
  const { folder, origin, ours, theirs } = await clonesWith(morning);
  let now = Temporal.Instant.from("2026-11-21T08:14:00+01:00");
  const clock = { now: () => now };
  const health = openHealth({ clock });
  const library = await openLibrary({ contentDir: join(ours.root, "content"), likesOf: () => 0 });
  const logged: object[] = [];
  const note = (facts: object) => void logged.push(facts);
  const content = ours.content({ remote, setsAside: true, silenceMilliseconds: 2_000 });
  const log = { info: note, warn: note } as never;
  const follower = openFollower({
    content,
    library,
    health,
    clock,
    log,
    remote: shownRemote(remote),
    everySeconds: 60,
  });
  return {
    folder,
    origin,
    ours,
    theirs,
    library,
    follower,
    logged,
    problems: health.problems,
    pass: (hours: number) => {
      now = now.add({ minutes: Math.round(hours * 60) });
    },
    /** The remote goes away, or comes back. */
    lose: () => rename(origin.root, `${origin.root}.gone`),
    find: () => rename(`${origin.root}.gone`, origin.root),
    async pushed(story: typeof morning) {
      await theirs.write(`content/${storyPath(story.id)}`, formatStory(story));
      theirs.commitAll(`Add ${story.id}`);
      theirs.git("push", "--quiet", "origin", "main");
    },
  };
}

it("shows readers what others pushed, pushes what was committed here, and tells where both met", async () => {
  const { follower, library, theirs, ours, origin, pushed, problems, logged } = await following();
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
  // Nobody has to hear of what goes as it should.
  expect(logged).toEqual([]);
});

it("says once that the remote is gone, since when, and after a day more loudly; then that it is back", async () => {
  const { follower, problems, logged, pass, lose, find, library, pushed } = await following();
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

it("raises an alarm where only a person can help: a history that was rewritten, a remote that nobody knows", async () => {
  const { follower, problems, theirs, library } = await following();
  await follower.tick();
  theirs.git("commit", "--quiet", "--amend", "-m", "Begin differently");
  theirs.git("push", "--quiet", "--force", "origin", "main");
  await follower.tick();
  expect(problems()).toEqual([expect.objectContaining({ level: "alarm", code: "CONTENT_DIVERGED" })]);
  expect(library.size).toBe(1);
});

it("shows an address without what it holds of a password, wherever it is told", async () => {
  const address = "https://ola:s3cret-token@127.0.0.1:1/mruk.git";
  const { follower, problems, logged } = await following({ remote: address });
  await follower.tick();
  expect(problems()).toMatchObject([{ code: "REMOTE_UNREACHABLE" }]);
  const told = JSON.stringify([problems(), logged, await follower.status()]);
  expect(told).toContain("https://127.0.0.1:1/mruk.git");
  expect(told).not.toMatch(/s3cret|ola:/);
});
