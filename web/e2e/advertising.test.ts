// Advertising on the built site, with a stand-in for the network: nothing before consent, nothing moves, nothing unasked.
import type { BrowserContextOptions, Page, Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { alive, newReader, open, quietReader } from "./browser.ts";
import { movableClock, openSite, siteOfFile, slotsUntil } from "./site.fixture.ts";

const client = "ca-pub-1234567890123456";
const clock = movableClock("2026-11-21T15:42:00+01:00");
const stories = slotsUntil("2026-11-21", 4).map((id) => ({ id }));

const site = siteOfFile({
  clock,
  stories,
  settings: { ADS_CLIENT: client, ADS_SLOTS: "top=1000000001,side=1000000002,bottom=1000000003" },
});

/** Fills slots as the network's script does: one for each push, early or late. */
const standIn = `
  const fill = () => {
    const place = document.querySelector("ins.adsbygoogle:not([data-ad-status])");
    if (!place) throw new Error("no place is left");
    if (place.offsetWidth === 0) throw new Error("this place has no width");
    place.dataset.adStatus = "filled";
    const frame = document.createElement("iframe");
    frame.src = "https://googleads.g.doubleclick.net/pagead/ads?unit=" + place.dataset.adSlot;
    frame.title = "Advertisement";
    frame.width = place.offsetWidth;
    frame.height = place.offsetHeight;
    place.append(frame);
  };
  const early = window.adsbygoogle;
  window.adsbygoogle = { push: fill, requestNonPersonalizedAds: early.requestNonPersonalizedAds };
  early.forEach(fill);
`;

/** A reader whose browser meets the stand-in, and the requests that it got. */
async function newShopper(options: BrowserContextOptions = {}) {
  const reader = await newReader(options);
  const requested: string[] = [];
  await reader.page.route(/googlesyndication|doubleclick/, (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    requested.push(host + pathname + search);
    return pathname.endsWith(".js")
      ? route.fulfill({
          contentType: "text/javascript",
          headers: { "Access-Control-Allow-Origin": "*" },
          body: standIn,
        })
      : route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Herring, fresh</p>" });
  });
  return { ...reader, requested };
}

const bar = (page: Page) => page.getByRole("region", { name: "May we show advertisements?" });
const agree = (page: Page) => bar(page).getByRole("button", { name: "I agree" });
const refuse = (page: Page) => bar(page).getByRole("button", { name: "No, thank you" });
const choices = (page: Page) => page.getByRole("button", { name: "Advertising choices" }).first();
const filled = (page: Page) => page.locator("ins[data-ad-status=filled] iframe");
const script = `pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${client}`;
const frames = (...units: string[]) => units.map((unit) => `googleads.g.doubleclick.net/pagead/ads?unit=${unit}`);

describe("before consent", () => {
  it("requests nothing of the network, and asks the reader without getting in the way", async () => {
    const { page, requested, complaints } = await newShopper();
    await open(page, site.url);
    await bar(page).waitFor();
    expect(requested).toEqual([]);
    expect(await page.getByText("Advertisement", { exact: true }).count()).toBe(0);
    expect(await page.locator("ins, script[src*=google]").count()).toBe(0);
    // The page can be read and used without an answer.
    await page.locator("#today .post__link").first().click();
    await page.locator(".prose p").first().waitFor();
    await bar(page).waitFor();
    expect(requested).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("is asked in Polish on Polish pages", async () => {
    const { page } = await newShopper();
    await open(page, `${site.url}/pl/`);
    const polish = page.getByRole("region", { name: "Czy możemy pokazywać reklamy?" });
    await polish.getByRole("button", { name: "Nie, dziękuję" }).click();
    await polish.waitFor({ state: "hidden" });
  });

  it.each([
    [320, "/pl/"],
    [1280, "/"],
  ])("has no accessibility violations in either theme at %i pixels under %s", async (width, path) => {
    const { page } = await newShopper({ viewport: { width, height: 640 }, reducedMotion: "reduce" });
    await open(page, site.url + path);
    await page.locator(".consent").waitFor();
    expect(await obstaclesInBothThemes(page)).toEqual([]);
    const heights = await page.locator(".consent .btn").evaluateAll((all) => all.map((each) => each.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  it("offers agreeing and refusing alike, and by keyboard", async () => {
    const { page, requested } = await newShopper();
    await open(page, site.url);
    const looks = () =>
      page
        .locator(".consent .btn")
        .evaluateAll((all) =>
          all.map((each) => [each.className, each.clientWidth, getComputedStyle(each).backgroundColor].join()),
        );
    await bar(page).waitFor();
    const [one, other] = await looks();
    expect(one).toBe(other);
    // Right after the skip link.
    for (const key of ["Tab", "Tab", "Tab"]) await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("I agree");
    await page.keyboard.press("Enter");
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  });
});

describe("after consent", () => {
  it("loads the network's script once and fills each place once, on this and the next visit", async () => {
    const { page, requested, complaints } = await newShopper();
    await open(page, site.url);
    await agree(page).click();
    await expect.poll(() => filled(page).count()).toBe(3);
    expect(requested.filter((address) => address === script)).toHaveLength(1);
    await expect.poll(() => requested.length).toBe(4);
    expect(new Set(requested)).toEqual(new Set([script, ...frames("1000000001", "1000000002", "1000000003")]));
    expect(await page.getByText("Advertisement", { exact: true }).count()).toBe(3);
    expect(await page.evaluate(() => window.adsbygoogle?.requestNonPersonalizedAds)).toBe(1);
    // To a story, which has no unit here, and back: the slots are new, the script is not.
    await page.locator("#today .post__link").first().click();
    await page.locator(".prose p").first().waitFor();
    await page.goBack();
    await expect.poll(() => filled(page).count()).toBe(3);
    expect(requested.filter((address) => address === script)).toHaveLength(1);
    await page.reload();
    await expect.poll(() => filled(page).count()).toBe(3);
    expect(await bar(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("leaves alone a place that is not shown: the tall one stands from 1081 px on", async () => {
    const { page, requested, complaints } = await newShopper({ viewport: { width: 1080, height: 800 } });
    await open(page, site.url);
    await agree(page).click();
    await expect.poll(() => filled(page).count()).toBe(2);
    await expect.poll(() => requested.length).toBe(3);
    expect(new Set(requested)).toEqual(new Set([script, ...frames("1000000001", "1000000003")]));
    await page.setViewportSize({ width: 1081, height: 800 });
    await expect.poll(() => filled(page).count()).toBe(3);
    expect(complaints).toEqual([]);
  });

  it.each([
    [1280, 90, 585],
    [390, 100, 0],
  ])(
    "moves nothing at %i pixels for a reader who has agreed, and leaves no room where one has not",
    async (width, bannerHeight, tallHeight) => {
      const { page } = await newShopper({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
      const boxes = () =>
        page.evaluate(() =>
          [...document.querySelectorAll("main :is(.ad, h1, h2, h3, .post, .stop)")]
            .filter((element) => element.checkVisibility())
            .map((element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              return [x, y + scrollY, width, height].map(Math.round).join();
            }),
        );
      const settled = async () => {
        await page.evaluate(() => document.fonts.ready.then(() => true));
        return boxes();
      };
      await page.goto(site.url);
      const before = await settled();
      await alive(page);
      await bar(page).waitFor();
      expect(await boxes()).toEqual(before);
      expect(await page.locator(".ad:visible").count()).toBe(0);
      await agree(page).click();
      await expect.poll(() => filled(page).count()).toBe(tallHeight > 0 ? 3 : 2);
      expect((await page.locator(".ad--banner ins").first().boundingBox())?.height).toBe(bannerHeight);
      if (tallHeight > 0) expect((await page.locator(".ad--tall ins").boundingBox())?.height).toBe(tallHeight);
      const agreed = await boxes();
      // The next visit keeps the places before any script of the page runs.
      await page.goto("about:blank");
      await page.goto(site.url, { waitUntil: "commit" });
      await page.locator(".footer").waitFor();
      expect(await settled()).toEqual(agreed);
      await expect.poll(() => filled(page).count()).toBe(tallHeight > 0 ? 3 : 2);
      expect(await boxes()).toEqual(agreed);
      await choices(page).click();
      await Promise.all([page.waitForEvent("load"), refuse(page).click()]);
      await alive(page);
      expect(await boxes()).toEqual(before);
    },
  );

  it("keeps the page usable when the network cannot be reached or its script fails", async () => {
    for (const answer of ["unreachable", "throwing"]) {
      const { page } = await newShopper();
      await page.route(/googlesyndication/, (route) =>
        answer === "unreachable"
          ? route.abort()
          : route.fulfill({
              contentType: "text/javascript",
              headers: { "Access-Control-Allow-Origin": "*" },
              body: "window.adsbygoogle = { push() { throw new Error('no slot size') } };",
            }),
      );
      await open(page, site.url);
      const ofTheScript = (request: Request) => request.url().includes("adsbygoogle.js");
      const ended =
        answer === "unreachable"
          ? page.waitForEvent("requestfailed", ofTheScript)
          : page.waitForEvent("requestfinished", ofTheScript);
      await agree(page).click();
      await ended;
      await page.locator("#today .post__link").first().click();
      await page.locator(".prose p").first().waitFor();
      await page.goBack();
      await page.locator("#hero").waitFor();
      await page.locator("#today .post__link").first().waitFor();
    }
  });
});

describe("after refusal", () => {
  it("stays refused after a reload, and shows neither place nor label", async () => {
    const { page, requested, complaints } = await newShopper();
    await open(page, site.url);
    await refuse(page).click();
    await bar(page).waitFor({ state: "hidden" });
    await page.reload();
    await alive(page);
    expect(await bar(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem("advertising"))).toBe("denied");
    expect(await page.locator(".ad:visible").count()).toBe(0);
    expect(await page.getByText("Advertisement", { exact: true }).count()).toBe(0);
    expect(await page.locator("ins, script[src*=google]").count()).toBe(0);
    expect(requested).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("can be changed later, as consent can, and the focus goes back to where that was asked for", async () => {
    const { page, requested } = await newShopper();
    await open(page, site.url);
    await refuse(page).click();
    await choices(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("consent");
    await agree(page).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Advertising choices");
    await expect.poll(() => requested.length).toBe(4); // The script and three advertisements are requested.
    requested.length = 0;
    await choices(page).click();
    // A running script cannot be removed, so the page reloads without it.
    await Promise.all([page.waitForEvent("load"), refuse(page).click()]);
    await alive(page);
    expect(await page.evaluate(() => "adsbygoogle" in window)).toBe(false);
    expect(requested).toEqual([]);
  });
});

it("allows the network's hosts where there is advertising, and nothing more anywhere", async () => {
  const policyOf = async (url: string): Promise<Record<string, string[]>> =>
    Object.fromEntries(
      String((await fetch(url)).headers.get("content-security-policy"))
        .split(";")
        .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]),
    );
  const bare = await openSite({ clock, stories: [], settings: { ADS_CLIENT: client } });
  const [without, withAdvertising] = [await policyOf(bare.url), await policyOf(site.url)];
  expect(without["img-src"]).toEqual(["'self'", "data:", "https:"]);
  expect(JSON.stringify(without)).not.toContain("https://");
  expect(without["frame-src"]).toEqual(["'self'"]);
  const added = Object.values(withAdvertising)
    .flat()
    .filter((source) => !JSON.stringify(without).includes(source));
  const hosts = [
    "https://ep1.adtrafficquality.google",
    "https://ep2.adtrafficquality.google",
    "https://googleads.g.doubleclick.net",
    "https://pagead2.googlesyndication.com",
    "https://tpc.googlesyndication.com",
    "https://www.google.com",
  ];
  expect(new Set(added)).toEqual(new Set(hosts));
  expect(JSON.stringify(withAdvertising)).not.toMatch(/unsafe|\*/);
  // A publisher without units shows nothing and requests nothing.
  const { page } = await quietReader();
  await open(page, bare.url);
  expect(await page.locator(".consent, .ad").count()).toBe(0);
});
