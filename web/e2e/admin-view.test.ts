// The ways from the panel to a post, and the words for the server's refusals.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { dialog, openPanel, panelOfFile, row, toast } from "./admin.fixture.ts";
import { newReader } from "./browser.ts";
import { movableClock, slotsUntil } from "./site.fixture.ts";

const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 2).map((id) => ({ id })),
  // A service whose address is not configured.
  settings: { FILMMAKER: "remote" },
});
const [published, scheduled] = ["2026-11-21-morning", "2026-11-21-evening"] as const;

async function panel(language: "en" | "pl" = "en"): Promise<Page> {
  const { page } = await newReader({ reducedMotion: "reduce" });
  await page.addInitScript((saved) => localStorage.setItem("language", saved), language);
  await openPanel(page, site, session);
  await page.locator(".toolbar button").first().waitFor();
  return page;
}

/** The title of the page that a press opens in a new tab. */
async function titleOfNewTab(page: Page, press: () => Promise<void>): Promise<string> {
  const [tab] = await Promise.all([page.waitForEvent("popup"), press()]);
  await tab.locator("h1").first().waitFor();
  return tab.locator("h1").first().innerText();
}

it("opens the page of a public story in a new tab, in the panel's language", async () => {
  const page = await panel("pl");
  const view = page
    .locator(".row")
    .filter({ hasText: published })
    .getByRole("link", { name: /^Zobacz/ });
  expect(await view.getAttribute("href")).toBe(`/pl/post/${published}`);
  expect(await titleOfNewTab(page, () => view.click())).toBe(`Deszcz na parapecie, ${published}`);
});

it("shows the preview of a story that waits for its hour, which has no page yet", async () => {
  const page = await panel();
  const waiting = row(page, scheduled);
  expect(await waiting.getByRole("link", { name: /^View/ }).count()).toBe(0);
  await waiting.getByRole("button", { name: "Preview", exact: true }).click();
  await dialog(page).getByRole("tab", { name: "Preview", selected: true }).waitFor();
  expect(new URL(page.url()).search).toBe(`?preview=${scheduled}`);
  await dialog(page).getByRole("tabpanel", { name: "Preview" }).getByText("It rained.").first().waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => new URL(page.url()).search).toBe("");
});

it("leads from the toast of a saved story to its page", async () => {
  const page = await panel();
  await row(page, published).getByRole("button", { name: "Edit" }).click();
  await dialog(page).getByLabel("English title", { exact: true }).fill("A Tram Goes By");
  await page.keyboard.press("Control+s");
  const view = toast(page).getByRole("button", { name: "View" });
  await view.waitFor();
  expect(await titleOfNewTab(page, () => view.click())).toBe("A Tram Goes By");
});

it("says the server's refusals in Polish in a Polish panel, and in the server's words in an English one", async () => {
  for (const [language, words] of [
    ["pl", "Na dysku serwera zabrakło miejsca. Zwolnij je i spróbuj ponownie."],
    ["en", "The disk is full. Make room."],
  ] as const) {
    const page = await panel(language);
    await page.route("**/api/admin/generate-post", (route) =>
      route.fulfill({ status: 507, json: { error: "The disk is full.", code: "DISK_FULL", hint: "Make room." } }),
    );
    await page.locator(".toolbar button").nth(1).click();
    await dialog(page).locator("button[type=submit]").click();
    await expect.poll(() => toast(page).locator("p").innerText()).toBe(words.replace(/ (\p{L}) /gu, " $1\u00a0"));
    await page.unroute("**/api/admin/generate-post");
    await page.route("**/api/admin/generate-post", (route) =>
      route.fulfill({ status: 500, json: { error: "Something of a newer server.", code: "NOT_KNOWN_YET" } }),
    );
    await dialog(page).locator("button[type=submit]").click();
    // A code without words keeps the server's sentence.
    await expect.poll(() => toast(page).locator("p").innerText()).toBe("Something of a newer server.");
  }
});
