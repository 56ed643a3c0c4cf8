// The morning letter in the panel: previewed, sent as a test, and sent by hand.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import PostalMime from "postal-mime";
import { beforeAll, expect, it } from "vitest";
import type { Session } from "#api/access/model.ts";
import { createOwnerKey } from "#api/access/owner-key.ts";
import { signIn } from "#api/access/sign-in.fixture.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { call, endedJobs, openPanel, unfoldEnded } from "./admin.fixture.ts";
import { quietReader } from "./browser.ts";
import { movableClock, siteOfFile } from "./site.fixture.ts";

const secret = "a secret that is long enough for this test";
/** Enough subscribers for several progress events while the letter is sent. */
const readers = Array.from({ length: 300 }, (_, index) => `reader${index}@example.org`);
// The readers are there before the letter's hour.
const clock = movableClock("2026-11-21T07:50:00+01:00");
const site = siteOfFile({
  clock,
  git: true,
  stories: [
    { id: "2026-11-20-evening", titleEn: "Rain on the Sill", titlePl: "Deszcz na parapecie" },
    { id: "2026-11-21-morning", titleEn: "The Tram in the Radiator", titlePl: "Tramwaj w kaloryferze" },
    { id: "2026-11-21-afternoon", titleEn: "Not Yet Told", titlePl: "Jeszcze nieopowiedziane" },
  ],
  settings: { AUTH_SECRET: secret },
});
let session: Session;
beforeAll(async () => {
  session = await signIn(site.url);
  const owner = { ...session, token: await createOwnerKey({ secret }).mint() };
  const subscribers = `email,language\n${readers.map((email) => `${email},pl`).join("\n")}`;
  const body = JSON.stringify({ subscribers, confirmed: true });
  expect((await call(site, owner, "/api/admin/newsletter/subscribers/import", { method: "POST", body })).status).toBe(
    200,
  );
  clock.moveTo("2026-11-21T08:10:00+01:00");
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "Morning letter" });
const letter = (page: Page) => page.frameLocator("iframe[title='The letter as mail programs show it']");
const press = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click();
const toast = (page: Page) => page.locator(".toast");

/** The mails in the outbox; a mail that is still being written has another name. */
async function outbox() {
  const folder = join(site.dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

const addresseeOf = (mail: Buffer) => /^To: (\S+)\r$/m.exec(mail.toString("latin1"))?.[1];

/** The successive values of a progress bar that is shown only for a moment. */
const watchBar = (page: Page, label: string) =>
  page.evaluateHandle((name) => {
    const values: number[] = [];
    const look = () => {
      const bar = document.querySelector<HTMLProgressElement>(`progress[aria-label="${name}"]`);
      if (bar?.hasAttribute("value")) values.push(bar.value);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    return values;
  }, label);

async function openLetter(page: Page) {
  await openPanel(page, site, session);
  await page.getByRole("button", { name: "Morning letter" }).click();
  await dialog(page).getByRole("heading", { name: "Preview" }).waitFor();
}

it("shows the letter as its readers get it, in both languages, at any width, light and dark, and as plain text", async () => {
  // The letter's own colours follow the panel's switch, not what the test's browser would say for all pages.
  const { page } = await quietReader({ reducedMotion: "reduce", colorScheme: null });
  await openLetter(page);
  expect(
    await dialog(page)
      .locator(".counts > div")
      .evaluateAll((all) => all.map((one) => one.textContent)),
  ).toEqual(["Confirmed300", "of them weekly0", "Yet to confirm0", "Unreachable0"]);
  await dialog(page).getByText("Due now").waitFor();
  expect(await dialog(page).locator(".letters__stories li").allInnerTexts()).toEqual([
    "Rain on the Sill",
    "The Tram in the Radiator",
  ]);

  await letter(page).getByText("The Tram in the Radiator").first().waitFor();
  expect(await letter(page).getByText("Not Yet Told").count()).toBe(0);
  const colour = () =>
    letter(page)
      .locator("body")
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await colour();
  await press(page, "Dark");
  await expect.poll(colour).not.toBe(light);
  const frame = dialog(page).locator("iframe");
  const wide = (await frame.boundingBox())?.width ?? 0;
  await press(page, "Phone");
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(375);
  expect(wide).toBeGreaterThan(500);
  // Its pictures load, although the frame cannot reach into the panel.
  await expect
    .poll(() =>
      letter(page)
        .locator("img")
        .first()
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    )
    .toBeGreaterThan(0);
  expect(await obstacles(page, "dialog")).toEqual([]);

  await press(page, "Polski");
  await letter(page).getByText("Tramwaj w kaloryferze").first().waitFor();
  expect(await letter(page).locator("html").getAttribute("lang")).toBe("pl");
  await press(page, "Plain text");
  expect(await dialog(page).locator("pre").innerText()).toMatch(/Tramwaj w\skaloryferze/);
  expect(await obstacles(page, "dialog")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Morning letter");
});

it("shows the weekly letter, says when the next one comes, and sends a test of it", async () => {
  const { page } = await quietReader({ reducedMotion: "reduce", viewport: { width: 1280, height: 900 } });
  await openLetter(page);
  expect(await dialog(page).getByText("The next weekly letter").textContent()).toBe(
    "The next weekly letter: November 22, 2026, 3 stories so far.",
  );
  await press(page, "Weekly");
  await dialog(page).getByText("Mruk’s week: The Tram in the Radiator").waitFor();
  await letter(page).getByText("The week at Mruk’s").waitFor();
  expect(await letter(page).getByText("Not Yet Told").count()).toBe(0);
  expect(await obstacles(page, "dialog")).toEqual([]);
  await dialog(page).getByRole("textbox").fill("weekly@example.org");
  await press(page, "Send a test");
  await toast(page).getByText("weekly@example.org").waitFor();
  const mail = (await outbox()).find((each) => addresseeOf(each) === "weekly@example.org");
  expect((await PostalMime.parse(mail ?? "")).subject).toBe("[Test] Mruk’s week: The Tram in the Radiator");
});

it("sends a test to one address, in the previewed language", async () => {
  const { page } = await quietReader({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
  await openLetter(page);
  await press(page, "Polski");
  await dialog(page).getByLabel("Send it to one address").fill("ola@example.org");
  await page.keyboard.press("Enter");
  await expect.poll(() => toast(page).innerText()).toContain("Test letter sent");
  const mail = (await outbox()).find((each) => addresseeOf(each) === "ola@example.org");
  expect((await PostalMime.parse(mail ?? "")).html).toContain("Tramwaj w");
  expect(await obstacles(page, "dialog")).toEqual([]);
});

it("sends a letter that missed its time, shows the progress, and lists it among the last ones", async () => {
  const { page } = await quietReader({ reducedMotion: "reduce" });
  await openLetter(page);
  await press(page, "Send now");
  const question = page.getByRole("dialog", { name: "Send the letter now" });
  await question.getByText("Today’s letter goes to 300 readers.").waitFor();
  const shown = await watchBar(page, "Sending the letter");
  await question.getByRole("button", { name: "Send now" }).click();
  await expect.poll(() => toast(page).innerText()).toContain("300 letters have been sent.");
  // The progress bar shows how many letters have been sent.
  expect(Math.max(...(await shown.jsonValue()))).toBeGreaterThan(0);
  await expect
    .poll(() => dialog(page).locator("tbody tr").allInnerTexts())
    .toEqual([expect.stringMatching(/^Nov 21\s+300\s+0\s+0\s+0$/)]);
  expect(await dialog(page).getByRole("button", { name: "Send now" }).count()).toBe(0);
  expect(await dialog(page).getByText("Due now").count()).toBe(0);
  await dialog(page).getByText("Not Yet Told").waitFor();
  const got = (await outbox()).map(addresseeOf).filter((address) => address?.startsWith("reader"));
  expect(got.sort()).toEqual([...readers].sort());
  await page.keyboard.press("Escape");
  await endedJobs(page).waitFor();
  await unfoldEnded(page);
  const job = endedJobs(page).locator(".job").filter({ hasText: "Sending the morning letter" });
  expect(await job.innerText()).toContain("300/300");
  expect(await job.locator("a").count()).toBe(0);
});
