import { describe, expect, it } from "vitest";
import { readXml } from "#api/platform/read-xml.fixture.ts";
import type { Story } from "#api/stories/model.ts";
import { childrenOf, feedFaults, textOf } from "./feed-rules.fixture.ts";
import { podcastGuid } from "./guid.ts";
import { openStudio, servePodcast, siteUrl } from "./podcast.fixture.ts";
import { attributeOf, channelOf, filesOf, itemsOf, pathOf, storyAt } from "./read-feed.fixture.ts";

type Served = Awaited<ReturnType<typeof servePodcast>>;

const guidsOf = (xml: string) => itemsOf(xml).map((item) => textOf(item, "guid"));

const statusesOf = async ({ ask }: Served, addresses: readonly string[]) =>
  Promise.all(addresses.map(async (address) => (await ask(pathOf(address))).status));

describe("the podcast", () => {
  it("keeps the rules of RSS, of Apple and of Podcasting 2.0, whatever a story is like", async () => {
    const studio = openStudio();
    const hostile = `<b>Łapy</b> & "łapki" ]]> \u{1f431} — ${"bardzo długi tytuł ".repeat(8)}`.slice(0, 199).trim();
    const ofModel = { storyteller: "openai", illustrator: "openai", textModel: "gpt-5.4", imageModel: "gpt-image-2" };
    const plain = storyAt("2026-11-19-morning");
    const stories = [
      studio.spoken(
        storyAt("2026-11-18-evening", { titleEn: hostile, titlePl: hostile, excerptPl: "<i>&amp;</i> „a”" }),
      ),
      studio.spoken(plain),
      studio.spoken(storyAt("2026-11-19-evening", { continues: plain.id })),
      { ...storyAt("2026-11-20-evening", { madeBy: ofModel }) },
      studio.spoken(storyAt("2026-11-20-morning", { imageUrl: "https://pictures.example/a%20b.png?c=d&e=f" })),
      studio.spoken(storyAt("2026-11-20-morning-2")),
      studio.spoken(storyAt("2026-11-21-morning", { contentEn: "One.", contentPl: "> Jedno.\n\n- a\n- b" })),
    ];
    const [spokenByModel] = stories.splice(3, 1) as [Story];
    stories.push({
      ...spokenByModel,
      narrations: [
        studio.narrate(spokenByModel, "en", { narrator: "openai" }),
        studio.narrate(spokenByModel, "pl", { narrator: "piper" }),
      ],
    });
    const { ask } = await servePodcast({ studio, stories, hub: "https://hub.example/?a=b&c", contactEmail: "a@b.pl" });
    for (const [path, language] of [
      ["/podcast.xml", "en"],
      ["/pl/podcast.xml", "pl"],
    ] as const) {
      const { text, headers, bytes } = await ask(path);
      expect(headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
      expect(bytes.equals(Buffer.from(new TextDecoder("utf-8", { fatal: true }).decode(bytes)))).toBe(true);
      expect(feedFaults(readXml(text))).toEqual([]);
      const channel = channelOf(text);
      expect(textOf(channel, "language")).toBe(language);
      expect(textOf(channel, "podcast:guid")).toBe(podcastGuid(siteUrl + path));
      expect(textOf(childrenOf(channel, "itunes:owner")[0], "itunes:email")).toBe("a@b.pl");
      expect(attributeOf(channel, "podcast:locked", "owner")).toBe("a@b.pl");
      const items = itemsOf(text);
      expect(items).toHaveLength(stories.length);
      expect(items.map((item) => textOf(item, "title"))).toContain(hostile);
      const parts = items
        .map((item) => [textOf(item, "guid"), textOf(item, "podcast:episode")])
        .filter(([, part]) => part);
      expect(parts).toEqual([
        [`2026-11-19-evening-${language}`, "2"],
        [`2026-11-19-morning-${language}`, "1"],
      ]);
      const ai = items.filter((item) => textOf(item, "podcast:txt") === "true");
      expect(ai.map((item) => textOf(item, "guid"))).toEqual([`2026-11-20-evening-${language}`]);
      const said = {
        en: "Read aloud by an AI-generated voice: openai/en.",
        pl: "Czyta głos wygenerowany przez AI: piper/pl.",
      };
      expect(textOf(ai[0], "description")).toContain(said[language]);
      const byHouse = { en: "Read aloud by a computer program.", pl: "Czyta program komputerowy." }[language];
      expect(textOf(items[0], "description")).toContain(byHouse);
    }
  });

  it("gives every sound at its true length, at once and in parts, to programs and pages anywhere", async () => {
    const studio = openStudio();
    const served = await servePodcast({ studio, stories: [studio.spoken(storyAt("2026-11-21-morning"))] });
    const [item] = itemsOf((await served.ask("/podcast.xml")).text);
    expect(textOf(item, "pubDate")).toBe("Sat, 21 Nov 2026 07:00:00 +0000");
    const path = pathOf(attributeOf(item, "enclosure", "url"));
    const length = Number(attributeOf(item, "enclosure", "length"));
    const whole = await served.ask(path);
    expect([whole.status, whole.bytes.length, whole.headers.get("content-type")]).toEqual([200, length, "audio/mpeg"]);
    expect(whole.headers.get("access-control-allow-origin")).toBe("*");
    expect(whole.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const head = await served.ask(path, { method: "HEAD" });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect([head.headers.get("content-length"), head.headers.get("accept-ranges")]).toEqual([String(length), "bytes"]);
    const part = await served.ask(path, { headers: { Range: "bytes=0-1" } });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 0-1/${length}`]);
    expect(part.bytes.equals(whole.bytes.subarray(0, 2))).toBe(true);
  });

  it("tells nothing of a story before its hour, in the feed and in every file, and all at its second", async () => {
    const studio = openStudio();
    const [out, hidden] = ["2026-11-21-morning", "2026-11-21-afternoon"].map((id) => studio.spoken(storyAt(id)));
    const later = await servePodcast({ studio, stories: [hidden as Story] });
    later.passTo("2026-11-21T14:00:00+01:00");
    const files = ["/podcast.xml", "/pl/podcast.xml"].map(async (path) =>
      filesOf(itemsOf((await later.ask(path)).text)[0]),
    );
    const addresses = (await Promise.all(files)).flat();
    expect(addresses).toHaveLength(10);
    const served = await servePodcast({ studio, stories: [out as Story, hidden as Story] });
    served.passTo("2026-11-21T13:59:59+01:00");
    expect(guidsOf((await served.ask("/podcast.xml")).text)).toEqual(["2026-11-21-morning-en"]);
    expect((await served.ask("/pl/podcast.xml")).text).not.toContain("2026-11-21-afternoon");
    expect(new Set(await statusesOf(served, addresses))).toEqual(new Set([404]));
    served.passTo("2026-11-21T14:00:00+01:00");
    expect(guidsOf((await served.ask("/podcast.xml")).text)).toEqual([
      "2026-11-21-afternoon-en",
      "2026-11-21-morning-en",
    ]);
    // The marks are read; only the covers are not drawn in this test.
    expect(new Set(await statusesOf(served, addresses))).toEqual(new Set([200]));
  });

  it("is not there while no story is read aloud in its language, and says so kindly", async () => {
    const studio = openStudio();
    const silent = storyAt("2026-11-21-morning");
    const { ask } = await servePodcast({ studio, stories: [studio.spoken(silent, ["pl"])] });
    const missing = await ask("/podcast.xml");
    expect([missing.status, JSON.parse(missing.text).error]).toEqual([
      404,
      "No story has been read aloud in English yet.",
    ]);
    expect(guidsOf((await ask("/pl/podcast.xml")).text)).toEqual(["2026-11-21-morning-pl"]);
    // Its words are others since it was spoken.
    const changed = { ...studio.spoken(silent), titleEn: "Other words", titlePl: "Inne słowa" };
    const outdated = await servePodcast({ studio, stories: [changed] });
    for (const path of ["/podcast.xml", "/pl/podcast.xml", "/media/podcast/2026-11-21-morning-en-01234567.vtt"])
      expect([path, (await outdated.ask(path)).status]).toEqual([path, 404]);
  });

  it("keeps an episode's guid when it is spoken anew, and drops one whose story is gone", async () => {
    const studio = openStudio();
    const story = storyAt("2026-11-21-morning");
    const other = studio.spoken(storyAt("2026-11-20-evening"));
    const feedOf = async (stories: Story[]) =>
      (await (await servePodcast({ studio, stories })).ask("/podcast.xml")).text;
    const before = await feedOf([studio.spoken(story), other]);
    const after = await feedOf([{ ...story, narrations: [studio.narrate(story, "en", { take: 2 })] }, other]);
    expect(guidsOf(after)).toEqual(guidsOf(before));
    const [first, second] = [before, after].map((xml) => filesOf(itemsOf(xml)[0]));
    expect(second?.[0]).not.toBe(first?.[0]);
    expect(guidsOf(await feedOf([other]))).toEqual(["2026-11-20-evening-en"]);
  });

  it("names sound that lies elsewhere by its own address", async () => {
    const studio = openStudio();
    const story = storyAt("2026-11-21-morning");
    const url = "https://account.blob.core.windows.net/mruk/speech/2026/11/2026-11-21-morning-0123456789abcdef.mp3";
    const narrations = [{ ...studio.narrate(story, "en"), url }];
    const { ask } = await servePodcast({ studio, stories: [{ ...story, narrations }] });
    const { text } = await ask("/podcast.xml");
    expect(feedFaults(readXml(text))).toEqual([]);
    expect(attributeOf(itemsOf(text)[0], "enclosure", "url")).toBe(url);
  });

  it("answers 304 to programs that know it by its tag or by its time, until it changes", async () => {
    const studio = openStudio();
    const stories = ["2026-11-21-morning", "2026-11-21-afternoon"].map((id) => studio.spoken(storyAt(id)));
    const { ask, passTo } = await servePodcast({ studio, stories });
    const first = await ask("/podcast.xml");
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    // In its first second another one may follow, so it has no time yet.
    expect(first.headers.get("last-modified")).toBeNull();
    passTo("2026-11-21T12:00:01+01:00");
    const lastModified = (await ask("/podcast.xml")).headers.get("last-modified") ?? "";
    expect(lastModified).toBe("Sat, 21 Nov 2026 11:00:00 GMT");
    const uncached = { "Cache-Control": "max-age=0" };
    const conditions = [{ "If-None-Match": String(first.headers.get("etag")) }, { "If-Modified-Since": lastModified }];
    const answers = () =>
      Promise.all(
        conditions.map(async (headers) => (await ask("/podcast.xml", { headers: { ...uncached, ...headers } })).status),
      );
    expect(await answers()).toEqual([304, 304]);
    // The tag is the better witness.
    const headers = { ...uncached, "If-None-Match": '"another"', "If-Modified-Since": lastModified };
    expect((await ask("/podcast.xml", { headers })).status).toBe(200);
    passTo("2026-11-21T14:00:00+01:00");
    expect(await answers()).toEqual([200, 200]);
    expect((await ask("/podcast.xml", { method: "HEAD" })).text).toBe("");
    expect((await ask("/podcast.xml", { method: "POST" })).headers.get("allow")).toBe("GET, HEAD");
  });

  it("holds the newest three hundred, and weighs no more than a feed that programs take", async () => {
    const studio = openStudio();
    const long = {
      excerptEn: "Mruk waits for the rain to stop. ".repeat(18),
      titleEn: "A title of two lines ".repeat(9),
    };
    const stories = Array.from({ length: 320 }, (_, at) => {
      const date = Temporal.PlainDate.from("2026-05-01").add({ days: Math.floor(at / 3) });
      return studio.spoken(storyAt(`${date}-${["morning", "afternoon", "evening"][at % 3]}`, long), ["en"]);
    });
    const { ask } = await servePodcast({ studio, stories });
    const { text, bytes } = await ask("/podcast.xml");
    expect(feedFaults(readXml(text))).toEqual([]);
    expect(guidsOf(text)).toEqual(
      stories
        .slice(-300)
        .reverse()
        .map(({ id }) => `${id}-en`),
    );
    expect(bytes.length).toBeLessThan(1_000_000);
    // An episode that has left the feed stays where programs remember it.
    expect((await ask(`/media/podcast/${stories[0]?.id}-en-00000000.vtt`)).status).toBe(200);
  });
});

it("breaks a rule where a feed is changed, so that the rules above are not empty", async () => {
  const studio = openStudio();
  const stories = ["2026-11-20-evening", "2026-11-21-morning"].map((id) => studio.spoken(storyAt(id)));
  const { text } = await (await servePodcast({ studio, stories })).ask("/podcast.xml");
  const broken = [
    [/url="https:\/\/mruk\.example\/media\/2/, 'url="/media/2'],
    [/Sat, 21 Nov/, "Fri, 21 Nov"],
    [/\+0000/, "CET"],
    [/2026-11-20-evening-en</, "2026-11-21-morning-en<"],
    [/length="\d+"/, 'length=""'],
    [/<itunes:category.*\n/g, ""],
    [/ xmlns:itunes="[^"]+"/, ""],
    [/<itunes:explicit>false/, "<itunes:explicit>clean"],
    [/<title>/, "<title> "],
    [/<podcast:guid>.{9}/, "<podcast:guid>"],
    [/\.jpg"\/>/, '.webp"/>'],
    [/<guid.*<\/guid>/, ""],
    [/&lt;p&gt;/, "&lt;script&gt;"],
  ] as const;
  for (const [part, other] of broken) {
    const changed = text.replace(part, other);
    expect([String(part), changed !== text, feedFaults(readXml(changed)).length > 0]).toEqual([
      String(part),
      true,
      true,
    ]);
  }
  for (const part of ["<title>", "</item>", "&lt;"]) {
    expect(() => readXml(text.replace(part, part === "&lt;" ? "&nbsp;" : ""))).toThrow();
  }
});

it("names a podcast as the namespace's specification does", () => {
  expect(podcastGuid("https://mp3s.nashownotes.com/pc20rss.xml")).toBe("917393e3-1b1e-5cef-ace4-edaa54e1f810");
  expect(podcastGuid("https://podnews.net/rss/")).toBe("9b024349-ccf0-5f69-a609-6b82873eab3c");
});
