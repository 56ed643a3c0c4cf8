import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, it } from "vitest";
import { isBlank, lookSize } from "./blank-picture.ts";

const looks = async (picture: Sharp) =>
  isBlank(
    await sharp(await picture.png().toBuffer())
      .resize({ ...lookSize, fit: "fill" })
      .greyscale()
      .raw()
      .toBuffer(),
  );

const sheet = (background: string) => sharp({ create: { width: 1536, height: 1024, channels: 3, background } });
const svg = (inner: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="1024">${inner}</svg>`));
const mruk = join("content", "cat", "sitting.webp");
/** The cat alone, cut out of a picture. */
const cat = await sharp(mruk).extract({ left: 260, top: 80, width: 420, height: 440 }).toBuffer();
const wash =
  '<linearGradient id="w" x2=".4" y2="1"><stop stop-color="#123"/><stop offset="1" stop-color="#fed"/></linearGradient>' +
  '<rect width="1536" height="1024" fill="url(#w)"/>';

it.each<[string, () => Sharp]>([
  ["one colour", () => sheet("#8a9a5b")],
  ["black", () => sheet("#000000")],
  ["an even wash from one colour to another", () => svg(wash)],
  [
    "a wash with a line and a dot",
    () => svg(`${wash}<path d="M0 500h1536" stroke="#000"/><circle cx="9" cy="9" r="9"/>`),
  ],
  [
    "a fine grain",
    () =>
      sharp({
        create: {
          ...{ width: 1536, height: 1024, channels: 3 },
          noise: { type: "gaussian", mean: 128, sigma: 9 },
        } as never,
      }),
  ],
])("%s is blank", async (_, picture) => {
  expect(await looks(picture())).toBe(true);
});

it.each<[string, () => Sharp]>([
  ["a print of the house", () => sharp(mruk)],
  ["a dark one", () => sharp(mruk).linear(0.15, 0)],
  ["a pale one", () => sharp(mruk).linear(0.2, 200)],
  [
    "a cat in the fog",
    () => svg('<rect width="1536" height="1024" fill="#cdd2d6"/>').composite([{ input: cat, left: 520, top: 380 }]),
  ],
  ["one with much empty sky", () => sheet("#abc").composite([{ input: mruk, gravity: "south" }])],
])("%s is not", async (_, picture) => {
  expect(await looks(picture())).toBe(false);
});
