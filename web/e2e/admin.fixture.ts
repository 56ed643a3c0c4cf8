import type { Page } from "playwright-core";
import type { Session } from "#api/access/model.ts";
import { open } from "./browser.ts";
import type { Site } from "./site.fixture.ts";

/** Calls the API as the administrator. */
export async function call(site: Pick<Site, "url">, { token }: Session, address: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", ...init.headers };
  return fetch(site.url + address, { ...init, headers });
}

/** Opens the panel as the administrator who is signed in already. */
export async function openPanel(page: Page, site: Pick<Site, "url">, session: Session, path = "/admin") {
  await page.addInitScript(({ token, admin }) => {
    // Frames inside the panel are not signed in.
    if (window !== window.top) return;
    // Only once, so that a logout lasts.
    if (sessionStorage.getItem("signed in")) return;
    sessionStorage.setItem("signed in", "yes");
    localStorage.setItem("adminToken", token);
    localStorage.setItem("adminUser", JSON.stringify(admin));
  }, session);
  await open(page, site.url + path);
}
