// The gallery's filter and pages stand in the address, and readers find their place again.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { alive, newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  // 119 stories are out; 20 of the last 7 days.
  stories: slotsUntil("2026-11-21", 40).map((id) => ({ id })),
});

const cards = (page: Page) => page.locator(".grid .post__link");
const filter = (page: Page) => page.getByRole("combobox", { name: "Filter by date" });
const more = (page: Page) => page.getByRole("button", { name: "Load more" });
const queryOf = (page: Page) => new URL(page.url()).search;
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const html = async (path: string) => (await fetch(site.url + path)).text();
const cardsIn = (text: string) => text.match(/post__link/g)?.length ?? 0;
/** Three of today's stories have links of this class, too. */
const todays = 2;

describe("the address of the gallery", () => {
  it("says the filter and how many pages are loaded, and is rendered by the server after a reload", async () => {
    const { page } = await quietReader();
    await open(page, site.url);
    await more(page).click();
    await expect.poll(() => cards(page).count()).toBe(16);
    expect(queryOf(page)).toBe("?pages=2");
    await filter(page).selectOption("7days");
    await expect.poll(() => queryOf(page)).toBe("?dates=7days");
    await expect.poll(() => cards(page).count()).toBe(8);
    await more(page).click();
    await expect.poll(() => cards(page).count()).toBe(16);
    expect(queryOf(page)).toBe("?dates=7days&pages=2");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await alive(page);
    expect([await cards(page).count(), await filter(page).inputValue()]).toEqual([16, "7days"]);
    expect(asked).not.toContain("/api/posts");
    await page.goBack();
    await expect.poll(() => queryOf(page)).toBe("?pages=2");
    await expect.poll(() => cards(page).count()).toBe(16);
    expect(await filter(page).inputValue()).toBe("all");
  });

  it("goes back from a filter to the one before, and a refresh begins at the first page", async () => {
    const { page } = await quietReader();
    await open(page, site.url);
    await filter(page).selectOption("month");
    await filter(page).selectOption("7days");
    await expect.poll(() => queryOf(page)).toBe("?dates=7days");
    await more(page).click();
    await expect.poll(() => cards(page).count()).toBe(16);
    await page.goBack();
    await expect.poll(() => filter(page).inputValue()).toBe("month");
    await expect.poll(() => cards(page).count()).toBe(8);
    await page.goForward();
    await expect.poll(() => cards(page).count()).toBe(16);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect.poll(() => queryOf(page)).toBe("?dates=7days");
    await expect.poll(() => cards(page).count()).toBe(8);
  });

  it("asks for further pages one by one beyond those that the server renders", async () => {
    expect(cardsIn(await html("/?pages=7")) - todays).toBe(40);
    const { page } = await quietReader();
    await open(page, `${site.url}/?pages=7`);
    await expect.poll(() => cards(page).count()).toBe(56);
  });

  it("is ignored where it is unknown, and the canonical address stays the home page's", async () => {
    const plain = await html("/");
    for (const query of ["?dates=ever", "?pages=0", "?pages=-3", "?pages=x", "?category=none", "?pages=1"]) {
      expect([query, (await html(`/${query}`)) === plain]).toEqual([query, true]);
    }
    const filtered = await html("/?dates=7days&pages=3");
    expect(filtered).toContain(`<link rel="canonical" href="${site.url}/"/>`);
    expect(await html("/?utm_source=letter&pages=3&dates=7days")).toBe(filtered);
    expect(cardsIn(filtered) - todays).toBe(20);
  });

  it("is followed without JavaScript: the filter by its form, further pages by a link", async () => {
    const { page } = await newReader({ javaScriptEnabled: false });
    await page.goto(site.url);
    await filter(page).selectOption("7days");
    await page.getByRole("button", { name: "Show" }).click();
    await page.waitForURL(`${site.url}/?dates=7days#gallery`);
    await page.getByRole("link", { name: "Load more" }).click();
    await page.waitForURL(`${site.url}/?dates=7days&pages=2#gallery`);
    expect([await cards(page).count(), await filter(page).inputValue()]).toEqual([16, "7days"]);
    expect(await page.getByRole("button", { name: "Refresh" }).isVisible()).toBe(false);
    expect(await page.getByRole("button", { name: "Load more" }).isVisible()).toBe(false);
  });
});

describe("the way back from a story", () => {
  /** Filters, loads more and opens the tenth story; returns its address and how far the page was scrolled. */
  async function openTenth(page: Page): Promise<{ address: string; left: number }> {
    await open(page, site.url);
    await filter(page).selectOption("7days");
    await expect.poll(() => queryOf(page)).toBe("?dates=7days");
    await more(page).click();
    await expect.poll(() => cards(page).count()).toBe(16);
    const tenth = cards(page).nth(9);
    await tenth.scrollIntoViewIfNeeded();
    const [address = "", left] = [await tenth.getAttribute("href"), await scrolled(page)];
    await tenth.click();
    await page.locator(".prose p").first().waitFor();
    return { address: address ?? "", left };
  }
  const expectPlace = async (page: Page, { address, left }: { address: string; left: number }) => {
    await expect.poll(() => cards(page).count()).toBe(16);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe(address);
    expect(await filter(page).inputValue()).toBe("7days");
    expect(Math.abs((await scrolled(page)) - left)).toBeLessThan(3);
  };

  it("leads to the filter, the pages, the place and the card", async () => {
    const { page } = await quietReader({ reducedMotion: "reduce" });
    const place = await openTenth(page);
    await page.goBack();
    await expectPlace(page, place);
  });

  it("leads there by the story's own link, too", async () => {
    const { page } = await quietReader({ reducedMotion: "reduce" });
    const place = await openTenth(page);
    await page.getByRole("link", { name: "Back to Home" }).first().click();
    await expectPlace(page, place);
    // It was a step back, not another visit.
    await page.goForward();
    await page.waitForURL(`**${place.address}`);
  });

  it("leads there after the story was reloaded", async () => {
    const { page } = await quietReader({ reducedMotion: "reduce" });
    const place = await openTenth(page);
    await page.reload();
    await alive(page);
    await page.goBack();
    await expectPlace(page, place);
  });

  it("is a link to the top of the home page for a reader who came from elsewhere", async () => {
    const { page } = await quietReader({ reducedMotion: "reduce" });
    await open(page, `${site.url}/post/2026-11-20-morning`);
    await page.getByRole("link", { name: "Back to Home" }).first().click();
    await page.waitForURL(`${site.url}/`);
    await page.locator("#hero").waitFor();
    await expect.poll(() => scrolled(page)).toBe(0);
  });
});
