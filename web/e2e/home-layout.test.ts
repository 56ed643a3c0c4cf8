// The home page as a layout: what stands where, how high it is and how wide, on the built site.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newReader, open, quietReader } from "./browser.ts";
import { movableClock, openSite, siteOfFile, slotsUntil } from "./site.fixture.ts";

const clock = movableClock("2026-11-21T15:42:00+01:00");
const stories = slotsUntil("2026-11-21", 12).map((id) => ({ id }));
const site = siteOfFile({ clock, stories });
const newest = "2026-11-21-afternoon";

/** The places in which a story stands with its title. */
const placesOf = (page: Page, id: string) =>
  page.locator(`main a[href$="/post/${id}"]:not([aria-hidden], .dayline a)`).count();

it.each([
  ["with scripts", true],
  ["without scripts", false],
])(
  "shows the newest story in the hero and among today's, and begins the gallery with the day before (%s)",
  async (_how, javaScriptEnabled) => {
    const { page } = await newReader({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    await page.goto(site.url);
    expect(await page.locator(".hero figcaption a").getAttribute("href")).toBe(`/post/${newest}`);
    expect(await placesOf(page, newest)).toBe(2);
    const first = page.locator("#gallery .post__link").first();
    expect(await first.getAttribute("href")).toBe("/post/2026-11-20-evening");
    expect(await page.locator("#gallery .post__link").count()).toBe(8);
  },
);

it("is short enough on a phone that the newsletter is met after some five screens", async () => {
  const { page } = await quietReader({ viewport: { width: 390, height: 844 } });
  for (const path of ["/", "/pl/"]) {
    await open(page, site.url + path);
    const { height, newsletter } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      newsletter: (document.querySelector(".postcard")?.getBoundingClientRect().top ?? 0) + scrollY,
    }));
    expect(height).toBeLessThan(5800);
    expect(newsletter).toBeLessThan(4500);
  }
});

it("leads from the day line's stops to the stories that are out", async () => {
  const { page } = await quietReader();
  await open(page, site.url);
  const links = page.locator(".dayline a");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/post/2026-11-21-morning",
    `/post/${newest}`,
  ]);
  expect(await links.last().getAttribute("aria-label")).toMatch(/^Afternoon: .*Rain on the sill/);
});

it("keeps no room for advertising where there is none", async () => {
  const { page } = await quietReader();
  for (const path of ["/", `/post/${newest}`]) {
    await open(page, site.url + path);
    expect(await page.locator(".ad").count()).toBe(0);
    expect(await page.getByText("Advertis").count()).toBe(0);
  }
  await open(page, site.url);
  const gap = await page.evaluate(() => {
    const [header, hero] = [".header", ".hero"].map((part) => document.querySelector(part)?.getBoundingClientRect());
    return Math.round((hero?.top ?? 0) - (header?.bottom ?? 0));
  });
  expect(gap).toBe(0);
});

it("has a headline that is no smaller on a tablet than on a phone, and uses a wide window", async () => {
  const { page } = await quietReader();
  await open(page, site.url);
  const at = async (width: number) => {
    await page.setViewportSize({ width, height: 1000 });
    return page.evaluate(() => ({
      headline: Number.parseFloat(getComputedStyle(document.querySelector("h1") ?? document.body).fontSize),
      cards: (document.querySelector(".triptych")?.clientWidth ?? 0) / innerWidth,
      outside: document.documentElement.scrollWidth > innerWidth,
    }));
  };
  const [phone, tablet, small, wide] = [await at(390), await at(768), await at(1000), await at(1920)];
  expect(tablet.headline).toBeGreaterThanOrEqual(phone.headline);
  expect(small.headline).toBeGreaterThanOrEqual(tablet.headline);
  expect(wide.headline).toBeGreaterThan(small.headline);
  expect(wide.cards).toBeGreaterThan(0.8);
  expect([phone, tablet, small, wide].some((each) => each.outside)).toBe(false);
});

it("waits for the three stories at dawn behind three different skies", async () => {
  const dawn = await openSite({ clock: movableClock("2026-11-22T06:10:00+01:00"), stories });
  const { page } = await quietReader();
  await open(page, dawn.url);
  const skies = await page
    .locator("#today .window__sky")
    .evaluateAll((all) => all.map((sky) => getComputedStyle(sky).fill));
  expect(new Set(skies).size).toBe(3);
});

it.each([
  ["/", "The first story is on its way", "Something went wrong"],
  ["/pl/", "Pierwsza historia jest już w\u00a0drodze", "Coś poszło nie tak"],
])("is one friendly page on a site without any story (%s)", async (path, title, wrong) => {
  const empty = await openSite({ clock, stories: [] });
  const { page } = await quietReader();
  await open(page, empty.url + path);
  await page.getByRole("heading", { name: title }).waitFor();
  expect(await page.locator("main").innerText()).not.toContain(wrong);
  expect(await page.locator(".hero__art .window").count()).toBe(1);
  expect(await page.locator("main input[type=email]").count()).toBe(1);
  for (const section of ["today", "gallery"]) expect(await page.locator(`#${section}`).count()).toBe(1);
  expect(await page.locator("main a[href='#today']").count()).toBe(0);
});

it("says on a site's first day that the gallery begins tomorrow", async () => {
  const young = await openSite({ clock, stories: stories.slice(-3) });
  const { page } = await quietReader();
  await open(page, young.url);
  await page.locator("#gallery").getByRole("heading", { name: "The gallery begins tomorrow." }).waitFor();
  expect(await page.locator(".side .rank").count()).toBe(0);
});
