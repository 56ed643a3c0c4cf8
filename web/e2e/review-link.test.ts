// The page behind a mailed link: a draft to read and approve on a telephone, without script and without a login.

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { reviewPath, reviewToken } from "#api/stories/drafts/review-link.ts";
import { addDraft } from "#api/stories/drafts/reviewing.fixture.ts";
import { obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { newReader } from "./browser.ts";
import { movableClock, siteOfFile } from "./site.fixture.ts";

const clock = movableClock("2026-11-21T10:00:00+01:00");
const site = siteOfFile({
  clock,
  git: true,
  settings: { REVIEW: "on", ADMIN_EMAIL: "editor@example.org" },
  stories: [{ id: "2026-11-21-morning" }],
});

/** A draft and the address in its mail. */
async function mailed(name: string) {
  const { id, draft, rev } = await addDraft(site, name);
  const revised = await site.services.reviewing.read(id);
  return { id, draft, rev, address: site.url + reviewPath(reviewToken(revised, site.services.signer)) };
}
const post = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded", ...headers } });

it("shows the draft with picture and both texts, and approves it by its button", async () => {
  const { id, draft, address } = await mailed("2026-11-21-afternoon");
  const { page } = await newReader({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const response = await page.goto(address);
  const headers = response?.headers() ?? {};
  expect([headers["cache-control"], headers["x-robots-tag"]]).toEqual(["no-store", "noindex"]);
  await page.getByRole("heading", { name: draft.titleEn }).waitFor();
  await page.getByText(draft.contentPl.split("\n")[0] ?? "").waitFor();
  await page.getByText("to be approved by 2026-11-21 13:55").waitFor();
  expect(await page.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("heading", { name: "Approved" }).waitFor();
  expect(site.services.library.any(id)?.titleEn).toBe(draft.titleEn);
  // The audit log has it, as decided by whoever has the link.
  expect((await site.services.audit.page({ account: "mailed-link" })).records).toEqual([
    expect.objectContaining({ call: "POST /review", target: id, outcome: "done", session: null }),
  ]);
  await page.goto(address);
  await page.getByText("This link is over").waitFor();
});

it("comes by mail where stories wait for approval", async () => {
  const { rev } = await mailed("2026-11-22-evening");
  site.services.begin();
  const outbox = join(site.dataDir, "outbox");
  const mails = async () => {
    // A mail that is still being written has another name.
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
    return Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
  };
  await expect.poll(async () => (await mails()).filter((mail) => mail.includes("for your approval")).length).toBe(1);
  const [mail = ""] = await mails();
  expect(mail).toContain("editor@example.org");
  expect(mail.replaceAll("=\r\n", "").replaceAll("=\n", "")).toContain(rev);
});

it("has no obstacles in either theme", async () => {
  const { address } = await mailed("2026-11-21-evening");
  const { page } = await newReader({ viewport: { width: 390, height: 844 } });
  await page.goto(address);
  expect(await obstaclesInBothThemes(page)).toEqual([]);
});

it("is for one revision, until the close, and from this site alone; looking approves nothing", async () => {
  const { id, rev, draft, address } = await mailed("2026-11-22-morning");
  for (const method of ["GET", "HEAD"]) expect((await fetch(address, { method })).status).toBe(200);
  expect((await post(address, { origin: "https://elsewhere.example" })).status).toBe(403);
  for (const wrong of [`${address}x`, address.replace("morning", "evening"), `${site.url}/review`]) {
    expect((await post(wrong)).status, wrong).toBe(404);
  }
  expect((await site.services.reviewing.read(id)).rev).toBe(rev);
  clock.moveTo("2026-11-22T07:55:00+01:00");
  expect((await post(address)).status).toBe(404);
  clock.moveTo("2026-11-21T10:00:00+01:00");
  await site.services.reviewing.edit(id, { titleEn: "Changed" }, { by: "Ola", rev });
  const over = await post(address);
  expect([over.status, await over.text()]).toEqual([404, expect.stringContaining("This link is over")]);
  expect((await site.services.audit.page({})).records.filter(({ target }) => target === id)).toEqual([]);
  const picture = address.replace("/review?", "/review/picture?");
  expect((await fetch(picture)).status).toBe(404);
  expect(site.services.library.any(id)?.titleEn).not.toBe(draft.titleEn);
});
