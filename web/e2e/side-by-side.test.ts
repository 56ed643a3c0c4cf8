// A story in both languages: by an address, by a switch that the browser remembers, and on paper.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { alive, holdBack, newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile } from "./site.fixture.ts";

const id = "2026-11-20-evening";
const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: [
    {
      id,
      contentEn:
        "The tram was late.\n\nMruk watched [the rails](https://rails.example) for a long time.\n\n***\n\nIt came.",
      contentPl: "Tramwaj się spóźniał.\n\nMruk długo patrzył na tory.\n\n***\n\nNadjechał.",
    },
    { id: "2026-11-21-morning", contentEn: "One.\n\nTwo.\n\nThree.", contentPl: "Wszystko naraz." },
  ],
});

const [phone, desk] = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const address = (prefix = "", story = id) => `${site.url}${prefix}/post/${story}`;
const html = async (url: string) => (await fetch(url)).text();
const rows = (page: Page) => page.locator(".pair");
const saved = (page: Page) => page.evaluate(() => localStorage.getItem("side-by-side"));
const queryOf = (page: Page) => new URL(page.url()).search;
/** The paragraphs in both languages that stand beside each other, or nothing where a row has only one. */
const pairs = (page: Page) =>
  rows(page).evaluateAll((found) =>
    found.map((row) =>
      [...row.querySelectorAll(":scope > [lang]")].map((part) => [part.getAttribute("lang"), part.textContent]),
    ),
  );
const boxes = (page: Page) =>
  rows(page).evaluateAll((found) =>
    found.map((row) =>
      [...row.querySelectorAll(":scope > [lang]")].map((part) => {
        const { left, top, width } = part.getBoundingClientRect();
        return { left, top, width };
      }),
    ),
  );
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

describe("the address of a story in both languages", () => {
  it.each([
    ["", ["en", "pl"]],
    ["/pl", ["pl", "en"]],
  ])("is rendered by the server, the page's own language first, under %s/", async (prefix, order) => {
    const { page } = await newReader({ javaScriptEnabled: false });
    await page.goto(`${address(prefix)}?side-by-side`);
    const shown = await pairs(page);
    expect(shown.map((row) => row.map(([language]) => language))).toEqual([order, order, order]);
    const first = Object.fromEntries((shown[0] ?? []).map(([language, text]) => [language, plain(text)]));
    expect(first).toEqual({ en: "The tram was late.", pl: "Tramwaj się spóźniał." });
    expect(await page.locator(".prose .break").count()).toBe(1);
  });

  it("has the story's own for its canonical one, and counts as the same whatever else is in the query", async () => {
    const both = await html(`${address("/pl")}?side-by-side`);
    expect(both).toContain(`<link rel="canonical" href="${address("/pl")}"/>`);
    for (const query of ["?side-by-side=", "?utm_source=letter&side-by-side=1", "?side-by-side&lang="]) {
      expect([query, (await html(address("/pl") + query)) === both]).toEqual([query, true]);
    }
    expect(await html(`${address("/pl")}?sides`)).toBe(await html(address("/pl")));
  });

  it("is the only one whose page says the story in the other language", async () => {
    const readable = (text: string) => text.replace(/<script.*?<\/script>/gs, "");
    expect(readable(await html(address()))).not.toContain("Nadjechał.");
    expect(readable(await html(`${address()}?side-by-side`))).toContain("Nadjechał.");
  });

  it("is the not-found page's where the story is not there", async () => {
    expect((await fetch(`${address("", "2026-11-21-evening")}?side-by-side`)).status).toBe(404);
  });

  it("is kept when the language is switched", async () => {
    const { page } = await quietReader();
    await open(page, `${address()}?side-by-side`);
    await page.getByRole("button", { name: /Language/ }).click();
    await page
      .getByRole("menuitemradio", { name: "Polski" })
      .or(page.getByRole("menuitem", { name: "Polski" }))
      .click();
    await page.waitForURL(`${address("/pl")}?side-by-side`);
    await expect.poll(async () => (await pairs(page))[0]?.[0]?.[0]).toBe("pl");
  });
});

describe("the switch", () => {
  const both = (page: Page) => page.getByRole("link", { name: "Read in both languages" });
  const one = (page: Page) => page.getByRole("link", { name: "Read in English only" });

  it("changes the text where the reader is, without a step back, and is remembered from story to story", async () => {
    const { page } = await quietReader();
    await open(page, site.url);
    await page.locator(`.grid a[href="/post/${id}"]`).click();
    await both(page).click();
    await expect.poll(() => rows(page).count()).toBe(3);
    expect([queryOf(page), await saved(page)]).toEqual(["?side-by-side", "on"]);
    expect(await one(page).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.locator('.neighbours a[href="/post/2026-11-21-morning"]').click();
    await page.waitForURL(`${address("", "2026-11-21-morning")}?side-by-side`);
    await expect
      .poll(() => pairs(page))
      .toEqual([
        [
          ["en", "One.Two.Three."],
          ["pl", "Wszystko naraz."],
        ],
      ]);
    await one(page).click();
    await expect.poll(() => rows(page).count()).toBe(0);
    expect([queryOf(page), await saved(page)]).toEqual(["", "off"]);
    await page.goBack();
    await page.goBack();
    await page.locator("#hero").waitFor();
  });

  it("leads a reader who chose it to both languages before the first paint", async () => {
    const { page } = await quietReader();
    await page.addInitScript(() => localStorage.setItem("side-by-side", "on"));
    const letGo = await holdBack(page, "**/assets/*.js");
    await page.goto(`${address()}#main`, { waitUntil: "commit" });
    await page.waitForURL(`${address()}?side-by-side#main`, { waitUntil: "commit" });
    await expect.poll(() => rows(page).count()).toBe(3);
    letGo();
    await alive(page);
    expect(await rows(page).count()).toBe(3);
  });

  it("works before the page is alive, both ways", async () => {
    const { page } = await newReader();
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(address());
    await both(page).click();
    await page.waitForURL(`${address()}?side-by-side`);
    expect(await saved(page)).toBe("on");
    await one(page).click();
    await page.waitForURL(address());
    expect(await saved(page)).toBe("off");
  });

  it("is no choice of somebody who only followed a shared address", async () => {
    const { page } = await quietReader();
    await open(page, `${address()}?side-by-side`);
    expect(await saved(page)).toBeNull();
    await page.locator(".neighbours a").first().click();
    await page.waitForURL(address("", "2026-11-21-morning"));
    await expect.poll(() => rows(page).count()).toBe(0);
  });

  it("switches without a saved choice where storage is forbidden", async () => {
    const { page, complaints } = await newReader();
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
    });
    await open(page, address());
    await both(page).click();
    await expect.poll(() => rows(page).count()).toBe(3);
    await one(page).click();
    await expect.poll(() => rows(page).count()).toBe(0);
    expect(complaints.filter((complaint) => !complaint.startsWith("warning: "))).toEqual([]);
  });
});

it("stands in two columns on a wide screen, aligned row by row", async () => {
  const { page } = await quietReader({ viewport: desk });
  await open(page, `${address()}?side-by-side`);
  for (const [own, other] of await boxes(page)) {
    expect(other?.top).toBe(own?.top);
    expect(other?.left).toBeGreaterThan((own?.left ?? 0) + (own?.width ?? 0) - 1);
  }
  expect(await page.locator(".pair > button:visible").count()).toBe(0);
});

describe("on a phone", () => {
  const opener = (page: Page, at: number) => page.getByRole("button", { name: "In Polish" }).nth(at);
  const isOpen = (page: Page, at: number) => rows(page).nth(at).locator(':scope > [lang="pl"]').isVisible();

  it("opens a counterpart beneath its paragraph by a tap on it, and closes it by another", async () => {
    const { page } = await quietReader({ viewport: phone, hasTouch: true });
    await open(page, `${address()}?side-by-side`);
    expect(await isOpen(page, 0)).toBe(false);
    await page.getByText("The tram was late.").tap();
    await expect.poll(() => isOpen(page, 0)).toBe(true);
    expect(await isOpen(page, 1)).toBe(false);
    const [own, other] = (await boxes(page))[0] ?? [];
    expect(other?.top).toBeGreaterThan(own?.top ?? 0);
    await page.getByText("The tram was late.").tap();
    await expect.poll(() => isOpen(page, 0)).toBe(false);
  });

  it("opens it by Enter, too, and says so to assistive technology", async () => {
    const { page } = await quietReader({ viewport: phone });
    await open(page, `${address()}?side-by-side`);
    await opener(page, 1).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isOpen(page, 1)).toBe(true);
    expect(await opener(page, 1).getAttribute("aria-expanded")).toBe("true");
    const controlled = await opener(page, 1).getAttribute("aria-controls");
    expect(await page.evaluate((of) => document.getElementById(of ?? "")?.lang, controlled)).toBe("pl");
  });

  it("opens it by a press before the page is alive, which stays", async () => {
    const { page } = await quietReader({ viewport: phone });
    const letGo = await holdBack(page, "**/assets/*.js");
    await page.goto(`${address()}?side-by-side`, { waitUntil: "commit" });
    await opener(page, 0).click();
    expect(await isOpen(page, 0)).toBe(true);
    letGo();
    await alive(page);
    expect(await isOpen(page, 0)).toBe(true);
    await opener(page, 0).click();
    await expect.poll(() => isOpen(page, 0)).toBe(false);
  });

  it("follows a link within a paragraph, and lets words be selected", async () => {
    const { page } = await newReader({ viewport: phone });
    await page.route("https://rails.example/**", (route) => route.fulfill({ body: "Rails." }));
    await open(page, `${address()}?side-by-side`);
    await page.getByText("The tram was late.").dblclick();
    expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
    await page.getByRole("link", { name: "the rails" }).click();
    await page.waitForURL("https://rails.example/**");
  });

  it("shows every counterpart without JavaScript", async () => {
    const { page } = await newReader({ viewport: phone, javaScriptEnabled: false });
    await page.goto(address());
    await page.getByRole("link", { name: "Read in both languages" }).click();
    await page.waitForURL(`${address()}?side-by-side`);
    for (const at of [0, 1, 2]) expect(await isOpen(page, at)).toBe(true);
    expect(await page.locator(".pair > button:visible").count()).toBe(0);
  });
});

it.each([phone, desk])("prints both languages, also what is closed ($width)", async (viewport) => {
  const { page } = await quietReader({ viewport });
  await open(page, `${address()}?side-by-side`);
  await page.emulateMedia({ media: "print" });
  await page.getByText("Nadjechał.").waitFor();
  expect(await page.locator(".sides:visible, .pair > button:visible").count()).toBe(0);
});

it.each([
  [390, ""],
  [1280, "/pl"],
])("stands in nobody's way at %i pixels under %s/, in both themes", async (width, prefix) => {
  const { page } = await newReader({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await open(page, `${address(prefix)}?side-by-side`);
  if (width === 390) await opener390(page);
  expect(await obstaclesInBothThemes(page)).toEqual([]);
});

const opener390 = (page: Page) => page.getByRole("button", { name: "In Polish" }).first().click();
