// Readers of Polish move among the addresses below /pl, so that whoever gets one of their links gets the Polish text and card.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 4).map((id) => ({ id })),
});

const story = "/post/2026-11-21-morning";
const at = (address: string) => `${site.url}${address}`;
const language = (page: Page) => page.locator("html").getAttribute("lang");
/** The addresses of all links to pages of this site, except the switch of the language itself. */
const paths = (page: Page) =>
  page
    .locator("a[href^='/']:not([hreflang])")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")?.split(/[?#]/)[0]))]);

describe("a reader whose language is Polish", () => {
  it.each([
    ["/", "/pl/"],
    [story, `/pl${story}`],
    ["/about?utm_source=letter#main", "/pl/about?utm_source=letter#main"],
    ["/?dates=7days&pages=2", "/pl/?dates=7days&pages=2"],
  ])("who opens %s reads at %s, and the step back is not in the way", async (opened, shown) => {
    const { page } = await quietReader({ locale: "pl-PL" });
    await page.goto(at("/robots.txt"));
    await open(page, at(opened));
    await page.waitForURL(at(shown));
    expect(await language(page)).toBe("pl");
    await page.goBack();
    await page.waitForURL(at("/robots.txt"));
  });

  it("finds only links to Polish pages, before and without scripts, too", async () => {
    const { page } = await newReader({ locale: "pl-PL", javaScriptEnabled: false });
    for (const address of ["/", story, "/contact"]) {
      await page.goto(at(address));
      expect(await language(page)).toBe("pl");
      expect((await paths(page)).filter((path) => !path?.startsWith("/pl/"))).toEqual([]);
    }
  });

  it("moves among Polish addresses after having chosen Polish, forth and back", async () => {
    const { page } = await quietReader();
    await open(page, site.url);
    await page.locator("#today .post__link").first().click();
    await page.waitForURL(at(story));
    await page.locator(".footer__langs").getByRole("link", { name: "Polski" }).click();
    await page.waitForURL(at(`/pl${story}`));
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(at(`/pl${story}`));
    await page.goBack();
    await page.waitForURL(at("/pl/"));
    expect(await language(page)).toBe("pl");
    await page.locator(".footer__langs").getByRole("link", { name: "English" }).click();
    await page.waitForURL(at("/"));
    await page.locator("html[lang=en]").waitFor();
    expect((await paths(page)).filter((path) => path?.startsWith("/pl"))).toEqual([]);
  });

  it("reads at a Polish address after a step back that comes before the chosen language is on the page", async () => {
    const { page } = await quietReader();
    await open(page, site.url);
    await page.locator("#today .post__link").first().click();
    await page.waitForURL(at(story));
    await page.evaluate(() => {
      const replaceState = history.replaceState.bind(history);
      history.replaceState = (...entry) => {
        replaceState(...entry);
        if (!location.pathname.startsWith("/pl/")) return;
        history.replaceState = replaceState;
        history.back();
      };
    });
    await page.locator(".footer__langs").getByRole("link", { name: "Polski" }).click();
    await page.waitForURL(at("/pl/"));
    expect(await language(page)).toBe("pl");
  });

  it("keeps the addresses of pages that have no Polish one", async () => {
    const { page } = await newReader({ locale: "pl-PL" });
    for (const address of ["/nothing-here", "/newsletter/unsubscribe?token=x", "/admin/setup"]) {
      await open(page, at(address));
      await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe("pl");
      expect(page.url()).toBe(at(address));
    }
  });
});

it("gives an address without a prefix in the reader's language, without a redirect", async () => {
  for (const [accepted, expected] of [
    ["pl", "pl"],
    ["de", "en"],
  ] as const) {
    const answer = await fetch(at(story), { headers: { "accept-language": accepted }, redirect: "manual" });
    expect([answer.status, /<html lang="(\w+)"/.exec(await answer.text())?.[1]]).toEqual([200, expected]);
  }
});
