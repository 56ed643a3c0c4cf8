// The search: its page in both languages, with and without scripts, and the way to it.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { newReader, open, quietReader } from "./browser.ts";
import { movableClock, openSite, siteOfFile, slotsUntil } from "./site.fixture.ts";

const pierogi = {
  id: "2026-11-20-morning",
  titleEn: "How Big Is a Dumpling?",
  titlePl: "Jakiej wielkości jest pieróg?",
  contentEn: "The dumpling was the size of a hand.",
  contentPl: "Ola lepiła pierogi, a Bułka patrzyła.\n\nPieróg <b>nie</b> uciekł.",
};
const tomorrow = { id: "2026-11-22-morning", titleEn: "The Dragon", titlePl: "Smok", contentPl: "Smok i pierogi." };
const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: [pierogi, tomorrow, ...slotsUntil("2026-11-19", 8).map((id) => ({ id, contentPl: "Deszcz i klucz." }))],
});
/** A server whose index is not open yet answers with 503. */
const readyToSearch = ({ url }: { url: string }) =>
  vi.waitUntil(async () => (await fetch(`${url}/api/search?q=kot`)).ok, { timeout: 60_000, interval: 100 });
beforeAll(() => readyToSearch(site));

const askJson = async (query: string) => {
  const response = await fetch(`${site.url}/api/search?${query}`);
  return { status: response.status, headers: response.headers, json: await response.json() };
};

describe("the endpoint", () => {
  it("answers with the place as text and marks, and with no story before its hour", async () => {
    const { json } = await askJson("q=pierogami&language=pl");
    expect(json).toMatchObject({ total: 1, suggestion: null, results: [{ id: pierogi.id, titlePl: pierogi.titlePl }] });
    const [{ snippet, title, ...result }] = json.results;
    expect(snippet.text).toContain("<b>nie</b>");
    expect(snippet.marks.map(([start, end]: [number, number]) => snippet.text.slice(start, end))).toEqual([
      "pierogi",
      "Pieróg",
    ]);
    expect(title.marks).toHaveLength(1);
    expect(result).not.toHaveProperty("contentPl");
    expect((await askJson("q=smok&language=pl")).json).toMatchObject({ total: 0, results: [], suggestion: null });
  });

  it("pages through what it found, and counts it", async () => {
    const { json } = await askJson("q=klucz&language=pl&limit=2&offset=1");
    expect([json.total, json.results.length]).toEqual([24, 2]);
  });

  it("finds nothing in signs and foreign letters, and refuses what is no query", async () => {
    for (const q of ["%3F%21", "%22%22", "%D0%BA%D0%BE%D1%82"]) {
      expect([q, (await askJson(`q=${q}`)).json]).toEqual([q, { total: 0, results: [], suggestion: null }]);
    }
    for (const query of [
      "",
      "q=",
      "q=%20",
      `q=${"a".repeat(201)}`,
      "q=a&q=b",
      "q=a&limit=0",
      "q=a&offset=501",
      "q=a&x=1",
    ]) {
      expect([query, await askJson(query)]).toMatchObject([query, { status: 400, json: { code: "BAD_REQUEST" } }]);
    }
  });
});

it("limits how often an address searches, and says so on the page", async () => {
  const limited = await openSite({
    clock: movableClock("2026-11-21T15:42:00+01:00"),
    stories: [pierogi],
    settings: { RATE_LIMITS: "on" },
  });
  await readyToSearch(limited);
  const statuses = async (path: string, times: number) => {
    const seen = new Set<number>();
    // A few at a time: a server that is asked for more at once than it can answer says so with 503.
    for (let asked = 0; asked < times; asked += 10) {
      const all = await Promise.all(Array.from({ length: 10 }, () => fetch(limited.url + path)));
      for (const { status } of all) seen.add(status);
    }
    return seen;
  };
  expect(await statuses("/api/search?q=kot", 250)).toEqual(new Set([200, 429]));
  expect(await statuses("/search?q=kot", 130)).toEqual(new Set([200, 429]));
  expect((await fetch(`${limited.url}/search?q=kot`)).headers.get("retry-after")).not.toBeNull();
  expect((await fetch(`${limited.url}/search`)).status).toBe(200);
});

describe.each([
  ["en", "/search", "dumplings", "How Big Is a"],
  ["pl", "/pl/szukaj", "pierogami", "Jakiej wielkości"],
])("the page in %s", (language, path, word, title) => {
  it.each([true, false])("shows results at an address to share (scripts: %s)", async (javaScriptEnabled) => {
    const { page } = await quietReader({ javaScriptEnabled });
    await page.goto(`${site.url}${path}?q=${word}`);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await page.locator(".hit h2").first().innerText()).toContain(title);
    expect(await page.locator(".hit mark").count()).toBeGreaterThan(1);
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    const other = language === "en" ? "/pl/szukaj" : "/search";
    expect(await page.locator(`link[hreflang=${language === "en" ? "pl" : "en"}]`).getAttribute("href")).toBe(
      site.url + other,
    );
    await page.locator(".hit .post__link").first().click();
    await page.waitForURL(`**/post/${pierogi.id}`);
  });

  it("works without scripts: form, pages of results, and kind words for nothing", async () => {
    const { page } = await newReader({ javaScriptEnabled: false });
    await page.goto(`${site.url}${path}`);
    await page.locator("#search-field").fill(language === "pl" ? "kluczami" : "rain");
    await page.locator(".search__field button").click();
    expect(await page.locator(".hit").count()).toBe(12);
    await page.locator('a[rel="next"]').click();
    expect(new URL(page.url()).searchParams.get("page")).toBe("2");
    expect(await page.locator(".hit").count()).toBeGreaterThan(0);
    await page.goto(`${site.url}${path}?q=${language === "pl" ? "kluczami" : "rain"}&page=40`);
    expect(await page.locator(".hit").count()).toBeGreaterThan(0);
    expect(await page.locator('a[rel="next"]').count()).toBe(0);
    await page.goto(`${site.url}${path}?q=xylophonist`);
    expect(await page.locator(".search .state").count()).toBe(1);
    await page.goto(`${site.url}${path}?q=${"a".repeat(300)}`);
    expect(await page.locator(".search .state").count()).toBe(1);
  });

  const width = language === "pl" ? 390 : 1280;
  it(`is accessible in both themes, ${width} px wide`, async () => {
    const { page } = await quietReader({ viewport: { width, height: 844 }, reducedMotion: "reduce" });
    for (const query of ["", `?q=${word}`, "?q=xylophonist"]) {
      await open(page, `${site.url}${path}${query}`);
      expect(await obstaclesInBothThemes(page)).toEqual([]);
    }
    const icon = await page.locator(".search__field > .ico").boundingBox();
    const field = page.locator(".search__field .input");
    const text = await field.evaluate(
      (input) => input.getBoundingClientRect().x + parseFloat(getComputedStyle(input).paddingLeft),
    );
    expect(text).toBeGreaterThan((icon?.x ?? 0) + (icon?.width ?? 0));
  });
});

it("is one address in one language: the Polish word below /pl only", async () => {
  for (const path of ["/szukaj", "/pl/search"]) expect((await fetch(site.url + path)).status).toBe(404);
});

it("shows results while somebody types, keeps the address up to date, and leads there by arrow keys", async () => {
  const { page } = await quietReader();
  await open(page, `${site.url}/pl/szukaj`);
  const field = page.locator("#search-field");
  await field.pressSequentially("pierog");
  await page.locator(".hit").waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("?q=pierog");
  expect(await field.inputValue()).toBe("pierog");
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowDown");
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("post__link");
  await page.keyboard.press("ArrowUp");
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.fill("");
  await page.locator(".search__examples a").first().waitFor();
  await page.locator(".search__examples a").first().click();
  await expect.poll(() => field.inputValue()).toBe("gołąb");
});

it("leaves what is typed, and the place in it, as it is", async () => {
  const { page } = await quietReader();
  await open(page, `${site.url}/pl/szukaj?q=klucz`);
  const field = page.locator("#search-field");
  const shown = () =>
    field.evaluate((element) => {
      const { value, selectionStart } = element as HTMLInputElement;
      return [value, selectionStart];
    });
  await field.press("Home");
  await field.pressSequentially("nie");
  await expect.poll(() => new URL(page.url()).search).toBe("?q=nieklucz");
  expect(await shown()).toEqual(["nieklucz", 3]);
  await field.press("Space");
  await field.press("Home");
  await expect.poll(() => new URL(page.url()).search).toBe("?q=nie+klucz");
  expect(await shown()).toEqual(["nie klucz", 0]);
});

it("opens by the key /, but not while somebody types, and not where that is switched off", async () => {
  const { page } = await quietReader();
  await open(page, `${site.url}/contact`);
  await page.locator("input[name=name]").press("/");
  expect(await page.locator("input[name=name]").inputValue()).toBe("/");
  await page.locator("h1").click();
  await page.keyboard.press("/");
  await page.waitForURL("**/search");
  const field = page.locator("#search-field");
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe("");
  await page.locator(".search__key input").uncheck();
  await open(page, `${site.url}/contact`);
  await page.keyboard.press("/");
  await page.keyboard.press("Tab");
  expect(new URL(page.url()).pathname).toBe("/contact");
});

it("is one press away on a phone", async () => {
  const { page } = await quietReader({ viewport: { width: 390, height: 844 } });
  await open(page, `${site.url}/`);
  await page.getByRole("link", { name: "Search" }).click();
  await page.waitForURL("**/search");
  await expect
    .poll(() => page.locator("#search-field").evaluate((element) => element === document.activeElement))
    .toBe(true);
});

it("says kindly that the search is getting ready, and asks again by itself", async () => {
  const { page } = await newReader();
  await open(page, `${site.url}/search`);
  let times = 0;
  await page.route("**/api/search?*", async (route) => {
    times += 1;
    if (times > 1) return route.continue();
    await route.fulfill({ status: 503, json: { error: "The search is getting ready.", code: "SEARCH_NOT_READY" } });
  });
  await page.locator("#search-field").fill("dumpling");
  await page.locator(".hit").waitFor();
  expect(times).toBe(2);
});
