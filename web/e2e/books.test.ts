// Books where readers find them, and where the administrator has them made.
import { expect, it } from "vitest";
import { obstacles } from "./accessibility.fixture.ts";
import { dialog, inDialog, openPanel, panelOfFile, toastText, tool } from "./admin.fixture.ts";
import { newReader, open } from "./browser.ts";
import { movableClock, slotsUntil } from "./site.fixture.ts";

const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 2).map((id) => ({ id })),
  // A machine without a Chromium, wherever the test runs.
  settings: { MRUK_CHROMIUM: "/nowhere/chromium" },
});

it("search engines are told of the page of books as long as there is one", async () => {
  const told = async () => {
    const [sitemap, page] = await Promise.all(
      ["/sitemap.xml", "/pl/ksiazki"].map(async (path) => (await fetch(site.url + path)).text()),
    );
    return [sitemap?.includes("/pl/ksiazki<"), !page?.includes('<meta name="robots" content="noindex"')];
  };
  expect(await told()).toEqual([false, false]);
  const { book } = await site.services.books.make({ period: "2026-11", language: "en" }, unheard);
  expect(await told()).toEqual([true, true]);
  await site.services.books.withdraw(book.id);
  expect(await told()).toEqual([false, false]);
});

it.each([390, 1280])("the administrator has a book made and finds it in the list (%i pixels)", async (width) => {
  const { page } = await newReader({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await openPanel(page, site, session);
  await tool(page, "Books").click();
  await dialog(page).getByLabel("Month or year").fill("2026-11");
  await inDialog(page, "Make the book").click();
  expect(await toastText(page, "The book is published")).toMatch(/^5 stories in EPUB\. There is no PDF/);
  await tool(page, "Books").click();
  await dialog(page)
    .getByRole("list", { name: "Published books" })
    .getByRole("button", { name: "Withdraw 2026-11, English and Polish" })
    .waitFor();
  expect(await obstacles(page, "dialog")).toEqual([]);
});

it("the administrator withdraws a book, is told so, and stays in the dialog with the keyboard", async () => {
  await site.services.books.make({ period: "2026-11", language: "pl" }, unheard);
  const { page } = await newReader({ reducedMotion: "reduce" });
  await openPanel(page, site, session);
  await tool(page, "Books").click();
  await dialog(page).getByRole("button", { name: "Withdraw 2026-11, Polish" }).click();
  await dialog(page).last().getByRole("button", { name: "Withdraw", exact: true }).click();
  expect(await toastText(page, "The book is withdrawn")).toContain("2026-11");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("DIALOG");
});

it.each([
  ["light", 390, "/books", "November 2026"],
  ["light", 1280, "/pl/ksiazki", "Listopad 2026"],
  ["dark", 390, "/pl/ksiazki", "Listopad 2026"],
  ["dark", 1280, "/books", "November 2026"],
] as const)(
  "readers take a book from the page in the %s theme at %i pixels under %s",
  async (theme, width, path, name) => {
    await site.services.books.make({ period: "2026-11", language: "both" }, unheard);
    const { page, complaints } = await newReader({ colorScheme: theme, viewport: { width, height: 900 } });
    await open(page, site.url + path);
    const book = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
    const address = await book.getByRole("link", { name: /^EPUB/ }).getAttribute("href");
    expect((await fetch(site.url + address)).headers.get("content-type")).toBe("application/epub+zip");
    expect([await obstacles(page), complaints]).toEqual([[], []]);
  },
);

it("readers without scripts find the books from the footer, in their language", async () => {
  await site.services.books.make({ period: "2026-11", language: "both" }, unheard);
  const { page, complaints } = await newReader({ javaScriptEnabled: false, locale: "pl-PL" });
  await page.goto(`${site.url}/pl/about`);
  await page.locator(".footer").getByRole("link", { name: "Książki" }).click();
  await page.waitForURL(`${site.url}/pl/ksiazki`);
  await page.getByRole("heading", { name: "Listopad 2026" }).waitFor();
  expect(await page.locator('.footer__langs a[lang="en"]').getAttribute("href")).toMatch(/^\/books\b/);
  expect(complaints).toEqual([]);
});

const unheard = { signal: new AbortController().signal, report: () => {} };
