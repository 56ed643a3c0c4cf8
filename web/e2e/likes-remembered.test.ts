// Hearts that a browser remembers from one visit to the next, without asking the server.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { alive, holdBack, newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 4).map((id) => ({ id })),
});

const id = "2026-11-21-morning";
const todays = (page: Page) => page.locator(`#today .post:has(a[href$="/post/${id}"]) .like`);
const pressed = (page: Page) => page.locator('.like[aria-pressed="true"]').evaluateAll((hearts) => hearts.length);
const likesOnServer = async () =>
  ((await (await fetch(`${site.url}/api/posts/${id}`)).json()) as { likes: number }).likes;
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem("likes"));

describe("a heart pressed on an earlier visit", () => {
  it("is filled on the next one, on every page, and pressing it takes the like back", async () => {
    const { page } = await quietReader();
    await open(page, site.url);
    await todays(page).click();
    await page.getByText("Story liked!").waitFor();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await open(page, `${site.url}/post/${id}`);
    // The large one in the head and the small one at the end.
    expect(await pressed(page)).toBe(2);
    await open(page, site.url);
    expect(await pressed(page)).toBe(1);
    expect(asked.filter((path) => /\/(like|liked|unlike)$/.test(path))).toEqual([]);
    await todays(page).click();
    await expect.poll(likesOnServer).toBe(0);
    await expect.poll(() => todays(page).innerText()).toBe("");
    expect(await pressed(page)).toBe(0);
    await page.reload();
    expect([await pressed(page), await remembered(page)]).toEqual([0, ""]);
  });

  it("is filled from the first paint on, before the page is alive, and moves nothing", async () => {
    const { page } = await quietReader();
    await page.addInitScript((liked) => localStorage.setItem("likes", liked), id);
    const letGo = await holdBack(page, "**/assets/*.js");
    await page.goto(site.url, { waitUntil: "commit" });
    await todays(page).waitFor();
    const before = await todays(page).boundingBox();
    expect(await pressed(page)).toBe(1);
    // Hydration leaves the hearts filled all the time.
    await page.evaluate(() => {
      const seen: (string | null)[] = [];
      new MutationObserver((changes) => {
        for (const { target } of changes) if (target instanceof Element) seen.push(target.getAttribute("aria-pressed"));
      }).observe(document, { attributeFilter: ["aria-pressed"], subtree: true });
      Object.assign(window, { seen });
    });
    letGo();
    await alive(page);
    expect(await page.evaluate(() => ("seen" in window ? window.seen : null))).toEqual([]);
    expect(await pressed(page)).toBe(1);
    expect(await todays(page).boundingBox()).toMatchObject({ width: before?.width, height: before?.height });
  });

  it("is one of the last five hundred: older ones are forgotten", async () => {
    const { page } = await quietReader();
    await page.addInitScript(() => {
      const many = Array.from({ length: 500 }, (_, index) => `2020-01-01-story${index}`);
      if (!localStorage.getItem("likes")) localStorage.setItem("likes", many.join(" "));
    });
    await open(page, site.url);
    await todays(page).click();
    await expect.poll(async () => (await remembered(page))?.split(" ").at(-1)).toBe(id);
    const kept = (await remembered(page))?.split(" ") ?? [];
    expect([kept.length, kept[0]]).toEqual([500, "2020-01-01-story1"]);
  });
});

it.each([
  ["blocked", "getItem"],
  ["full", "setItem"],
])("keeps hearts for the visit only where local storage is %s, and nothing breaks", async (_what, method) => {
  const { page, complaints } = await newReader();
  await page.addInitScript((name) => {
    Object.defineProperty(Storage.prototype, name, {
      value() {
        throw new DOMException("No room", "QuotaExceededError");
      },
    });
  }, method);
  await open(page, site.url);
  await todays(page).click();
  await page.getByText("Story liked!").waitFor();
  expect(await pressed(page)).toBe(1);
  await todays(page).click();
  await expect.poll(() => pressed(page)).toBe(0);
  expect(complaints.filter((complaint) => !complaint.startsWith("warning: "))).toEqual([]);
});
