import { once } from "node:events";
import { chmod, writeFile } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatStory, parseStory } from "../file/story-file.ts";
import { picturePath, type Story, StoryId, storyPath, tombstonePath } from "../model.ts";
import { expectClean, publicationOf, storyFile, type TestCopy } from "../repository/repository.fixture.ts";
import { storyOf } from "../story.fixture.ts";
import { clonesWith, draftOf, editingIn, pictureOf } from "./editing.fixture.ts";

const morning = StoryId.parse("2026-11-21-morning");
const story = storyOf({ id: morning });
const [ola, tomek] = [{ by: "Ola" }, { by: "Tomek" }];

const read = async (copy: TestCopy, id: string = morning) =>
  parseStory(StoryId.parse(id), await copy.read(storyFile(id)));

/** The publication of a generated story, as another clone makes it. */
function generated(made: Story) {
  const madeBy = { storyteller: "house", illustrator: "house" };
  return {
    id: made.id,
    files: [
      { path: storyPath(made.id), content: Buffer.from(formatStory({ ...made, madeBy })) },
      { path: picturePath(made.id), content: pictureOf("generated") },
    ],
    message: `Publish ${made.id}\n`,
  };
}

async function twoEditors(...stories: Story[]) {
  const clones = await clonesWith(...stories);
  return { ...clones, ola: await editingIn(clones.ours), tomek: await editingIn(clones.theirs) };
}

describe("an edit and the remote", () => {
  it("is pushed at once", async () => {
    const { origin, ours, ola: editing } = await twoEditors(story);
    await editing.update(morning, { titleEn: "Sun" }, ola);
    expect(origin.tip("main")).toBe(ours.tip());
    await expect(editing.remoteState()).resolves.toEqual({ state: "equal" });
    expect(editing.warnings).toEqual([]);
  });

  it("is rebased onto a runner's commit of another story", async () => {
    const { origin, ours, theirs, ola: editing } = await twoEditors(story);
    await theirs.content().publish(publicationOf("2026-11-22-morning"));
    await theirs.content().push();
    const { rev, story: saved } = await editing.update(morning, { titleEn: "Sun" }, ola);
    expect(ours.log("origin/main").slice(-2)).toEqual([expect.stringMatching(/^Publish/), `Edit ${morning}: Sun`]);
    expect([saved.titleEn, rev]).toEqual(["Sun", ours.git("rev-parse", `HEAD:${storyFile(morning)}`)]);
    expect(origin.tip("main")).toBe(ours.tip());
    expectClean(ours);
  });

  it("is merged with another clone's edit of other fields, and the answer has both", async () => {
    const { origin, ours, ola: mine, tomek: theirs } = await twoEditors(story);
    await theirs.update(morning, { titlePl: "Słońce" }, tomek);
    const saved = await mine.update(morning, { titleEn: "Sun", picture: pictureOf("sun") }, ola);
    expect(saved.story).toMatchObject({ titleEn: "Sun", titlePl: "Słońce" });
    expect(saved.rev).toBe(ours.git("rev-parse", `HEAD:${storyFile(morning)}`));
    expect(await read(ours)).toEqual(saved.story);
    expect(origin.git("log", "--format=%an %s", "main").split("\n").slice(0, 2)).toEqual([
      `Ola Edit ${morning}: Sun`,
      `Tomek Edit ${morning}: ${story.titleEn}`,
    ]);
    expectClean(ours);
  });

  it("is merged together with earlier edits that had waited for the remote", async () => {
    const { ours, ola: mine, tomek: theirs } = await twoEditors(story);
    ours.git("remote", "set-url", "origin", "/nowhere.git");
    await mine.update(morning, { titleEn: "One" }, ola);
    await mine.update(morning, { titleEn: "Two", category: "Portrait" }, ola);
    await theirs.update(morning, { titlePl: "Słońce" }, tomek);
    ours.git("remote", "set-url", "origin", join(ours.root, "../origin.git"));
    await mine.update(morning, { featured: true }, ola);
    expect(await read(ours)).toEqual({
      ...story,
      titleEn: "Two",
      titlePl: "Słońce",
      category: "Portrait",
      featured: true,
    });
    expect(ours.log("origin/main")).toHaveLength(5);
  });

  it("stays local where both sides changed the same field, and the site shows it", async () => {
    const { origin, ours, ola: mine, tomek: theirs } = await twoEditors(story);
    await theirs.update(morning, { titleEn: "Theirs" }, tomek);
    const saved = await mine.update(morning, { titleEn: "Mine" }, ola);
    expect([saved.story.titleEn, (await read(ours)).titleEn]).toEqual(["Mine", "Mine"]);
    await expect(mine.remoteState()).resolves.toMatchObject({
      state: "problem",
      problem: { code: "CONTENT_DIVERGED", hint: expect.any(String) },
    });
    expect(mine.warnings).toMatchObject([{ code: "CONTENT_DIVERGED" }]);
    expect(origin.log("main").at(-1)).toBe(`Edit ${morning}: Theirs`);
    // A second edit is saved as well.
    await mine.update(morning, { titlePl: "Moje" }, ola);
    expectClean(ours);
  });

  it("is saved while the remote cannot be reached, and pushed with the next edit", async () => {
    const { origin, ours, ola: editing } = await twoEditors(story);
    ours.git("remote", "set-url", "origin", "/nowhere.git");
    await editing.update(morning, { titleEn: "Sun" }, ola);
    await expect(editing.remoteState()).resolves.toMatchObject({
      state: "problem",
      problem: { code: "REMOTE_UNREACHABLE" },
    });
    // A process that was started later knows that a commit waits.
    await expect((await editingIn(ours)).remoteState()).resolves.toEqual({ state: "waiting" });
    ours.git("remote", "set-url", "origin", origin.root);
    await editing.update(morning, { titlePl: "Słońce" }, ola);
    expect(origin.tip("main")).toBe(ours.tip());
    await expect(editing.remoteState()).resolves.toEqual({ state: "equal" });
  });

  it("waits for a silent remote no longer than configured, and other edits do not wait for it at all", async () => {
    const { ours } = await twoEditors(story);
    const callers = new Set<Socket>();
    const silent = createServer((caller) => void callers.add(caller));
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as { port: number };
    ours.git("remote", "set-url", "origin", `git://127.0.0.1:${port}/x.git`);
    const content = ours.content({ silenceMilliseconds: 8_000 });
    const editing = await editingIn(ours, { content, pushPatienceMs: 100 });
    await editing.update(morning, { titleEn: "Sun" }, ola);
    // The push goes on, and does not delay the next edit.
    await expect(editing.remoteState()).resolves.toEqual({ state: "waiting" });
    const other = await editingIn(ours, { content, pushPatienceMs: 100 });
    await other.update(morning, { titlePl: "Słońce" }, tomek);
    await editing.create(draftOf(), ola);
    await expect(editing.remoteState()).resolves.toEqual({ state: "waiting" });
    expect(ours.log()).toHaveLength(4);
    // Every push has to end before the test's folder is removed.
    silent.close();
    for (const caller of callers) caller.destroy();
    const problem = { state: "problem", problem: { code: "REMOTE_UNREACHABLE" } };
    await expect.poll(editing.remoteState).toMatchObject(problem);
    await expect.poll(other.remoteState).toMatchObject(problem);
    expect(editing.warnings.length).toBeGreaterThan(0);
  });

  it("reports a push that the remote refuses", async () => {
    const { origin, ola: editing } = await twoEditors(story);
    const hook = join(origin.root, "hooks/pre-receive");
    await writeFile(hook, "#!/bin/sh\nexit 1\n");
    await chmod(hook, 0o755);
    await editing.update(morning, { titleEn: "Sun" }, ola);
    await expect(editing.remoteState()).resolves.toMatchObject({ problem: { code: "REMOTE_REFUSED" } });
  });

  it("reports that there is no remote", async () => {
    const { ours, ola: editing } = await twoEditors(story);
    ours.git("remote", "remove", "origin");
    await editing.update(morning, { titleEn: "Sun" }, ola);
    await expect(editing.remoteState()).resolves.toEqual({ state: "no remote" });
  });
});

describe("an edit that loses the race of the pushes, where conflicts are kept on branches", () => {
  /** Ola's server follows the remote, which Tomek's clone moves between her reading and her push. */
  async function race() {
    const { ours, theirs, origin } = await clonesWith(story, storyOf({ id: "2026-11-21-evening" }));
    const content = ours.content({ keepsConflicts: true });
    const [mine, other] = [await editingIn(ours, { content }), await editingIn(theirs)];
    return { ours, origin, content, mine, other, seen: await mine.read(morning) };
  }

  it("is a conflict with both versions and the fields, and can be saved once decided", async () => {
    const { mine, other, seen, origin } = await race();
    await other.update(morning, { titleEn: "Theirs", category: "Portrait" }, tomek);
    const edit = mine.update(morning, { titleEn: "Mine", titlePl: "Moje" }, { ...ola, rev: seen.rev });
    const conflict = await edit.catch((error: unknown) => error);
    expect(conflict).toMatchObject({
      code: "EDIT_CONFLICT",
      changed: ["titleEn"],
      current: { story: { titleEn: "Theirs", category: "Portrait", titlePl: story.titlePl } },
      mine: { titleEn: "Mine", titlePl: "Moje" },
    });
    const { rev } = await mine.read(morning);
    const saved = await mine.update(morning, { titleEn: "Mine", titlePl: "Moje" }, { ...ola, rev });
    expect(saved.story).toMatchObject({ titleEn: "Mine", titlePl: "Moje", category: "Portrait" });
    expect(origin.log("main").at(-1)).toBe(`Edit ${morning}: Mine`);
  });

  it("is a conflict too where the server's following finds it before the edit's own push", async () => {
    const { ours, content, other, seen } = await race();
    await other.update(morning, { titleEn: "Theirs" }, tomek);
    const mine = await editingIn(ours, {
      content: {
        ...content,
        async change(decide) {
          const committed = await content.change(decide);
          await content.synchronise();
          return committed;
        },
      },
    });
    await expect(mine.update(morning, { titleEn: "Mine" }, { ...ola, rev: seen.rev })).rejects.toMatchObject({
      code: "EDIT_CONFLICT",
      current: { story: { titleEn: "Theirs" } },
    });
  });

  it("is a conflict where others deleted the story, or where it deletes what they changed", async () => {
    const { mine, other } = await race();
    await other.update(morning, { titleEn: "Theirs" }, tomek);
    await expect(mine.remove(morning, ola)).rejects.toMatchObject({ code: "EDIT_CONFLICT", changed: ["titleEn"] });
    const evening = StoryId.parse("2026-11-21-evening");
    await other.remove(evening, tomek);
    await expect(mine.update(evening, { titleEn: "Mine" }, ola)).rejects.toMatchObject({ code: "STORY_NOT_FOUND" });
  });

  it("is saved where the others changed other fields, and a program's note is written again", async () => {
    const { mine, other } = await race();
    await other.update(morning, { titleEn: "Theirs", videoUrl: "https://films.example.org/theirs.mp4" }, tomek);
    const film = { action: "Film", notes: () => ({ videoUrl: "https://films.example.org/mine.mp4" }) };
    const { story: noted } = await mine.note(morning, film, ola);
    expect(noted).toMatchObject({ titleEn: "Theirs", videoUrl: "https://films.example.org/mine.mp4" });
    await other.update(morning, { category: "Portrait" }, tomek);
    const { story: merged } = await mine.update(morning, { titlePl: "Moje" }, ola);
    expect(merged).toMatchObject({ titlePl: "Moje", category: "Portrait" });
  });
});

describe("a story that two clones make", () => {
  it("gets another id where it was written by hand and a runner was first", async () => {
    const { origin, ours, theirs, ola: editing } = await twoEditors();
    await theirs.content().publish(generated(story));
    await theirs.content().push();
    const made = await editing.create({ ...draftOf(), picture: pictureOf("box") }, ola);
    const id = StoryId.parse(`${morning}-2`);
    expect(made.story).toMatchObject({ id, titleEn: "A box by the door", imageUrl: `/images/${id}.webp` });
    expect(editing.library.any(id)).toEqual(made.story);
    expect((await read(ours)).titleEn).toBe(story.titleEn);
    expect(await ours.read(`content/${picturePath(id)}`)).toBe(pictureOf("box").toString());
    expect(origin.tip("main")).toBe(ours.tip());
    expect(editing.warnings).toEqual([{ moved: [{ from: morning, to: id }] }]);
    expectClean(ours);
  });

  it("is kept twice where both were written by hand", async () => {
    const { origin, ours, ola: mine, tomek: theirs } = await twoEditors();
    await theirs.create(draftOf({ titleEn: "Theirs" }), tomek);
    await mine.create(draftOf({ titleEn: "Mine" }), ola);
    expect([(await read(ours)).titleEn, (await read(ours, `${morning}-2`)).titleEn]).toEqual(["Theirs", "Mine"]);
    expect(origin.tip("main")).toBe(ours.tip());
  });

  it("gives way where it was generated and another was first", async () => {
    const { ours, tomek: theirs } = await twoEditors();
    await theirs.create(draftOf(), tomek);
    await ours.content().publish(generated(story));
    await expect(ours.content().push()).resolves.toMatchObject({ state: "equal", taken: [morning] });
    expect((await read(ours)).titleEn).toBe("A box by the door");
  });
});

describe("a story that is deleted in another clone", () => {
  it("is deleted here too, and no runner makes it again", async () => {
    const { ours, theirs, ola: mine } = await twoEditors(story);
    await mine.remove(morning, ola);
    await theirs.content().synchronise();
    expect(theirs.files()).toEqual(["content/README.md", `content/${tombstonePath(morning)}`]);
    await expect(theirs.content().publish(generated(story))).rejects.toMatchObject({ code: "STORY_EXISTS" });
    expectClean(ours);
  });

  it("stays deleted where a runner made it before it fetched the deletion", async () => {
    const { ours, theirs, ola: mine } = await twoEditors();
    await theirs.content().publish(generated(story));
    await mine.create(draftOf(), ola);
    await mine.remove(morning, ola);
    await expect(theirs.content().push()).resolves.toMatchObject({ state: "equal", taken: [morning] });
    expect(theirs.tip()).toBe(ours.tip());
    expectClean(theirs);
  });

  it("is deleted once where both deleted it", async () => {
    const { origin, ours, theirs, ola: mine, tomek: other } = await twoEditors(story);
    await other.remove(morning, tomek);
    await mine.remove(morning, ola);
    for (const copy of [ours, theirs]) expect(copy.tip()).toBe(origin.tip("main"));
    expect(ours.log()).toEqual(["Begin", expect.stringMatching(/^Delete/)]);
  });
});
