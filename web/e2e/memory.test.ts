// What a reader's browser remembers of the reading: only there, never sent, and forgotten at a press.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { alive, holdBack, newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const now = "2026-11-21T15:42:00+01:00";
const long = Array.from({ length: 30 }, (_, n) => `Paragraph ${n}. ${"Mruk waited at the tram stop. ".repeat(10)}`);
const id = "2026-11-20-evening";
const [title, titlePl] = ["The Tram at Night", "Nocny tramwaj"];
const site = siteOfFile({
  clock: movableClock(now),
  stories: slotsUntil("2026-11-21", 5).map((each) =>
    each === id
      ? { id, titleEn: title, titlePl, contentEn: long.join("\n\n"), contentPl: long.join("\n\n") }
      : { id: each },
  ),
});

const hours = (count: number) => Date.parse(now) - count * 3_600_000;
const story = (of = id) => `${site.url}/post/${of}`;
const saved = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
/** Saves something once, as an earlier visit would have. */
const savedBefore = (page: Page, entries: Record<string, string>) =>
  page.addInitScript((given) => {
    if (sessionStorage.getItem("given")) return;
    sessionStorage.setItem("given", "yes");
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, entries);
const begun = (share: number, of = id) => JSON.stringify({ id: of, titleEn: title, titlePl, share });
/** The visit before this one ended so many hours ago. */
const visitBefore = (count: number) => ({ visits: `${hours(count)}` });

/** Scrolls so that this share of the text is above the middle of the window. */
const scrollTo = (page: Page, share: number) =>
  page.evaluate((of) => {
    const { top, height } = document.querySelector(".prose")?.getBoundingClientRect() ?? new DOMRect();
    window.scrollTo({ top: scrollY + top + height * of - innerHeight / 2, behavior: "instant" });
  }, share);
const shareShown = (page: Page) =>
  page.evaluate(() => {
    const { top, height } = document.querySelector(".prose")?.getBoundingClientRect() ?? new DOMRect();
    return (innerHeight / 2 - top) / height;
  });
const cardOf = (page: Page, of: string) => page.locator(`.post:has(.post__link[href$="/post/${of}"])`);
const marksOf = (page: Page, text: string) => page.locator(".mark", { hasText: text });
const readOn = (page: Page) => page.getByRole("link", { name: /Read on/ });
/** Begins to note what moves, once the fonts are there; returns how to ask for it. */
async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push("value" in entry ? Number(entry.value) : 0);
    }).observe({ type: "layout-shift" });
  });
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return "shifts" in window && window.shifts;
    });
}

describe("a story", () => {
  it("counts as read once two thirds of it were scrolled past, and its card says so", async () => {
    const { page } = await quietReader();
    await open(page, story());
    await scrollTo(page, 0.6);
    expect(await saved(page, "read")).toBeNull();
    await scrollTo(page, 0.7);
    await expect.poll(() => saved(page, "read")).toBe(id);
    await open(page, site.url);
    await cardOf(page, id).locator(".mark", { hasText: "Read" }).waitFor();
    expect(await marksOf(page, "Read").count()).toBe(1);
  });

  it("counts as read when its end was on the screen", async () => {
    const { page } = await quietReader({ viewport: { width: 1280, height: 3000 } });
    await open(page, story("2026-11-20-morning"));
    await expect.poll(() => saved(page, "read")).toBe("2026-11-20-morning");
  });

  it("is offered on the home page where it was left, in both languages, until it is finished", async () => {
    const { page } = await quietReader();
    await open(page, story());
    await scrollTo(page, 0.4);
    await open(page, site.url);
    expect(await readOn(page).innerText()).toBe(`Read on: ${title}`);
    await open(page, `${site.url}/pl/`);
    const polish = page.getByRole("link", { name: /Czytaj dalej/ });
    expect((await polish.innerText()).replaceAll("\u00a0", " ")).toBe(`Czytaj dalej: ${titlePl}`);
    await polish.click();
    await page.waitForURL(`${site.url}/pl/post/${id}`);
    await expect.poll(async () => Math.abs((await shareShown(page)) - 0.4)).toBeLessThan(0.02);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    await scrollTo(page, 0.9);
    await expect.poll(() => saved(page, "begun")).toBeNull();
    await page.goBack();
    await page.locator("#hero").waitFor();
    expect(await page.locator(".begun a").count()).toBe(0);
  });

  it("is not begun by a glance, nor again once it was read", async () => {
    const { page } = await quietReader();
    await savedBefore(page, { read: "2026-11-20-afternoon" });
    await open(page, story());
    await open(page, story("2026-11-20-afternoon"));
    await open(page, site.url);
    await marksOf(page, "Read").waitFor();
    expect(await saved(page, "begun")).toBeNull();
  });

  it("that was begun and is no more there is forgotten when its page says so", async () => {
    const { page } = await newReader();
    await savedBefore(page, { begun: begun(0.3, "2026-11-01-evening") });
    await open(page, site.url);
    await readOn(page).click();
    await page.getByRole("heading", { level: 1, name: "Something went wrong. Please try again." }).waitFor();
    await expect.poll(() => saved(page, "begun")).toBeNull();
  });
});

describe("the line that leads on", () => {
  it("has its room before the first paint and moves nothing when it comes", async () => {
    const { page } = await quietReader({ viewport: { width: 390, height: 844 } });
    await savedBefore(page, { begun: begun(0.3), read: "2026-11-20-afternoon", ...visitBefore(20) });
    const letGo = await holdBack(page, "**/assets/*.js");
    await page.goto(site.url, { waitUntil: "commit" });
    await page.locator("#hero").waitFor();
    expect(await page.locator(".begun a").count()).toBe(0);
    const shifts = await watchShifts(page);
    const before = await page.locator("#hero").boundingBox();
    letGo();
    await alive(page);
    await readOn(page).waitFor();
    await marksOf(page, "New").first().waitFor();
    expect(await page.locator("#hero").boundingBox()).toEqual(before);
    expect(await shifts()).toEqual([]);
  });

  it("goes when it is dismissed, with its room, and does not come back", async () => {
    const { page } = await quietReader();
    await savedBefore(page, { begun: begun(0.3) });
    await open(page, site.url);
    await page.getByRole("button", { name: "Do not read on" }).click();
    await expect.poll(() => page.locator(".begun").isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    await page.reload();
    await alive(page);
    expect([await page.locator(".begun").isVisible(), await saved(page, "begun")]).toEqual([false, null]);
  });
});

describe("what is new since the last visit", () => {
  it("is nothing on the first visit", async () => {
    const { page } = await quietReader();
    await open(page, site.url);
    await expect.poll(() => saved(page, "visits")).toMatch(/^\d+$/);
    expect(await page.locator(".mark, .fresh").count()).toBe(0);
  });

  it("is counted from the visit that began in the archive", async () => {
    const { page } = await quietReader();
    await savedBefore(page, visitBefore(20));
    await open(page, `${site.url}/archive`);
    await expect.poll(() => saved(page, "visits")).toMatch(new RegExp(`^\\d+ ${hours(20)}$`));
  });

  it("is marked on the cards and counted beside the date, until it is read", async () => {
    const { page } = await quietReader();
    // Since Friday at 19:42: that evening's story, and two of Saturday.
    await savedBefore(page, visitBefore(20));
    await open(page, site.url);
    await expect.poll(() => marksOf(page, "New").count()).toBe(3);
    expect(await page.locator(".fresh").innerText()).toBe("2 new since your last visit");
    await open(page, story());
    await scrollTo(page, 1);
    await expect.poll(() => saved(page, "read")).toBe(id);
    await page.getByRole("link", { name: "Back to Home" }).first().click();
    await marksOf(page, "Read").waitFor();
    expect([await marksOf(page, "New").count(), await marksOf(page, "Read").count()]).toEqual([2, 1]);
  });

  it("stays the same during a visit, whatever pages it has", async () => {
    const { page } = await quietReader();
    await savedBefore(page, { visits: `${hours(0.5)} ${hours(20)}` });
    await open(page, site.url);
    await expect.poll(() => marksOf(page, "New").count()).toBe(3);
  });
});

describe("the privacy page", () => {
  const factsOn = (page: Page) => page.locator(".memory").first().locator("dd").allInnerTexts();
  const remembers = (page: Page) => page.getByRole("switch", { name: "Remember my reading in this browser" });
  const full = { read: "2026-11-20-afternoon", likes: "2026-11-21-morning", begun: begun(0.3), ...visitBefore(20) };
  const forgotten = ["0", "0", "none", "none"];
  const keys = ["read", "begun", "likes", "visits", "memory"];
  const allSaved = (page: Page) => Promise.all(keys.map((key) => saved(page, key)));

  it("shows what is remembered, and forgets it all in every tab", async () => {
    const { page } = await quietReader();
    await savedBefore(page, full);
    await open(page, site.url);
    await readOn(page).waitFor();
    const other = await page.context().newPage();
    await open(other, `${site.url}/privacy`);
    await expect.poll(() => factsOn(other)).toEqual(["1", "1", title, "November 20, 2026"]);
    await other.getByRole("button", { name: "Forget all of it" }).click();
    await other.getByText("Nothing is remembered.").waitFor();
    expect(await factsOn(other)).toEqual(forgotten);
    await expect.poll(() => page.locator(".begun a, .mark").count()).toBe(0);
    expect(await page.locator('.like[aria-pressed="true"]').count()).toBe(0);
    expect(await allSaved(page)).toEqual([null, null, null, null, null]);
    expect(await remembers(other).getAttribute("aria-checked")).toBe("true");
  });

  it("is obeyed by a page that the browser kept aside meanwhile", async () => {
    const { page } = await quietReader();
    await savedBefore(page, full);
    await open(page, site.url);
    await readOn(page).waitFor();
    // As another page of the same tab would have done.
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem("memory", "off");
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(await allSaved(page)).toEqual([null, null, null, null, "off"]);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect.poll(() => page.locator('.begun a, .mark, .like[aria-pressed="true"]').count()).toBe(0);
  });

  it("switches it off for good: nothing more is saved, hearts neither", async () => {
    const { page } = await quietReader();
    await savedBefore(page, full);
    await open(page, `${site.url}/privacy`);
    await remembers(page).click();
    await expect.poll(() => factsOn(page)).toEqual(forgotten);
    expect(await remembers(page).getAttribute("aria-checked")).toBe("false");
    await open(page, story());
    await page.locator(".like--large").click();
    await page.getByText("Story liked!").waitFor();
    await scrollTo(page, 0.9);
    await open(page, site.url);
    expect(await allSaved(page)).toEqual([null, null, null, null, "off"]);
    await open(page, `${site.url}/privacy`);
    await expect.poll(() => remembers(page).getAttribute("aria-checked")).toBe("false");
    await remembers(page).click();
    await expect.poll(() => remembers(page).getAttribute("aria-checked")).toBe("true");
    expect(await saved(page, "memory")).toBeNull();
  });

  it.each([
    [390, "/pl"],
    [1280, ""],
  ])("stands in nobody's way at %i pixels under %s/, in both themes", async (width, prefix) => {
    const { page } = await newReader({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    await savedBefore(page, full);
    await open(page, `${site.url}${prefix}/privacy`);
    expect(await obstaclesInBothThemes(page)).toEqual([]);
    await open(page, `${site.url}${prefix}/`);
    await page.locator(".begun a").waitFor();
    await page.locator(".mark").first().waitFor();
    expect(await obstaclesInBothThemes(page)).toEqual([]);
  });
});

describe("the memory", () => {
  it("is never sent", async () => {
    const { page } = await quietReader();
    await savedBefore(page, {
      begun: begun(0.3, "2026-11-18-morning"),
      read: "2026-11-17-morning",
      ...visitBefore(20),
    });
    const sent: string[] = [];
    page.on("request", (request) =>
      sent.push(`${request.url()} ${request.postData() ?? ""} ${request.headers().cookie ?? ""}`),
    );
    await open(page, site.url);
    await readOn(page).waitFor();
    await open(page, story());
    await scrollTo(page, 0.9);
    await expect.poll(() => saved(page, "read")).toBe(`2026-11-17-morning ${id}`);
    expect(
      sent.filter((each) => /2026-11-1[78]-morning|begun|visits/.test(each) && !each.includes("/images/")),
    ).toEqual([]);
  });

  it("holds the last two thousand stories: older ones are forgotten", async () => {
    const { page } = await quietReader();
    await savedBefore(page, { read: Array.from({ length: 2000 }, (_, n) => `2020-01-01-story${n}`).join(" ") });
    await open(page, story());
    await scrollTo(page, 0.9);
    await expect.poll(async () => (await saved(page, "read"))?.endsWith(id)).toBe(true);
    const kept = (await saved(page, "read"))?.split(" ") ?? [];
    expect([kept.length, kept[0]]).toEqual([2000, "2020-01-01-story1"]);
  });

  it("keeps what two tabs read at the same time", async () => {
    const { page } = await quietReader({ viewport: { width: 1280, height: 3000 } });
    await open(page, site.url);
    for (const each of ["2026-11-20-morning", "2026-11-19-morning"])
      await open(await page.context().newPage(), story(each));
    await expect.poll(() => marksOf(page, "Read").count()).toBe(2);
  });

  it.each([
    ["what nobody can read", { begun: "{", visits: "soon", read: "  " }],
    ["what another version wrote", { begun: '{"id":7,"title":"x"}', visits: "", read: "" }],
  ])("takes %s for nothing", async (_, entries) => {
    const { page } = await quietReader();
    await savedBefore(page, entries);
    await open(page, site.url);
    await expect.poll(() => page.locator(".begun").isVisible()).toBe(false);
    expect(await page.locator(".mark").count()).toBe(0);
    await expect.poll(() => saved(page, "visits")).toMatch(/^\d+$/);
  });

  it.each([
    ["forbidden", "getItem"],
    ["full", "setItem"],
  ])("lasts as long as the page where storage is %s, and nothing breaks", async (_, method) => {
    const { page, complaints } = await newReader();
    await page.addInitScript((name) => {
      Object.defineProperty(Storage.prototype, name, {
        value() {
          throw new DOMException("No room", "QuotaExceededError");
        },
      });
    }, method);
    await open(page, story());
    await scrollTo(page, 0.9);
    await page.getByRole("link", { name: "Back to Home" }).first().click();
    await marksOf(page, "Read").waitFor();
    expect(complaints.filter((complaint) => !complaint.startsWith("warning: "))).toEqual([]);
  });
});
