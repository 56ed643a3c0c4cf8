import { describe, expect, it } from "vitest";
import { storyOf } from "#api/stories/story.fixture.ts";
import { quotaExceeded, refusal } from "#stand-ins/google/refusal.ts";
import { answered, hangUp, nothing, openYoutubeSetup, requests, rowOf } from "./youtube.fixture.ts";

const { captions, look, update } = requests;

const updatesOf = ({ asked }: { asked: readonly { method: string; path: string; body: Buffer }[] }) =>
  asked
    .filter(({ method, path }) => method === "PUT" && path === "/youtube/v3/videos")
    .map(({ body }) => JSON.parse(body.toString()));

describe("the label of synthetic media", () => {
  it("is set by an update where the upload lost it, with all else of the status as it was read", async () => {
    const { server, upload } = await openYoutubeSetup({ madeForKids: true });
    const { notices } = await upload({ story: storyOf({ id: "2026-11-21-evening" }) });
    const [video] = server.videos;
    const status = {
      privacyStatus: "private",
      publishAt: "2026-11-21T19:00:00Z",
      selfDeclaredMadeForKids: true,
      containsSyntheticMedia: true,
      embeddable: true,
      license: "youtube",
      publicStatsViewable: true,
    };
    expect(updatesOf(server)).toEqual([{ id: video?.id, status }]);
    expect(video?.status).toEqual(status);
    expect(notices.map(({ code }) => code)).toEqual(["YOUTUBE_SCHEDULED"]);
  });

  it("costs two questions and an update of the day's quota, and a question where the upload kept it", async () => {
    const units = async (losesLabel: "never" | "at upload") => {
      const { server, upload } = await openYoutubeSetup();
      server.behaves.losesLabel = losesLabel;
      await upload();
      expect(server.videos[0]?.status.containsSyntheticMedia).toBe(true);
      return server.units();
    };
    expect((await units("at upload")) - (await units("never"))).toBe(50 + 1);
  });

  it("is set before the captions take their part of the quota", async () => {
    const { server, upload } = await openYoutubeSetup();
    server.failNext(captions, { kind: "answer", answer: quotaExceeded });
    await expect(upload()).rejects.toMatchObject({ code: "YOUTUBE_QUOTA_EXCEEDED" });
    expect(server.videos[0]?.status.containsSyntheticMedia).toBe(true);
  });

  it("that YouTube does not keep is an error, and the next upload asks for the label alone", async () => {
    const setup = await openYoutubeSetup();
    const { server, upload, film } = setup;
    server.behaves.losesLabel = "always";
    await expect(upload()).rejects.toMatchObject({
      code: "YOUTUBE_NOT_LABELLED",
      message: expect.stringContaining("https://www.youtube.com/shorts/"),
      hint: expect.stringContaining("sends no film"),
    });
    expect((await rowOf(setup)).state).toBe("sent");
    server.behaves.losesLabel = "at upload";
    const { upload: record } = await upload();
    expect(server.videos.map(({ id, status }) => [id, status.containsSyntheticMedia])).toEqual([
      [record.videoId, true],
    ]);
    expect([server.inserts(), server.arrived(), server.captions.length]).toEqual([1, film.byteLength, 1]);
  });

  it("that an administrator set in YouTube Studio meanwhile is enough", async () => {
    const { server, upload } = await openYoutubeSetup();
    server.behaves.losesLabel = "always";
    await expect(upload()).rejects.toMatchObject({ code: "YOUTUBE_NOT_LABELLED" });
    const [video] = server.videos;
    if (!video) expect.unreachable();
    video.status.containsSyntheticMedia = true;
    const before = updatesOf(server).length;
    await upload();
    expect(updatesOf(server)).toHaveLength(before);
  });

  it("that the first answer after the update does not show yet is looked for again", async () => {
    const { server, upload } = await openYoutubeSetup();
    server.failNext(look, nothing, answered(200, { items: [{ status: { privacyStatus: "public" } }] }));
    await upload();
    expect(updatesOf(server)).toHaveLength(1);
    expect(server.videos[0]?.status.containsSyntheticMedia).toBe(true);
  });

  it.each([
    [
      "the rights are missing",
      answered(403, refusal(403, "forbidden", "Access forbidden.").body),
      "NOT_LABELLED",
      /forbidden/,
    ],
    [
      "the update is refused",
      answered(400, refusal(400, "invalidVideoMetadata", "No.").body),
      "NOT_LABELLED",
      /invalidVideo/,
    ],
    ["the day's quota is used up", { kind: "answer", answer: quotaExceeded }, "QUOTA_EXCEEDED", /without its label/],
    ["YouTube is busy", answered(503), "UNREACHABLE", /without its label/],
    ["the network ends", hangUp, "UNREACHABLE", /without its label/],
  ] as const)("is left to the next upload where %s", async (_, fault, code, says) => {
    const { server, upload } = await openYoutubeSetup();
    server.failNext(update, ...Array.from({ length: 4 }, () => fault));
    await expect(upload()).rejects.toMatchObject({
      code: `YOUTUBE_${code}`,
      message: expect.stringMatching(says),
      hint: expect.stringContaining("sends no film"),
    });
    server.heal();
    await upload();
    expect(server.videos.map(({ status }) => status.containsSyntheticMedia)).toEqual([true]);
    expect([server.inserts(), server.captions.length]).toEqual([1, 1]);
  });

  it("of a video that YouTube does not show yet is asked for again by the next upload", async () => {
    const { server, upload } = await openYoutubeSetup();
    const nobody = answered(200, { items: [] });
    server.failNext(look, nobody, nobody, nobody);
    await expect(upload()).rejects.toMatchObject({
      code: "YOUTUBE_NOT_LABELLED",
      message: expect.stringContaining("does not show"),
    });
    await upload();
    expect([server.inserts(), server.videos[0]?.status.containsSyntheticMedia]).toEqual([1, true]);
  });

  it("of a video that YouTube rejected is not asked for: nobody sees it", async () => {
    const { server, upload } = await openYoutubeSetup();
    server.behaves.uploadStatus = "rejected";
    expect((await upload()).notices).toEqual([expect.objectContaining({ code: "YOUTUBE_REJECTED" })]);
    expect(updatesOf(server)).toEqual([]);
  });
});
