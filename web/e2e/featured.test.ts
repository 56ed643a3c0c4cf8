// A featured story stands out on the home page, for eyes and for screen readers.
import { expect, it } from "vitest";
import { obstacles } from "./accessibility.fixture.ts";
import { open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const chosen = ["2026-11-20-evening", "2026-11-21-morning"];
const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 4).map((id) => ({ id, featured: chosen.includes(id) })),
});

it.each([
  ["", "light", "Editor’s choice"],
  ["/pl", "dark", "Wybór redakcji"],
] as const)("frames it among today's and in the gallery, and says so (%s/, %s)", async (prefix, colorScheme, words) => {
  const { page } = await quietReader({ colorScheme });
  await open(page, `${site.url}${prefix}/`);
  const marked = page.locator("main .post", { hasText: words });
  expect(
    await marked.locator(".post__link").evaluateAll((all) => all.map((link) => link.getAttribute("href"))),
  ).toEqual([chosen[1], chosen[0]].map((id) => `${prefix}/post/${id}`));
  const frames = await page
    .locator("main .post:not(.post--wait)")
    .evaluateAll((all) => all.map((card) => getComputedStyle(card).outlineStyle));
  expect(frames.filter((style) => style === "double")).toHaveLength(2);
  expect(frames.length).toBe(10);
  expect(await obstacles(page)).toEqual([]);
});
