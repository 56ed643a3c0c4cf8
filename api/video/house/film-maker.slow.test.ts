import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { houseIllustrator } from "../../generation/house-illustrator/draw.ts";
import type { PictureBrief } from "../../generation/model.ts";
import { folderOfTest } from "../../platform/folder.fixture.ts";
import { storyOf } from "../../stories/story.fixture.ts";
import { filmFacts } from "../film-facts.ts";
import { openHouseFilmMaker } from "./film-maker.ts";

const brief = {
  place: "stove",
  pose: "sit",
  props: [],
  timeSlot: "evening",
  season: "autumn",
  weather: "rain",
  seed: "film",
};

it("makes an upright short that every player knows, and tells how it comes along", { timeout: 300_000 }, async () => {
  const folder = folderOfTest();
  const workDir = join(folder, "work");
  const into = join(folder, "film.mp4");
  const maker = openHouseFilmMaker({ ffmpegPath: undefined, environment: process.env, workDir });
  const picture = await houseIllustrator.draw(brief as unknown as PictureBrief);
  const shares: number[] = [];
  const story = storyOf({
    id: "2026-11-21-evening",
    madeBy: { storyteller: "house", illustrator: "house" },
    contentEn: "Rain.",
    contentPl: "Deszcz.",
    excerptEn: "!",
    excerptPl: "!",
  });
  const film = await maker.make({ story, picture, language: "pl", into, progress: (share) => shares.push(share) });
  const facts = await filmFacts(into);
  expect(facts).toMatchObject({ width: 1080, height: 1920, videoCodec: "h264", audioCodec: "aac" });
  expect([film.seconds, film.costUsd]).toEqual([12, 0]);
  expect(facts.seconds).toBeCloseTo(12, 1);
  const bytes = await readFile(into);
  expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
  expect(bytes.length).toBeGreaterThan(1_000_000);
  expect(bytes.length).toBeLessThan(12_000_000);
  expect(bytes.includes("digitalsourcetype/algorithmicMedia")).toBe(true);
  expect(shares.length).toBeGreaterThan(3);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(await readdir(workDir)).toEqual([]);
});
