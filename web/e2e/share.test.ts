// The button at a story's end that passes the story on.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 2).map((id) => ({ id })),
});

const story = "/post/2026-11-21-morning";

/** Gives the browser a share sheet and a clipboard of the test's own; `shared` and `copied` have what they were given. */
const playBrowser = (page: Page, { sheet, clipboard }: { sheet: "works" | "closed" | "missing"; clipboard: boolean }) =>
  page.addInitScript(
    ([sheet, clipboard]) => {
      const share = async (data: unknown) => {
        if (sheet === "closed") throw new DOMException("Closed", "AbortError");
        Object.assign(window, { shared: data });
      };
      const writeText = async (copied: string) => {
        if (!clipboard) throw new DOMException("Not allowed", "NotAllowedError");
        Object.assign(window, { copied });
      };
      Object.defineProperty(navigator, "share", { value: sheet === "missing" ? undefined : share });
      Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    },
    [sheet, clipboard] as const,
  );
const given = (page: Page, name: "shared" | "copied") => page.evaluate((key) => Reflect.get(window, key), name);
const share = (page: Page) => page.getByRole("button", { name: /^(Share|Udostępnij)$/ });

it.each([
  ["en-GB", "", "Rain"],
  ["pl-PL", "/pl", "Deszcz"],
])(
  "opens the system's share sheet with the story's address in the reader's language (%s)",
  async (locale, prefix, title) => {
    const { page } = await quietReader({ locale });
    await playBrowser(page, { sheet: "works", clipboard: false });
    await open(page, site.url + story);
    await share(page).click();
    await expect
      .poll(() => given(page, "shared"))
      .toEqual({ title: expect.stringContaining(title), url: `${site.url}${prefix}${story}` });
    expect(await page.locator(".toast").count()).toBe(0);
  },
);

it.each([
  ["en-GB", "", "Link copied"],
  ["pl-PL", "/pl", "Adres skopiowany"],
])("copies the address where there is no share sheet, and says so (%s)", async (locale, prefix, said) => {
  const { page } = await quietReader({ locale });
  await playBrowser(page, { sheet: "missing", clipboard: true });
  await open(page, site.url + story);
  await share(page).click();
  await page.getByRole("status").getByText(said).waitFor();
  expect(await given(page, "copied")).toBe(`${site.url}${prefix}${story}`);
});

it("says nothing when the share sheet was closed", async () => {
  const { page } = await quietReader();
  await playBrowser(page, { sheet: "closed", clipboard: true });
  await open(page, site.url + story);
  await share(page).click();
  await page.locator(".story__end .like").click();
  await page.getByText("Story liked!").waitFor();
  expect(await given(page, "copied")).toBeUndefined();
});

it("shows the address where nothing may be copied", async () => {
  const { page } = await newReader();
  await playBrowser(page, { sheet: "missing", clipboard: false });
  await open(page, site.url + story);
  await share(page).click();
  const alert = page.getByRole("alert").filter({ hasText: "Please copy this link" });
  expect(await alert.innerText()).toContain(site.url + story);
});

it("is not offered without JavaScript", async () => {
  const { page } = await newReader({ javaScriptEnabled: false });
  await page.goto(site.url + story);
  expect(await share(page).isVisible()).toBe(false);
});
