// The home page while stories load, are late or are not there yet.
import { expect, it } from "vitest";
import { holdBack, newReader, open, quietReader } from "./browser.ts";
import { movableClock, openSite, siteOfFile } from "./site.fixture.ts";

const generic = "Something went wrong. Please try again.";
const stories = [{ id: "2026-11-21-morning" }, { id: "2026-11-21-afternoon" }];
const site = siteOfFile({ clock: movableClock("2026-11-21T15:42:00+01:00"), stories });

it("calls no story late before it knows today's, and none that is there", async () => {
  const { page } = await quietReader();
  const letGo = await holdBack(page, "**/api/posts/today");
  await open(page, `${site.url}/contact`);
  await page.getByRole("link", { name: "Mruk, home page" }).first().click();
  const stops = page.locator(".stop");
  await stops.first().waitFor();
  expect(await stops.locator(".stop__state").allInnerTexts()).toEqual([
    "Morning",
    "Afternoon",
    expect.stringContaining("Next story in"),
  ]);
  expect(await page.locator(".stop[data-state=late]").count()).toBe(0);
  letGo();
  await expect.poll(() => page.locator(".stop[data-state=out]").count()).toBe(2);
  expect(await page.locator(".stop[data-state=late]").count()).toBe(0);
});

it("calls no story late when today's could not be loaded", async () => {
  const { page } = await newReader();
  await page.route("**/api/posts/today", (route) => route.fulfill({ status: 500, body: "{}" }));
  await open(page, `${site.url}/contact`);
  await page.getByRole("link", { name: "Mruk, home page" }).first().click();
  await page.locator("#today").getByRole("heading", { name: generic }).waitFor();
  expect(await page.locator(".dayline").innerText()).not.toContain("late");
});

it.each([
  ["", "Morning: a little late", "The lamp is not lit yet", "Mruk is still thinking this one over.", generic],
  [
    "/pl/",
    "Poranek: małe spóźnienie",
    "Lampa jeszcze się nie świeci",
    "Mruk jeszcze się nad tą historią zastanawia.",
    "Coś poszło nie tak.",
  ],
])(
  "waits for a morning's story that is late, and says nothing of an error (%s)",
  async (path, line, title, text, wrong) => {
    const clock = movableClock("2026-11-22T08:05:00+01:00");
    const late = await openSite({ clock, stories });
    const { page } = await quietReader();
    await open(page, late.url + path);
    expect((await page.locator(".stop__state").first().innerText()).replaceAll("\u00a0", " ")).toBe(line);
    const cards = page.locator("#today .post--wait");
    expect(await cards.locator("h3").allInnerTexts()).toEqual([title, title, title]);
    expect((await cards.first().innerText()).replaceAll("\u00a0", " ")).toContain(text);
    expect(await page.locator("main").innerText()).not.toContain(wrong);
  },
);

it("says in a month's first hours that the month has no story yet, and shows the others again", async () => {
  const young = await openSite({ clock: movableClock("2026-12-01T06:30:00+01:00"), stories });
  const { page } = await quietReader();
  await open(page, young.url);
  const gallery = page.locator(".gallery-area");
  const filter = page.getByRole("combobox", { name: "Filter by date" });
  await filter.selectOption("month");
  await gallery.getByRole("heading", { name: "No story from these dates yet" }).waitFor();
  expect(await gallery.getByRole("status").first().innerText()).toBe("0 stories shown");
  expect(await page.locator("main").innerText()).not.toContain(generic);
  await page.getByRole("heading", { name: "From the archive" }).waitFor();
  await filter.selectOption("all");
  await expect.poll(() => gallery.locator(".grid .post__link").count()).toBe(2);
});
