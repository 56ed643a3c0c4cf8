// The jobs in the panel: where they stand, and how ended ones leave.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Job } from "#api/jobs/model.ts";
import { obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { call, endedJobs, openPanel, panelOfFile, row, toast, toastText, unfoldEnded } from "./admin.fixture.ts";
import { newReader } from "./browser.ts";
import { movableClock, slotsUntil } from "./site.fixture.ts";

const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 8).map((id) => ({ id })),
  // A service whose address is not configured.
  settings: { FILMMAKER: "remote" },
});

const listed = async () => (await (await call(site, session, "/api/admin/jobs")).json()) as Job[];

/** Work that ends at once: without a film-maker there is nothing to draw anew. */
async function work(times: number) {
  for (let done = 0; done < times; done++)
    await call(site, session, "/api/admin/regenerate-images", { method: "POST" });
}

const top = (page: Page) =>
  page
    .getByRole("heading", { name: /Manage Posts|Zarządzanie/ })
    .evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

it.each([
  [390, "pl"],
  [1280, "en"],
] as const)("begins with the posts, however many jobs have ended, at %i pixels (%s)", async (width, lang) => {
  await work(1);
  const { page } = await newReader({ viewport: { width, height: 844 }, reducedMotion: "reduce" });
  await page.addInitScript((language) => localStorage.setItem("language", language), lang);
  await openPanel(page, site, session);
  await endedJobs(page).waitFor();
  const withOne = await top(page);
  await work(6);
  await expect.poll(() => endedJobs(page).locator("details details").count()).toBeGreaterThan(6);
  // The card of the last one may still be on its way from the running to the ended.
  await expect.poll(() => top(page)).toBe(withOne);
  // In the upper half of the first screen.
  expect(withOne).toBeLessThan(422);
  expect(await page.locator(".posts").evaluate((posts) => posts.nextElementSibling?.id)).toBe("statistics");
  expect(await obstaclesInBothThemes(page, ".jobs")).toEqual([]);
  await endedJobs(page).locator("summary").first().click();
  expect(await obstaclesInBothThemes(page, ".jobs")).toEqual([]);
});

it("dismisses all ended jobs at once, in every browser and for good, but not one that ends meanwhile", async () => {
  await work(2);
  const [here, elsewhere] = [await newReader(), await newReader()];
  for (const { page } of [here, elsewhere]) {
    await openPanel(page, site, session);
    await endedJobs(page).waitFor();
  }
  await here.page.route("**/api/admin/jobs/dismiss", async (route) => {
    await work(1);
    await route.continue();
  });
  await endedJobs(here.page).getByRole("button", { name: "Dismiss all" }).click();
  for (const { page } of [here, elsewhere]) {
    await endedJobs(page)
      .getByText(/Finished jobs: 1(?!\d)/)
      .waitFor();
    await page.reload();
    await endedJobs(page)
      .getByText(/Finished jobs: 1(?!\d)/)
      .waitFor();
  }
  expect(await listed()).toHaveLength(1);
});

it("forgets what was dismissed while the tab did not listen", async () => {
  await work(1);
  const { page } = await newReader();
  await openPanel(page, site, session);
  await endedJobs(page).waitFor();
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  const body = JSON.stringify({ ids: (await listed()).map(({ id }) => id) });
  await call(site, session, "/api/admin/jobs/dismiss", { method: "POST", body });
  await hide(false);
  await endedJobs(page).waitFor({ state: "detached" });
});

it("says that they could not be dismissed, and keeps them", async () => {
  await work(1);
  const { page } = await newReader();
  await openPanel(page, site, session);
  await page.route("**/api/admin/jobs/dismiss", (route) => route.abort());
  await endedJobs(page).getByRole("button", { name: "Dismiss all" }).click();
  await expect.poll(() => toast(page).innerText()).toContain("Failed to dismiss the jobs");
  await endedJobs(page).waitFor();
});

it.each([
  ["en", "The text was refused for: spelling, repetition"],
  ["pl", "Powody odrzucenia tekstu: pisownia, powtórzenia"],
] as const)("says by which checks a story's texts were refused (%s)", async (lang, words) => {
  const note = "3 texts were refused, the last one because: Polish says “Nikt o tym nie wie.” 3 times; say it once";
  const item = { id: "2026-11-21-evening", state: "failed", step: "checks", note } as const;
  const job: Job = {
    id: "refused",
    kind: "generate-post",
    state: "failed",
    by: "Ola",
    startedAt: "2026-11-21T14:40:00.000Z",
    endedAt: "2026-11-21T14:41:00.000Z",
    items: [{ ...item, refusedBy: ["spelling", "repetition"] }],
    error: { code: "TEXT_REJECTED", message: note },
  };
  const { page } = await newReader({ reducedMotion: "reduce" });
  await page.addInitScript((language) => localStorage.setItem("language", language), lang);
  await page.route("**/api/admin/jobs", (route) =>
    route.request().headers().accept === "text/event-stream"
      ? route.fulfill({ contentType: "text/event-stream", body: `data: ${JSON.stringify(job)}\n\n` })
      : route.fulfill({ json: [job] }),
  );
  await openPanel(page, site, session);
  await endedJobs(page).waitFor();
  await unfoldEnded(page);
  const shown = endedJobs(page).locator(".job__item");
  expect(await shown.innerText()).toContain(words);
  expect(await shown.innerText()).toContain(note);
  expect(await obstaclesInBothThemes(page, ".jobs")).toEqual([]);
});

it("shows the server's message where no video is made, and says when making one failed", async () => {
  const { page } = await newReader({ reducedMotion: "reduce" });
  await openPanel(page, site, session);
  const id = "2026-11-20-evening";
  const button = row(page, id).getByRole("button", { name: "Generate Video" });
  // No film-maker is configured.
  await button.click();
  expect(await toastText(page, "Generate Video")).toBe("Video generation prepared (Sora API pending)");
  await page.route("**/api/admin/generate-video", (route) => route.fulfill({ status: 200, body: "<html>" }));
  await button.click();
  expect(await toastText(page, "Error")).toBe("Failed to generate video");
  expect(await page.locator(".toast--bad").count()).toBe(1);
});
