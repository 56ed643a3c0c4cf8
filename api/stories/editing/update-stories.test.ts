import { expect, it } from "vitest";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { formatStory } from "../file/story-file.ts";
import { picturePath, StoryId, storyPath } from "../model.ts";
import { expectClean, storyFile } from "../repository/repository.fixture.ts";
import { storyOf } from "../story.fixture.ts";
import { clonesWith, copyWith, editingIn, pictureOf } from "./editing.fixture.ts";

const [morning, afternoon, evening] = ["morning", "afternoon", "evening"].map((slot) =>
  StoryId.parse(`2026-11-21-${slot}`),
) as [StoryId, StoryId, StoryId];
const ids = [morning, afternoon, evening];
const stories = ids.map((id) => storyOf({ id, imageUrl: `/images/${id}.webp`, imageHash: "0123456789abcdef" }));
const elsewhere = (id: StoryId) => `https://mruk.blob.example/mruk/pictures/${id}.webp`;
const move = (id: StoryId, rev?: string) => {
  const imageHash = contentHash(pictureOf(id));
  return { id, change: { imageUrl: elsewhere(id), imageHash }, rev };
};
const by = { by: "Ola", message: "Move 3 pictures\n" };

it("changes many stories in one commit, deletes the pictures that no story shows any more, and pushes it", async () => {
  const { ours, origin } = await clonesWith(...stories);
  const { updateAll, library } = await editingIn(ours);
  const before = Number(ours.git("rev-list", "--count", "HEAD"));
  expect(
    await updateAll(
      ids.map((id) => move(id)),
      by,
    ),
  ).toEqual({ leftOut: [] });
  expect(Number(ours.git("rev-list", "--count", "HEAD"))).toBe(before + 1);
  expect(ours.git("log", "-1", "--format=%an|%s")).toBe("Ola|Move 3 pictures");
  const changed = ours.git("show", "--no-renames", "--format=", "--name-status").split("\n").filter(Boolean).sort();
  expect(changed).toEqual(
    [...ids.map((id) => `D\tcontent/${picturePath(id)}`), ...ids.map((id) => `M\tcontent/${storyPath(id)}`)].sort(),
  );
  expect(library.any(morning)).toMatchObject({
    imageUrl: elsewhere(morning),
    imageHash: contentHash(pictureOf(morning)),
  });
  expect(origin.git("rev-parse", "main")).toBe(ours.tip());
  await expectClean(ours);
});

it("merges later changes of other fields, and leaves out the stories that it cannot change", async () => {
  const copy = await copyWith(...stories);
  const editing = await editingIn(copy);
  const revs = await Promise.all(ids.map(async (id) => (await editing.read(id)).rev));
  await editing.update(morning, { titleEn: "Another title" }, { by: "Tomek" });
  await editing.update(afternoon, { imageUrl: "https://pictures.example/else.webp" }, { by: "Tomek" });
  await copy.write(storyFile(evening), "no story\n");
  copy.commitAll("Break");
  const gone = StoryId.parse("2026-11-20-morning");
  const updates = [...ids.map((id, index) => move(id, revs[index])), move(gone)];
  const { leftOut } = await editing.updateAll(updates, by);
  expect(leftOut.map(({ id, error }) => [id, error.code])).toEqual([
    [afternoon, "EDIT_CONFLICT"],
    [evening, "STORY_INVALID"],
    [gone, "STORY_NOT_FOUND"],
  ]);
  expect((await editing.read(morning)).story).toMatchObject({ titleEn: "Another title", imageUrl: elsewhere(morning) });
  expect((await editing.read(afternoon)).story.imageUrl).toBe("https://pictures.example/else.webp");
});

it("makes no commit where nothing changes, and keeps a picture that another story shows", async () => {
  const shared = storyOf({ id: evening, imageUrl: `/images/${morning}.webp` });
  const copy = await copyWith(...stories.slice(0, 2), shared);
  const { updateAll } = await editingIn(copy);
  const tip = copy.tip();
  await updateAll([{ id: morning, change: { imageUrl: `/images/${morning}.webp` } }], by);
  await updateAll([], by);
  expect(copy.tip()).toBe(tip);
  await updateAll([move(morning)], by);
  expect(copy.git("show", "--no-renames", "--format=", "--name-only")).toBe(`content/${storyPath(morning)}`);
});

it("writes no file that could not be read again", async () => {
  const copy = await copyWith(...stories);
  const { updateAll, read } = await editingIn(copy);
  const tip = copy.tip();
  const { leftOut } = await updateAll([{ id: morning, change: { imageUrl: "ftp://elsewhere/x" } }], by);
  expect(leftOut).toMatchObject([{ id: morning, error: { code: "STORY_INVALID" } }]);
  expect([copy.tip(), formatStory((await read(morning)).story)]).toEqual([tip, formatStory(stories[0] as never)]);
});
