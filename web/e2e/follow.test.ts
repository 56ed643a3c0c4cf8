// The ways to follow the site: the page that lists them, feeds, and frames on other sites; with and without scripts.
import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { listenBy } from "#api/platform/http/http.fixture.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { newReader, open } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const stories = slotsUntil("2026-11-21", 2).map((id) => ({
  id,
  category: id.endsWith("afternoon") ? "Łapy i łapki" : "Daily Life",
}));
const site = siteOfFile({ clock: movableClock("2026-11-21T15:42:00+01:00"), stories });

describe.each([
  ["light", 390, true],
  ["dark", 1280, true],
  ["dark", 390, false],
] as const)("in the %s theme at %i pixels, with scripts: %s", (colorScheme, width, javaScriptEnabled) => {
  const options = { colorScheme, viewport: { width, height: 900 }, javaScriptEnabled };

  it("a reader finds the feeds of everything and of each category from the footer, in both languages", async () => {
    for (const [home, link, title, name, feed, page] of [
      ["/", "Follow", "Keep up with Mruk", "Daily Life", "/category/daily-life/feed.xml", "/follow"],
      [
        "/pl",
        "Na bieżąco",
        "Na bieżąco z Mrukiem",
        "Codzienne Życie",
        "/pl/kategoria/codzienne-zycie/feed.xml",
        "/pl/na-biezaco",
      ],
    ] as const) {
      const { page: tab, complaints } = await newReader(options);
      if (javaScriptEnabled) await open(tab, site.url + home);
      else await tab.goto(site.url + home);
      await tab.getByRole("contentinfo").getByRole("link", { name: link }).click();
      await tab.waitForURL(`**${page}`);
      await tab.getByRole("heading", { level: 1, name: title }).waitFor();
      const main = tab.getByRole("main");
      expect(await main.getByRole("link", { name }).getAttribute("href")).toBe(feed);
      expect(await main.getByText(`${site.url}${feed}`).count()).toBe(1);
      const [, framed = ""] = /src="([^"]+)"/.exec((await main.locator("pre").textContent()) ?? "") ?? [];
      expect([framed, (await fetch(framed)).status]).toEqual([
        `${site.url}${home === "/" ? "" : home}/embed/2026-11-21-morning`,
        200,
      ]);
      for (const to of await main
        .locator("a[type='application/atom+xml']")
        .evaluateAll((links) => links.map((each) => (each as HTMLAnchorElement).href)))
        expect([to, (await fetch(to)).headers.get("content-type")]).toEqual([
          to,
          "application/atom+xml; charset=utf-8",
        ]);
      if (javaScriptEnabled) expect(await obstacles(tab)).toEqual([]);
      expect(complaints).toEqual([]);
    }
  });

  it("a frame on another site shows a story, and leads to its page", async () => {
    const address = `${site.url}/pl/embed/2026-11-21-morning`;
    const elsewhere = createServer((_request, response) =>
      response
        .setHeader("Content-Type", "text/html")
        .end(
          `<!doctype html><title>Elsewhere</title><iframe src="${address}" title="Mruk" width="340" height="480"></iframe>`,
        ),
    );
    const { port } = await listenBy(elsewhere);
    const { page: tab, complaints } = await newReader(options);
    await tab.goto(`http://localhost:${port}/`);
    const frame = tab.frameLocator("iframe");
    await frame.getByText("Deszcz na parapecie").waitFor();
    const link = frame.getByRole("link");
    expect(await link.getAttribute("href")).toBe(`${site.url}/pl/post/2026-11-21-morning`);
    await expect
      .poll(() => frame.getByRole("img").evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });
});

it("programs find the feed of a category on its page, and how to frame a story on the story's", async () => {
  const text = async (path: string) => (await fetch(site.url + path)).text();
  const category = await text("/pl/kategoria/lapy-i-lapki");
  expect(category).toContain('href="/pl/kategoria/lapy-i-lapki/feed.xml"');
  expect(category).toMatch(/<link rel="alternate" type="application\/atom\+xml" title="Mruk: Łapy i łapki"/);
  const story = await text("/pl/post/2026-11-21-morning");
  const [, found = ""] = /type="application\/json\+oembed"[^>]* href="([^"]+)"/.exec(story) ?? [];
  const answer = await (await fetch(found)).json();
  const [, framed = ""] = /src="([^"]+)"/.exec(answer.html) ?? [];
  expect(framed).toBe(`${site.url}/pl/embed/2026-11-21-morning`);
  expect((await fetch(framed)).status).toBe(200);
});
