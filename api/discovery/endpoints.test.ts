import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { all, published, scheduled, serve } from "./discovery.fixture.ts";
import { cardAddress } from "./model.ts";

describe("feeds", () => {
  it("hold the newest 30 stories in their language, newest first, with full text and picture", async () => {
    const long = Array.from({ length: 40 }, (_, at) =>
      storyOf({ id: `2026-0${Math.floor(at / 20) + 1}-${String((at % 20) + 1).padStart(2, "0")}-morning` }),
    );
    const { ask, origin } = await serve({ stories: [...long, published] });
    const feed = await ask("/pl/feed.xml");
    expect(feed.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(all(feed.text, /<entry>\n<id>([^<]+)/g)).toHaveLength(30);
    expect(feed.text).toContain('xml:lang="pl"');
    expect(feed.text.indexOf(published.titlePl)).toBeLessThan(feed.text.indexOf(String(long.at(-1)?.titlePl)));
    expect(feed.text).toContain("&lt;p&gt;Padało.&lt;/p&gt;\n&lt;p&gt;Mruk czekał.&lt;/p&gt;");
    expect(feed.text).toContain(`href="${origin}/images/${published.id}.webp"`);
    expect(feed.text).toContain("Napisane i narysowane przez program komputerowy");
    expect((await ask("/feed.xml")).text).toContain("Written and drawn by a computer program");
  });

  it("show a story from its instant on, and answer 304 until then", async () => {
    const { ask, passTo } = await serve();
    const before = await ask("/feed.xml");
    expect(before.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(before.text).not.toContain(scheduled.titleEn);
    // By default, fetch bypasses every cache.
    const headers = { "If-None-Match": String(before.headers.get("etag")), "Cache-Control": "max-age=0" };
    const again = () => ask("/feed.xml", { headers });
    expect((await again()).status).toBe(304);
    passTo("2026-11-21T14:00:00+01:00");
    const after = await again();
    expect([after.status, after.text.includes(scheduled.titleEn)]).toEqual([200, true]);
    expect(all(after.text, /<updated>([^<]+)/g)[0]).toBe("2026-11-21T13:00:00Z");
  });

  it("of a category hold its stories only, name it in their language, and lead to its page", async () => {
    const other = storyOf({ id: "2026-11-20-evening", category: "Friendship" });
    const hidden = { ...scheduled, category: "Portrait" };
    const { ask, origin } = await serve({ stories: [published, other, hidden] });
    const feed = await ask("/pl/kategoria/przyjazn/feed.xml");
    expect(feed.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(feed.text).toContain("<title>Mruk: Przyjaźń</title>");
    expect(feed.text).toContain(
      `rel="self" type="application/atom+xml" href="${origin}/pl/kategoria/przyjazn/feed.xml"`,
    );
    expect(feed.text).toContain(`hreflang="pl" href="${origin}/pl/kategoria/przyjazn"`);
    expect(all(feed.text, /<entry>\n<id>([^<]+)/g)).toHaveLength(1);
    expect((await ask("/category/friendship/feed.xml")).text).toContain("<title>Mruk: Friendship</title>");
    const ids = await Promise.all(
      ["/feed.xml", "/category/friendship/feed.xml"].map(
        async (path) => (await ask(path)).text.match(/<id>[^<]+/)?.[0],
      ),
    );
    expect(new Set(ids).size).toBe(2);
    for (const path of [
      "/category/portrait/feed.xml",
      "/category/nothing/feed.xml",
      "/category/przyjazn/feed.xml",
      "/pl/kategoria/friendship/feed.xml",
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });

  it("exist before the first story", async () => {
    const { ask } = await serve({ stories: [] });
    expect(await ask("/feed.xml")).toMatchObject({ status: 200, text: expect.not.stringContaining("<entry>") });
  });
});

describe("the sitemap", () => {
  it("names every page and every public story in both languages, with the other language and the picture", async () => {
    const { ask, origin } = await serve();
    const { text, headers } = await ask("/sitemap.xml");
    expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const standing = ["/", "/about", "/contact", "/privacy", "/terms"].map((path) => [path, path]);
    const follow = ["/follow", "/na-biezaco"];
    const collections = [
      ["/archive", "/archiwum"],
      ["/categories", "/kategorie"],
      ["/category/daily-life", "/kategoria/codzienne-zycie"],
      ["/time/morning", "/pora/rano"],
      ...["2026", "2026/11", "2026/11/21"].map((period) => [`/archive/${period}`, `/archiwum/${period}`]),
    ];
    const pages = [...standing, follow, ...collections, [`/post/${published.id}`, `/post/${published.id}`]];
    expect(all(text, /<loc>([^<]+)/g)).toEqual(pages.flatMap(([en, pl]) => [`${origin}${en}`, `${origin}/pl${pl}`]));
    expect(text).toContain(`<image:loc>${origin}/images/${published.id}.webp</image:loc>`);
    expect(text).toContain(`hreflang="pl" href="${origin}/pl/post/${published.id}"`);
    expect(text).not.toContain(scheduled.id);
  });

  it("is split before it grows too long, the oldest stories first", async () => {
    const stories = Array.from({ length: 2500 }, (_, at) => {
      const date = Temporal.PlainDate.from("2020-01-01").add({ days: Math.floor(at / 3) });
      return storyOf({ id: `${date}-${["morning", "afternoon", "evening"][at % 3]}` });
    });
    const { ask, origin } = await serve({ stories });
    const parts = all((await ask("/sitemap.xml")).text, /<loc>([^<]+)/g);
    expect(parts).toEqual([1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`));
    const listed = await Promise.all(parts.map(async (part) => (await ask(new URL(String(part)).pathname)).text));
    const ofStories = listed.map((part) => all(part, /\/post\/([\w-]+)<\/loc>/g).length);
    expect(ofStories).toEqual([2000, 2000, 1000]);
    // Each page of the calendar is in the part with its first story: that part stays as it is.
    const days = listed.flatMap((part) => all(part, /<loc>[^<]+\/archive\/(\d{4}\/\d{2}\/\d{2})</g));
    expect(days).toEqual([...new Set(stories.map(({ id }) => id.slice(0, 10).replaceAll("-", "/")))]);
    const years = listed.flatMap((part) => all(part, /<loc>[^<]+\/pl\/archiwum\/(\d{4})</g));
    expect(years).toEqual(["2020", "2021", "2022"]);
    const named = new Set(listed.flatMap((part) => all(part, /\/post\/([\w-]+)<\/loc>/g)));
    expect(named).toEqual(new Set(stories.map(({ id }) => id)));
    for (const part of ["0", "4", "-1", "1.5", "x", "01", "999999"]) {
      expect([part, (await ask(`/sitemap-${part}.xml`)).status]).toEqual([part, 404]);
    }
  });

  it("has no parts while it is short", async () => {
    const { ask } = await serve();
    expect((await ask("/sitemap-1.xml")).status).toBe(404);
  });
});

describe("cards", () => {
  const master = Buffer.from("a picture");

  it("may be cached for ever under the address in pages, and for minutes under any other", async () => {
    const { ask } = await serve();
    const lifetime = async (address: string) => (await ask(address)).headers.get("cache-control");
    const address = cardAddress({ ...published, imageHash: contentHash(master) }, "pl");
    expect(await ask(address)).toMatchObject({ status: 200, text: "a card" });
    expect(await lifetime(address)).toBe("public, max-age=31536000, immutable");
    expect(await lifetime(cardAddress(null, "en"))).toBe("public, max-age=31536000, immutable");
    for (const other of ["", "?v=00000000", `?v=${cardAddress(published, "pl").slice(-8)}`]) {
      expect(await lifetime(`/cards/${published.id}-pl.jpg${other}`)).toBe("public, max-age=300");
    }
    expect((await ask(address)).headers.get("content-type")).toBe("image/jpeg");
  });

  it("exist for public stories only, from their instant on", async () => {
    const { ask, passTo } = await serve();
    const card = `/cards/${scheduled.id}-en.jpg`;
    expect((await ask(card)).status).toBe(404);
    for (const path of [
      "/cards",
      "/cards/x",
      "/cards/x-en.jpg",
      `/cards/${published.id}.jpg`,
      `/cards/${published.id}-de.jpg`,
      `/cards/${published.id}-en.png`,
      "/cards/..%2f..%2fetc%2fpasswd-en.jpg",
      "/cards/home-en.jpg/x",
    ]) {
      const { status, text } = await ask(path);
      expect([path, status, JSON.parse(text).code]).toEqual([path, 404, expect.stringMatching(/NOT_FOUND$/)]);
    }
    passTo("2026-11-21T14:00:00+01:00");
    expect((await ask(card)).status).toBe(200);
  });
});

describe("well-known files", () => {
  it("tell robots where the sitemap is and keep them out of nothing that readers see", async () => {
    const { ask, origin } = await serve();
    expect((await ask("/robots.txt")).text).toBe(
      `User-agent: *\nDisallow: /api/admin\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
  });

  it("name the seller of advertising, if there is any", async () => {
    const advertising = { client: "ca-pub-1234567890123456", units: {} };
    const { ask } = await serve({ advertising });
    expect((await ask("/ads.txt")).text).toBe("google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\n");
    const without = await serve();
    expect(await without.ask("/ads.txt")).toMatchObject({ status: 404, text: "There is no such file.\n" });
  });

  it.each([
    ["/manifest.webmanifest", "en", "/"],
    ["/pl/manifest.webmanifest", "pl", "/pl/"],
  ])("describe the site to telephones at %s, with icons of the sizes they name", async (path, lang, start) => {
    const { ask } = await serve();
    const { headers, text } = await ask(path);
    expect(headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({ lang, start_url: start, short_name: "Mruk" });
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await ask(src);
      expect(icon.headers.get("content-type")).toBe(type);
      const { width, height } = await sharp(icon.bytes).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toEqual(["any", "any", "maskable"]);
  });

  it("are icons for tabs and home screens", async () => {
    const { ask } = await serve();
    expect(await sharp((await ask("/apple-touch-icon.png")).bytes).metadata()).toMatchObject({
      width: 180,
      height: 180,
      hasAlpha: false,
    });
    const { headers, bytes } = await ask("/favicon.ico");
    expect(headers.get("content-type")).toBe("image/x-icon");
    expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const [length, offset] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
    expect(offset + length).toBe(bytes.byteLength);
    expect((await sharp(bytes.subarray(offset)).metadata()).width).toBe(32);
  });

  it.each([
    "/feed.xml",
    "/pl/feed.xml",
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/favicon.ico",
    "/apple-touch-icon.png",
    "/cards/home-en.jpg",
  ])("answer GET and HEAD and nothing else at %s", async (path) => {
    const { ask } = await serve();
    expect(await ask(path, { method: "HEAD" })).toMatchObject({ status: 200, text: "" });
    for (const method of ["POST", "PUT", "DELETE"]) {
      const refused = await ask(path, { method });
      expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  });
});
