// Metadata for search engines, link previews and feed readers, on the built site.
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { newReader, open } from "./browser.ts";
import { movableClock, siteOfFile } from "./site.fixture.ts";

const plain = {
  id: "2026-11-21-morning",
  titleEn: "The Tram That Lived in the Radiator",
  titlePl: "Tramwaj, który mieszkał w kaloryferze",
  imageAltPl: "Szary kot na kaloryferze.",
  videoUrl: "/media/2026-11-21-morning.mp4",
  madeBy: {
    storyteller: "house",
    illustrator: "openai",
    imageModel: "gpt-image-2.6-flare",
    film: { maker: "house", seconds: 18 },
  },
};
const hostile = '</script><script>alert(1)</script> ]]> & "quoted" \u2028 \u0007 <b>’';
const nasty = {
  id: "2026-11-20-evening",
  titleEn: hostile,
  titlePl: hostile,
  excerptEn: hostile,
  excerptPl: hostile,
  imageAlt: hostile,
  category: "Cats & <dogs>",
  contentEn: `<script>alert(1)</script>\n\n[a link](javascript:alert(1)) & *${"emphasis"}*\n\n${hostile}`,
};
/** The hostile text without the control character that XML forbids. */
const xmlText = hostile.replace("\u0007", "");
const scheduled = { id: "2026-11-21-evening" };
const staticPages = ["/", "/about", "/books", "/contact", "/privacy", "/terms"];

const clock = movableClock("2026-11-21T15:42:00+01:00");
const site = siteOfFile({ clock, stories: [plain, nasty, scheduled] });
/** Requests run in a page of their own, so that a browser parses the documents. */
let page: Page;

beforeEach(async () => {
  ({ page } = await newReader());
  await page.goto(`${site.url}/robots.txt`);
});

/** The metadata in a page's head as the server sends it, without running scripts. */
const headOf = (path: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address, { headers: { "Accept-Language": "en" } });
    const document = new DOMParser().parseFromString(await response.text(), "text/html");
    const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name], meta[property]")];
    const links = [...document.querySelectorAll<HTMLLinkElement>("link")];
    return {
      title: document.title,
      language: document.documentElement.lang,
      meta: Object.fromEntries(metas.map((meta) => [meta.getAttribute("property") ?? meta.name, meta.content])),
      canonical: links.filter(({ rel }) => rel === "canonical").map((link) => link.href),
      alternates: Object.fromEntries(
        links.filter(({ hreflang }) => hreflang !== "").map((link) => [link.hreflang, link.href]),
      ),
      icons: links.filter(({ rel }) => /icon|manifest/.test(rel)).map((link) => link.getAttribute("href") ?? ""),
      feed: links.find(({ type }) => type === "application/atom+xml")?.getAttribute("href"),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
        JSON.parse(script.textContent),
      ),
      scripts: document.querySelectorAll("script").length,
    };
  }, site.url + path);

type Head = Awaited<ReturnType<typeof headOf>>;

/** An XML document, parsed by the browser: the count of each element, and the texts of some. */
const xml = (path: string, ...names: string[]) =>
  page.evaluate(
    async ([address, wanted]) => {
      const document = new DOMParser().parseFromString(await (await fetch(address)).text(), "application/xml");
      const texts = (name: string) => [...document.getElementsByTagName(name)].map((element) => element.textContent);
      return { errors: texts("parsererror"), ...Object.fromEntries(wanted.map((name) => [name, texts(name)])) };
    },
    [site.url + path, names] as const,
  ) as Promise<Record<string, string[]>>;

/** The pages of the archive have tests of their own (archive.test.ts). */
const isNoCollection = (address: string) =>
  !/\/(archive|archiwum|categories|kategorie|category|kategoria|time|pora|series|cykle)(\/|$)/.test(address);

describe("the head of a page", () => {
  it("gives every page that is to be found its own title, description and addresses, and both languages name each other", async () => {
    const { loc = [] } = await xml("/sitemap.xml", "loc");
    expect(loc.filter(isNoCollection)).toHaveLength(2 * (staticPages.length + 2));
    const heads = await Promise.all(loc.map((address) => headOf(address.slice(site.url.length))));
    const pairs = new Map(loc.map((address, at) => [address, heads[at]]));
    for (const [address, head] of pairs) {
      const language = address.startsWith(`${site.url}/pl/`) ? "pl" : "en";
      expect([address, head?.language, head?.canonical]).toEqual([address, language, [address]]);
      expect(head?.meta.robots).toBeUndefined();
      expect(head?.alternates[language]).toBe(address);
      expect(head?.alternates["x-default"]).toBe(head?.alternates.en);
      for (const other of ["en", "pl"]) {
        expect(pairs.get(String(head?.alternates[other]))?.alternates).toEqual(head?.alternates);
      }
      expect(head?.meta["og:locale"]).toBe({ en: "en_GB", pl: "pl_PL" }[language]);
      expect(head?.meta["og:locale:alternate"]).toBe({ en: "pl_PL", pl: "en_GB" }[language]);
      expect(head?.feed).toBe({ en: "/feed.xml", pl: "/pl/feed.xml" }[language]);
    }
    for (const said of [(head: Head) => head.title, (head: Head) => head.meta.description]) {
      for (const language of ["en", "pl"]) {
        const texts = heads.filter((head) => head.language === language).map(said);
        expect(texts.filter((text, at) => text === undefined || texts.indexOf(text) !== at)).toEqual([]);
      }
    }
  });

  it("is complete for link previews of a story, in both languages", async () => {
    for (const [path, title, alt] of [
      ["/post/2026-11-21-morning", plain.titleEn, "A grey tabby on a window sill. (AI-generated)"],
      ["/pl/post/2026-11-21-morning", plain.titlePl, `${plain.imageAltPl} (wygenerowane przez AI)`],
    ]) {
      const { meta, canonical } = await headOf(String(path));
      expect(meta).toMatchObject({
        "og:type": "article",
        "og:title": title,
        "og:url": canonical[0],
        "og:image:alt": alt,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:type": "image/jpeg",
        "article:published_time": "2026-11-21T08:00:00+01:00",
        "article:section": "Daily Life",
        "twitter:card": "summary_large_image",
      });
    }
  });

  it("names cards and icons that exist, the cards cached for good", async () => {
    for (const path of ["/", "/pl/about", "/post/2026-11-21-morning", "/pl/post/2026-11-20-evening"]) {
      const { meta, icons } = await headOf(path);
      const card = await fetch(String(meta["og:image"]));
      expect([path, card.status, card.headers.get("content-type")]).toEqual([path, 200, "image/jpeg"]);
      expect(card.headers.get("cache-control")).toContain("immutable");
      expect(icons).toHaveLength(4);
      for (const icon of icons) expect([icon, (await fetch(site.url + icon)).status]).toEqual([icon, 200]);
    }
  });

  it("keeps unlisted pages out of search engines, and gives missing pages no canonical address", async () => {
    for (const path of ["/nothing", "/pl/nothing", "/post/2026-11-21-evening", "/pl/post/x"]) {
      const { meta, canonical, alternates, data } = await headOf(path);
      expect([path, meta.robots, canonical, alternates, data]).toEqual([path, "noindex", [], {}, []]);
    }
    for (const path of ["/newsletter/confirm", "/pl/newsletter/unsubscribe"]) {
      expect([path, (await headOf(path)).meta.robots]).toEqual([path, "noindex"]);
    }
  });
});

describe("what search engines read of a page", () => {
  it("is the story, its picture, its other language and how it was made", async () => {
    const [english] = (await headOf("/post/2026-11-21-morning")).data;
    const [polish] = (await headOf("/pl/post/2026-11-21-morning")).data;
    expect(english).toMatchObject({
      "@type": ["ShortStory", "Article"],
      headline: plain.titleEn,
      inLanguage: "en",
      datePublished: "2026-11-21T08:00:00+01:00",
      articleSection: "Daily Life",
      isAccessibleForFree: true,
      digitalSourceType: "https://schema.org/AlgorithmicMediaDigitalSource",
      image: {
        width: 1536,
        height: 1024,
        digitalSourceType: "https://schema.org/TrainedAlgorithmicMediaDigitalSource",
      },
      video: { duration: "PT18S", digitalSourceType: "https://schema.org/TrainedAlgorithmicMediaDigitalSource" },
      workTranslation: { "@id": polish["@id"], inLanguage: "pl" },
    });
    expect(polish).toMatchObject({
      headline: plain.titlePl,
      articleSection: "Codzienne Życie",
      translationOfWork: { "@id": english["@id"], inLanguage: "en" },
    });
    expect((await fetch(english.image.url)).status).toBe(200);
    expect((await headOf("/pl/")).data).toMatchObject([{ "@type": "WebSite", name: "Mruk", inLanguage: "pl" }]);
    expect((await headOf("/about")).data).toEqual([]);
  });

  it("holds the most hostile title as the text it is", async () => {
    const [calm, wild] = await Promise.all([headOf(`/post/${plain.id}`), headOf(`/post/${nasty.id}`)]);
    expect(wild.data).toMatchObject([{ headline: hostile, description: hostile, image: { caption: hostile } }]);
    expect(wild.meta["og:title"]).toBe(hostile);
    expect(wild.scripts).toBe(calm.scripts);
  });

  it("goes with the reader from page to page without a complaint", async () => {
    const visit = await newReader();
    const told = () =>
      visit.page.evaluate(() => ({
        title: document.title,
        canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
        types: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          (script) => JSON.parse(script.textContent)["@type"],
        ),
      }));
    await open(visit.page, `${site.url}/pl/`);
    expect((await told()).types).toEqual(["WebSite"]);
    await visit.page.locator(`#today a[href="/pl/post/${plain.id}"]`).first().click();
    await visit.page.locator("article h1").waitFor();
    await expect.poll(told).toMatchObject({ canonical: `${site.url}/pl/post/${plain.id}` });
    await visit.page.goBack();
    await expect.poll(told).toMatchObject({ canonical: `${site.url}/pl/` });
    await open(visit.page, `${site.url}/post/${nasty.id}`);
    expect(visit.complaints).toEqual([]);
  });
});

describe("feeds and the sitemap", () => {
  it.each(["/feed.xml", "/pl/feed.xml"])("are XML whatever the stories say (%s)", async (path) => {
    const feed = await xml(path, "id", "title", "updated", "author", "category");
    expect(feed.errors).toEqual([]);
    expect(feed.id).toHaveLength(3);
    expect(new Set(feed.id).size).toBe(3);
    expect(feed.title).toContain(xmlText);
    expect(feed).toMatchObject({ author: { length: 1 }, updated: { length: 3 }, category: { length: 2 } });
  });

  it("carry the whole text as HTML in which nothing runs", async () => {
    const { content = [] } = await xml("/feed.xml", "content");
    const told = await page.evaluate((html) => {
      const { body } = new DOMParser().parseFromString(html, "text/html");
      return {
        elements: [...body.querySelectorAll("*")].map(({ localName }) => localName),
        text: body.textContent,
        pictures: [...body.querySelectorAll("img")].map(({ src, alt }) => [src, alt]),
      };
    }, String(content[1]));
    expect(told.elements).toEqual(["p", "img", "p", "p", "em", "p"]);
    expect(told.text).toContain("<script>alert(1)</script>");
    expect(told.text).toContain("[a link](javascript:alert(1))");
    expect(told.pictures).toEqual([[expect.stringContaining(`${site.url}/images/${nasty.id}.webp?w=960`), xmlText]]);
  });

  it("know nothing of a story before its instant and have it from then on", async () => {
    const sees = async () =>
      await Promise.all(
        ["/feed.xml", "/pl/feed.xml", "/sitemap.xml"].map(async (path) =>
          (await (await fetch(site.url + path)).text()).includes(scheduled.id),
        ),
      );
    expect(await sees()).toEqual([false, false, false]);
    clock.moveTo("2026-11-21T20:00:00+01:00");
    expect(await sees()).toEqual([true, true, true]);
    const { errors, loc = [] } = await xml("/sitemap.xml", "loc");
    expect([errors, loc.filter(isNoCollection).length]).toEqual([[], 2 * (staticPages.length + 3)]);
    clock.moveTo("2026-11-21T15:42:00+01:00");
  });
});
