// What readers' browsers keep (web/offline) while stories come and go, the network fails, and the site is released anew.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { StoryId, storyPath } from "#api/stories/model.ts";
import { alive, newReader, open } from "./browser.ts";
import { frontOfFile } from "./front.fixture.ts";
import { keptNow, leave, readerWithWorker, untilKept } from "./offline.fixture.ts";
import { movableClock, openSite, siteOfFile, slotsUntil } from "./site.fixture.ts";

const afternoon = "2026-11-21T15:42:00+01:00";
const clock = movableClock(afternoon);
const ids = slotsUntil("2026-11-21", 3);
const site = siteOfFile({ clock, stories: ids.map((id) => ({ id })) });
const front = frontOfFile(site);
beforeEach(() => clock.moveTo(afternoon));

const kept = "2026-11-20-evening";
const evening = "2026-11-21-evening";
const heading = (page: Page) => page.locator("main h1");
const titleOf = (id: string) => `Rain on the sill, ${id}`;

/** A reader whose browser keeps the eight stories that are out. */
async function ready() {
  const { page } = await readerWithWorker(front.url);
  await untilKept(page, ids.length - 1);
  return page;
}

/** Moves the worker's clock, which goes on in the pages that it makes. */
const aDayLater = (page: Page) =>
  page.evaluate(async () => {
    const { clockOffset } = JSON.parse(document.getElementById("state")?.textContent ?? "{}");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ order: "keep", clockOffset: clockOffset + 86_400_000, pictures: false });
  });

it("keeps no word of a story before its hour, and shows what there was on the days after", async () => {
  const page = await ready();
  const everything = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const answers = await (await caches.open("mruk-answers")).matchAll();
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    return [...requests.flat().map(({ url }) => url), ...texts].join(" ");
  });
  expect(everything).toContain(kept);
  expect(everything).not.toContain(evening);
  clock.moveTo("2026-11-21T20:00:01+01:00");
  await page.goto(`${front.url}/post/${evening}`);
  await untilKept(page, ids.length);
  await page.context().setOffline(true);
  await open(page, `${front.url}/pl/post/${evening}`);
  await heading(page).getByText(`Deszcz na parapecie, ${evening}`).waitFor();
  const away = page.locator("#today").getByText("Network error. Please check your connection.");
  await aDayLater(page);
  await open(page, front.url);
  await expect.poll(() => page.locator(".gallery-area .grid .post__link").count()).toBe(8);
  await away.waitFor();
  expect(await page.getByText(/late/).count()).toBe(0);
});

it("replaces a story once its correction was read, and deletes it with its picture once it was withdrawn", async () => {
  const path = storyPath(StoryId.parse(kept));
  const refresh = () => site.services.library.refresh({ paths: [path] });
  const everythingKept = (page: Page) =>
    page.evaluate(async () => {
      const answers = await (await caches.open("mruk-answers")).matchAll();
      return (await Promise.all(answers.map((answer) => answer.text()))).join(" ");
    });
  const page = await ready();
  await writeStory(site.contentDir, { id: kept, titleEn: "Snow on the sill" });
  await refresh();
  await open(page, `${front.url}/post/${kept}`);
  await leave(page);
  await expect.poll(() => everythingKept(page)).toContain("Snow on the sill");
  await rm(join(site.contentDir, path));
  await refresh();
  expect((await page.goto(`${front.url}/post/${kept}`))?.status()).toBe(404);
  await untilKept(page, ids.length - 2);
  expect(await everythingKept(page)).not.toContain(kept);
  await page.context().setOffline(true);
  await open(page, `${front.url}/post/${kept}`);
  await heading(page).getByText("This page needs a connection.").waitFor();
  await writeStory(site.contentDir, { id: kept });
  await refresh();
});

it("shows what is kept where the server is away or hangs, and never touches the panel, mailed links, or what is sent", async () => {
  const page = await ready();
  for (const turn of ["cut", { status: 502 }] as const) {
    front.decide = () => turn;
    await open(page, `${front.url}/post/${kept}`);
    await heading(page).getByText(titleOf(kept)).waitFor();
  }
  await page.goto(`${front.url}/post/2026-01-01-evening`);
  await heading(page).getByText("This page needs a connection.").waitFor();
  for (const path of ["/admin", "/pl/admin/login", "/newsletter/unsubscribe?token=x"]) {
    expect((await page.goto(front.url + path))?.status()).toBe(502);
  }
  await open(page, `${front.url}/post/${kept}`);
  const answered = await page.evaluate(async (id) => {
    const like = await fetch(`/api/posts/${id}/like`, { method: "POST" });
    const search = await fetch("/api/search?q=rain&language=en");
    const panel = await fetch("/api/admin/posts");
    return [like.status, search.status, panel.status];
  }, kept);
  expect(answered).toEqual([502, 502, 502]);

  front.decide = () => "hang";
  await open(page, `${front.url}/post/${kept}`);
  await heading(page).getByText(titleOf(kept)).waitFor();
  // The worker knows by now that nothing comes.
  await page.locator(".story__back a").first().click();
  await page.locator(".gallery-area .post__link").first().waitFor();
  front.mend();
  await open(page, `${front.url}/categories`);
  await heading(page).getByText("Categories").waitFor();
});

it("guards a page without a connection as the server does, and keeps the other pictures where one cannot be had", async () => {
  front.decide = (address) => (address.startsWith(`/images/${ids[7]}.`) ? { status: 404 } : undefined);
  const { page } = await readerWithWorker(front.url);
  await untilKept(page, ids.length - 1, ids.length - 2);
  const { headers } = await fetch(front.url);
  front.decide = () => "cut";
  const shown = await page.goto(`${front.url}/post/${kept}`);
  for (const name of ["content-security-policy", "referrer-policy", "x-frame-options", "cross-origin-opener-policy"]) {
    expect(shown?.headers()[name], name).toBe(headers.get(name));
  }
  await heading(page).getByText(titleOf(kept)).waitFor();
});

it("keeps everything again once what was switched off is switched on, on the same page", async () => {
  const page = await ready();
  await open(page, `${front.url}/privacy`);
  const choice = page.getByRole("switch", { name: "Keep the last thirty days for reading offline" });
  await choice.click();
  await page.getByText("Nothing is kept any more.").waitFor();
  await choice.click();
  await untilKept(page, ids.length - 1);
  await page.context().setOffline(true);
  await open(page, `${front.url}/post/${kept}`);
  await heading(page).getByText(titleOf(kept)).waitFor();
});

it("keeps nothing where that was switched off while the browser still fetched the worker", async () => {
  const fetched = Promise.withResolvers<undefined>();
  front.decide = (address) => (address === "/sw.js" ? fetched.promise : undefined);
  const { page } = await newReader({ serviceWorkers: "allow" });
  await open(page, `${front.url}/privacy`);
  await expect.poll(() => front.asked).toContain("GET /sw.js");
  await page.getByRole("switch", { name: "Keep the last thirty days for reading offline" }).click();
  await page.getByText("Nothing is kept any more.").waitFor();
  const installed = page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).active));
  fetched.resolve(undefined);
  expect(await installed).toBe(true);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await keptNow(page)).toEqual({ stories: [], pictures: 0 });
});

it("keeps both tabs alive, and what one forgets is gone for the other", async () => {
  const page = await ready();
  const other = await page.context().newPage();
  await open(other, `${front.url}/privacy`);
  await other.getByRole("switch", { name: "Keep the last thirty days for reading offline" }).click();
  await other.getByText("Nothing is kept any more.").waitFor();
  await page.locator("main .post__link").first().click();
  await page.locator(".prose").waitFor();
  await leave(page);
  expect(await keptNow(page)).toEqual({ stories: [], pictures: 0 });
});

/** The files of a release whose code of the archive has another name, and nothing of the former one's. */
async function release(page: Page) {
  const script = await (await fetch(`${site.url}/sw.js`)).text();
  const former = /\/assets\/archive-page-[\w-]+\.js/.exec(script)?.[0] ?? "";
  const next = "/assets/archive-page-released.js";
  front.decide = (address) => {
    if (address === former) return { status: 404 };
    if (address === next) return { status: 200, body: "export {}", type: "text/javascript" };
    if (address !== "/sw.js") return undefined;
    return { status: 200, body: script.replaceAll(former, next), type: "text/javascript" };
  };
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe("installed");
  return { former, next };
}

it("leaves an open page its code after a release, and takes that over once no page of the former one is open", async () => {
  const page = await ready();
  const { former, next } = await release(page);
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await page.locator('.footer a[href="/archive"]').click();
  await heading(page).getByText("Archive").waitFor();
  expect(await page.locator("body[data-same]").count()).toBe(1);
  const later = await page.context().newPage();
  // A page that the former worker serves would keep it at work.
  const devtools = await later.context().newCDPSession(later);
  await devtools.send("Network.enable");
  await devtools.send("Network.setBypassServiceWorker", { bypass: true });
  await later.goto(`${front.url}/robots.txt`);
  await page.close();
  const areThere = (...addresses: string[]) =>
    later.evaluate(
      (all) => Promise.all(all.map((each) => caches.match(each))).then((each) => each.map(Boolean)),
      addresses,
    );
  await expect.poll(() => areThere(former, next)).toEqual([false, true]);
  await devtools.detach();

  // The release before had no worker, and asks nothing of this one.
  front.decide = (address) =>
    address === "/sw.js" ? { status: 404 } : { status: 200, body: "<p>The release before", type: "text/html" };
  await later.goto(front.url);
  await expect.poll(() => later.evaluate(async () => (await caches.keys()).length)).toBe(0);
  front.mend();
  await open(later, `${front.url}/post/${kept}`);
  await heading(later).getByText(titleOf(kept)).waitFor();
});

it("takes back what is kept where the operator switches that off", async () => {
  const page = await ready();
  const off = await openSite({ clock, stories: [], settings: { OFFLINE: "off" } });
  const answer = await fetch(`${off.url}/sw.js`);
  expect([answer.headers.get("cache-control"), answer.headers.get("content-type")]).toEqual([
    "no-cache",
    "text/javascript; charset=utf-8",
  ]);
  expect(await (await fetch(off.url)).text()).not.toContain('"later":');
  expect(await (await fetch(site.url)).text()).toContain('"later":');
  const body = await answer.text();
  front.decide = (address) => (address === "/sw.js" ? { status: 200, body, type: "text/javascript" } : undefined);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});

it("keeps what there is room for, and goes on without a word where there is none", async () => {
  const { page, complaints } = await readerWithWorker(front.url);
  await untilKept(page, ids.length - 1);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: front.url, quotaSize: usage + 100 });
  clock.moveTo("2026-11-21T20:00:01+01:00");
  await open(page, `${front.url}/post/${evening}`);
  await leave(page);
  await heading(page).getByText(titleOf(evening)).waitFor();
  await page.context().setOffline(true);
  await open(page, `${front.url}/post/${kept}`);
  await heading(page).getByText(titleOf(kept)).waitFor();
  expect(complaints.filter((complaint) => /quota|uncaught/i.test(complaint))).toEqual([]);
  await alive(page);
});
