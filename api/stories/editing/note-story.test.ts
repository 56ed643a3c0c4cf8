import { expect, it } from "vitest";
import { StoryId } from "../model.ts";
import { expectClean } from "../repository/repository.fixture.ts";
import { storyOf } from "../story.fixture.ts";
import { copyWith, editingIn } from "./editing.fixture.ts";
import type { StoryNotes } from "./note-story.ts";

const morning = StoryId.parse("2026-11-21-morning");
const story = storyOf({ id: morning, titleEn: "A box by the door" });
const upload = {
  language: "en" as const,
  url: "https://www.youtube.com/shorts/v1",
  videoId: "v1",
  uploadedAt: "2026-11-21T13:30:00Z",
  privacy: "public",
};

it("writes notes in one commit with the action in its message and the given author", async () => {
  const copy = await copyWith(story);
  const { note, read } = await editingIn(copy);
  const film = { maker: "house", seconds: 14 };
  await note(
    morning,
    { action: "Film", notes: () => ({ videoUrl: "/media/film.mp4", madeBy: { film } }) },
    { by: "Ola" },
  );
  expect(copy.git("log", "-1", "--format=%an: %s")).toBe("Ola: Film 2026-11-21-morning: A box by the door");
  expect((await read(morning)).story).toEqual({ ...story, videoUrl: "/media/film.mp4", madeBy: { film } });
  expectClean(copy);
});

it("computes notes from the current story, so that two at once lose nothing, and commits nothing twice", async () => {
  const copy = await copyWith(story);
  const { note, update, read } = await editingIn(copy);
  const adding = (more: typeof upload): StoryNotes => ({
    action: "Upload",
    notes: ({ youtube = [] }) => ({ youtube: [...youtube, more] }),
  });
  await Promise.all([
    note(morning, adding(upload), {}),
    note(morning, adding({ ...upload, videoId: "v2" }), {}),
    update(morning, { titlePl: "Pudło" }, {}),
  ]);
  const { story: now } = await read(morning);
  expect([now.titlePl, now.youtube?.map(({ videoId }) => videoId).sort()]).toEqual(["Pudło", ["v1", "v2"]]);
  const tip = copy.tip();
  await note(morning, { action: "Upload", notes: ({ titlePl }) => ({ ...(titlePl === "" && { videoUrl: "/" }) }) }, {});
  expect(copy.tip()).toBe(tip);
});

it("throws STORY_NOT_FOUND for an unknown story", async () => {
  const { note } = await editingIn(await copyWith());
  const nothing = { action: "Film", notes: () => ({}) };
  await expect(note(morning, nothing, {})).rejects.toMatchObject({ code: "STORY_NOT_FOUND" });
});
