import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { storyOf } from "#api/stories/story.fixture.ts";
import { answered, bytesOf, google, hangUp, nothing, openYoutubeSetup, requests, rowOf } from "./youtube.fixture.ts";

const { piece } = requests;

describe("a film is never published twice", () => {
  it("when its session has expired after producing the video", async () => {
    const setup = await openYoutubeSetup();
    const { server, upload } = setup;
    server.failNext(
      piece,
      nothing,
      nothing,
      { kind: "hang up", after: true },
      ...Array.from({ length: 9 }, () => hangUp),
    );
    await expect(upload()).rejects.toMatchObject({ code: "YOUTUBE_UNREACHABLE" });
    expect((await rowOf(setup)).state).toBe("session");
    server.expireSessions();
    server.heal();
    const { upload: record } = await upload();
    expect(server.videos.map(({ id }) => id)).toEqual([record.videoId]);
    expect(server.inserts()).toBe(1);
  });

  it("when its session has expired without a video: a new one is opened", async () => {
    const { server, film, upload } = await openYoutubeSetup();
    server.behaves.hangUpAt = 1_000_000;
    const stop = new AbortController();
    await expect(
      upload({ signal: stop.signal, progress: (_, share = 0) => share > 0.5 && stop.abort() }),
    ).rejects.toMatchObject({ name: "AbortError" });
    server.expireSessions();
    await upload();
    expect(server.videos.map(({ content }) => content.equals(film))).toEqual([true]);
    expect(server.inserts()).toBe(2);
  });

  it.each(["", "null", "{", '{"state":"dreaming"}'])("when the ledger holds %j", async (text) => {
    const { server, upload, options } = await openYoutubeSetup();
    const first = await upload();
    await writeFile(join(options.dataDir, "youtube", "uploads", "2026-11-21-morning-en.json"), text);
    expect((await upload()).upload.videoId).toBe(first.upload.videoId);
    expect(server.videos).toHaveLength(1);
    expect(server.captions).toHaveLength(1);
  });

  it("when another machine uploaded it, also a hundred videos ago", async () => {
    const { server, upload, options } = await openYoutubeSetup({ film: bytesOf(1_000) });
    const first = await upload();
    const [video] = server.videos;
    if (!video) expect.unreachable();
    for (let count = 0; count < 100; count++) {
      server.videos.unshift({
        ...video,
        id: `other-${count}`,
        snippet: { ...video.snippet, tags: [], description: "" },
      });
    }
    options.dataDir = `${options.dataDir}-elsewhere`;
    expect((await upload()).upload.videoId).toBe(first.upload.videoId);
    expect(server.inserts()).toBe(1);
  });

  it("when the film was made anew after the old one had arrived", async () => {
    const { server, film, upload, path } = await openYoutubeSetup();
    server.failNext(piece, nothing, nothing, { kind: "hang up", after: true }, hangUp, hangUp, hangUp);
    await expect(upload()).rejects.toMatchObject({ code: "YOUTUBE_UNREACHABLE" });
    await writeFile(path, bytesOf(2_000_000, "another film"));
    await upload();
    expect(server.videos.map(({ content }) => content.equals(film))).toEqual([true]);
  });

  it("when the film was made anew while YouTube processes the old one", async () => {
    const setup = await openYoutubeSetup();
    const { server, film, upload, path } = setup;
    const whole = answered(308, "", { Range: `bytes=0-${film.byteLength - 1}` });
    server.failNext(piece, nothing, nothing, { kind: "hang up", after: true }, hangUp, hangUp, hangUp);
    await expect(upload()).rejects.toMatchObject({ code: "YOUTUBE_UNREACHABLE" });
    await writeFile(path, bytesOf(2_000_000, "another film"));
    const [published] = server.videos.splice(0);
    server.failNext(piece, whole, whole, whole, whole);
    await expect(upload()).rejects.toMatchObject({ code: "YOUTUBE_UNREACHABLE" });
    expect(server.inserts()).toBe(1);
    if (published) server.videos.push(published);
    await upload();
    expect(server.videos.map(({ content }) => content.equals(film))).toEqual([true]);
  });

  it("when the film was made anew before the old one had arrived: the new one is sent", async () => {
    const { server, upload, path } = await openYoutubeSetup();
    const stop = new AbortController();
    await expect(
      upload({ signal: stop.signal, progress: (_, share = 0) => share > 0 && stop.abort() }),
    ).rejects.toMatchObject({ name: "AbortError" });
    const another = bytesOf(2_000_000, "another film");
    await writeFile(path, another);
    await upload();
    expect(server.videos.map(({ content }) => content.equals(another))).toEqual([true]);
  });

  it("and no token is sent to a session's address that is not Google's", async () => {
    const { server, film, upload, options } = await openYoutubeSetup();
    const stop = new AbortController();
    const progress = (_: string, share = 0) => share > 0 && stop.abort();
    await expect(upload({ signal: stop.signal, progress })).rejects.toMatchObject({ name: "AbortError" });
    const [asked, other] = [server.asked.length, await google()];
    options.baseUrl = other.url;
    await upload();
    expect(server.asked.length).toBe(asked);
    expect(other.videos.map(({ content }) => content.equals(film))).toEqual([true]);
  });

  describe("and never mistaken for another story's", () => {
    const of = (name: string) => ({ story: storyOf({ videoUrl: `/media/2026-11-21-morning-${name}.mp4` }) });
    const [first, second] = [of("aaaaaaaaaaaaaaaa"), of("bbbbbbbbbbbbbbbb")];

    it("when another story has a deleted story's id and its place in the ledger", async () => {
      const { server, upload } = await openYoutubeSetup();
      const { upload: record } = await upload(first);
      await expect(upload(second)).rejects.toMatchObject({
        code: "OTHER_FILM_UPLOADED",
        message: expect.stringContaining(record.url),
        hint: expect.stringContaining("mruk youtube forget 2026-11-21-morning --language en"),
      });
      expect(server.inserts()).toBe(1);
      // The film is the same wherever it is stored now.
      const moved = storyOf({ videoUrl: "https://mruk.example/films/2026/11/2026-11-21-morning-aaaaaaaaaaaaaaaa.mp4" });
      expect((await upload({ story: moved })).upload).toEqual(record);
    });

    it("when only the channel still knows the deleted story's video", async () => {
      const { server, upload, options } = await openYoutubeSetup();
      await upload(first);
      options.dataDir = `${options.dataDir}-elsewhere`;
      await expect(upload(second)).rejects.toMatchObject({ code: "OTHER_FILM_UPLOADED" });
      expect(server.inserts()).toBe(1);
      server.videos.splice(0);
      await upload(second);
      expect(server.videos).toHaveLength(1);
    });

    it("when the answer to the deleted story's upload was lost", async () => {
      const { server, upload } = await openYoutubeSetup();
      server.failNext(piece, nothing, nothing, { kind: "hang up", after: true }, hangUp, hangUp, hangUp);
      await expect(upload(first)).rejects.toMatchObject({ code: "YOUTUBE_UNREACHABLE" });
      await expect(upload(second)).rejects.toMatchObject({ code: "OTHER_FILM_UPLOADED" });
      expect(server.videos).toHaveLength(1);
    });
  });
});
