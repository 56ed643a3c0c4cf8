import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { signIn } from "#api/access/sign-in.fixture.ts";
import { formatStory } from "#api/stories/file/story-file.ts";
import { type StoryId, storyPath } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { call, openPanel, section } from "./admin.fixture.ts";
import { newReader } from "./browser.ts";
import { movableClock, openSite, slotsUntil } from "./site.fixture.ts";

it("shows 10,000 posts: the first list comes in one round trip of less than 100 kB", async () => {
  const large = await openSite({ clock: movableClock("2026-11-21T15:42:00+01:00"), git: true, stories: [] });
  const ids = slotsUntil("2026-11-20", 3334).slice(-10_000);
  for (const id of ids) {
    const path = join(large.contentDir, storyPath(id as StoryId));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, formatStory(storyOf({ id, excerptEn: "Mruk waits for the rain to stop. ".repeat(6) })));
  }
  const admin = await signIn(large.url);
  const total = async () =>
    Number((await call(large, admin, "/api/admin/posts?limit=1&fields=card")).headers.get("X-Total-Count"));
  await expect.poll(total, { timeout: 120_000, interval: 500 }).toBe(10_000);

  const { page } = await newReader();
  const lists: { url: string; bytes: Promise<number> }[] = [];
  page.on("response", (response) => {
    if (!response.url().includes("/api/admin/posts")) return;
    lists.push({ url: response.url(), bytes: response.body().then((body) => body.length) });
  });
  await openPanel(page, large, admin);
  await expect.poll(() => page.getByRole("heading", { name: /Manage Posts/ }).innerText()).toBe("Manage Posts (10000)");
  const rows = section(page).getByRole("listitem");
  expect(await rows.count()).toBe(20);
  expect(lists).toHaveLength(1);
  expect(await lists[0]?.bytes).toBeLessThan(100_000);
  await section(page).getByLabel("Search posts", { exact: true }).fill("2021-03-05");
  await expect.poll(() => rows.count()).toBe(3);
  expect(lists).toHaveLength(2);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
