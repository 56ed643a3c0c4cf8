import { chmod, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { formatStory } from "../file/story-file.ts";
import { checkLibrary } from "../index/check.ts";
import { PostChange, picturePath, StoryId, storyPath, tombstonePath } from "../model.ts";
import { expectClean, gitAt, storyFile, type TestCopy, temporaryFolder } from "../repository/repository.fixture.ts";
import { storyOf } from "../story.fixture.ts";
import { copyWith, draftOf, editingIn, pictureOf } from "./editing.fixture.ts";

const morning = StoryId.parse("2026-11-21-morning");
const evening = StoryId.parse("2026-11-21-evening");
const story = storyOf({ id: morning });
const pictureFile = `content/${picturePath(morning)}`;
const ola = { by: "Ola" };

const revOf = (copy: TestCopy, id = morning) => copy.git("rev-parse", `HEAD:content/${storyPath(id)}`);
const changedFiles = (copy: TestCopy) =>
  copy.git("show", "--no-renames", "--format=", "--name-status").split("\n").filter(Boolean).sort();

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

describe("the history of a story", () => {
  it("names every commit of its file, newest first, also after it is deleted", async () => {
    const copy = await copyWith(story, storyOf({ id: evening }));
    const editing = await editingIn(copy);
    const { rev: first } = await editing.read(morning);
    const { rev: second } = await editing.update(morning, { titleEn: "Sun" }, ola);
    await editing.update(evening, { titleEn: "Not this one" }, ola);
    await copy.write(storyFile(morning), "broken\n");
    copy.commitAll("Break it");
    const broken = revOf(copy);
    await editing.remove(morning, ola);
    const history = await editing.history(morning);
    expect(history.map(({ author, subject, rev }) => [author, subject, rev])).toEqual([
      ["Ola", `Delete ${morning}`, null],
      ["Someone", "Break it", broken],
      ["Ola", `Edit ${morning}: Sun`, second],
      ["Someone", "Begin", first],
    ]);
    for (const { at, commit } of history) {
      expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(3_600_000);
      expect(copy.git("cat-file", "-t", commit)).toBe("commit");
    }
  });

  it("holds at most 200 commits, and is an error for an unknown story", async () => {
    const copy = await copyWith(story);
    const file = formatStory(story);
    const stream = Array.from({ length: 210 }, (_, n) => {
      const text = file.replace("Daily Life", `Day ${n}`);
      return `commit refs/heads/main\ncommitter A <a@b> ${1_795_000_000 + n} +0000\ndata 3\nDay${n === 0 ? "\nfrom refs/heads/main^0" : ""}\nM 100644 inline ${storyFile(morning)}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
    });
    await writeFile(join(copy.root, "../stream"), stream.join(""));
    gitAt(copy.root, "-c", "alias.import=!git fast-import --quiet < ../stream", "import");
    const { history } = await editingIn(copy);
    expect(await history(morning)).toHaveLength(200);
    await expect(history(evening)).rejects.toMatchObject({ code: "STORY_NOT_FOUND" });
  });

  it("shows the story as of a commit, and restores it with its picture", async () => {
    const copy = await copyWith(story);
    const editing = await editingIn(copy);
    await editing.update(morning, { titleEn: "Sun", picture: pictureOf("new") }, ola);
    await editing.remove(morning, ola);
    const [, edited, begun] = await editing.history(morning);
    await expect(editing.version(morning, begun?.commit ?? "")).resolves.toEqual(story);

    const back = await editing.restore(morning, edited?.commit ?? "", ola);
    expect(back).toMatchObject({ story: { titleEn: "Sun" }, rev: edited?.rev });
    expect(copy.git("log", "-1", "--format=%an %s")).toBe(`Ola Restore ${morning}: Sun`);
    expect(changedFiles(copy)).toEqual([
      `A\t${pictureFile}`,
      `A\t${storyFile(morning)}`,
      `D\tcontent/${tombstonePath(morning)}`,
    ]);
    expect(await copy.read(pictureFile)).toBe(pictureOf("new").toString());

    await editing.restore(morning, begun?.commit ?? "", { rev: back.rev, ...ola });
    expect([await copy.read(storyFile(morning)), await copy.read(pictureFile)]).toEqual([
      formatStory(story),
      pictureOf(morning).toString(),
    ]);
    await editing.restore(morning, begun?.commit ?? "", ola);
    expect(copy.log()).toHaveLength(5);
    expectClean(copy);
  });

  it("leaves out merges that did not change the file, such as of a branch that never had it", async () => {
    const copy = await copyWith(story);
    copy.git("switch", "--quiet", "--orphan", "program");
    await copy.write("program.ts", "export {};\n");
    copy.commitAll("The program, newer");
    copy.git("switch", "--quiet", "main");
    copy.git("merge", "--quiet", "--no-edit", "--allow-unrelated-histories", "program");
    const { history } = await editingIn(copy);
    const subjects = (await history(morning)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(1);
    expect(subjects[0]).not.toMatch(/merge/i);
  });

  it("restores a picture that was moved elsewhere, and deletes one that came later", async () => {
    const copy = await copyWith(story);
    const editing = await editingIn(copy);
    await editing.update(morning, { imageUrl: "https://pictures.example.org/rain.webp" }, ola);
    const [elsewhere, begun] = await editing.history(morning);
    await editing.restore(morning, begun?.commit ?? "", ola);
    expect(copy.files()).toContain(pictureFile);
    await editing.restore(morning, elsewhere?.commit ?? "", ola);
    expect(copy.files()).not.toContain(pictureFile);
  });

  it("restores no unreadable version, and overwrites no revision that the editor has not seen", async () => {
    const copy = await copyWith(story);
    const editing = await editingIn(copy);
    const { rev } = await editing.read(morning);
    await copy.write(storyFile(morning), "broken\n");
    copy.commitAll("Break it");
    const [broken, begun] = await editing.history(morning);
    await expect(editing.version(morning, broken?.commit ?? "")).rejects.toMatchObject({ code: "STORY_INVALID" });
    await expect(editing.restore(morning, broken?.commit ?? "", ola)).rejects.toMatchObject({ code: "STORY_INVALID" });
    await editing.restore(morning, begun?.commit ?? "", ola);
    await editing.update(morning, { titleEn: "Theirs" }, { by: "Tomek" });
    const unseen = editing.restore(morning, begun?.commit ?? "", { rev, ...ola });
    await expect(unseen).rejects.toMatchObject({ code: "EDIT_CONFLICT", changed: ["titleEn"] });
  });

  it("refuses commits of other branches, and names such as HEAD", async () => {
    const copy = await copyWith(story);
    const editing = await editingIn(copy);
    copy.git("checkout", "--quiet", "--orphan", "other");
    copy.git("commit", "--quiet", "--allow-empty", "-m", "Elsewhere");
    const elsewhere = copy.tip();
    copy.git("checkout", "--quiet", "main");
    copy.git("tag", "a".repeat(40));
    const blob = revOf(copy);
    for (const commit of [
      elsewhere,
      blob,
      "HEAD",
      "main",
      "a".repeat(40),
      "--all",
      "",
      `${elsewhere}\n`,
      copy.tip().slice(0, 10),
    ]) {
      await expect(editing.version(morning, commit)).rejects.toMatchObject({ code: "VERSION_NOT_FOUND" });
      await expect(editing.restore(morning, commit, ola)).rejects.toMatchObject({ code: "VERSION_NOT_FOUND" });
    }
    await expect(editing.version(evening, copy.tip())).rejects.toMatchObject({ code: "VERSION_NOT_FOUND" });
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

describe("after a kill in the middle", () => {
  /** A working copy in which a change was just made, reset to the moment when only the intent was written. */
  async function interrupted(change: (editing: Awaited<ReturnType<typeof editingIn>>) => Promise<unknown>) {
    const copy = await copyWith(story);
    const base = copy.tip();
    await change(await editingIn(copy));
    const commit = copy.tip();
    copy.git("reset", "--quiet", "--hard", base);
    await copy.write(".git/mruk-intent.json", JSON.stringify({ ref: "refs/heads/main", base, commit }));
    return { copy, commit, editing: await editingIn(copy) };
  }

  it("completes an edit before the next one", async () => {
    const { copy, commit, editing } = await interrupted(({ update }) => update(morning, { titleEn: "Killed" }, ola));
    // Half of the move was done.
    await copy.write(storyFile(morning), "---\ntit");
    const { story } = await editing.update(morning, { titlePl: "Następny" }, ola);
    expect([story.titleEn, copy.tip("HEAD^")]).toEqual(["Killed", commit]);
    expectClean(copy);
  });

  it("completes a deletion before a new story takes the id", async () => {
    const { copy, editing } = await interrupted(({ remove }) => remove(morning, ola));
    await rm(join(copy.root, storyFile(morning)));
    await expect(editing.update(morning, { titleEn: "Mine" }, ola)).rejects.toMatchObject({ code: "STORY_NOT_FOUND" });
    expect(copy.files()).toEqual(["content/README.md", `content/${tombstonePath(morning)}`]);
    expectClean(copy);
  });
});
