// Stories, pictures and films made from the panel: the dialogs, the words, and the work that goes on by itself. The house
// makes everything; only where no film-maker is configured, a call is answered at the network's edge.

import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Job } from "#api/jobs/model.ts";
import { picturePath, type StoryId } from "#api/stories/model.ts";
import { obstacles, obstaclesInBothThemes } from "./accessibility.fixture.ts";
import {
  call,
  dialog,
  endedJobs,
  holdPushes,
  inDialog,
  isFocused,
  openPanel,
  panelOfFile,
  row,
  section,
  toast,
  toastText,
  tool,
  unfoldEnded,
} from "./admin.fixture.ts";
import { newReader } from "./browser.ts";
import { movableClock, slotsUntil } from "./site.fixture.ts";

const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: [
    ...slotsUntil("2026-11-21", 2)
      .slice(0, 4)
      .map((id) => ({ id })),
    // A day with some of its stories made.
    { id: "2026-12-01-afternoon" },
  ],
  // A service whose address is not configured.
  settings: { FILMMAKER: "remote" },
});

const jobs = (page: Page) => page.locator(".job");
const stories = async () =>
  (await (await call(site, session, "/api/admin/posts?fields=card")).json()) as { id: string }[];
const listed = async () => (await (await call(site, session, "/api/admin/jobs")).json()) as Job[];

async function panel() {
  const visit = await newReader({ reducedMotion: "reduce" });
  await openPanel(visit.page, site, session);
  await tool(visit.page, "Generate with AI").waitFor();
  return visit;
}

describe("Generate with AI", () => {
  it("names what is made, a video only if asked for, and makes one story however often it is pressed", async () => {
    const { page, complaints } = await panel();
    const before = await stories();
    const opener = tool(page, "Generate with AI");
    await opener.focus();
    await page.keyboard.press("Enter");
    const slot = dialog(page).getByLabel("Time slot");
    expect(await slot.locator("option").allInnerTexts()).toEqual(["Morning story", "Afternoon story", "Evening story"]);
    const made = () => dialog(page).getByRole("list").getByRole("listitem").allInnerTexts();
    const always = ["Image", "Story", "English and Polish text", "Category and metadata"];
    expect(await made()).toEqual(always);
    await dialog(page).getByLabel("Generate a video with the AI video generator").check();
    expect(await made()).toEqual([...always, "Video"]);
    await dialog(page).getByLabel("Generate a video with the AI video generator").uncheck();
    await slot.selectOption("morning");

    const orders: { key: string | undefined; body: string | null }[] = [];
    page.on("request", (request) => {
      if (!request.url().endsWith("/generate-post")) return;
      orders.push({ key: request.headers()["idempotency-key"], body: request.postData() });
    });
    const submit = inDialog(page, "Generate Cat Story");
    await submit.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await page.keyboard.press("Enter");
    expect(await toastText(page, "Story generated")).not.toBe("");
    expect(orders).toEqual([
      { key: expect.stringMatching(/^[\w-]{36}$/), body: '{"timeSlot":"morning","includeVideo":false}' },
    ]);
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await isFocused(opener)).toBe(true);

    // The slot had its story already, so this is a further one.
    const news = (await stories()).filter(({ id }) => !before.some((post) => post.id === id)).map(({ id }) => id);
    expect(news).toEqual(["2026-11-21-morning-2"]);
    await row(page, "2026-11-21").first().waitFor();
    expect((await fetch(`${site.url}/api/posts/2026-11-21-morning-2`)).status).toBe(200);
    expect(site.git("log", "-1", "--format=%s")).toContain("2026-11-21-morning-2");
    await endedJobs(page).getByText("Finished jobs: 1").waitFor();
    await unfoldEnded(page);
    const title = jobs(page).getByRole("link").first();
    await title.click();
    await dialog(page).waitFor();
    expect(new URL(page.url()).search).toBe("?edit=2026-11-21-morning-2");
    expect(complaints).toEqual([]);
  });

  it("says that no video was made, and shows the server's refusal, or else its own message", async () => {
    const { page } = await panel();
    const post = { ...(await stories())[0], titleEn: "A Nap", videoGenerated: false };
    const answers: ((route: Route) => Promise<void>)[] = [
      (route) => route.fulfill({ status: 201, json: post }),
      (route) =>
        route.fulfill({ status: 409, json: { error: "Somebody else writes.", code: "CONTENT_BUSY", hint: "Wait." } }),
      (route) => route.abort(),
    ];
    await page.route("**/api/admin/generate-post", (route) => answers.shift()?.(route));
    await tool(page, "Generate with AI").click();
    await dialog(page)
      .getByLabel(/Generate a video/)
      .check();
    await inDialog(page, "Generate Cat Story").click();
    expect(await toastText(page, "Story generated")).toContain("No video was made of it.");
    await tool(page, "Generate with AI").click();
    await inDialog(page, "Generate Cat Story").click();
    expect(await toastText(page, "Error")).toBe("Somebody else writes. Wait.");
    // The choice is still there, and can be sent again.
    await inDialog(page, "Generate Cat Story").click();
    await expect.poll(() => toast(page).innerText()).toContain("Failed to generate post");
  });
});

describe("Generate Daily Set", () => {
  const open = async (page: Page, date?: string) => {
    await tool(page, "Generate Daily Set").click();
    if (date !== undefined) await dialog(page).getByLabel("Date").fill(date);
  };

  it("defaults to today in Warsaw, and makes the missing stories of a day, step by step", async () => {
    const { page, complaints } = await panel();
    await open(page);
    expect(await dialog(page).getByLabel("Date").inputValue()).toBe("2026-11-21");
    expect(await dialog(page).getByRole("listitem").allInnerTexts()).toEqual(
      ["Morning 08:00", "Afternoon 14:00", "Evening 20:00"].map((slot) => expect.stringMatching(slot)),
    );
    expect(await dialog(page).getByText("English and Polish").count()).toBe(3);
    await dialog(page).getByLabel("Date").fill("2026-12-01");
    await inDialog(page, "Generate Daily Set").click();
    // The dialog can be closed while the job runs.
    await inDialog(page, /Close|Cancel/)
      .first()
      .click();
    const job = jobs(page).filter({ hasText: "Generating a daily set" });
    await job.locator(".job__step--now").first().waitFor();
    await job.locator(".job__step--done").first().waitFor();
    expect(await obstacles(page, ".jobs", ".posts")).toEqual([]);
    expect(await toastText(page, "Daily set generated")).toBe("2 stories generated. 1 was there already.");
    await endedJobs(page).waitFor();
    await unfoldEnded(page);
    await job.getByText("done", { exact: true }).first().waitFor();
    expect(await job.locator(".job__item--skipped").innerText()).toContain("2026-12-01-afternoon");
    expect(await job.getByRole("link").count()).toBe(2);
    await row(page, "Nov").first().waitFor();
    await expect.poll(() => section(page).getByText("Dec 01, 2026 20:00").count()).toBe(1);
    const elsewhere = await panel();
    await endedJobs(elsewhere.page).waitFor();
    await endedJobs(page).getByRole("button", { name: "Dismiss all" }).click();
    await expect.poll(() => jobs(page).count()).toBe(0);
    expect(await isFocused(page.locator("main"))).toBe(true);
    // Another browser is told, and neither shows them again.
    await expect.poll(() => jobs(elsewhere.page).count()).toBe(0);
    await page.reload();
    await tool(page, "Generate with AI").waitFor();
    expect([await listed(), await jobs(page).count()]).toEqual([[], 0]);
    expect(complaints).toEqual([]);
  });

  it("goes on over a reload, shows in another tab, and stops after the current step when cancelled", async () => {
    const { page } = await panel();
    const letGo = holdPushes(site);
    await open(page, "2026-12-02");
    await inDialog(page, "Generate Daily Set").click();
    await jobs(page).locator(".job__item--working").first().waitFor();
    await page.reload();
    const other = await page.context().newPage();
    await other.goto(`${site.url}/admin`);
    const ours = jobs(page).filter({ hasText: "2026-12-02" });
    const running = ours.filter({ has: page.getByRole("button", { name: "Cancel" }) });
    await running.waitFor();
    await expect.poll(async () => (await listed())[0]?.items[0]?.step).toBe("push");
    // A second press joins the running job.
    await open(page, "2026-12-02");
    await inDialog(page, "Generate Daily Set").click();
    await inDialog(page, /Close|Cancel/)
      .first()
      .click();
    await running.getByRole("button", { name: "Cancel" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await listed())[0]?.state).toBe("cancelling");
    letGo();
    await expect.poll(async () => (await listed())[0]?.state).toBe("cancelled");
    await endedJobs(page).getByText("1 cancelled").waitFor();
    await expect.poll(() => isFocused(endedJobs(page).locator("summary").first())).toBe(true);
    await endedJobs(other).getByText("1 cancelled").waitFor();
    expect(
      (await listed()).filter(
        ({ startedAt, items }) => startedAt && items.some(({ id }) => id.startsWith("2026-12-02")),
      ),
    ).toHaveLength(1);
    // Finished stories stay.
    const made = (await stories()).flatMap(({ id }) => (id.startsWith("2026-12-02") ? id : [])).reverse();
    // While the first story was being pushed, the others went on.
    const day = ["2026-12-02-morning", "2026-12-02-afternoon", "2026-12-02-evening"];
    expect([made[0], made]).toEqual([day[0], day.slice(0, made.length)]);
    expect(site.git("status", "--porcelain")).toBe("");
    await expect.poll(() => other.locator(".row").filter({ hasText: "Dec 02, 2026" }).count()).toBe(made.length);
    expect(await endedJobs(other).locator(".job").filter({ hasText: "2026-12-02" }).count()).toBe(1);
  });

  it("shows the server's refusal, or else its own message, and keeps the choice", async () => {
    const { page } = await panel();
    await open(page, "2031-01-01");
    await inDialog(page, "Generate Daily Set").click();
    expect(await toastText(page, "Error")).toContain("2031-01-01 is too far ahead");
    expect(await dialog(page).getByLabel("Date").inputValue()).toBe("2031-01-01");
    await page.route("**/api/admin/generate-daily", (route) => route.fulfill({ status: 500, body: "" }));
    await inDialog(page, "Generate Daily Set").click();
    await expect.poll(() => toast(page).innerText()).toContain("Failed to generate daily posts");
  });
});

describe("pictures", () => {
  it("are drawn anew where they are broken, once it was asked for and confirmed", async () => {
    const { page } = await panel();
    const id = "2026-11-20-morning" as StoryId;
    const address = `${site.url}/images/${id}.webp`;
    site.git("rm", "--quiet", picturePath(id));
    site.git("commit", "--quiet", "-m", "Lose a picture");
    rmSync(join(site.contentDir, picturePath(id)), { force: true });
    expect((await fetch(address)).status).toBe(404);
    const opener = tool(page, "Regenerate Images");
    await opener.click();
    expect(await dialog(page).innerText()).toContain(
      "This will generate new images for all posts with broken or expired images. This may take several minutes. Continue?",
    );
    await inDialog(page, "Cancel").click();
    expect(await isFocused(opener)).toBe(true);
    expect((await fetch(address)).status).toBe(404);
    await opener.click();
    await inDialog(page, "Continue").click();
    await expect.poll(() => opener.isDisabled()).toBe(true);
    await toastText(page, "Images regenerated");
    expect((await fetch(address)).status).toBe(200);
    await expect.poll(() => opener.isDisabled()).toBe(false);
  });

  it("stay where they are while no cloud storage is configured, and the error names the variable to set", async () => {
    const { page } = await panel();
    await tool(page, "Migrate Images").click();
    expect(await dialog(page).innerText()).toContain("This will migrate all DALL-E images to Azure Storage. Continue?");
    await inDialog(page, "Continue").click();
    expect(await toastText(page, "Migration Failed")).toContain("AZURE_STORAGE_CONNECTION_STRING");
  });

  it("show their own message where the server gives none", async () => {
    const { page } = await panel();
    await page.route("**/api/admin/{migrate,regenerate}-images", (route) => route.abort());
    await tool(page, "Migrate Images").click();
    await inDialog(page, "Continue").click();
    expect(await toastText(page, "Migration Failed")).toBe("Failed to migrate images");
    await tool(page, "Regenerate Images").click();
    await inDialog(page, "Continue").click();
    expect(await toastText(page, "Regeneration Failed")).toBe("Failed to regenerate images");
  });
});

// The longer language on the narrower screen.
it.each([
  [390, "pl"],
  [1280, "en"],
] as const)("no dialog has accessibility violations in either theme at %i pixels (%s)", async (width, lang) => {
  const { page } = await newReader({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await page.addInitScript((language) => localStorage.setItem("language", language), lang);
  await openPanel(page, site, session);
  const tools = page.locator(".posts .toolbar button");
  await endedJobs(page).waitFor();
  expect(await obstaclesInBothThemes(page, ".jobs")).toEqual([]);
  // Generate, daily set, YouTube, migrate, regenerate.
  for (const index of [1, 2, 3, 4, 5]) {
    await tools.nth(index).click();
    await page.locator("dialog[open] .btn").first().waitFor();
    expect([index, await obstaclesInBothThemes(page, "dialog[open]")]).toEqual([index, []]);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
    expect(await tools.nth(index).evaluate((element) => element === document.activeElement)).toBe(true);
  }
});
