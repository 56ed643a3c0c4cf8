// A story's Markdown in a browser and in the feed, and the sheet that it is printed on.
import { expect, it } from "vitest";
import { newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile } from "./site.fixture.ts";

const sentence = "Mruk looked at the window, at the rain and at the tram, and thought no better of any of the three. ";
const paragraph = sentence.repeat(3);
const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: [
    {
      id: "2026-11-21-morning",
      contentEn:
        "See [the *tram*](javascript:alert(1)) or [the tram](https://tram.example/15).\n\n- rain\n- a **loud** bell\n\n> Room for one.",
      contentPl: "Zobacz [tramwaj](https://tram.example/15).\n\n1. deszcz\n2. dzwonek",
    },
    // Some 300 words, as ordinary stories have.
    {
      id: "2026-11-21-afternoon",
      contentEn: [paragraph, paragraph, paragraph, paragraph, paragraph].join("\n\n"),
      madeBy: { storyteller: "house", illustrator: "house" },
    },
  ],
});

it("shows links, lists, quotes and emphasis of a story, and nothing else as more than text", async () => {
  const { page } = await quietReader();
  await open(page, `${site.url}/post/2026-11-21-morning`);
  const prose = page.locator(".prose");
  const link = prose.locator("a");
  expect([await link.getAttribute("href"), await link.getAttribute("rel")]).toEqual([
    "https://tram.example/15",
    "noopener nofollow",
  ]);
  expect(await prose.locator("ul > li").allInnerTexts()).toEqual(["rain", "a loud bell"]);
  expect(await prose.locator("strong").innerText()).toBe("loud");
  expect(await prose.locator("blockquote").innerText()).toBe("Room for one.");
  expect(await prose.innerText()).toContain("(javascript:alert(1))");
  await open(page, `${site.url}/pl/post/2026-11-21-morning`);
  expect(await prose.locator("ol > li").allInnerTexts()).toEqual(["deszcz", "dzwonek"]);
});

it("says the same in the feed", async () => {
  const feed = await (await fetch(`${site.url}/feed.xml`)).text();
  expect(feed).toContain(
    "&lt;ul&gt;&lt;li&gt;rain&lt;/li&gt;&lt;li&gt;a &lt;strong&gt;loud&lt;/strong&gt; bell&lt;/li&gt;&lt;/ul&gt;",
  );
  expect(feed).toContain(
    "&lt;a href=&quot;https://tram.example/15&quot; rel=&quot;noopener nofollow&quot;&gt;the tram&lt;/a&gt;",
  );
});

it.each([
  ["", "light"],
  ["/pl", "dark"],
] as const)(
  "prints an ordinary story on one sheet, with its picture, the site's name and its address (%s/, %s)",
  async (prefix, colorScheme) => {
    const { page } = await newReader({ colorScheme });
    const path = `${prefix}/post/2026-11-21-afternoon`;
    await open(page, site.url + path);
    const paper = page.locator(".paper");
    expect(await paper.isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    expect(await paper.innerText()).toBe(`Mruk, ${site.url}${path}`);
    await page.locator(".story__hero img").waitFor();
    const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);
