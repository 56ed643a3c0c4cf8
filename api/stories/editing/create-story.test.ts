import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { formatStory } from "../file/story-file.ts";
import { StoryId } from "../model.ts";
import { expectClean, storyFile, type TestCopy } from "../repository/repository.fixture.ts";
import {
  changedFiles,
  copyWith,
  draftOf,
  editingIn,
  evening,
  morning,
  ola,
  pictureFile,
  pictureOf,
  revOf,
  story,
} from "./editing.fixture.ts";

describe("reading a story", () => {
  it("returns the committed story and its revision, also of a file that was written by hand", async () => {
    const copy = await copyWith();
    const byHand = formatStory(story).replace("featured: false", "featured:   false # not yet");
    await copy.write(storyFile(morning), byHand);
    copy.commitAll("By hand");
    const { read, readFile } = await editingIn(copy);
    await expect(read(morning)).resolves.toEqual({ story, rev: revOf(copy) });
    await expect(readFile(morning)).resolves.toEqual({ text: byHand, rev: revOf(copy) });
  });

  it("names the error where there is no story, or an unreadable one", async () => {
    const copy = await copyWith();
    await copy.write(storyFile(morning), "no story\n");
    await copy.write(storyFile(evening), "\udc80");
    await writeFile(join(copy.root, storyFile(evening)), Buffer.from([0xff, 0xfe, 0x41]));
    copy.commitAll("Break");
    const { read } = await editingIn(copy);
    await expect(read(StoryId.parse("2026-11-20-morning"))).rejects.toMatchObject({ code: "STORY_NOT_FOUND" });
    await expect(read(StoryId.parse("2026-99-99-morning"))).rejects.toMatchObject({ code: "STORY_NOT_FOUND" });
    await expect(read(morning)).rejects.toMatchObject({ code: "STORY_INVALID" });
    await expect(read(evening)).rejects.toMatchObject({ code: "STORY_INVALID", message: "is not UTF-8" });
  });

  it.each([
    ["changed", (copy: TestCopy) => copy.write(storyFile(morning), "mine\n")],
    [
      "staged",
      async (copy: TestCopy) => {
        await copy.write(storyFile(morning), "x");
        copy.git("add", "--all");
      },
    ],
    ["taken away", (copy: TestCopy) => rm(join(copy.root, storyFile(morning)))],
    ["taken out of Git", async (copy: TestCopy) => copy.git("rm", "--quiet", "--cached", storyFile(morning))],
  ])("leaves a file alone that somebody has %s without committing it", async (_, change) => {
    const copy = await copyWith(story);
    await change(copy);
    const [tip, status] = [copy.tip(), copy.status()];
    const editing = await editingIn(copy);
    const refused = { code: "CONTENT_BLOCKED", hint: expect.stringMatching(/Commit/) };
    await expect(editing.read(morning)).rejects.toMatchObject(refused);
    await expect(editing.update(morning, { titleEn: "Mine" }, ola)).rejects.toMatchObject(refused);
    await expect(editing.remove(morning, ola)).rejects.toMatchObject(refused);
    expect([copy.tip(), copy.status()]).toEqual([tip, status]);
  });
});

describe("a new story", () => {
  it("is one commit in the administrator's name, and visible to readers at once", async () => {
    const copy = await copyWith();
    const editing = await editingIn(copy);
    const made = await editing.create({ ...draftOf(), picture: pictureOf("box") }, ola);
    expect(made).toMatchObject({ rev: revOf(copy), story: { id: morning, publishedAt: "2026-11-21T12:00:00+01:00" } });
    expect(made.story).toMatchObject({
      imageUrl: `/images/${morning}.webp`,
      imageHash: contentHash(pictureOf("box")),
    });
    expect(copy.git("log", "-1", "--format=%an <%ae>|%cn <%ce>|%B")).toBe(
      `Ola <Ola@mruk.invalid>|Mruk <mruk@mruk.invalid>|Create ${morning}: A box by the door\n\nPudło przy drzwiach`,
    );
    expect(changedFiles(copy)).toEqual([`A\t${pictureFile}`, `A\t${storyFile(morning)}`]);
    expect(editing.library.any(morning)).toEqual(made.story);
    expectClean(copy);
  });

  it("does not claim that a program made it", async () => {
    const { create } = await editingIn(await copyWith());
    expect((await create(draftOf(), ola)).story.madeBy).toBeUndefined();
  });

  it("keeps the picture's address that was given, without a picture", async () => {
    const copy = await copyWith();
    const made = await (await editingIn(copy)).create(draftOf(), ola);
    expect(made.story).toMatchObject({ imageUrl: draftOf().imageUrl });
    expect(made.story.imageHash).toBeUndefined();
    expect(changedFiles(copy)).toEqual([`A\t${storyFile(morning)}`]);
  });

  it("gets the first free id of its slot and its day in Warsaw, and replaces no other story", async () => {
    const copy = await copyWith(story);
    await copy.write(storyFile(`${morning}-3`), "a draft that nobody has committed\n");
    const { create } = await editingIn(copy);
    const drafts = [
      draftOf(),
      draftOf(),
      // Half past eleven at night in London is the next day in Warsaw.
      draftOf({ publishedAt: "2026-11-21T23:30:00Z", timeSlot: "evening" }),
    ];
    const ids = [];
    for (const draft of drafts) ids.push((await create(draft, ola)).story.id);
    expect(ids).toEqual([`${morning}-2`, `${morning}-4`, "2026-11-22-evening"]);
    expect(await copy.read(storyFile(morning))).toBe(formatStory(story));
  });

  it("gets an id of its own when two are made at once", async () => {
    const copy = await copyWith();
    const [one, other] = [await editingIn(copy), await editingIn(copy)];
    const made = await Promise.all([one, other, one, other].map(({ create }) => create(draftOf(), ola)));
    expect(made.map(({ story: { id } }) => id).sort()).toEqual([morning, ...[2, 3, 4].map((n) => `${morning}-${n}`)]);
    expectClean(copy);
  });

  it("is refused where its slot has no free id, its date lies outside of the years 0 to 9999, or its text fits no file", async () => {
    const copy = await copyWith();
    for (let n = 1; n <= 999; n++) await copy.write(storyFile(n === 1 ? morning : `${morning}-${n}`), "x");
    copy.commitAll("A full slot");
    const { create } = await editingIn(copy);
    await expect(create(draftOf(), ola)).rejects.toMatchObject({ code: "STORY_EXISTS", hint: expect.any(String) });
    for (const publishedAt of ["0000-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"]) {
      await expect(create(draftOf({ publishedAt }), ola)).rejects.toMatchObject({ fields: { publishedAt: /years/ } });
    }
    const contentEn = "half a \ud83d pair";
    await expect(create(draftOf({ contentEn, timeSlot: "evening" }), ola)).rejects.toMatchObject({
      code: "STORY_INVALID",
    });
    expect(copy.log()).toEqual(["Begin", "A full slot"]);
  });

  it("keeps the commit's syntax intact, whatever stands in its titles and its author's name", async () => {
    const copy = await copyWith();
    const { create, history } = await editingIn(copy);
    const titleEn = "--amend\n\nSigned-off-by: Eve <eve@example.org>\u001b[2J";
    const by = "Eve <eve@example.org>\ncommitter Adam <a@b> 1 +0000";
    const made = await create(draftOf({ titleEn }), { by });
    expect(made.story.titleEn).toBe(titleEn);
    const [version] = await history(morning);
    expect(version).toMatchObject({
      author: "Eve eve@example.org committer Adam a@b 1 +0000",
      subject: `Create ${morning}: --amend Signed-off-by: Eve <eve@example.org> [2J`,
      rev: made.rev,
    });
    expect(copy.git("log", "-1", "--format=%cn <%ce>")).toBe("Mruk <mruk@mruk.invalid>");
    await create(draftOf(), { by: "<>" });
    expect(copy.git("log", "-1", "--format=%an <%ae>")).toBe("Mruk <mruk@mruk.invalid>");
    expectClean(copy);
  });
});
