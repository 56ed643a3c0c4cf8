// The ways to follow the site: the page that lists them, feeds, podcasts, and frames on other sites; with and without scripts.
import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { openStudio } from "#api/discovery/podcast/podcast.fixture.ts";
import { listenBy } from "#api/platform/http/http.fixture.ts";
import { writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const stories = slotsUntil("2026-11-21", 2).map((id) => ({
  id,
  category: id.endsWith("afternoon") ? "Łapy i łapki" : "Daily Life",
}));
const clock = movableClock("2026-11-21T15:42:00+01:00");
const site = siteOfFile({ clock, stories });

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

describe("where a story is read aloud", () => {
  const links = async (path: string) =>
    (await (await fetch(site.url + path)).text()).match(/<link rel="alternate" type="application\/rss\+xml"[^>]*>/g);

  it("programs and people find the podcast from the story's hour on, and not before", async () => {
    const studio = openStudio({ dataDir: site.dataDir });
    await writeStory(site.contentDir, studio.spoken(storyOf({ id: "2026-11-21-evening" }), ["pl"]));
    await site.services.library.refresh();
    const pages = ["/pl", "/pl/na-biezaco", "/pl/post/2026-11-21-morning", "/pl/podcast.xml"];
    for (const path of pages) expect([path, await links(path)]).toEqual([path, null]);
    const follow = await (await fetch(`${site.url}/pl/na-biezaco`)).text();
    expect(follow).not.toMatch(/podcast/i);
    clock.moveTo("2026-11-21T20:00:00+01:00");
    for (const path of pages.slice(0, 3)) {
      expect(await links(path)).toEqual([
        '<link rel="alternate" type="application/rss+xml" title="Mruk (podcast)" href="/pl/podcast.xml"/>',
      ]);
    }
    expect(await links("/follow")).toBeNull();
  });

  it.each([
    ["light", 390],
    ["dark", 1280],
  ] as const)(
    "in the %s theme at %i pixels a listener copies the address of a feed that leads to sound",
    async (colorScheme, width) => {
      const { page } = await quietReader({ colorScheme, viewport: { width, height: 900 } });
      await open(page, `${site.url}/pl/na-biezaco`);
      const podcasts = page.getByRole("region", { name: "Do słuchania" });
      const address = await podcasts.getByRole("listitem").locator("code").textContent();
      expect(address).toBe(`${site.url}/pl/podcast.xml`);
      expect(await page.locator('link[type="application/rss+xml"]').count()).toBe(1);
      expect(await obstacles(page)).toEqual([]);
      const found = await page.evaluate(async (feed) => {
        const document = new DOMParser().parseFromString(await (await fetch(feed)).text(), "application/xml");
        const sound = document.querySelector("enclosure")?.getAttribute("url") ?? "";
        const { status, headers } = await fetch(sound, { headers: { Range: "bytes=0-1" } });
        return [document.querySelectorAll("parsererror").length, status, headers.get("content-type")];
      }, String(address));
      expect(found).toEqual([0, 206, "audio/mpeg"]);
    },
  );
});
