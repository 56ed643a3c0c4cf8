import { expect, it } from "vitest";
import { starts } from "../storyteller/expected-briefs.fixture.ts";
import { hashOfSketch, hiddenIn, illustratedFrom, likenessOf, stagingOf } from "./picture-figures.fixture.ts";

// scripts/picture-figures.ts prints these figures from the printed masters.
it.each(starts)("stages three weeks from %s so that no two pictures within thirty days look alike", async (from) => {
  const pictures = await illustratedFrom(from);
  const hashed = [];
  for (const { id, composition } of pictures) hashed.push({ id, hash: await hashOfSketch(composition) });
  const { nearTwins, alike } = likenessOf(hashed);
  expect(nearTwins).toEqual([]);
  expect(alike).toBeLessThanOrEqual(0.05);
});

it.each(starts)("shows more than a cat on a sill in three weeks from %s", async (from) => {
  const pictures = await illustratedFrom(from);
  const { places, notFrontal, company, inGaze, unnamed } = stagingOf(pictures);
  expect(Number(places["window sill"]) / pictures.length).toBeLessThanOrEqual(0.25);
  expect(notFrontal).toBeGreaterThanOrEqual(0.35);
  expect(company).toBeGreaterThanOrEqual(0.4);
  expect(inGaze).toBeGreaterThanOrEqual(0.95);
  expect(unnamed).toEqual([]);
});

it.each(starts)("hides nothing that it names in three weeks from %s", async (from) => {
  const hidden = [];
  for (const picture of await illustratedFrom(from)) hidden.push(...(await hiddenIn(picture)));
  expect(hidden).toEqual([]);
});
