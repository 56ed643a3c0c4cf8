// The weight of a first visit, as the browser measures it.
import { expect, it } from "vitest";
import { newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const fontsAllowed = 120_000;
const story = "/post/2026-11-20-evening";
const site = siteOfFile({
  clock: movableClock("2026-11-21T21:00:00Z"),
  stories: slotsUntil("2026-11-21", 4).map((id) => ({ id })),
});

it.each(["/", "/pl/", story, `/pl${story}`])("loads only preloaded faces, of 120 kB at most, for %s", async (path) => {
  const { page } = await quietReader();
  await open(page, site.url + path);
  const { failed, families, fonts, preloaded } = await page.evaluate(async () => {
    await document.fonts.ready;
    // The fallback fonts are the machine's own, which may lack them.
    const faces = [...document.fonts].filter(
      ({ status, family }) => status !== "unloaded" && !family.includes("fallback"),
    );
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]');
    return {
      failed: faces.filter(({ status }) => status !== "loaded").map(({ family }) => family),
      families: [...new Set(faces.map(({ family, style }) => `${family.replaceAll('"', "")} ${style}`))],
      fonts: resources
        .filter(({ name }) => name.endsWith(".woff2"))
        .map(({ name, transferSize }) => ({ name, transferSize })),
      preloaded: [...preloads].map(({ href }) => href),
    };
  });
  const weight = fonts.reduce((sum, { transferSize }) => sum + transferSize, 0);
  console.log(`${path}: ${(weight / 1000).toFixed(1)} kB of fonts`);
  expect(failed).toEqual([]);
  expect(families).toEqual(expect.arrayContaining(["Brygada 1918 normal", "Brygada 1918 italic", "Literata normal"]));
  expect(new Set(fonts.map(({ name }) => name))).toEqual(new Set(preloaded));
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(fontsAllowed);
});

it("brings the code of a page when a reader points at a link to it, and the page without a reload", async () => {
  const { page } = await quietReader();
  await open(page, `${site.url}${story}`);
  const code = page.waitForResponse(/home-page-[^/]+\.js$/);
  await page.getByRole("link", { name: "Back to Home" }).first().hover();
  await code;
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await page.getByRole("link", { name: "Back to Home" }).first().click();
  await page.locator("#gallery").waitFor();
  expect(await page.locator("body[data-same]").count()).toBe(1);
});

it("fetches the whole page from the server when its code is gone, because the site was replaced meanwhile", async () => {
  const { page } = await newReader();
  await open(page, `${site.url}${story}`);
  const code = /home-page-[^/]+\.js$/;
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  // The page from the server names code that is there.
  await page.route(`${site.url}/`, async (route) => {
    await page.unroute(code);
    await route.continue();
  });
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await page.getByRole("link", { name: "Back to Home" }).first().click();
  await page.locator("body:not([data-same]) #gallery").waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
});
