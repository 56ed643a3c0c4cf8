// A reader whose browser runs no scripts: reading, navigating, and switching the language by links.
import { expect, it } from "vitest";
import { newReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 3).map((id) => ({ id })),
});

const withoutScripts = (options: Parameters<typeof newReader>[0] = {}) =>
  newReader({ javaScriptEnabled: false, reducedMotion: "reduce", ...options });

it.each([320, 1280])("navigates by links from any page at %i pixels", async (width) => {
  const { page, complaints } = await withoutScripts({ viewport: { width, height: 800 } });
  for (const [name, section] of [
    ["Home", "hero"],
    ["Today", "today"],
    ["Gallery", "gallery"],
  ] as const) {
    await page.goto(`${site.url}/post/2026-11-21-morning`);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
    await page.waitForURL(`${site.url}/#${section}`);
    await page.locator(`#${section}:target`).waitFor();
  }
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await page.locator("footer:target").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(complaints).toEqual([]);
});

it("is offered no button that would do nothing", async () => {
  const { page } = await withoutScripts();
  await page.goto(`${site.url}/about`);
  expect(await page.locator(":is(.header, .footer) button:visible").count()).toBe(0);
});

it("switches the language by link to the mirrored address and back, and stays with the choice", async () => {
  const { page, complaints } = await withoutScripts({ locale: "pl-PL" });
  await page.goto(`${site.url}/post/2026-11-21-morning`);
  // The browser asks for Polish, so the address without a language is Polish until the reader says otherwise.
  expect(await page.locator("html").getAttribute("lang")).toBe("pl");
  const language = (name: string) => page.locator(".footer").getByRole("link", { name });
  expect(await language("Polski").getAttribute("href")).toBe("/pl/post/2026-11-21-morning");
  await language("Polski").click();
  await page.waitForURL(`${site.url}/pl/post/2026-11-21-morning`);
  await language("English").click();
  await page.waitForURL(`${site.url}/post/2026-11-21-morning`);
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await page.getByRole("link", { name: "Mruk, home page" }).click();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  expect(complaints).toEqual([]);
});

it("names every language in its own words and marks the current one", async () => {
  const { page } = await withoutScripts();
  await page.goto(`${site.url}/contact`);
  const links = page.locator(".footer__langs a");
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => ["lang", "hreflang", "aria-current"].map((name) => link.getAttribute(name))),
    ),
  ).toEqual([
    ["en", "en", "true"],
    ["pl", "pl", null],
  ]);
});

it("keeps a switch on this site, out of caches, and the rest of the query", async () => {
  const ask = async (path: string) => {
    const { status, headers } = await fetch(site.url + path, { redirect: "manual" });
    return {
      status,
      to: headers.get("location"),
      cookie: headers.get("set-cookie"),
      cache: headers.get("cache-control"),
    };
  };
  expect(await ask("/newsletter/confirm?token=abc&lang=en")).toEqual({
    status: 303,
    to: "/newsletter/confirm?token=abc",
    cookie: expect.stringMatching(/^language=en; Max-Age=31536000; Path=\/; Expires=[^;]+; SameSite=Lax$/),
    cache: "no-store",
  });
  for (const path of ["//evil.example/?lang=en", "/%5Cevil.example/?lang=en", "/pl//evil.example/?lang=en"]) {
    expect([path, (await ask(path)).to]).toEqual([path, "/"]);
  }
  expect((await ask("/?lang=de")).status).toBe(200);
});
