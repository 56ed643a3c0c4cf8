// The archive: by year, month and day, by category and time of day, and series; with and without scripts.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type Story, storyPath } from "#api/stories/model.ts";
import { obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { newReader, open, quietReader } from "./browser.ts";
import { movableClock, openSite, siteOfFile, slotsUntil } from "./site.fixture.ts";

const first = "2026-11-19-evening";
const sequel = "2026-11-20-evening";
const scheduled = "2026-11-21-evening";
const recent = slotsUntil("2026-11-21", 3).map((id) => ({
  id,
  category: id.endsWith("afternoon") ? "Łapy i łapki" : "Daily Life",
  ...(id === sequel && { continues: first }),
  ...(id === scheduled && { continues: sequel, category: "Secret" }),
}));
const older = [...slotsUntil("2026-09-30", 8), ...slotsUntil("2025-12-31", 1), "2024-05-10-morning"];
const stories = [...older.map((id) => ({ id, category: "Daily Life" })), ...recent];
const now = "2026-11-21T15:42:00+01:00";
const site = siteOfFile({ clock: movableClock(now), stories });

const ask = async (path: string, base = site.url) => {
  const response = await fetch(base + path, { redirect: "manual" });
  const text = (await response.text()).replaceAll("\u00a0", " ").replaceAll("<!-- -->", "");
  return { status: response.status, text };
};

/** The pages in both languages, and their headings. */
const pages = [
  ["/archive", "Archive", "/pl/archiwum", "Archiwum"],
  ["/archive/2026", "2026", "/pl/archiwum/2026", "2026"],
  ["/archive/2026/11", "November 2026", "/pl/archiwum/2026/11", "Listopad 2026"],
  ["/archive/2026/11/20", "20 November 2026", "/pl/archiwum/2026/11/20", "20 listopada 2026"],
  ["/categories", "Categories", "/pl/kategorie", "Kategorie"],
  ["/category/daily-life", "Daily Life", "/pl/kategoria/codzienne-zycie", "Codzienne Życie"],
  ["/category/lapy-i-lapki", "Łapy i łapki", "/pl/kategoria/lapy-i-lapki", "Łapy i łapki"],
  ["/time/morning", "Morning stories", "/pl/pora/rano", "Historie na poranek"],
  ["/series", "Series", "/pl/cykle", "Cykle"],
  [`/series/${first}`, `Rain on the sill, ${first}`, `/pl/cykle/${first}`, `Deszcz na parapecie, ${first}`],
] as const;

describe("the server's HTML", () => {
  it.each(pages)("of %s (%s) and %s (%s) says what and where it is", async (english, title, polish, polishTitle) => {
    for (const [path, heading, language] of [
      [english, title, "en"],
      [polish, polishTitle, "pl"],
    ] as const) {
      const { status, text } = await ask(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain(`<html lang="${language}"`);
      expect(text).toContain(`<h1>${heading}</h1>`);
      const named = { en: `The series “${heading}”`, pl: `Cykl „${heading}”` }[language];
      expect(text).toContain(`<title>${path.endsWith(first) ? named : heading} | Mruk</title>`);
      expect(text).toContain(`<link rel="canonical" href="${site.url}${path}"/>`);
      expect(text).toContain(`hrefLang="en" href="${site.url}${english}"`);
      expect(text).toContain(`hrefLang="pl" href="${site.url}${polish}"`);
      expect(text).not.toContain("noindex");
      const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? "{}");
      expect(data).toMatchObject({ "@type": "CollectionPage", url: site.url + path, inLanguage: language });
      expect(data.breadcrumb.itemListElement.at(-1)).toMatchObject({ item: site.url + path });
    }
  });

  it("has nothing for dates that do not exist, before the first story and in the future, and says so with 404", async () => {
    for (const path of [
      ...["/archive/2026/02/30", "/archive/2026/13", "/archive/0000", "/pl/archiwum/2026/02/30"],
      ...["/archive/2024/04", "/archive/2023", "/archive/2024/05/09", "/archive/2026/12", "/archive/2027"],
      ...["/pl/archiwum/2026/11/22", "/category/portrait", "/category/secret", "/category/daily-life?page=3"],
      ...[`/series/${sequel}`, "/series/x", "/pl/pora/morning"],
    ]) {
      const { status, text } = await ask(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain(path.startsWith("/pl/") ? "<h1>Nie znaleziono strony</h1>" : "<h1>Page Not Found</h1>");
      expect(text).toContain('content="noindex"');
    }
  });

  it("says of an empty year, month and day that nothing came out, keeps it from search engines, and links to none", async () => {
    for (const path of ["/archive/2025/03", "/archive/2026/11/05", "/pl/archiwum/2026/10"]) {
      const { status, text } = await ask(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain(path.startsWith("/pl/") ? "Mruk to przespał" : "Mruk slept through it");
      expect(text).toContain('<meta name="robots" content="noindex"/>');
    }
    const linked = new Set<string>();
    for (const path of ["/archive", "/archive/2026", "/archive/2025", "/archive/2026/11", "/archive/2025/03"]) {
      for (const [, to = ""] of (await ask(path)).text.matchAll(/href="(\/archive[^"?]*)"/g)) linked.add(to);
    }
    linked.delete("/archive/2025/03"); // The page itself, in its switch of the language.
    for (const path of linked) expect([path, (await ask(path)).text.includes("noindex")]).toEqual([path, false]);
    expect(linked).toContain("/archive/2026/11/20");
  });

  it("leads past empty months and years, and nowhere beyond the first and the last", async () => {
    const steps = async (path: string) => {
      const { text } = await ask(path);
      return ["prev", "next"].map((rel) => {
        const link = new RegExp(`<a [^>]*rel="${rel}"[^>]*>`).exec(text)?.[0] ?? "";
        return /href="([^"]+)"/.exec(link)?.[1];
      });
    };
    expect(await steps("/archive/2026/11")).toEqual(["/archive/2026/09", undefined]);
    expect(await steps("/archive/2026/10")).toEqual(["/archive/2026/09", "/archive/2026/11"]);
    expect(await steps("/archive/2024/05")).toEqual([undefined, "/archive/2025/12"]);
    expect(await steps("/pl/archiwum/2025")).toEqual(["/pl/archiwum/2024", "/pl/archiwum/2026"]);
    expect(await steps("/archive/2026/11/19")).toEqual(["/archive/2026/09/30", "/archive/2026/11/20"]);
  });

  it("shows a scheduled story nowhere before its hour, and everywhere from then on", async () => {
    const clock = movableClock(now);
    const own = await openSite({ clock, stories });
    const places = [
      ...["/archive/2026/11", "/archive/2026/11/21", "/category/secret", "/pl/pora/wieczor", `/series/${first}`],
      ...["/api/archive/2026/11", "/api/categories", "/api/times/evening", `/api/series/${first}`, "/sitemap.xml"],
    ];
    const everywhere = [...places, ...pages.flatMap(([english, , polish]) => [english, polish]), "/api/archive/2026"];
    const traces = /2026-11-21-evening|secret/i;
    for (const path of everywhere) {
      const { text } = await ask(path, own.url);
      expect([path, text.replaceAll("/category/secret", "").match(traces)?.[0]]).toEqual([path, undefined]);
    }
    const count = async () => JSON.parse((await ask("/api/archive/2026", own.url)).text).count;
    const before = await count();
    clock.moveTo("2026-11-21T20:00:00+01:00");
    for (const path of places) expect([path, traces.test((await ask(path, own.url)).text)]).toEqual([path, true]);
    expect(await count()).toBe(before + 1);
  });

  it("forgets a story that was taken away, and the pages that only it was on", async () => {
    const own = await openSite({ clock: movableClock(now), stories: [...stories, { id: "2026-10-05-morning" }] });
    expect((await ask("/archive/2026/11", own.url)).text).toContain('rel="prev"');
    expect((await ask("/archive/2026/11", own.url)).text).toContain("/archive/2026/10");
    expect((await ask("/archive/2026/10", own.url)).text).not.toContain("noindex");
    const path = storyPath("2026-10-05-morning" as Story["id"]);
    await rm(join(own.contentDir, path));
    await own.services.library.refresh({ paths: [path] });
    expect((await ask("/archive/2026/11", own.url)).text).not.toContain("/archive/2026/10");
    expect((await ask("/archive/2026/10", own.url)).text).toContain("noindex");
    expect((await ask("/sitemap.xml", own.url)).text).not.toContain("/archive/2026/10");
  });

  it("is there before the first story, and says that it is still to come", async () => {
    const own = await openSite({ clock: movableClock(now), stories: [] });
    for (const path of ["/archive", "/categories", "/series"]) {
      expect([path, (await ask(path, own.url)).status]).toEqual([path, 200]);
    }
    expect((await ask("/pl/archiwum", own.url)).text).toContain("Pierwsza historia dopiero się ukaże.");
    expect((await ask("/archive/2026", own.url)).status).toBe(404);
  });
});

const title = (id: string) => `Rain on the sill, ${id}`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

describe.each([
  ["with scripts", true],
  ["without scripts", false],
] as const)("a reader %s", (_, javaScriptEnabled) => {
  const reader = async () => {
    const { page, complaints } = await newReader({ javaScriptEnabled });
    if (!javaScriptEnabled) await page.emulateMedia({ reducedMotion: "reduce" });
    const visit = async (path: string) => {
      if (javaScriptEnabled) await open(page, site.url + path);
      else await page.goto(site.url + path);
    };
    return { page, complaints, visit };
  };

  it("reaches a story of another year in three presses", async () => {
    const { page, visit, complaints } = await reader();
    await visit("/archive");
    await page.getByRole("link", { name: /^2025/ }).click();
    await page.getByRole("link", { name: /^December/ }).click();
    await page.getByRole("link", { name: title("2025-12-31-afternoon") }).click();
    await page.waitForURL("**/post/2025-12-31-afternoon");
    expect(complaints).toEqual([]);
  });

  it("sees a month as a table of weeks and days", async () => {
    const { page, visit } = await reader();
    await visit("/pl/archiwum/2026/11");
    const table = page.getByRole("table", { name: "Historie z listopada 2026 roku" });
    expect(await table.getByRole("columnheader").allInnerTexts()).toHaveLength(7);
    expect(await table.getByRole("row").count()).toBe(1 + 6);
    const day = table.getByRole("cell", { name: /^20/ });
    const names = await day.getByRole("link").evaluateAll((links) => links.map(({ textContent }) => textContent));
    expect(names.slice(1).map((name) => name?.replaceAll("\u00a0", " "))).toEqual([
      "Deszcz na parapecie, 2026-11-20-morning 08:00",
      "Deszcz na parapecie, 2026-11-20-afternoon 14:00",
      "Deszcz na parapecie, 2026-11-20-evening 20:00",
    ]);
    await day.getByRole("link").first().click();
    await page.waitForURL("**/pl/archiwum/2026/11/20");
    await expect.poll(() => heading(page).innerText()).toBe("20 listopada 2026");
    expect(await page.locator(".post__link").count()).toBe(3);
  });

  it("turns the pages of a category, and each has its own address", async () => {
    const { page, visit } = await reader();
    await visit("/category/daily-life");
    expect(await page.locator(".post__link").count()).toBe(24);
    await page.getByRole("link", { name: "Older" }).click();
    await page.waitForURL("**/category/daily-life?page=2");
    await expect.poll(() => heading(page).innerText()).toBe("Daily Life, page 2 of 2");
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
      `${site.url}/category/daily-life?page=2`,
    );
    const { text } = await ask("/category/daily-life?page=2");
    expect(text).toContain(`"url":"${site.url}/category/daily-life?page=2"`);
    await page.getByRole("link", { name: "Newer" }).click();
    await page.waitForURL("**/category/daily-life");
  });

  it("goes from a story to its time of day, its category, its day and the other parts of its series", async () => {
    const { page, visit } = await reader();
    for (const [name, address] of [
      ["Evening 20:00", "/time/evening"],
      ["Daily Life", "/category/daily-life"],
      ["November 20, 2026", "/archive/2026/11/20"],
      ["Part 2 of 2 of a longer story", `/series/${first}`],
    ] as const) {
      await visit(`/post/${sequel}`);
      await page.locator("main").getByRole("link", { name }).first().click();
      await page.waitForURL(`**${address}`);
    }
    await expect.poll(() => page.locator(".post__link").allInnerTexts()).toEqual([first, sequel].map(title));
    await visit("/post/2026-11-19-morning");
    expect(await page.getByText(/of a longer story/).count()).toBe(0);
  });

  it("finds archive, categories and series in the footer, and the same page in the other language", async () => {
    const { page, visit } = await reader();
    for (const [name, address, polish] of [
      ["Archive", "/archive", "/pl/archiwum"],
      ["Categories", "/categories", "/pl/kategorie"],
      ["Series", "/series", "/pl/cykle"],
    ] as const) {
      await visit("/about");
      await page.locator(".footer").getByRole("link", { name }).click();
      await page.waitForURL(`**${address}`);
      // The address changes before the page does, whose links lead to its own translation.
      await page.locator(`.footer__langs a[href="${polish}"]`).click();
      await page.waitForURL(`**${polish}`);
      await page.locator(`.footer__langs a[href^="${address}?"]`).click();
      await page.waitForURL(`**${address}`);
    }
  });
});

it("moves within the archive without loading a page again, and each page it opens is counted once", async () => {
  const { page } = await quietReader();
  const counted: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/stats/page-view")) counted.push(request.postDataJSON().page);
  });
  await open(page, `${site.url}/archive`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("link", { name: /^September/ }).click();
  await page.locator(".calendar").waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  await page
    .getByRole("link", { name: /November 2026$/ })
    .first()
    .click();
  await expect.poll(() => heading(page).innerText()).toBe("November 2026");
  await page.goBack();
  await expect.poll(() => heading(page).innerText()).toBe("September 2026");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await expect.poll(() => counted).toEqual(["/archive", "/archive/2026/09", "/archive/2026/11", "/archive/2026/09"]);
});

it("has its styles when it is opened from another page", async () => {
  const { page } = await quietReader();
  await open(page, `${site.url}/about`);
  await page.locator(".footer").getByRole("link", { name: "Archive" }).click();
  await page.locator(".tiles").waitFor();
  expect(await page.locator(".tiles").evaluate((tiles) => getComputedStyle(tiles).display)).toBe("grid");
});

it("hydrates the page of a date without an archive as the missing page that the server sent", async () => {
  const { page, complaints } = await newReader();
  await open(page, `${site.url}/archive/2026/12`);
  expect(await heading(page).innerText()).toBe("Page Not Found");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await page.locator("#gallery").waitFor();
  // The browser says itself that the answer was 404.
  expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
});

it("shows a like that was given in a list in that list", async () => {
  const { page } = await quietReader();
  await open(page, `${site.url}/archive/2026/11/20`);
  await page.getByRole("button", { name: /^Like: .*20-morning, 0 likes/ }).click();
  await page.getByRole("button", { name: /^Like: .*20-morning, 1 like$/ }).waitFor();
});

it("is a list of days on a phone, with nothing beside the window", async () => {
  const { page } = await quietReader({ viewport: { width: 390, height: 844 } });
  await open(page, `${site.url}/archive/2026/11`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const days = page.locator(".calendar td:visible");
  expect(await days.first().locator(".calendar__weekday").innerText()).toContain("Thursday");
  const [one, next] = [await days.nth(0).boundingBox(), await days.nth(1).boundingBox()];
  expect(next?.y).toBeGreaterThan((one?.y ?? 0) + (one?.height ?? 0) - 1);
  const pictures = page.locator(".calendar img");
  const sources = await pictures.evaluateAll((all) =>
    all.map((each) => [new URL((each as HTMLImageElement).src).searchParams.get("w"), each.getAttribute("loading")]),
  );
  expect(new Set(sources.map(String))).toEqual(new Set(["320,lazy"]));
});

it.each([
  [390, 2],
  [1280, 0],
] as const)("nothing stands in anybody's way in either theme at %i pixels", async (width, at) => {
  const { page } = await quietReader({ reducedMotion: "reduce", viewport: { width, height: 900 } });
  for (const row of pages) {
    await open(page, site.url + row[at]);
    expect([row[at], await obstaclesInBothThemes(page)]).toEqual([row[at], []]);
  }
  await open(page, `${site.url}/archive/2026/10`);
  expect(await obstaclesInBothThemes(page)).toEqual([]);
});
