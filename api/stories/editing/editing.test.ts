import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { formatStory } from "../file/story-file.ts";
import { checkLibrary } from "../index/check.ts";
import { PostChange, StoryId, tombstonePath } from "../model.ts";
import { expectClean, storyFile, temporaryFolder } from "../repository/repository.fixture.ts";
import { storyOf } from "../story.fixture.ts";
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

describe("an edit", () => {
  it("changes the given fields and nothing else, and is visible at once", async () => {
    const copy = await copyWith(story, storyOf({ id: evening }));
    const editing = await editingIn(copy);
    const { rev } = await editing.read(morning);
    const edited = await editing.update(morning, { titleEn: "Sun", featured: true }, { rev, ...ola });
    expect(edited).toEqual({ story: { ...story, titleEn: "Sun", featured: true }, rev: revOf(copy) });
    expect(editing.library.any(morning)).toEqual(edited.story);
    expect(copy.log()).toEqual(["Begin", `Edit ${morning}: Sun`]);
    expect(changedFiles(copy)).toEqual([`M\t${storyFile(morning)}`]);
    expectClean(copy);
  });

  it("makes no commit where it changes nothing", async () => {
    const copy = await copyWith(storyOf({ id: morning, youtube: [upload] }));
    const { update, read } = await editingIn(copy);
    const { rev, story } = await read(morning);
    const { titleEn, excerptPl, timeSlot, publishedAt } = story;
    const form = {
      titleEn,
      excerptPl,
      timeSlot,
      imageAltPl: undefined,
      // The instant is the same, and the address is the last upload's, as the panel shows it.
      publishedAt: new Date(publishedAt).toISOString(),
      youtubeLink: upload.url,
      picture: undefined,
    };
    for (const by of [ola, { ...ola, rev }]) expect(await update(morning, form, by)).toEqual({ story, rev });
    const picture = Buffer.from(pictureOf(morning));
    const { story: pictured } = await update(morning, { picture }, ola);
    expect(pictured.imageHash).toBe(contentHash(picture));
    await update(morning, { picture }, ola);
    expect(copy.log()).toHaveLength(2);
  });

  const upload = {
    language: "en" as const,
    url: "https://youtu.be/mruk",
    videoId: "mruk",
    uploadedAt: "2026-11-21T10:00:00Z",
    privacy: "public",
  };

  it("removes optional fields, and can change a story's slot while its id stays", async () => {
    const copy = await copyWith(storyOf({ id: morning, imageAltPl: "Kot.", videoUrl: "https://a.example/v.mp4" }));
    const editing = await editingIn(copy);
    const change = PostChange.parse({
      imageAltPl: "",
      videoUrl: null,
      youtubeLink: "http://v.example/",
      timeSlot: "evening",
    }) as PostChange;
    const { story } = await editing.update(morning, change, ola);
    expect(story).toEqual({ ...storyOf({ id: morning }), timeSlot: "evening", youtubeLink: "http://v.example/" });
    expect(editing.library.any(morning)).toEqual(story);
  });

  it("writes a new picture with its hash, and deletes a picture that no story shows any more", async () => {
    const copy = await copyWith(storyOf({ id: morning, imageHash: "0".repeat(16) }));
    const editing = await editingIn(copy);
    const { story: pictured } = await editing.update(morning, { picture: pictureOf("new") }, ola);
    expect(pictured.imageHash).toBe(contentHash(pictureOf("new")));
    expect(changedFiles(copy)).toEqual([`M\t${pictureFile}`, `M\t${storyFile(morning)}`]);
    expect(await copy.read(pictureFile)).toBe(pictureOf("new").toString());

    const elsewhere = "https://pictures.example.org/rain.webp";
    const { story: moved } = await editing.update(morning, { imageUrl: elsewhere }, ola);
    expect([moved.imageUrl, moved.imageHash]).toEqual([elsewhere, undefined]);
    expect(changedFiles(copy)).toEqual([`D\t${pictureFile}`, `M\t${storyFile(morning)}`]);
    expect(await checkLibrary(join(copy.root, "content"))).toEqual([]);

    const back = editing.update(morning, { imageUrl: `/images/${morning}.webp` }, ola);
    await expect(back).rejects.toMatchObject({ code: "FIELDS_INVALID", fields: { imageUrl: expect.any(String) } });
    expectClean(copy);
  });

  it("leaves a picture that another story shows", async () => {
    const copy = await copyWith(story, storyOf({ id: evening, imageUrl: `/images/${morning}.webp` }));
    const editing = await editingIn(copy);
    await editing.update(morning, { imageUrl: "https://pictures.example.org/rain.webp" }, ola);
    await editing.remove(morning, ola);
    expect(copy.files()).toContain(pictureFile);
  });

  it("keeps what others changed since in other fields", async () => {
    const copy = await copyWith(story);
    const editing = await editingIn(copy);
    const { rev } = await editing.read(morning);
    await editing.update(morning, { titlePl: "Cudzy tytuł" }, { by: "Tomek" });
    const form = { titleEn: "Mine", titlePl: story.titlePl, contentEn: story.contentEn };
    const { story: merged } = await editing.update(morning, form, { rev, ...ola });
    expect(merged).toEqual({ ...story, titleEn: "Mine", titlePl: "Cudzy tytuł" });
  });

  it("is refused where both changed the same field, with the story as it is now", async () => {
    const copy = await copyWith(story);
    const editing = await editingIn(copy);
    const { rev } = await editing.read(morning);
    const current = await editing.update(morning, { titleEn: "Theirs", excerptEn: "Same" }, { by: "Tomek" });
    const change = { titleEn: "Mine", excerptEn: "Same", excerptPl: "Moje" };
    const conflict = { code: "EDIT_CONFLICT", current, changed: ["titleEn"], hint: expect.any(String) };
    await expect(editing.update(morning, change, { rev, ...ola })).rejects.toMatchObject(conflict);
    // An edit of the newest revision is accepted.
    const { story: mine } = await editing.update(morning, change, { rev: current.rev, ...ola });
    expect(mine).toMatchObject(change);
  });

  it.each(["", "0".repeat(40), "HEAD", "--help", `${"0".repeat(40)}\n`])(
    "is refused for a revision that nobody knows: %j",
    async (rev) => {
      const copy = await copyWith(story);
      const { update } = await editingIn(copy);
      const refused = update(morning, { titleEn: "Mine" }, { rev, ...ola });
      await expect(refused).rejects.toMatchObject({ code: "EDIT_CONFLICT", changed: ["titleEn"] });
      expect(copy.log()).toEqual(["Begin"]);
    },
  );

  it("does not take a tree, a commit or a picture for a revision", async () => {
    const copy = await copyWith(story);
    const { update } = await editingIn(copy);
    for (const name of ["HEAD", "HEAD^{tree}", `HEAD:${pictureFile}`]) {
      const rev = copy.git("rev-parse", name);
      await expect(update(morning, { titleEn: "Mine" }, { rev, ...ola })).rejects.toMatchObject({
        code: "EDIT_CONFLICT",
      });
    }
  });

  it("loses nothing when many edits of different fields are made at once", async () => {
    const copy = await copyWith(story);
    const editing = await editingIn(copy);
    const { rev } = await editing.read(morning);
    const changes = [{ titleEn: "1" }, { titlePl: "2" }, { excerptEn: "3" }, { category: "4" }, { featured: true }];
    await Promise.all(changes.map((change) => editing.update(morning, change, { rev, ...ola })));
    expect((await editing.read(morning)).story).toEqual(Object.assign({}, story, ...changes));
    expect(copy.log()).toHaveLength(6);
    expectClean(copy);
  });

  it("keeps a whole file word for word, or merges it", async () => {
    const copy = await copyWith(story);
    const editing = await editingIn(copy);
    const { text, rev } = await editing.readFile(morning);
    const typed = text.replace("category: Daily Life", "category: Playtime # for now");
    await editing.rewrite(morning, { text: typed, rev }, ola);
    expect(await copy.read(storyFile(morning))).toBe(typed);
    const late = text.replace(/titleEn: .*/, "titleEn: Late");
    const { story: merged } = await editing.rewrite(morning, { text: late, rev }, ola);
    expect(merged).toEqual({ ...story, category: "Playtime", titleEn: "Late" });
    const clash = editing.rewrite(morning, { text: text.replace("Daily Life", "Portrait"), rev }, ola);
    await expect(clash).rejects.toMatchObject({ code: "EDIT_CONFLICT", changed: ["category"] });
    await expect(editing.rewrite(morning, { text: "x", rev }, ola)).rejects.toMatchObject({ code: "STORY_INVALID" });
    const long = `${text}${"\n".repeat(256 * 1024)}`;
    await expect(editing.rewrite(morning, { text: long, rev }, ola)).rejects.toMatchObject({ code: "STORY_INVALID" });
  });
});

describe("deleting a story", () => {
  it("removes its file and its picture in one commit, and leaves a tombstone for the schedule", async () => {
    const copy = await copyWith(story);
    const editing = await editingIn(copy);
    const { rev } = await editing.read(morning);
    await editing.remove(morning, { rev, ...ola });
    expect(copy.git("log", "-1", "--format=%an %s")).toBe(`Ola Delete ${morning}: ${story.titleEn}`);
    expect(changedFiles(copy)).toEqual([
      `A\tcontent/${tombstonePath(morning)}`,
      `D\t${pictureFile}`,
      `D\t${storyFile(morning)}`,
    ]);
    expect(await copy.read(`content/${tombstonePath(morning)}`)).toMatch(/^The story .* was deleted by hand.*\n$/);
    expect([editing.library.any(morning), editing.library.isDeleted(morning)]).toEqual([undefined, true]);
    expect(await checkLibrary(join(copy.root, "content"))).toEqual([]);
    await expect(editing.remove(morning, ola)).rejects.toMatchObject({ code: "STORY_NOT_FOUND" });
    expectClean(copy);
  });

  it("leaves no tombstone for a further story of a slot", async () => {
    const copy = await copyWith(storyOf({ id: `${morning}-2` }));
    await (await editingIn(copy)).remove(StoryId.parse(`${morning}-2`), ola);
    expect(copy.files()).toEqual(["content/README.md"]);
  });

  it("is refused with a revision that is not the newest", async () => {
    const copy = await copyWith(story);
    const editing = await editingIn(copy);
    const { rev } = await editing.read(morning);
    await editing.update(morning, { titleEn: "Theirs" }, { by: "Tomek" });
    await expect(editing.remove(morning, { rev, ...ola })).rejects.toMatchObject({
      code: "EDIT_CONFLICT",
      changed: ["titleEn"],
    });
    await editing.remove(morning, ola);
  });

  it("works for a story that cannot be read", async () => {
    const copy = await copyWith(story);
    await copy.write(storyFile(morning), "broken\n");
    copy.commitAll("Break it");
    await (await editingIn(copy)).remove(morning, { rev: "0".repeat(40), ...ola });
    expect(copy.log().at(-1)).toBe(`Delete ${morning}`);
    expect(copy.files()).toEqual(["content/README.md", `content/${tombstonePath(morning)}`]);
  });

  it("frees the id: a new story of the slot gets it, and the tombstone is removed", async () => {
    const copy = await copyWith(story);
    const editing = await editingIn(copy);
    await editing.remove(morning, ola);
    expect((await editing.create(draftOf(), ola)).story.id).toBe(morning);
    expect(copy.files()).toEqual(["content/README.md", storyFile(morning)]);
  });
});

describe("an edit that cannot be", () => {
  it("is refused where no branch is checked out, and changes nothing", async () => {
    const copy = await copyWith(story);
    copy.git("checkout", "--quiet", "--detach");
    const code = "CONTENT_BLOCKED";
    const tip = copy.tip();
    const editing = await editingIn(copy);
    await expect(editing.update(morning, { titleEn: "Mine" }, ola)).rejects.toMatchObject({ code });
    await expect(editing.create(draftOf(), ola)).rejects.toMatchObject({ code });
    await expect(editing.remove(morning, ola)).rejects.toMatchObject({ code });
    expect(copy.tip()).toBe(tip);
    expectClean(copy);
  });

  it("is refused where there is no repository", async () => {
    const { copyAt } = await temporaryFolder();
    const copy = copyAt("plain");
    await copy.write(storyFile(morning), formatStory(story));
    const editing = await editingIn(copy);
    const refused = { code: "CONTENT_NOT_GIT", hint: expect.any(String) };
    await expect(editing.read(morning)).rejects.toMatchObject(refused);
    await expect(editing.create(draftOf(), ola)).rejects.toMatchObject(refused);
    await expect(editing.history(morning)).rejects.toMatchObject(refused);
    await expect(editing.remoteState()).resolves.toMatchObject({
      state: "problem",
      problem: { code: "CONTENT_NOT_GIT" },
    });
  });

  it.skipIf(process.getuid?.() === 0)("says so where the folder is read-only, and nothing is half done", async () => {
    const copy = await copyWith(story);
    const folder = join(copy.root, "content/stories/2026/11");
    await chmod(folder, 0o555);
    const editing = await editingIn(copy);
    await expect(editing.update(morning, { titleEn: "Mine" }, ola)).rejects.toMatchObject({
      code: "CONTENT_NOT_WRITABLE",
    });
    await chmod(folder, 0o755);
    expectClean(copy);
  });
});
