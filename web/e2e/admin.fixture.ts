import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, onTestFinished } from "vitest";
import type { Session } from "#api/access/model.ts";
import { signIn } from "#api/access/sign-in.fixture.ts";
import { open } from "./browser.ts";
import { type Site, siteOfFile } from "./site.fixture.ts";

/** A site over a library in Git for all tests of a file, with its administrator signed in. */
export function panelOfFile(options: Parameters<typeof siteOfFile>[0]): { site: Site; session: Session } {
  const site = siteOfFile({ git: true, ...options });
  const session = {} as Session;
  beforeAll(async () => {
    Object.assign(session, await signIn(site.url));
  });
  return { site, session };
}

/** The section of the posts, its buttons and its rows. Rows far out of sight have no text before they are scrolled to. */
export const section = (page: Page) => page.getByRole("region", { name: /Manage Posts/ });
export const tool = (page: Page, name: string) => section(page).getByRole("button", { name, exact: true });
export const row = (page: Page, text: string) => section(page).getByRole("listitem").filter({ hasText: text });
export const dialog = (page: Page) => page.getByRole("dialog");
export const inDialog = (page: Page, name: string | RegExp) =>
  dialog(page).last().getByRole("button", { name, exact: true });
export const toast = (page: Page) => page.locator(".toast");

/** The toast's text, once it has this title. */
export async function toastText(page: Page, title: string): Promise<string> {
  await expect.poll(() => toast(page).locator("strong").innerText()).toBe(title);
  return toast(page).locator("p").innerText();
}

export const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement);

/** Calls the API as the administrator. */
export async function call(site: Pick<Site, "url">, { token }: Session, address: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", ...init.headers };
  return fetch(site.url + address, { ...init, headers });
}

/** Opens the panel as the administrator who is signed in already. */
export async function openPanel(page: Page, site: Pick<Site, "url">, session: Session, path = "/admin") {
  // Each frame of a dialog that slides over the panel costs more than what is done in it.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(({ token, admin }) => {
    // Frames inside the panel are not signed in.
    if (window !== window.top) return;
    // Only once, so that a logout lasts.
    if (sessionStorage.getItem("signed in")) return;
    sessionStorage.setItem("signed in", "yes");
    localStorage.setItem("adminToken", token);
    localStorage.setItem("adminUser", JSON.stringify(admin));
    // Most tests are about the list of posts; an address may name the calendar.
    localStorage.setItem("panel.view", "list");
  }, session);
  await open(page, site.url + path);
}

/** The line of the ended jobs, and those in it. */
export const endedJobs = (page: Page) => page.locator(".ended");

/** Opens the line of the ended jobs and everything in it. */
export async function unfoldEnded(page: Page) {
  for (let folded = page.locator(".ended details:not([open]) > summary"); (await folded.count()) > 0; )
    await folded.first().click();
}

/** Makes the library's remote refuse pushes until the returned function is called. */
export function holdPushes({ contentDir }: Pick<Site, "contentDir">): () => void {
  const remote = join(contentDir, "..", "origin.git");
  mkdirSync(join(remote, "hooks"), { recursive: true });
  writeFileSync(join(remote, "held"), "");
  const hook = "#!/bin/sh\nwhile [ -e held ]; do sleep 0.1; done\n";
  writeFileSync(join(remote, "hooks", "pre-receive"), hook, { mode: 0o755 });
  const letGo = () => rmSync(join(remote, "held"), { force: true });
  onTestFinished(letGo);
  return letGo;
}
