import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { texts } from "#web/i18n/i18n.ts";
import { languages } from "#web/i18n/languages.ts";
import { loadAllScreens } from "#web/screens.ts";
import { charactersOf, faces, makeFace, pathOf, ranges } from "./fonts.ts";

it.each(faces)("$family.name $script $style is what the script makes", async (face) => {
  expect((await makeFace(face)).equals(readFileSync(pathOf(face)))).toBe(true);
});

it("has every letter of both alphabets and every character of the site's texts", async () => {
  const letters = "AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ";
  await loadAllScreens();
  const spoken = await Promise.all(
    languages.map(async (language) => (await texts.load(language)).getDataByLanguage(language)),
  );
  const needed = new Set(letters + letters.toLowerCase() + JSON.stringify(spoken));
  const drawn = new Set(charactersOf(ranges.latin) + charactersOf(ranges.polish));
  expect([...needed].filter((character) => !drawn.has(character))).toEqual([]);
});

it("is asked for those characters by the styles", () => {
  const styles = readFileSync(join(import.meta.dirname, "..", "web", "fonts", "fonts.css"), "utf8");
  const asked = [...styles.matchAll(/(latin|polish)-(?:normal|italic)\.woff2.+?unicode-range:\s+([^;]+);/gs)];
  expect(asked.map(([, script, range]) => [script, range])).toEqual(
    faces.map(({ script }) => [script, ranges[script]]),
  );
});
