import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { readBrowser } from "#scripts/noted-browser.ts";

function startBrowser(): Promise<Browser> {
  const { executablePath, env } = readBrowser();
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // A page of a test lives for seconds: optimising its code costs more than the code then saves.
      "--js-flags=--no-maglev --no-opt",
    ],
  });
}

/** As long as tests themselves wait (vitest.config.ts), in milliseconds. */
const patienceMs = 180_000;

let browser: Browser | undefined;

/**
 * The browser that all test files of this process share; each reader has a context of its own. After a crash, which fails the
 * tests that were in it, the next test gets a new one.
 */
async function openBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await startBrowser();
  return browser;
}

export type Visit = {
  page: Page;
  /** Everything that the browser complained about: errors, warnings, broken policies, failed requests. */
  complaints: string[];
};

/** A new browser context with its own storage, closed when the test ends, that records the browser's complaints. */
export async function newReader(options: BrowserContextOptions = {}): Promise<Visit> {
  const shared = await openBrowser();
  shared.once("disconnected", reportCrash);
  onTestFinished(() => void shared.off("disconnected", reportCrash));
  // A service worker would ask in the page's place, where tests cannot hold its requests back.
  const quiet = { locale: "en-GB", viewport: { width: 1280, height: 900 }, serviceWorkers: "block" } as const;
  const context = await shared.newContext({ ...quiet, ...options });
  context.setDefaultTimeout(patienceMs);
  onTestFinished(() => context.close());
  if (options.reducedMotion !== "no-preference") await context.addInitScript(restOrnaments);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    // On a busy machine the detection may take longer than the site waits for it.
    if (message.text().includes("signal timed out")) return;
    if (message.text().includes("registration blocked by Playwright")) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  return { page, complaints };
}

/**
 * Lets what moves for ever stand still, the signs of waiting and the blinking caret too: each frame of it draws the window anew,
 * which costs a tenth of a processor or more, and tests wait a lot. A test of such motion says that its reader prefers it. The
 * paper's grain and the blur under the header, which no test sees, would cost a tenth of what each page does.
 */
function restOrnaments(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .roofs__cat, .purr svg, .bits, .spin, .sk::after { animation: none !important }
    * { caret-animation: manual }
    body::before, body::after { background: none !important }
    .header { backdrop-filter: none !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** A reader whose browser must not have complained of anything when the test ends. */
export async function quietReader(options: BrowserContextOptions = {}): Promise<Visit> {
  const visit = await newReader(options);
  onTestFinished(() => expect(visit.complaints).toEqual([]));
  return visit;
}

const reportCrash = () => console.error("The browser has crashed: the tests that were using it fail.");

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await alive(page);
  return response;
}

/** Holds requests to these addresses until the returned function is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Gives the browser a clock that the test controls, and a known language, whose detection would take too long. */
export async function ownClock(page: Page) {
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem("language", "en"));
}

/** Waits until a part of the page is hydrated: React marks such nodes. */
export const alive = (page: Page, part = "#main") =>
  page.waitForFunction((selector) => {
    const node = document.querySelector(selector);
    return node !== null && Object.keys(node).some((key) => key.startsWith("__reactFiber"));
  }, part);
