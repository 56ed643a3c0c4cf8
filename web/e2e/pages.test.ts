// The built site: pages in both languages, their texts, their head, and their hydration.
import { describe, expect, it } from "vitest";
import { alive, newReader, open, quietReader } from "./browser.ts";
import { movableClock, openSite, siteOfFile, slotsUntil } from "./site.fixture.ts";

const story = {
  id: "2026-11-21-morning",
  titleEn: "The Tram That Lived in the Radiator",
  titlePl: "Tramwaj, który mieszkał w kaloryferze",
  contentEn: "At ten to six the radiator ticked.\n\n* * *\n\n> Room for one.\n\nIt was *not* a </script> tram.",
  contentPl: "Za dziesięć szósta kaloryfer tyknął.\n\nSzedł z domu i w deszczu.",
  category: "Daily Life",
  madeBy: { storyteller: "house", illustrator: "house" },
};

const others = slotsUntil("2026-11-21", 7).filter((id) => id !== story.id);
const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: [story, ...others.map((id) => ({ id }))],
});

const html = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.url + path, { headers, redirect: "manual" });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe("the server's HTML", () => {
  it("speaks the language of the address, the cookie, the browser, English otherwise", async () => {
    const english = "three stories";
    const polish = "trzy historie";
    expect((await html("/")).text).toContain(english);
    expect((await html("/pl/", { "Accept-Language": "en" })).text).toContain(polish);
    expect((await html("/", { "Accept-Language": "pl-PL,pl;q=0.9" })).text).toContain(polish);
    expect((await html("/", { "Accept-Language": "pl", Cookie: "language=en" })).text).toContain(english);
    expect((await html("/")).headers.get("vary")).toMatch(/Accept-Language.*Cookie/);
    expect((await html("/pl/")).text).toContain('<html lang="pl"');
  });

  it("names its address, its mirror and itself", async () => {
    const { text } = await html("/pl/post/2026-11-21-morning");
    expect(text).toContain(`<link rel="canonical" href="${site.url}/pl/post/2026-11-21-morning"`);
    expect(text).toContain(`hrefLang="en" href="${site.url}/post/2026-11-21-morning"`);
    expect(text).toContain(`hrefLang="pl" href="${site.url}/pl/post/2026-11-21-morning"`);
    expect(text).toContain(`hrefLang="x-default" href="${site.url}/post/2026-11-21-morning"`);
    expect(text).toContain("<title>Tramwaj, który mieszkał w\u00a0kaloryferze | Mruk</title>");
    expect(text).toMatch(/og:image" content="http:[^"]+\/cards\/2026-11-21-morning-pl\.jpg\?v=[0-9a-f]{8}"/);
  });

  it("names one address for a page that answers at two", async () => {
    for (const [path, named] of [
      ["/pl", "/pl/"],
      ["/post/2026-11-21-morning/", "/post/2026-11-21-morning"],
    ] as const) {
      const { text } = await html(path);
      expect(text).toContain(`<link rel="canonical" href="${site.url}${named}"/>`);
      expect(text).toContain(`<meta property="og:url" content="${site.url}${named}"/>`);
    }
  });

  it("has the whole story in it, set as a book, with nothing of the text taken for markup", async () => {
    const { text } = await html("/post/2026-11-21-morning");
    expect(text).toContain("<p>At ten to six the radiator ticked.</p>");
    expect(text).toContain("<blockquote>Room for one.</blockquote>");
    expect(text).toContain("It was <em>not</em> a &lt;/script&gt; tram.");
    expect(text.match(/<\/script>/g)?.length).toBe(text.match(/<script/g)?.length);
    expect(text).toContain("Written and drawn by a computer program");
    const polish = (await html("/pl/post/2026-11-21-morning")).text;
    expect(polish).toContain("Szedł z\u00a0domu i\u00a0w\u00a0deszczu.");
    expect(polish).toContain("Codzienne Życie");
  });

  it("answers 404 for what is not there, not yet there or cannot be, and says so on the page", async () => {
    for (const path of [
      "/nothing",
      "/pl/nothing/here",
      "/post/2026-11-21-evening",
      "/post/2020-01-01-morning",
      "/post/x",
    ]) {
      expect([path, (await html(path)).status]).toEqual([path, 404]);
    }
    const lost = [await html("/nothing"), await html("/pl/nothing")].map(({ text }) => text.replaceAll("\u00a0", " "));
    expect(lost[0]).toContain("<h1>Page Not Found</h1>");
    expect(lost[0]).toContain("<code>Did you forget to add the page to the router?</code>");
    expect(lost[1]).toContain("<h1>Nie znaleziono strony</h1>");
    expect(lost[1]).toContain("<code>Czy na pewno dodano tę stronę do routera?</code>");
    expect((await html("/post/x")).text).toContain("Something went wrong. Please try again.");
    expect((await html("/pl/post/x")).text).toContain("Coś poszło nie tak. Spróbuj ponownie.");
    expect((await html("/post/%E0%A4%A")).status).toBeGreaterThanOrEqual(400);
  });

  it("keeps its origin at addresses made to confuse it", async () => {
    for (const path of ["///", "//evil.example/x", "/%5Cevil", "/pl//post/x", "/post/..%2F..%2Fetc", "/%zz"]) {
      const { status, text } = await html(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain('rel="canonical"');
      expect(text).not.toContain("//evil.example/");
    }
    const { text } = await html("/?x=</script><script>alert(1)</script>");
    expect(text).not.toContain("alert(1)");
  });

  it("is the same page, rendered once, whatever an address asks beyond its path", async () => {
    const plain = await html("/pl/");
    const asked = await html(`/pl/?fbclid=${"x".repeat(400)}`);
    expect([asked.status, asked.headers.get("etag")]).toEqual([200, plain.headers.get("etag")]);
  });

  it("answers 404 for a missing file instead of sending a page", async () => {
    for (const path of [
      "/assets/client-00000000.js",
      "/assets",
      "/assets/",
      "/favicon.png",
      "/assets/../../package.json",
      "/robots.txt.bak",
    ]) {
      const { status, headers } = await html(path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers.get("content-type")).toContain("text/plain");
      // Missing pages are not cached, because they may exist soon.
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });

  it("arrives compressed, and its files can be kept for good", async () => {
    const { headers, text } = await html("/pl/", { "Accept-Encoding": "br" });
    expect(headers.get("content-encoding")).toBe("br");
    expect(headers.get("vary")).not.toContain("Cookie");
    const script = /src="(\/assets\/client-[^"]+\.js)"/.exec(text)?.[1];
    const asset = await fetch(site.url + script, { headers: { "Accept-Encoding": "br" } });
    expect(asset.headers.get("content-encoding")).toBe("br");
    expect(asset.headers.get("cache-control")).toContain("immutable");
  });

  it("allows nothing but what the site serves itself", async () => {
    const { headers, text } = await html("/");
    const policy = String(headers.get("content-security-policy"));
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("x-powered-by")).toBeNull();
    expect(text).not.toMatch(/<[^>]+\sstyle=/);
    expect((await fetch(site.url, { method: "POST" })).status).toBe(405);
  });
});

describe.each([
  ["en", "/"],
  ["pl", "/pl/"],
])("pages in a browser (%s)", (language, home) => {
  it.each(["light", "dark"] as const)("hydrate without a complaint and without moving (%s)", async (colorScheme) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
    ]) {
      const { page } = await quietReader({ colorScheme, viewport });
      await page.addInitScript(() => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const elements = sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 80) : "text",
            );
            // Typefaces may still come after the first paint, and lines differ by a hair (0.001) then; 0.1 is good.
            if (value >= 0.005) moved.push(`${value.toFixed(3)}: ${elements.join(", ")}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
        Object.assign(window, { moved });
      });
      // This page's typefaces are those of all, so the pages below find them in the browser's cache, also on a busy machine.
      await open(page, `${site.url}${home}about`);
      await page.evaluate(() => document.fonts.ready.then(() => true));
      for (const path of [home, `${home}post/2026-11-21-morning`]) {
        await open(page, site.url + path);
        await page.evaluate(() => document.fonts.ready.then(() => true));
        await page.waitForLoadState("networkidle");
        expect(await page.locator("html").getAttribute("lang")).toBe(language);
        expect(await page.evaluate(() => document.documentElement.classList.contains("dark"))).toBe(
          colorScheme === "dark",
        );
        expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
      }
    }
  });

  it("lead to a story, on to the next one and back home without loading the page again", async () => {
    const { page } = await quietReader();
    await open(page, site.url + home);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator("#today .post__link").first().click();
    await page.waitForURL("**/post/2026-11-21-morning");
    await page.locator("html[data-slot=morning] .prose p").first().waitFor();
    await expect.poll(() => page.title()).toContain(language === "pl" ? "Tramwaj" : "The Tram");
    await page.locator(".neighbours .previous").click();
    await page.waitForURL("**/post/2026-11-20-evening");
    await page.locator("html[data-slot=evening] .prose p").first().waitFor();
    await page.locator(".story__back a").click();
    await page.locator("#hero").waitFor();
    expect(new URL(page.url()).pathname).toBe(home);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });
});

it("reads well without JavaScript", async () => {
  const { page } = await newReader({ javaScriptEnabled: false, reducedMotion: "reduce" });
  await page.goto(`${site.url}/`);
  expect(await page.locator("#today .post").count()).toBe(3);
  expect(await page.locator(".stop[data-state=out]").count()).toBe(2);
  // A static countdown would soon be wrong.
  expect(await page.locator(".stop[data-state=next] .stop__state").innerText()).toBe("Next story at 20:00");
  // The tram is between the second and the third stop.
  const [tram, line] = await Promise.all([
    page.locator(".tram__side").boundingBox(),
    page.locator(".dayline").boundingBox(),
  ]);
  const nose = ((tram?.x ?? 0) + (tram?.width ?? 0) - (line?.x ?? 0)) / (line?.width ?? 1);
  expect(nose).toBeGreaterThan(1 / 3);
  expect(nose).toBeLessThan(2 / 3);
  await page.locator("#today .post__link").first().click();
  expect(await page.locator(".prose p").first().innerText()).toContain("At ten to six the radiator ticked.");
});

it("keeps a title of one endless word inside the page", async () => {
  const titles = { titleEn: "Purr".repeat(40), titlePl: "Mruk".repeat(40) };
  const stories = ["2026-11-21-morning", "2026-11-21-afternoon"].map((id) => ({ id, ...titles }));
  const endless = await openSite({ clock: movableClock("2026-11-21T15:42:00+01:00"), stories });
  for (const width of [390, 1280]) {
    const { page } = await newReader({ viewport: { width, height: 900 } });
    for (const path of ["/", "/post/2026-11-21-morning"]) {
      await open(page, endless.url + path);
      const titlesOutside = await page.evaluate(() =>
        [...document.querySelectorAll("main :is(h1, h3, strong, figcaption a)")]
          .filter((title) => title.getBoundingClientRect().right > window.innerWidth)
          .map((title) => title.outerHTML.slice(0, 80)),
      );
      expect(titlesOutside).toEqual([]);
    }
  }
});

it("waits with three dark windows before the day's first story", async () => {
  const dawn = await openSite({
    clock: movableClock("2026-11-21T06:00:00+01:00"),
    stories: [{ id: "2026-11-20-evening" }],
  });
  const { text } = await (async () => ({ text: await (await fetch(dawn.url)).text() }))();
  expect(text.match(/post--wait/g)).toHaveLength(3);
  expect(text).toContain("The morning story goes out at 08:00.");
  expect(text).toContain('data-slot="evening"');
});

it("shows the head's silhouette where a picture cannot be had", async () => {
  const { page } = await newReader();
  await page.route("**/images/**", (route) => route.abort());
  await open(page, `${site.url}/post/2026-11-21-morning`);
  await page.locator(".story__hero .plate--missing").waitFor();
  await alive(page);
});
