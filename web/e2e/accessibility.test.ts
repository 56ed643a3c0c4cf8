// The accessibility of home, story and not-found, in both themes and languages, on phone and desktop.
import { expect, it } from "vitest";
import { obstacles, obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { newReader, open } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 4).map((id) => ({ id })),
});

const paths = ["", "post/2026-11-20-morning", "post/2026-11-20-evening", "nothing-here"];

it.each([
  [390, "/pl/"],
  [1280, "/"],
])("nothing stands in anybody's way in either theme at %i pixels under %s", async (width, home) => {
  const { page } = await newReader({ reducedMotion: "reduce", viewport: { width, height: 900 } });
  for (const path of paths) {
    await open(page, site.url + home + path);
    expect([path, await obstaclesInBothThemes(page)]).toEqual([path, []]);
  }
});

it("nothing stands in the way in the open drawer and the open menu, in either theme", async () => {
  const { page } = await newReader({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
  await open(page, site.url);
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await obstaclesInBothThemes(page, "dialog")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: /Language/ }).click();
  expect(await obstaclesInBothThemes(page, ".header")).toEqual([]);
});

it.each(["light", "dark"] as const)("a text of too little contrast is found on the %s paper", async (colorScheme) => {
  const { page } = await newReader({ colorScheme, reducedMotion: "reduce" });
  await open(page, `${site.url}/about`);
  await page.evaluate(() => {
    for (const place of document.querySelectorAll<HTMLElement>("main p, .postcard p")) place.style.color = "#887e84";
  });
  expect((await obstacles(page)).join()).toContain("color-contrast: <p");
});
