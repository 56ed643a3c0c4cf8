// A reader's language and theme: on load, chosen, kept.
import type { Locator, Page, Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { papers } from "#api/discovery/model.ts";
import { alive, newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 4).map((id) => ({ id })),
});

const saved = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
/**
 * The titles of all tabs, by the alphabet, as the browser has them. Of one in twenty that a click opens Playwright never hears: it waits for
 * `Page.frameNavigated`, which Chromium does not send of a tab that changes its process just when it is listened to.
 */
async function tabs(page: Page): Promise<string[]> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { targetInfos = [] } = (await session?.send("Target.getTargets")) ?? {};
  await session?.detach();
  return targetInfos.flatMap(({ type, title }) => (type === "page" ? title : [])).sort();
}
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
  });

describe("a plain link to English, followed by a reader of Polish", () => {
  const english = (page: Page) => page.locator(".footer__langs").getByRole("link", { name: "English" });

  it.each([
    ["with Control held", { modifiers: ["Control"] }],
    ["with the middle button", { button: "middle" }],
  ] as [string, Parameters<Locator["click"]>[0]][])("opens in another tab, and is saved (%s)", async (_, how) => {
    const { page } = await quietReader({ locale: "pl-PL" });
    await open(page, `${site.url}/about`);
    await expect.poll(() => saved(page, "language")).toBe("pl");
    await page.locator("html[lang=pl]").waitFor();
    expect(await tabs(page)).toEqual(["Jeden kot, trzy razy dziennie | Mruk"]);
    await english(page).click(how);
    await expect
      .poll(() => tabs(page))
      .toEqual(["Jeden kot, trzy razy dziennie | Mruk", "One cat, three times a day | Mruk"]);
    await expect.poll(() => saved(page, "language")).toBe("en");
    expect(await page.locator("html").getAttribute("lang")).toBe("pl");
  });

  it("switches the language before hydration, too", async () => {
    const { page } = await quietReader();
    await page.addInitScript(() => localStorage.getItem("language") ?? localStorage.setItem("language", "pl"));
    await page.context().addCookies([{ name: "language", value: "pl", url: site.url }]);
    await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    await page.goto(`${site.url}/about`);
    await english(page).click();
    await page.locator("html[lang=en]").waitFor();
    await page.unroute("**/assets/*.js");
    await page.reload();
    await alive(page);
    expect([await page.locator("html").getAttribute("lang"), await saved(page, "language")]).toEqual(["en", "en"]);
  });
});

describe("the language", () => {
  const detect = "**/api/language/detect";

  it("is the browser's where a page may have no cookies, and can be changed all the same", async () => {
    // The console is warned of each attempt.
    const { page } = await newReader();
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("The document is sandboxed", "SecurityError");
      };
      Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
    });
    await open(page, site.url);
    await page.locator(".footer__langs").getByRole("link", { name: "Polski" }).click();
    await page.locator("html[lang=pl]").waitFor();
    expect(await page.locator("#today-heading").innerText()).toBe("Dzisiaj");
  });

  it("is on load the saved value from the first paint on, also where the cookie is missing", async () => {
    const { page } = await quietReader();
    await page.addInitScript(() => localStorage.setItem("language", "pl"));
    // Without the site's code, this is the first paint.
    await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    await page.goto(site.url);
    await page.locator("html[lang=pl]").waitFor();
    expect(await page.locator("#today-heading").innerText()).toBe("Dzisiaj");
  });

  it("is on load the cookie's where local storage is blocked: nothing is detected over a choice", async () => {
    const { page, complaints } = await newReader();
    await page.context().addCookies([{ name: "language", value: "pl", url: site.url }]);
    await blockStorage(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await open(page, site.url);
    // The choice is kept where it can be, which is the moment at which it might have been detected.
    await expect.poll(() => complaints.join()).toContain("Could not save the language");
    expect(asked).not.toContain("/api/language/detect");
    expect(await page.locator("html").getAttribute("lang")).toBe("pl");
  });

  it.each([
    ["is English if the answer has no language", { json: {} }, "pl-PL", "en"],
    ["is the browser's, Polish if it contains pl, if the answer is not OK", { status: 500, json: {} }, "pl-PL", "pl"],
    [
      "is the browser's, else English, if the answer is not OK",
      { status: 404, json: { language: "pl" } },
      "de-DE",
      "en",
    ],
    ["is the browser's if the answer is no JSON", { body: "<!doctype html>" }, "pl", "pl"],
  ])("%s, and then saved", async (_, answer, locale, language) => {
    const { page } = await newReader({ locale });
    await page.route(detect, (route) => route.fulfill(answer));
    await open(page, site.url);
    await expect.poll(() => saved(page, "language")).toBe(language);
    await page.locator(`html[lang=${language}]`).waitFor();
  });

  it("is the browser's once detection was aborted after 2000 ms without an answer, which is only logged", async () => {
    const { page, complaints } = await newReader({ locale: "pl-PL" });
    await page.addInitScript(() => {
      // The test reads the timeout instead of waiting for it.
      AbortSignal.timeout = (milliseconds) => {
        console.warn(`would wait for ${milliseconds} ms`);
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException("too late", "TimeoutError")));
        return controller.signal;
      };
    });
    const aborted = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/language/detect"));
    await page.route(detect, () => {});
    await open(page, site.url);
    await aborted;
    await expect.poll(() => saved(page, "language")).toBe("pl");
    expect(complaints).toEqual([
      "warning: would wait for 2000 ms",
      expect.stringMatching(/^warning: Language detection failed: .*too late/),
    ]);
  });

  it("is the browser's, and nothing is logged, on a page whose requests are aborted since the reader leaves it", async () => {
    const { page, complaints } = await newReader({ locale: "pl-PL" });
    await page.addInitScript(() => {
      // Chromium's error while a page that is left reads an answer.
      Response.prototype.json = async () => {
        throw new DOMException("The user aborted a request.", "AbortError");
      };
    });
    await page.route(detect, (route) => route.fulfill({ json: { language: "en" } }));
    await open(page, site.url);
    await expect.poll(() => saved(page, "language")).toBe("pl");
    expect(complaints).toEqual([]);
  });

  it("is never what was detected if the reader chose in the meantime", async () => {
    const { page } = await newReader();
    const held = Promise.withResolvers<void>();
    await page.route(detect, async (route) => {
      await held.promise;
      await route.fulfill({ json: { language: "en" } });
    });
    // On a busy machine the site may have given up the detection before the click.
    const isDetection = (request: Request) => request.url().endsWith("/api/language/detect");
    const ended = Promise.race([
      page.waitForEvent("requestfinished", isDetection),
      page.waitForEvent("requestfailed", isDetection),
    ]);
    await open(page, site.url);
    await page.locator(".footer__langs").getByRole("link", { name: "Polski" }).click();
    held.resolve();
    await ended;
    await page.locator("html[lang=pl]").waitFor();
    expect(await saved(page, "language")).toBe("pl");
  });

  it("is detected on the first visit and kept, in storage and for the server", async () => {
    const { page } = await quietReader({ locale: "pl-PL" });
    await open(page, site.url);
    await expect.poll(() => saved(page, "language")).toBe("pl");
    expect(await cookies(page)).toEqual(["language=pl"]);
    expect(await page.locator("h1").innerText()).toContain("dziennie");
  });

  it("ignores a saved value that is no language", async () => {
    const { page } = await newReader();
    await page.addInitScript(() => localStorage.getItem("language") ?? localStorage.setItem("language", "xx"));
    await open(page, site.url);
    await expect.poll(() => saved(page, "language")).toBe("en");
  });

  it("changes at once, on the same page, and is still there after a reload", async () => {
    const { page } = await quietReader();
    await open(page, `${site.url}/post/2026-11-21-morning`);
    await page.getByRole("button", { name: /Language/ }).click();
    await page.getByRole("menuitemradio", { name: "Polski" }).click();
    await page.locator("html[lang=pl]").waitFor();
    expect(await page.getByRole("menu").count()).toBe(0);
    await page.waitForURL(`${site.url}/pl/post/2026-11-21-morning`);
    expect(await page.locator("h1").innerText()).toContain("Deszcz");
    expect(await saved(page, "language")).toBe("pl");
    const reloaded = await page.reload();
    expect(await reloaded?.text()).toContain('<html lang="pl"');
    await alive(page);
  });

  it("leaves the Polish address for its mirror when English is chosen there", async () => {
    const { page } = await newReader({ locale: "pl-PL" });
    await open(page, `${site.url}/pl/post/2026-11-21-morning`);
    await page.locator(".footer").getByRole("link", { name: "English" }).click();
    await page.waitForURL("**/post/2026-11-21-morning");
    expect(new URL(page.url()).pathname).toBe("/post/2026-11-21-morning");
    await page.locator("html[lang=en]").waitFor();
    expect(await saved(page, "language")).toBe("en");
  });
});

describe("the theme", () => {
  const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains("dark"));
  const lamp = (page: Page) => page.getByRole("button", { name: "Switch between light and dark" });

  it("flips between light and dark, saves it and sets the dark class on the document root, until the next visit too", async () => {
    const { page } = await quietReader({ colorScheme: "light" });
    await open(page, site.url);
    for (const theme of ["dark", "light", "dark"]) {
      await lamp(page).click();
      expect([await isDark(page), await saved(page, "theme")]).toEqual([theme === "dark", theme]);
    }
    await page.reload();
    expect(await isDark(page)).toBe(true);
  });

  it("colours the browser's own bar, whatever the system prefers", async () => {
    const { page } = await quietReader({ colorScheme: "dark" });
    await page.addInitScript(() => localStorage.getItem("theme") ?? localStorage.setItem("theme", "light"));
    /** The colour that a browser takes: the first one whose media query matches. */
    const bar = () =>
      page.evaluate(() => {
        const colours = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
        return colours.find(({ media }) => matchMedia(media).matches)?.content;
      });
    await open(page, site.url);
    expect(await bar()).toBe(papers.light.afternoon);
    await lamp(page).click();
    expect(await bar()).toBe(papers.dark.afternoon);
    await page.locator("#today .post__link").first().click();
    await page.locator("html[data-slot=morning]").waitFor();
    expect(await bar()).toBe(papers.dark.morning);
  });

  it("follows the system where local storage is blocked, which is only logged, and still flips", async () => {
    const { page, complaints } = await newReader({ colorScheme: "dark" });
    await blockStorage(page);
    await open(page, site.url);
    expect(await isDark(page)).toBe(true);
    await lamp(page).click();
    expect(await isDark(page)).toBe(false);
    expect(complaints.length).toBeGreaterThan(0);
    expect(complaints.filter((complaint) => !complaint.startsWith("warning: "))).toEqual([]);
  });

  it("falls back to light where the system's theme is unknown, which is only logged", async () => {
    const { page, complaints } = await newReader({ colorScheme: "dark" });
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error("no media here");
      };
    });
    await page.goto(site.url);
    expect(await isDark(page)).toBe(false);
    expect(complaints).toEqual([expect.stringMatching(/^warning: .*no media here/)]);
  });

  it("stands before anything is painted, on every further visit too", async () => {
    const { page } = await newReader({ colorScheme: "dark" });
    await page.addInitScript(() => localStorage.setItem("theme", "light"));
    await page.goto(site.url);
    // The body's background when the parser reaches it, before hydration.
    const first = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(first).toBe("light");
    await alive(page);
    expect(await isDark(page)).toBe(false);
    const html = await (await fetch(site.url)).text();
    expect(html.indexOf("classList.toggle")).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(html.indexOf("classList.toggle")).toBeGreaterThan(0);
  });

  it("takes nothing but light and dark for a saved theme", async () => {
    const { page } = await newReader({ colorScheme: "light" });
    await page.addInitScript(() => localStorage.getItem("theme") ?? localStorage.setItem("theme", "DARK"));
    await open(page, site.url);
    expect([await isDark(page), await saved(page, "theme")]).toEqual([false, "light"]);
  });
});
