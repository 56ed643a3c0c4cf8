// The frame of every page: header and footer, and what is shown when rendering fails.
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { alive, newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 4).map((id) => ({ id })),
  settings: { CONTACT_EMAIL: "ola@mruk.example", VIDEO_CHANNEL_URL: "https://videos.example/@mruk" },
});

const saved = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

describe("the header", () => {
  it("is sticky and 64 px high, and its logo links to /", async () => {
    const { page } = await newReader({ reducedMotion: "reduce" });
    await open(page, `${site.url}/terms`);
    const header = page.locator(".header");
    expect(await header.evaluate((element) => element.getBoundingClientRect().height)).toBe(64);
    await page.evaluate(() => window.scrollTo(0, 1200));
    expect(await top(page, ".header")).toBe(0);
    await page.getByRole("link", { name: "Mruk, home page" }).click();
    await page.waitForURL(`${site.url}/`);
  });

  it("leads Home, to Today, Gallery and About by a smooth scroll to the section, and the focus goes along", async () => {
    const { page } = await quietReader();
    await open(page, site.url);
    const navigation = page.getByRole("navigation", { name: "Main" });
    expect(await navigation.getByRole("link").allInnerTexts()).toEqual(["Home", "Today", "Gallery", "About"]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("smooth");
    for (const [name, section] of [
      ["About", "about"],
      ["Today", "today"],
      ["Gallery", "gallery"],
      ["Home", "hero"],
    ] as const) {
      await navigation.getByRole("link", { name }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(section);
      await page.locator(`#${section}`).evaluate(async (element) => {
        let before = Number.NaN;
        // Waits until the scrolling ends.
        while (before !== element.getBoundingClientRect().top) {
          before = element.getBoundingClientRect().top;
          for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
        }
      });
      const inSight = await page
        .locator(`#${section}`)
        .evaluate(
          (element) => element.getBoundingClientRect().top < innerHeight && element.getBoundingClientRect().bottom > 64,
        );
      expect([section, inSight]).toEqual([section, true]);
    }
  });

  it("leads to the sections by a smooth scroll from other pages too", async () => {
    const { page } = await quietReader();
    await open(page, `${site.url}/pl/contact`);
    const places = await page.evaluateHandle(() => {
      const places: number[] = [];
      document.addEventListener("scroll", () => places.push(scrollY));
      return places;
    });
    await page.getByRole("navigation", { name: "Główna nawigacja" }).getByRole("link", { name: "Galeria" }).click();
    await page.waitForURL(`${site.url}/pl/#gallery`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("gallery");
    // It stands below the header, and on the way there some of what lies between was seen.
    await expect.poll(() => top(page, "#gallery")).toBeLessThan(120);
    expect(await top(page, "#gallery")).toBeGreaterThanOrEqual(64);
    const arrived = await page.evaluate(() => scrollY);
    expect((await places.jsonValue()).filter((place) => place > 20 && place < arrived - 20)).not.toEqual([]);
  });

  it("has a language dropdown with flags that closes after a pick, a click beside it and a second press", async () => {
    const { page } = await quietReader();
    await open(page, `${site.url}/about`);
    const button = page.getByRole("button", { name: /Language|Język/ });
    const menu = page.getByRole("menu");
    await button.click();
    const entries = menu.getByRole("menuitemradio");
    expect(await entries.allInnerTexts()).toEqual(["English", "Polski"]);
    expect(await entries.evaluateAll((all) => all.map((entry) => entry.getAttribute("lang")))).toEqual(["en", "pl"]);
    // The US flag, recognised by its stars in the corner, and the Polish one, by its lower half.
    expect(await entries.nth(0).locator('.flag path[fill="#3c3b6e"]').count()).toBe(1);
    expect(await entries.nth(1).locator('.flag path[fill="#dc143c"]').count()).toBe(1);
    await button.click();
    await menu.waitFor({ state: "hidden" });
    await button.click();
    await page.locator("h1").click();
    await menu.waitFor({ state: "hidden" });
    await button.click();
    await entries.nth(1).click();
    await menu.waitFor({ state: "hidden" });
    await page.getByRole("heading", { name: "Jeden kot, trzy razy dziennie" }).waitFor();
  });

  it("leaves the page where it is, when a language is picked and when Escape closes the menu", async () => {
    const { page } = await quietReader();
    await open(page, `${site.url}/about`);
    const place = () => page.evaluate(() => window.scrollY);
    /** Presses where a part is now. Playwright's own click would first scroll to it, as it stands within the scroll padding. */
    const press = async (part: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
      await page.mouse.click(x + width / 2, y + height / 2);
    };
    const button = page.getByRole("button", { name: /Language|Język/ });
    const menu = page.getByRole("menu");
    await page.evaluate(() => window.scrollTo({ top: 460, behavior: "instant" }));
    await press(button);
    await menu.waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    expect(await place()).toBe(460);
    await press(button);
    await press(menu.getByRole("menuitemradio", { name: "Polski" }));
    await page.locator("html[lang=pl]").waitFor();
    expect(await place()).toBe(460);
  });
});

describe("the footer", () => {
  it("is the about section: a description, content, languages, ways to connect, the year 2024 and the small print", async () => {
    const { page } = await quietReader();
    await open(page, `${site.url}/post/2026-11-21-morning`);
    const footer = page.locator("footer#about");
    expect(await footer.getByRole("heading").allInnerTexts()).toEqual(["Content", "Languages", "Connect"]);
    expect(await footer.innerText()).toContain("Three small stories a day about one large cat.");
    expect(await footer.innerText()).toContain("© 2024");
    expect(await footer.getByText("ola@mruk.example").innerText()).toBe("E-mail: ola@mruk.example");
    const channel = footer.getByRole("link", { name: "Video channel (opens in a new tab)" });
    expect(await channel.getAttribute("href")).toBe("https://videos.example/@mruk");
    expect(await channel.getAttribute("target")).toBe("_blank");
    for (const [name, path] of [
      ["More about Mruk", "/about"],
      ["Contact", "/contact"],
      ["Privacy Policy", "/privacy"],
      ["Terms of Service", "/terms"],
    ] as const) {
      await footer.getByRole("link", { name }).click();
      await page.waitForURL(site.url + path);
      // A page opened by a link starts at its top.
      await expect.poll(() => page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, "main"]);
    }
    await footer.getByRole("link", { name: "Today’s stories" }).click();
    await page.waitForURL(`${site.url}/#today`);
  });

  it("shows nothing as a link that leads nowhere", async () => {
    const { page } = await quietReader();
    await open(page, `${site.url}/about`);
    expect(await page.locator("footer a:not([href]), footer [aria-disabled]").count()).toBe(0);
    for (const address of await page
      .locator("footer a")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))) {
      if (address.startsWith(site.url)) expect([address, (await fetch(address)).status]).toEqual([address, 200]);
    }
  });

  it("highlights the current language and switches at once", async () => {
    const { page } = await newReader();
    await open(page, `${site.url}/about`);
    const current = page.locator(".footer__langs [aria-current]");
    const weights = () =>
      page.locator(".footer__langs a").evaluateAll((all) => all.map((each) => getComputedStyle(each).fontWeight));
    expect(await current.innerText()).toBe("English");
    expect(await weights()).toEqual(["600", "400"]);
    await page.locator(".footer__langs").getByRole("link", { name: "Polski" }).click();
    await page.locator("html[lang=pl]").waitFor();
    expect(await current.innerText()).toBe("Polski");
    expect(await weights()).toEqual(["400", "600"]);
    await page.waitForURL(`${site.url}/pl/about`);
    expect(await saved(page, "language")).toBe("pl");
  });
});

it("only logs uncaught errors and rejected promises, and the page goes on", async () => {
  const { page, complaints } = await newReader({ colorScheme: "light" });
  await open(page, site.url);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("a broken plate");
    });
    void Promise.reject(new Error("a broken promise"));
  });
  for (const logged of [
    /^error: Uncaught error: .*a broken plate/,
    /^error: Unhandled rejection: .*a broken promise/,
  ]) {
    await expect.poll(() => complaints).toContainEqual(expect.stringMatching(logged));
  }
  expect(await page.locator(".toast").count()).toBe(0);
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await page.locator("html.dark").waitFor();
});

describe("what is shown when rendering fails", () => {
  /** Opens the home page with a state that breaks rendering in the browser, though not on the server. */
  async function openBroken(page: Page, damage: (html: string) => string) {
    await page.route(`${site.url}/`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: damage(await response.text()) });
    });
    await page.goto(site.url);
  }

  it("is a Polish screen with a reload button on a render crash, in the reader's theme", async () => {
    const { page } = await newReader({ colorScheme: "dark" });
    await openBroken(page, (html) => html.replaceAll('"publishedAt":"', '"publishedAt":"never '));
    await page.getByRole("heading", { name: "Oops! Coś poszło nie tak" }).waitFor();
    await page.getByText("Przepraszamy za problemy techniczne.").waitFor();
    expect(await page.locator("main").getAttribute("lang")).toBe("pl");
    expect(await page.locator("html.dark").count()).toBe(1);
    await page.unroute(`${site.url}/`);
    await page.getByRole("button", { name: "Odśwież stronę" }).click();
    await page.locator("#hero").waitFor();
    await alive(page);
  });

  it("is a plain 'Loading...' if the app cannot render at all", async () => {
    const { page } = await newReader();
    await openBroken(page, (html) => html.replace(/"now":\d+/, '"now":"never"'));
    await page.getByText("Loading...", { exact: true }).waitFor();
  });

  it("is the server's page, if the state to hydrate from is missing, which is only logged", async () => {
    const { page, complaints } = await newReader();
    await openBroken(page, (html) => html.replace('id="state"', 'id="lost"'));
    await expect.poll(() => complaints).toEqual(["error: The page holds no state to hydrate from."]);
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});
