import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

/** Written by the set-up: the Chromium that the tests drive. */
const noted = join(import.meta.dirname, "..", "..", "node_modules", ".cache", "browser.json");

export function openBrowser(): Promise<Browser> {
  const { executablePath, env } = JSON.parse(readFileSync(noted, "utf8")) as {
    executablePath: string;
    env: Record<string, string>;
  };
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

export type Visit = {
  page: Page;
  /** Everything the browser had to complain about: errors, warnings, broken policies, failed requests. */
  complaints: string[];
  close(): Promise<void>;
};

/** A fresh reader with their own storage and cookies, and an ear for the browser's complaints. */
export async function newReader(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  return { page, complaints, close: () => context.close() };
}

/** Opens an address and waits until the page has come alive. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await alive(page);
  return response;
}

/** React marks the nodes it has taken over. */
export const alive = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.getElementById("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"));
  });
