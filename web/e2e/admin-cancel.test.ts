// A daily set that an administrator cancels in the panel.
import { expect, it } from "vitest";
import type { Job } from "#api/jobs/model.ts";
import { call, endedJobs, inDialog, openPanel, panelOfFile, toastText, tool, unfoldEnded } from "./admin.fixture.ts";
import { newReader } from "./browser.ts";
import { movableClock } from "./site.fixture.ts";

const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: [{ id: "2026-11-20-evening" }],
});
const listed = async () => (await (await call(site, session, "/api/admin/jobs")).json()) as Job[];

it("says that a daily set was cancelled, leaves no story under way, and counts the run as no error", async () => {
  const { page } = await newReader({ reducedMotion: "reduce" });
  await openPanel(page, site, session);
  await tool(page, "Generate Daily Set").click();
  await inDialog(page, "Generate Daily Set").click();
  await expect.poll(async () => (await listed())[0]?.items.length).toBe(3);
  await call(site, session, `/api/admin/jobs/${(await listed())[0]?.id}/cancel`, { method: "POST" });
  expect(await toastText(page, "Cancelled")).toMatch(/^It was cancelled\. /);
  await expect.poll(async () => (await listed())[0]?.state).toBe("cancelled");
  await page.keyboard.press("Escape");
  await endedJobs(page).waitFor();
  await unfoldEnded(page);
  const items = page.locator(".job__item");
  await expect.poll(() => items.last().innerText()).toMatch(/2026-11-21-evening\s*not finished/);
  expect(await page.locator(".job__item--working, .job__item--waiting").count()).toBe(0);

  await page.reload();
  const run = page.locator(".status-list > div").filter({ hasText: "Last run" });
  await expect.poll(() => run.innerText()).toMatch(/Panel: \d stor(y|ies) made, cancelled/);
  expect(await run.innerText()).not.toContain("Last error");
});
