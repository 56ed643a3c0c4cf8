import type { Page } from "playwright-core";
import { ola } from "#api/access/sign-in.fixture.ts";
import type { Visit } from "./browser.ts";

export const kept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("adminToken"), localStorage.getItem("adminUser")] as const);
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));
/** Browsers log every failed response to their console. */
export const surprises = ({ complaints }: Visit) =>
  complaints.filter((text) => !text.includes("Failed to load resource"));

export async function fillIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

export async function logIn(page: Page) {
  await fillIn(page, ola);
  await page.getByRole("button", { name: "Log in" }).click();
}
