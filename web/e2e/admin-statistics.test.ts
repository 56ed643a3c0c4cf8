// The panel's statistics and server status, over a site that has had readers.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import type { Session } from "#api/access/model.ts";
import { signIn } from "#api/access/sign-in.fixture.ts";
import type { StatsOverview } from "#api/statistics/model.ts";
import { obstacles, obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { call, openPanel } from "./admin.fixture.ts";
import { holdBack, newReader, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const clock = movableClock("2026-11-19T15:42:00+01:00");
const ids = slotsUntil("2026-11-24", 7);
const categories = ["Daily Life", "Adventure", "Playtime"];
const site = siteOfFile({
  clock,
  git: true,
  stories: ids.map((id, index) => ({
    id,
    titleEn: `Story ${index + 1}`,
    titlePl: `Historia ${index + 1}`,
    category: categories[index % 3] ?? "",
  })),
});

/** A reader with a browser's user agent, so that the view counts. */
const headers = {
  "content-type": "application/json",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
};
const tell = (address: string, body: object) =>
  fetch(`${site.url}/api${address}`, { method: "POST", headers, body: JSON.stringify(body) });

let session: Session;
beforeAll(async () => {
  session = await signIn(site.url);
  // One view two days ago; six stories viewed today, each once more than the one before.
  await tell("/stats/page-view", { page: "/post", postId: ids[0] });
  clock.moveTo("2026-11-21T15:42:00+01:00");
  session = await signIn(site.url);
  for (const [index, postId] of ids.slice(0, 6).entries()) {
    for (let reader = 0; reader <= index; reader++) {
      await tell("/stats/page-view", { page: "/post", postId });
      await tell(`/posts/${postId}/like`, {});
    }
    await tell("/stats/post-click", { postId, clickType: "read-more" });
  }
  await writeFile(join(site.contentDir, "stories", "2026", "11", "2026-11-18-broken.md"), "no front matter");
});

const statistics = (page: Page) => page.getByRole("region", { name: "Statystyki" });
const toast = (page: Page) => page.locator(".toast");

async function openStatistics(page: Page, path = "/admin") {
  await openPanel(page, site, session, path);
  await page.locator(".figures .n").first().waitFor();
}

it("shows four cards with what happened today, and the five most popular posts with their numbers", async () => {
  const { page } = await quietReader();
  await openStatistics(page);
  const cards = await statistics(page).locator(".figure").allInnerTexts();
  expect(cards.map((text) => text.split("\n").filter(Boolean))).toEqual([
    ["Total views", "22", "21 today"],
    ["Total clicks", "6", "6 today"],
    ["Total likes", "21", "on 21 posts"],
    ["Total posts", "21", "2 today"],
  ]);
  const popular = page.getByRole("region", { name: "Most Popular Posts" });
  const rows = await popular.locator("tbody tr").all();
  expect(rows).toHaveLength(5);
  const [first] = rows;
  const cells = await first?.locator("td").allInnerTexts();
  expect(cells).toEqual(["1", "Story 6", "Playtime", "Evening", "6", "1", "6"]);
  expect(await first?.locator("td[lang=en]").innerText()).toBe("Story 6");
  expect(await popular.locator("thead").innerText()).toMatch(
    /Rank\s+Title\s+Category\s+Time slot\s+Likes\s+Clicks\s+Views/,
  );
});

it("has a link to the posts below it, and remembers which sections are collapsed", async () => {
  const { page } = await newReader();
  await openStatistics(page);
  const ranking = page.getByRole("region", { name: "Ranking" });
  await ranking.waitFor();
  await page.getByRole("heading", { name: "Most Popular Posts" }).click();
  await ranking.waitFor({ state: "hidden" });
  await page.locator("summary", { hasText: "The last 30 days" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".day-charts").waitFor({ state: "hidden" });
  await page.reload();
  await page.getByRole("heading", { name: "Most Popular Posts" }).waitFor();
  expect([await ranking.isVisible(), await page.locator(".day-charts").isVisible()]).toEqual([false, false]);
  await page.getByRole("heading", { name: "Most Popular Posts" }).click();
  await ranking.waitFor();
  await page.getByRole("link", { name: "Statistics", exact: true }).click();
  const statistics = page.locator("#statistics");
  await expect.poll(() => statistics.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect
    .poll(() => statistics.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
    .toBe(true);
});

it("draws no charts of days without views, likes or clicks", async () => {
  const { page } = await newReader();
  await page.route("**/api/admin/stats/overview", async (route) => {
    const stats = (await (await call(site, session, "/api/admin/stats/overview")).json()) as StatsOverview;
    const none = { views: 0, clicks: 0, likes: 0 };
    await route.fulfill({
      json: {
        ...stats,
        days: stats.days.map((day) => ({ ...day, ...none })),
        bySlot: stats.bySlot.map((slot) => ({ ...slot, likes: 0 })),
        byCategory: stats.byCategory.map((each, index) => ({ ...each, likes: index === 0 ? 2 : 0 })),
      },
    });
  });
  await openStatistics(page);
  expect(await page.locator(".day-charts").innerText()).toMatch(/Views\s+Nothing yet\s+Clicks\s+Nothing yet/);
  expect(await page.locator(".day-charts svg").count()).toBe(0);
  expect(await page.locator(".shares").innerText()).toMatch(/Likes by time slot\s+Nothing yet/);
  expect(await page.getByRole("list", { name: "Likes by category" }).getByRole("listitem").count()).toBe(1);
});

it("shows the last 30 Warsaw days as charts in words, with every number in a table reached by keyboard", async () => {
  const { page } = await newReader();
  await openStatistics(page);
  const chart = (name: RegExp) => page.getByRole("img", { name });
  await chart(/^Views\. 22 in all, most on Nov 21: 21$/).waitFor();
  await chart(/^Clicks\. 6 in all, most on Nov 21: 6$/).waitFor();
  await chart(/^Likes\. 21 in all, most on Nov 21: 21$/).waitFor();
  expect(
    await chart(/^Views/)
      .locator("rect")
      .count(),
  ).toBe(30);
  const summary = page.getByText("All numbers by day", { exact: true });
  await summary.focus();
  await page.keyboard.press("Enter");
  const table = page.getByRole("region", { name: "All numbers by day" });
  const rows = await table.locator("tbody tr").allInnerTexts();
  expect(rows).toHaveLength(30);
  expect(rows[0]?.split(/\t/)).toEqual(["Nov 21", "21", "6", "21"]);
  expect(rows[2]?.split(/\t/)).toEqual(["Nov 19", "1", "0", "0"]);
  await page.keyboard.press("Tab");
  expect(await table.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole("list", { name: "Likes by time slot" }).innerText()).toMatch(
    /Morning\s+5 likes\s+Afternoon\s+7 likes\s+Evening\s+9 likes/,
  );
  expect(await page.getByRole("list", { name: "Likes by category" }).innerText()).toMatch(
    /Playtime\s+9 likes\s+Adventure\s+7 likes\s+Daily Life\s+5 likes/,
  );
});

it("shows the status: the buffer, the runs, the cost, the subscribers and the broken files", async () => {
  const { page } = await newReader();
  await openStatistics(page);
  const item = (name: string) => statistics(page).locator(".status-list > div").filter({ hasText: name });
  expect(await item("Stories ahead").innerText()).toMatch(
    /Stories ready until Tuesday evening\s+10 stories wait for their hour/,
  );
  expect(await item("Last run").innerText()).toContain("None yet");
  expect(await item("Cost of 30 days").innerText()).toMatch(/\$\d/);
  expect(await item("Subscribers").innerText()).toContain("0");
  expect(await item("Broken files").innerText()).toContain("1 file cannot be read");
  expect(await item("Copy in the remote").innerText()).toContain("Complete");
  await page.getByRole("link", { name: "Show them" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?state=broken");
});

it("says in words and not by colour alone when stories run low or are missing, and what the last run had to say", async () => {
  const { page } = await newReader({ reducedMotion: "reduce" });
  let change = (stats: StatsOverview): StatsOverview => stats;
  await page.route("**/api/admin/stats/overview", async (route) => {
    const stats = (await (await call(site, session, "/api/admin/stats/overview")).json()) as StatsOverview;
    await route.fulfill({ json: change(stats) });
  });
  const run = { origin: "schedule" as const, startedAt: "2026-11-21T05:00:00Z", skipped: 0, costUsd: 0 };
  const failed = {
    ...run,
    endedAt: "2026-11-21T05:01:00Z",
    published: 1,
    failed: 2,
    error: { code: "TEXT_REJECTED", message: "<b>No text</b>", hint: "Try again." },
  };
  change = (stats) => ({
    ...stats,
    buffer: { ...stats.buffer, level: "low" },
    runs: { last: failed, lastFailed: failed },
    cost: { days: 30, stories: 12, usd: 1234.5 },
    subscribers: { confirmed: 1200, weekly: 0, waiting: 1, bounced: 0 },
  });
  await openStatistics(page);
  const statusList = statistics(page).locator(".status-list");
  const words = await statusList.innerText();
  expect(words).toContain("Running low: stories ready until Tuesday evening");
  expect(words).toMatch(/Nov 21, 2026 06:01\s*with an error\s+Schedule: 1 story made, 2 not made/);
  expect(words).toContain("Last error, Nov 21, 2026 06:01: <b>No text</b> Try again.");
  expect(words).toContain("$1,234.50");
  expect(words).toMatch(/1,200\s+1 has yet to confirm/);
  expect(await obstacles(page, ".status-list")).toEqual([]);
  const gap = {
    date: "2026-11-23",
    timeSlot: "morning",
    publishedAt: "2026-11-23T08:00:00+01:00",
    deleted: true,
  } as const;
  change = (stats) => ({ ...stats, buffer: { ...stats.buffer, ready: 4, later: 5, gap, level: "low" } });
  await openStatistics(page);
  await expect.poll(() => statusList.innerText()).toContain("No story for Nov 23, 2026 08:00: it was deleted");
  expect(await statusList.innerText()).toContain("4 stories wait for their hour, 5 more after that");
  expect(await obstacles(page, ".status-list")).toEqual([]);
  change = (stats) => ({ ...stats, buffer: { ready: 0, later: 0, until: null, gap: null, level: "empty" } });
  await page.goto(`${site.url}/pl/admin`);
  await expect.poll(() => statusList.innerText()).toContain("Brakuje następnego opowiadania");
  change = (stats) => ({ ...stats, totalViews: 48_217 });
  await page.goto(`${site.url}/pl/admin`);
  await expect.poll(() => statusList.innerText()).toContain("Opowiadań starczy do wtorkowego wieczoru");
  expect(await page.locator(".figure .n").first().innerText()).toMatch(/^48\s217$/);
});

it("exports days and posts as CSV and JSON files", async () => {
  const { page } = await newReader();
  await openStatistics(page);
  const exported = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: button }).click(),
    ]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
  };
  const days = await exported("CSV");
  expect(days.name).toBe("mruk-days-2026-11-21.csv");
  expect(days.text).toMatch(/^\uFEFF?date,views,clicks,likes\r?\n/);
  expect(days.text).toContain("2026-11-21,21,6,21");
  await page.getByLabel("What to export").selectOption("By post");
  const posts = await exported("JSON");
  expect(posts.name).toBe("mruk-posts-2026-11-21.json");
  expect(JSON.parse(posts.text)).toEqual(
    expect.arrayContaining([expect.objectContaining({ titleEn: "Story 6", likes: 6 })]),
  );
  await page.route("**/api/admin/stats/export?*", (route) => route.abort());
  await page.getByRole("button", { name: "CSV" }).click();
  await expect.poll(() => toast(page).innerText()).toMatch(/^Error\s+Failed to fetch statistics$/);
});

it("shows placeholders while it loads, and an error with a retry button if it fails", async () => {
  const { page } = await newReader();
  const release = await holdBack(page, "**/api/admin/stats/*");
  await openPanel(page, site, session);
  await page.locator(".figures .sk").first().waitFor();
  expect(await page.getByRole("heading", { name: "Statystyki" }).count()).toBe(0);
  release();
  await page.getByRole("heading", { name: "Statystyki" }).waitFor();

  const failing = await newReader();
  const ours = failing.page;
  await ours.route("**/api/admin/stats/overview", (route) =>
    route.fulfill({ status: 503, json: { error: "The state is not available.", code: "STATE_UNAVAILABLE" } }),
  );
  await ours.route("**/api/admin/stats/popular-posts?*", (route) => route.fulfill({ status: 500, body: "oops" }));
  await openPanel(ours, site, session);
  await expect
    .poll(() => toast(ours).innerText())
    .toMatch(/^Error\s+(The state is not available\.|Failed to fetch popular posts)$/);
  expect(await ours.getByRole("heading", { name: "Statystyki" }).count()).toBe(0);
  const main = ours.getByRole("main");
  await expect.poll(() => main.innerText()).toContain("The state is not available.");
  expect(await main.innerText()).toContain("Failed to fetch popular posts");
  // A download that breaks off has no message from the server.
  const silent = (await newReader()).page;
  await silent.route("**/api/admin/stats/overview", (route) => route.abort());
  await openPanel(silent, site, session);
  await silent.getByRole("main").getByText("Failed to fetch statistics").waitFor();
  // The list of posts is there all the same.
  await ours.locator(".posts h3").first().waitFor();
  await ours.unrouteAll();
  await ours.getByRole("button", { name: "Try again" }).first().click();
  await ours.getByRole("heading", { name: "Statystyki" }).waitFor();
  await ours.getByRole("button", { name: "Try again" }).click();
  await ours.getByText("Story 6").first().waitFor();
});

it("nothing stands in anybody's way in the statistics of a phone, in either theme", async () => {
  const { page } = await newReader({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  await openStatistics(page, "/pl/admin");
  const lastDays = page.locator("details:has(.day-charts) > summary");
  // Collapsed, because the posts are below it.
  expect(await page.locator(".day-charts").isVisible()).toBe(false);
  await lastDays.click();
  await page.getByText("Wszystkie liczby dzień po dniu", { exact: true }).click();
  expect(await obstaclesInBothThemes(page, ".panel:not(.posts)")).toEqual([]);
});
