// Readers without a connection, whose browser keeps the last thirty days (web/offline).
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { obstacles } from "./accessibility.fixture.ts";
import { alive, newReader, open } from "./browser.ts";
import { keptNow, readerWithWorker, untilKept } from "./offline.fixture.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 33).map((id) => ({ id })),
});
/** Thirty days without the evening that is to come. */
const keptStories = 89;

const heading = (page: Page) => page.locator("main h1");
const goOffline = (page: Page) => page.context().setOffline(true);
const titleOf = (id: string) => `Rain on the sill, ${id}`;

/** Whether the first picture of the page is there. */
const firstPicture = (page: Page) =>
  page
    .locator("main img")
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth;
    });

async function ready(options: Parameters<typeof readerWithWorker>[1] = {}) {
  const { page } = await readerWithWorker(site.url, options);
  await untilKept(page, keptStories);
  return page;
}

describe.each([
  ["on a phone in the dark", { viewport: { width: 390, height: 844 }, colorScheme: "dark" }],
  ["on a wide screen", { viewport: { width: 1280, height: 900 }, colorScheme: "light" }],
] as const)("%s", (_where, options) => {
  it("reads the last thirty days without a connection: by address, by click, back, in both languages", async () => {
    const page = await ready(options);
    await goOffline(page);
    await open(page, `${site.url}/post/2026-10-25-morning`);
    await heading(page).getByText(titleOf("2026-10-25-morning")).waitFor();
    expect(await firstPicture(page)).toBeGreaterThan(0);
    expect((await page.locator("html").getAttribute("class")) ?? "").toBe(options.colorScheme === "dark" ? "dark" : "");
    expect(await page.evaluate(() => document.fonts.check("16px Literata"))).toBe(true);
    expect(await obstacles(page)).toEqual([]);

    await page.getByRole("link", { name: "Back to Home" }).first().click();
    await page.locator("main .post__link").first().waitFor();
    await page.locator("main .post__link").nth(2).click();
    await page.waitForURL("**/post/**");
    await page.locator(".prose").waitFor();
    expect(await firstPicture(page)).toBeGreaterThan(0);
    await page.goBack();
    await page.locator("main .post__link").first().waitFor();
    await page.goBack();
    await heading(page).getByText(titleOf("2026-10-25-morning")).waitFor();

    await page.locator(".footer").getByRole("link", { name: "Polski" }).click();
    await heading(page).getByText("Deszcz na parapecie, 2026-10-25-morning").waitFor();
    await page.reload();
    await alive(page);
    await heading(page).getByText("Deszcz na parapecie, 2026-10-25-morning").waitFor();
    expect([page.url(), await page.locator("html").getAttribute("lang")]).toEqual([
      `${site.url}/pl/post/2026-10-25-morning`,
      "pl",
    ]);
    await open(page, `${site.url}/pl/archiwum/2026/11/10`);
    await expect.poll(() => page.locator("main .post__link").count()).toBe(3);
    await open(page, `${site.url}/pl/archiwum/2026/11`);
    await heading(page).getByText("Listopad 2026").waitFor();
  });
});

it("can be installed; says kindly what needs a connection, a like too, and leads to what does not", async () => {
  const page = await ready();
  const session = await page.context().newCDPSession(page);
  expect(await session.send("Page.getInstallabilityErrors")).toEqual({ installabilityErrors: [] });
  await goOffline(page);
  await page.locator("main .like").first().click();
  await page.getByText("Network error. Please check your connection.").waitFor();
  expect(await page.locator("main .like").first().getAttribute("aria-pressed")).toBe("false");
  for (const [path, title] of [
    ["/post/2026-10-21-morning", "This page needs a connection."],
    ["/pl/archiwum/2026/10/21", "Do tej strony potrzebne jest połączenie."],
  ] as const) {
    await open(page, site.url + path);
    await heading(page).getByText(title).waitFor();
    await page.locator(".kept a").nth(88).waitFor();
    expect(await obstacles(page)).toEqual([]);
  }
  await page.locator(".kept a").first().click();
  await heading(page).getByText("Deszcz na parapecie, 2026-11-21-afternoon").waitFor();
  await page.context().setOffline(false);
  // What failed is fetched by itself once there is a connection again.
  await page.goBack();
  await heading(page).getByText("21 października 2026").waitFor();
});

it("keeps nothing unasked where data is saved, all of it once the reader asks, and forgets it at once", async () => {
  const { page } = await newReader({ serviceWorkers: "allow" });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );
  await open(page, `${site.url}/pl/privacy`);
  await page.waitForLoadState("networkidle");
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registrations()).toBe(0);
  const panel = page.locator(".memory", { hasText: "Przechowywane historie" });
  const choice = panel.getByRole("switch");
  await choice.click();
  await expect.poll(() => choice.getAttribute("aria-checked")).toBe("false");
  await choice.click();
  await untilKept(page, keptStories);
  await page.reload();
  await panel.getByText("89").first().waitFor();
  expect(await obstacles(page)).toEqual([]);
  await choice.click();
  await panel.getByText("Nic już nie jest przechowywane.").waitFor();
  expect([await keptNow(page), await registrations()]).toEqual([{ stories: [], pictures: 0 }, 0]);
  await open(page, `${site.url}/post/2026-11-20-evening`);
  await page.waitForLoadState("networkidle");
  expect([await keptNow(page), await registrations()]).toEqual([{ stories: [], pictures: 0 }, 0]);
});
