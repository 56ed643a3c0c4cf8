// From end to end: the terminal program makes a story ahead of time; readers see it from its instant on.
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import type { Clock } from "#api/platform/clock.ts";
import { readConfig } from "#api/platform/config.ts";
import { openServices } from "#api/wiring/server-services.ts";
import { type Library, mruk, temporaryLibrary } from "#cli/e2e/program.fixture.ts";
import { startServer } from "#web/server/serve.ts";
import { open, ownClock, quietReader } from "./browser.ts";
import { movableClock, openSite } from "./site.fixture.ts";

const before = "2026-11-21T13:59:00+01:00";
const reveal = "2026-11-21T14:00:00+01:00";
const id = "2026-11-21-afternoon";

/** A library in which the terminal program, a minute before the slot, made the story of the slot and the one before. */
async function libraryWithAStoryAhead(): Promise<Library> {
  const library = temporaryLibrary();
  for (const slot of ["morning", "afternoon"]) {
    const ended = await mruk(["generate", "--slot", slot], { ...library.settings, MRUK_NOW: before });
    expect(ended).toMatchObject({ code: 0, stderr: "" });
  }
  return library;
}

async function serve({ settings }: Library, clock: Clock): Promise<string> {
  const config = readConfig({ ...settings, PORT: "0" });
  const services = await openServices({ config, clock, log: pino({ level: "silent" }), environment: process.env });
  const server = await startServer({ config, services });
  onTestFinished(async () => {
    await server.close();
    await services.close();
  });
  return server.url;
}

it("a story made ahead is absent from page, API and picture address a minute before its slot, and present at it", async () => {
  const library = await libraryWithAStoryAhead();
  const clock = movableClock(before);
  const url = await serve(library, clock);
  const status = async (path: string) => (await fetch(url + path)).status;
  const ids = async (path: string) =>
    ((await (await fetch(url + path)).json()) as { id: string }[]).map((post) => post.id);
  const addresses = [
    `/post/${id}`,
    `/pl/post/${id}`,
    `/api/posts/${id}`,
    `/images/${id}.webp`,
    `/images/${id}.webp?w=640`,
  ];
  const lists = ["/api/posts", "/api/posts/today", "/api/posts/popular?limit=3"];
  const { page } = await quietReader();
  const links = page.locator(`a[href$="${id}"]`);

  for (const address of addresses) expect([address, await status(address)]).toEqual([address, 404]);
  for (const list of lists) expect([list, await ids(list)]).toEqual([list, ["2026-11-21-morning"]]);
  await open(page, url);
  expect(await links.count()).toBe(0);
  expect(await page.content()).not.toContain(id);
  expect(await page.locator(".stop[data-state=next] .stop__count").innerText()).toBe("1 min");

  clock.moveTo(reveal);
  for (const address of addresses) expect([address, await status(address)]).toEqual([address, 200]);
  for (const list of lists) expect(await ids(list)).toContain(id);
  await open(page, url);
  expect(await page.locator("#today .post__link").count()).toBe(2);
  await links.first().click();
  await page.locator(".prose p").first().waitFor();
  const picture = page.locator(".story__hero img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
});

it("shows the new story by itself on a page that was open when its instant came", async () => {
  const clock = movableClock(before);
  const { url } = await openSite({ clock, stories: [{ id: "2026-11-21-morning" }, { id }] });
  const { page } = await quietReader();
  await ownClock(page);
  await open(page, url);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  clock.moveTo(reveal);
  await page.clock.fastForward("01:00");
  await page.locator(`#today a[href="/post/${id}"]`).waitFor();
  await page.locator(`.hero a[href="/post/${id}"]`).first().waitFor();
  expect(await page.locator(".stop[data-state=out]").count()).toBe(2);
  expect(await page.locator("html").getAttribute("data-slot")).toBe("afternoon");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});
