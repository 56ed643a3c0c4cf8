// What the panel shows to whom, and what it says when a role is taken away in the middle of work.
import { expect, it } from "vitest";
import type { Session } from "#api/access/model.ts";
import { openPanel, panelOfFile, section, toast, tool } from "./admin.fixture.ts";
import { newReader } from "./browser.ts";
import { movableClock, slotsUntil } from "./site.fixture.ts";

const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 2).map((id) => ({ id })),
});
const tomek = { username: "Tomek", password: "a tenement by the river" };

/** Calls the API as the owner. */
async function asOwner(method: string, path: string, body: object) {
  const response = await fetch(`${site.url}/api/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${session.token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.json();
}

async function signedIn(): Promise<Session> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(tomek) };
  return (await fetch(`${site.url}/api/admin/login`, init)).json();
}

it("an editor sees what an editor may do; a publisher who is made one in the middle of work is told so", async () => {
  const { admin } = await asOwner("POST", "/accounts", { ...tomek, role: "publisher" });
  const { page } = await newReader();
  await openPanel(page, site, await signedIn());
  await tool(page, "Generate with AI").waitFor();
  await asOwner("PUT", `/accounts/${admin.id}`, { role: "editor" });
  // The button is still there, so it can be pressed, and the server refuses.
  await tool(page, "Regenerate Images").click();
  await page.locator("dialog [data-confirms]").click();
  await expect.poll(() => toast(page).innerText()).toContain("This needs a publisher; you are an editor.");
  await expect.poll(() => tool(page, "Generate with AI").count()).toBe(0);
  expect(await section(page).getByRole("button", { name: "Create Post" }).count()).toBe(1);
  expect(await page.getByRole("button", { name: "The letter" }).count()).toBe(0);
});
