// With the Chromium of the browser tests.
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { storyOf } from "#api/stories/story.fixture.ts";
import { readBrowser } from "#scripts/noted-browser.ts";
import { makeTestBook, stories } from "./book.fixture.ts";
import { readPart } from "./join-pdfs.ts";

const { executablePath: path, env } = readBrowser();
const chromium = { path, environment: env };

it("prints a year month by month into one tagged file, with the pages of its stories and links to them", async () => {
  const december = storyOf({ id: "2026-12-01-morning", titleEn: "The First Door" });
  const { pdf, made } = await makeTestBook("2026-both", [...stories, december], chromium);
  expect(made.files).toEqual([{ format: "pdf", path: pdf }]);
  const text = (await readFile(pdf)).toString("latin1");
  const { pages, pageOf, parents, outline } = await readPart(pdf);
  // Cover, title, contents and an empty page before; November and December each begin on a right page.
  const anchors = ["p-2026-11", "s-2026-11-20-evening", "p-2026-12", "s-2026-12-01-morning"];
  const places = anchors.map((anchor) => pageOf.get(anchor) ?? 0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect([pages % 2, (pageOf.get("p-2026-11") ?? 0) % 2, (pageOf.get("p-2026-12") ?? 0) % 2]).toEqual([0, 1, 1]);
  expect(text).toContain(`/PageLabels <</Nums [0 <</S /r>> ${(pageOf.get("p-2026-11") ?? 0) - 1} <</S /D>>]>>`);
  expect([parents > 0, (outline?.count ?? 0) > 0]).toEqual([true, true]);
  const links = text.matchAll(/\/Subtype \/Link\b[^>]*\/Dest \/([^\s>]+)/g);
  expect(new Set(Array.from(links, ([, anchor = ""]) => anchor))).toEqual(
    new Set(["day-2026-11-20", "day-2026-11-21", "day-2026-12-01", ...anchors, ...stories.map(({ id }) => `s-${id}`)]),
  );
  // Every reference leads to an object.
  const objects = new Set(Array.from(text.matchAll(/^(\d+) 0 obj$/gm), ([, id]) => id));
  const references = new Set(Array.from(text.matchAll(/(?<=[[ ])(\d+) 0 R\b/g), ([, id]) => id));
  expect([...references].filter((id) => !objects.has(id))).toEqual([]);
}, 60_000);

it("refuses a file of another form", async () => {
  await expect(readPart(import.meta.filename)).rejects.toThrow("cannot be joined");
});
