import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatStory } from "../file/story-file.ts";
import { tombstonePath } from "../model.ts";
import { expectClean, gitAt, storyFile } from "../repository/repository.fixture.ts";
import { storyOf } from "../story.fixture.ts";
import {
  changedFiles,
  copyWith,
  editingIn,
  evening,
  morning,
  ola,
  pictureFile,
  pictureOf,
  revOf,
  story,
} from "./editing.fixture.ts";

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

  it("knows the deleted stories, the last first, and from which commit each comes back", async () => {
    const copy = await copyWith(story, storyOf({ id: evening }));
    const editing = await editingIn(copy);
    expect(await editing.deleted()).toEqual([]);
    await editing.update(morning, { titleEn: "Sun" }, ola);
    await editing.remove(morning, ola);
    await copy.write(storyFile(evening), "broken\n");
    copy.commitAll("Break it");
    await editing.remove(evening, ola);
    const [last, first] = await editing.deleted();
    expect(last).toMatchObject({ id: evening, titleEn: null, titlePl: null, author: "Ola" });
    expect(first).toMatchObject({ id: morning, titleEn: "Sun", author: "Ola" });
    expect(Math.abs(Date.parse(first?.at ?? "") - Date.now())).toBeLessThan(3_600_000);
    await editing.restore(morning, first?.commit ?? "", ola);
    expect((await editing.read(morning)).story.titleEn).toBe("Sun");
    expect((await editing.deleted()).map(({ id }) => id)).toEqual([evening]);
    // A story that was deleted twice is listed once.
    await editing.remove(morning, ola);
    expect((await editing.deleted()).map(({ id }) => id)).toEqual([morning, evening]);
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
