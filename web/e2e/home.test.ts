// The home page: every sentence of the specification about it, on the built site.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { obstacles } from "./accessibility.fixture.ts";
import { holdBack, newReader, open, ownClock, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const excerpt =
  "Mruk holds very still. The geranium holds still too, but with less effort, and the alarm clock does not even try to.";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  // 40 days: 119 stories, the evening's not yet out; 20 of the last 7 days, 89 of the last 30, 62 of this month.
  stories: slotsUntil("2026-11-21", 40).map((id) => ({ id, excerptEn: excerpt })),
});

const cards = (page: Page) => page.locator(".grid .post__link");
const filter = (page: Page) => page.getByRole("combobox", { name: "Filter by date" });
const said = (page: Page) => page.locator(".gallery-area > section > [role=status]");
const loadMore = (page: Page) => page.getByRole("button", { name: "Load more" });
const generic = "Something went wrong. Please try again.";

/** The gallery's requests, in order. */
function galleryRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/posts") asked.push(search);
  });
  return asked;
}

/** Comes to the home page from another one, so that its data is fetched rather than included. */
async function comeFromElsewhere(page: Page) {
  await open(page, `${site.url}/contact`);
  await page.getByRole("link", { name: "Mruk, home page" }).first().click();
  await page.locator("#hero").waitFor();
}

describe("the hero banner", () => {
  it.each([
    ["/", "November 21, 2026", "3 new stories today", "A cat, a flat, three stories a day.", "Mruk is a grey tabby"],
    ["/pl/", "21 listopada 2026", "3 nowe historie dzisiaj", "Kot, kamienica, trzy historie", "Mruk jest szary"],
  ])(
    "has a title, a subtitle and today's date with the posts-today label (%s)",
    async (path, date, label, ...texts) => {
      const { page } = await quietReader();
      await open(page, site.url + path);
      const hero = page.locator("#hero");
      expect(await hero.locator("time").first().innerText()).toBe(date);
      expect(await hero.locator(".dateline b").innerText()).toBe(label);
      const words = (await hero.innerText()).replace(/\s+/g, " ");
      for (const text of texts) expect(words).toContain(text);
      expect(await page.locator("#today .head time").innerText()).toBe(date);
    },
  );
});

it("shows three loading skeletons for today and four for the gallery", async () => {
  const { page } = await quietReader();
  const letGo = await holdBack(page, "**/api/posts**");
  await comeFromElsewhere(page);
  expect(await page.locator("#today .triptych > [aria-hidden]").count()).toBe(3);
  expect(await page.locator(".grid > [aria-hidden]").count()).toBe(4);
  await expect.poll(() => said(page).innerText()).toBe("Loading…");
  letGo();
  await expect.poll(() => cards(page).count()).toBe(8);
  // Each list appears when its own response arrives.
  await expect.poll(() => page.locator("main .sk").count()).toBe(0);
  expect(await page.locator("#today .post").count()).toBe(3);
});

it("ranks the most liked posts by their likes, none of which nobody liked, and has some of the archive before", async () => {
  const like = async (id: string) => {
    const { status } = await fetch(`${site.url}/api/posts/${id}/like`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
    });
    expect(status).toBe(200);
  };
  const { page } = await newReader();
  await open(page, site.url);
  const ranked = page.locator(".side .rank li");
  const addresses = () => ranked.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await page.locator(".side").getByRole("heading", { name: "From the archive" }).waitFor();
  expect(await addresses()).toEqual(["evening", "afternoon", "morning"].map((slot) => `/post/2026-11-17-${slot}`));
  for (const id of ["2026-11-02-morning", "2026-11-02-morning", "2026-10-30-evening"]) await like(id);
  await open(page, site.url);
  await page.locator(".side").getByRole("heading", { name: "Most liked" }).waitFor();
  expect(await addresses()).toEqual(["/post/2026-11-02-morning", "/post/2026-10-30-evening"]);
  expect(await ranked.first().innerText()).toContain("2 likes");
});

it("shows an excerpt preview of 100 characters in small cards", async () => {
  const { page } = await newReader();
  await open(page, site.url);
  const preview = await page.locator(".grid .post__excerpt").first().innerText();
  expect(preview).toBe(
    "Mruk holds very still. The geranium holds still too, but with less effort, and the alarm clock does…",
  );
  expect(preview.length).toBeLessThanOrEqual(101);
  expect(await page.locator("#today .post__excerpt").first().innerText()).toBe(excerpt);
});

it("falls back to a placeholder image where a small image is broken", async () => {
  const { page } = await newReader();
  await page.route("**/images/2026-11-20-evening.webp**", (route) => route.fulfill({ body: "no picture" }));
  await open(page, site.url);
  const card = page.locator(".grid .post", { has: page.locator('a[href="/post/2026-11-20-evening"]') });
  await card.scrollIntoViewIfNeeded();
  await card.locator(".plate--missing[role=img][aria-label]").waitFor();
  expect(await page.locator(".grid .plate--missing").count()).toBe(1);
});

describe("the gallery's date filter", () => {
  it("lets through all dates, the last 7 days, the last 30 days or this month, by Warsaw dates", async () => {
    const { page } = await quietReader();
    const asked = galleryRequests(page);
    await open(page, site.url);
    expect(await filter(page).inputValue()).toBe("all");
    expect(
      await filter(page)
        .locator("option")
        .evaluateAll((all) => all.map((each) => each.textContent)),
    ).toEqual(["All dates", "Last 7 days", "Last 30 days", "This month"]);
    for (const [value, from] of [
      ["7days", "2026-11-15"],
      ["30days", "2026-10-23"],
      ["month", "2026-11-01"],
    ] as const) {
      await filter(page).selectOption(value);
      await expect.poll(() => asked.at(-1)).toBe(`?limit=8&offset=0&from=${from}`);
      await expect.poll(() => cards(page).count()).toBe(8);
    }
  });

  it("is kept by load more and by refresh, and begins at the first page when it changes", async () => {
    const { page } = await quietReader();
    const asked = galleryRequests(page);
    await open(page, site.url);
    await loadMore(page).click();
    await expect.poll(() => cards(page).count()).toBe(16);
    await filter(page).selectOption("7days");
    await expect.poll(() => said(page).innerText()).toBe("8 stories shown");
    await loadMore(page).click();
    await expect.poll(() => said(page).innerText()).toBe("16 stories shown");
    await loadMore(page).click();
    await expect.poll(() => said(page).innerText()).toBe("20 stories shown");
    expect(await loadMore(page).count()).toBe(0);
    expect(await cards(page).last().getAttribute("href")).toBe("/post/2026-11-15-morning");
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect.poll(() => cards(page).count()).toBe(8);
    await filter(page).selectOption("all");
    expect(await cards(page).count()).toBe(8);
    expect(asked).toEqual([
      "?limit=8&offset=8&before=2026-11-21",
      ...[0, 8, 16, 0].map((offset) => `?limit=8&offset=${offset}&from=2026-11-15`),
    ]);
  });

  it("shows four skeletons while its list loads, and keeps a list for 30 seconds", async () => {
    const { page } = await newReader();
    await ownClock(page);
    await open(page, site.url);
    const asked = galleryRequests(page);
    const letGo = await holdBack(page, "**/api/posts?*");
    await filter(page).selectOption("month");
    await expect.poll(() => page.locator(".grid > [aria-hidden]").count()).toBe(4);
    expect(await said(page).innerText()).toBe("Loading…");
    letGo();
    await expect.poll(() => cards(page).count()).toBe(8);
    await filter(page).selectOption("all");
    await filter(page).selectOption("month");
    expect(asked).toHaveLength(1);
    await page.clock.fastForward(30_001);
    await filter(page).selectOption("all");
    await expect.poll(() => asked.length).toBe(2);
  });

  it("is not asked twice while load more, which then reads as loading, fetches", async () => {
    const { page } = await quietReader();
    await open(page, site.url);
    const asked = galleryRequests(page);
    const letGo = await holdBack(page, "**/api/posts?*");
    const more = page.locator(".more button");
    expect(await more.innerText()).toBe("Load more");
    await more.click();
    await expect.poll(() => more.innerText()).toBe("Loading…");
    await more.click();
    letGo();
    await expect.poll(() => cards(page).count()).toBe(16);
    expect(await more.innerText()).toBe("Load more");
    expect(asked).toEqual(["?limit=8&offset=8&before=2026-11-21"]);
  });

  it("can be left to the keyboard: after load more, reading goes on with the first new story", async () => {
    const { page } = await newReader();
    await open(page, site.url);
    await filter(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => filter(page).inputValue()).toBe("7days");
    await expect.poll(() => said(page).innerText()).toBe("8 stories shown");
    await loadMore(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => cards(page).count()).toBe(16);
    const ninth = await cards(page).nth(8).getAttribute("href");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe(ninth);
  });
});

describe("what went wrong", () => {
  it("is said with the generic text where today's or the popular posts failed, and today's can be tried again", async () => {
    const { page } = await newReader();
    await page.route(/\/api\/posts\/(today|popular)/, (route) => route.fulfill({ status: 500, body: "{}" }));
    await comeFromElsewhere(page);
    await page.locator("#today").getByRole("heading", { name: generic }).waitFor();
    expect(await page.locator(".side section").first().innerText()).toContain(generic);
    await page.unroute(/\/api\/posts\/(today|popular)/);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => page.locator("#today .post").count()).toBe(3);
  });

  it("is a gallery that loads failing once and then well, after 1 second", async () => {
    const { page } = await newReader();
    await ownClock(page);
    await open(page, site.url);
    const asked = galleryRequests(page);
    await page.route("**/api/posts?*", (route) => route.fulfill({ status: 502, body: "" }), { times: 1 });
    await filter(page).selectOption("7days");
    await expect.poll(() => asked.length).toBe(1);
    // The page may take up the answer, and begin to wait, only after a second has run.
    const askedAgain = async () => {
      await page.clock.runFor(1000);
      return asked.length;
    };
    await expect.poll(askedAgain).toBe(2);
    await expect.poll(() => cards(page).count()).toBe(8);
    expect(asked).toHaveLength(2);
  });

  it("is a gallery rendering crash: its own Polish fallback with a button that reloads the page", async () => {
    const { page } = await newReader();
    await open(page, site.url);
    await page.route("**/api/posts?*", (route) => route.fulfill({ json: [{ id: "broken" }] }));
    await filter(page).selectOption("month");
    const crashed = page.getByText("Przepraszamy, wystąpił problem z ładowaniem galerii.");
    await crashed.waitFor();
    expect(await crashed.getAttribute("lang")).toBe("pl");
    expect(await page.locator("#today .post").count()).toBe(3);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("button", { name: "Odśwież" }).click();
    await expect.poll(() => page.evaluate(() => "sameDocument" in window)).toBe(false);
    await expect.poll(() => cards(page).count()).toBe(8);
  });
});

it("offers nothing without JavaScript that needs it", async () => {
  const { page } = await newReader({ javaScriptEnabled: false });
  await page.goto(site.url);
  expect(await cards(page).count()).toBe(8);
  expect(await page.locator(".gallery-area > section button:visible:not(.like)").allInnerTexts()).toEqual(["Show"]);
});

it.each([
  ["320 px", { width: 320, height: 640 }],
  ["200 % zoom", { width: 640, height: 450 }],
])("loses nothing at %s", async (_what, viewport) => {
  const { page } = await newReader({ viewport, reducedMotion: "reduce" });
  for (const path of ["/", "/pl/"]) {
    await open(page, site.url + path);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(h1, h2, h3, p, select, button, time, .btn)")]
        .filter((element) => !element.closest(".sr, [aria-hidden=true]") && element.getClientRects().length > 0)
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(outside).toEqual([]);
    expect(await obstacles(page)).toEqual([]);
  }
});
