import { writeFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { webVtt } from "#api/platform/web-vtt.ts";
import { filmFacts } from "../making/film-facts.ts";
import { mp4Of } from "./mp4.fixture.ts";
import { openYoutubeSetup } from "./youtube.fixture.ts";

const upright = mp4Of();

it("accepts a real film with its captions as a file", async () => {
  const { server, upload } = await openYoutubeSetup({ film: upright, filmFacts, webVtt });
  await upload({ captions: [{ from: 0.5, to: 2.25, text: "It rained -->  <b>hard</b>." }] });
  expect(server.videos.map(({ content }) => content.equals(upright))).toEqual([true]);
  expect(server.captions[0]?.text).toContain("00:00:00.500 --> 00:00:02.250");
});

it.each([
  ["a wide film", mp4Of({ width: 1920, height: 1080 })],
  ["a film of a minute", mp4Of({ seconds: 60 })],
  ["a web page", Buffer.from("<!doctype html><title>Not a film</title>")],
  ["a film that was cut off", upright.subarray(0, -100)],
  ["an empty file", Buffer.alloc(0)],
])("sends no byte of %s", async (_, film) => {
  const { server, upload, path } = await openYoutubeSetup({ filmFacts, webVtt });
  await writeFile(path, film);
  await expect(upload()).rejects.toMatchObject({ name: "AppError", code: "FILM_UNSUITABLE" });
  expect(server.asked).toEqual([]);
});
