import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { expect, it } from "vitest";
import { folderOfTest } from "../files/folder.fixture.ts";
import { letter, letterTitle } from "./lettering.ts";

const letters = [..."aąbcćeęlłnńoósśzźżAĄCĆEĘLŁNŃOÓSŚZŹŻ8–„”…’"];
/** No font has this character, so it is drawn as the box for a missing one. */
const missing = "\u{e123}";

it("every Polish letter is drawn in every face on a machine that has no fonts", async () => {
  const folder = folderOfTest();
  const settings = join(folder, "fonts.conf");
  await writeFile(settings, `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`);
  const program = `
    const { letter } = await import(${JSON.stringify(join(import.meta.dirname, "lettering.ts"))});
    const drawn = {};
    for (const face of ["title", "quiet", "label", "text"])
      for (const text of ${JSON.stringify([...letters, missing])}) {
        const { input } = await letter({ text, face, size: 40, colour: "#000000" });
        drawn[face + text] = input.toString("base64");
      }
    console.log(JSON.stringify(drawn));`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...process.env, FONTCONFIG_FILE: settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const drawn = JSON.parse(await text(child.stdout)) as Record<string, string>;
  for (const face of ["title", "quiet", "label", "text"]) {
    const pictures = [...letters, missing].map((each) => drawn[face + each]);
    expect(new Set(pictures).size, face).toBe(letters.length + 1);
  }
});

const place = { width: 448, height: 318 };
const sizeOf = async (title: string) => {
  const { input, width, height } = await letterTitle({ text: title, colour: "#000000" }, place);
  expect(await sharp(input).metadata()).toMatchObject({ width, height });
  return { width, height };
};

it.each([
  ["short", "Rain"],
  ["long", "A word and another, ".repeat(10)],
  ["of one endless word", "Konstantynopolitańczykowianeczka".repeat(6)],
  ["of markup", '<span size="999999">&amp;</b>]]>&'],
  ["with characters that nobody can see", "Rain\u0000\u0007 on\u2028the\ud800 sill"],
])("a title that is %s fits into its place", async (_, title) => {
  const { width, height } = await sizeOf(title);
  expect(width).toBeLessThanOrEqual(place.width);
  expect(height).toBeLessThanOrEqual(place.height);
});

it("a short title is larger than a long one", async () => {
  const inkOf = async (title: string) => (await letterTitle({ text: title, colour: "#000000" }, place)).height;
  const oneLine = async (size: number) =>
    (await letter({ text: "Rain", face: "title", size, colour: "#000000" })).height;
  expect(await inkOf("Rain")).toBe(await oneLine(62));
  expect(await inkOf("Rain ".repeat(12).trim())).toBeLessThanOrEqual(place.height);
});
