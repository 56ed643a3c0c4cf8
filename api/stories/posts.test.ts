import { expect, it } from "vitest";
import { publicPost } from "./posts.ts";
import { storyOf } from "./story.fixture.ts";

const upload = {
  language: "en" as const,
  url: "https://youtu.be/upload",
  videoId: "upload",
  uploadedAt: "2026-11-21T10:00:00Z",
  privacy: "public",
};

it("links the video page that an editor named, else that of the last upload, else none", () => {
  const named = { youtubeLink: "http://videos.example.org/mruk" };
  expect(publicPost(storyOf({ ...named, youtube: [upload] }), 0).youtubeLink).toBe(named.youtubeLink);
  const uploads = [{ ...upload, url: "https://youtu.be/first", language: "pl" }, upload];
  expect(publicPost(storyOf({ youtube: uploads }), 0).youtubeLink).toBe(upload.url);
  expect(publicPost(storyOf(), 0)).not.toHaveProperty("youtubeLink");
});

it("links no private video, but one that YouTube shows when the story is published", () => {
  const hidden = { ...upload, url: "https://youtu.be/hidden", language: "pl" as const, privacy: "private" };
  expect(publicPost(storyOf({ youtube: [upload, hidden] }), 0).youtubeLink).toBe(upload.url);
  expect(publicPost(storyOf({ youtube: [hidden] }), 0)).not.toHaveProperty("youtubeLink");
  expect(publicPost(storyOf({ youtube: [{ ...upload, privacy: "scheduled" }] }), 0).youtubeLink).toBe(upload.url);
});

it("names the makers of the story and of its film, and their models, but not what they cost", () => {
  const makers = { storyteller: "openai", textModel: "gpt-6.1-sol", illustrator: "house" };
  const film = { maker: "remote", model: "sora-2", seconds: 12 };
  const { madeBy, videoMaker } = publicPost(
    storyOf({ videoUrl: "/m.mp4", madeBy: { ...makers, costUsd: 1, film } }),
    0,
  );
  expect([madeBy, videoMaker]).toEqual([makers, "remote"]);
});

it("names no maker for a story that was written by hand", () => {
  expect(publicPost(storyOf(), 0)).not.toHaveProperty("madeBy");
});
