import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { createCards } from "../cards.ts";
import { textOf } from "./feed-rules.fixture.ts";
import { openStudio, servePodcast, siteUrl } from "./podcast.fixture.ts";
import { attributeOf, channelOf, filesOf, itemsOf, pathOf, storyAt } from "./read-feed.fixture.ts";

/** Chapters as the specification describes them, and nothing else. */
const Chapters = z.strictObject({
  version: z.literal("1.2.0"),
  ...{ title: z.string().min(1), author: z.string(), podcastName: z.string() },
  chapters: z
    .array(
      z.strictObject({
        ...{ startTime: z.number().nonnegative(), endTime: z.number().positive(), title: z.string().min(1).max(255) },
        ...{ img: z.url({ protocol: /^https?$/ }), url: z.url({ protocol: /^https?$/ }) },
      }),
    )
    .min(1),
});
const Transcript = z.strictObject({
  version: z.literal("1.0.0"),
  segments: z.array(z.strictObject({ startTime: z.number(), endTime: z.number(), body: z.string().min(1) })).min(1),
});

/** The cues of a WebVTT file: from, to (seconds), text. */
function cuesIn(vtt: string) {
  const [header, ...blocks] = vtt.trimEnd().split(/\n{2,}/);
  expect(header).toBe("WEBVTT");
  const seconds = (stamp = "") => stamp.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return blocks.map((block) => {
    const [times = "", ...lines] = block.split("\n");
    expect(times).toMatch(/^\d{2}:\d{2}:\d{2}\.\d{3} --> \d{2}:\d{2}:\d{2}\.\d{3}$/);
    const [from, to] = times.split(" --> ").map(seconds);
    return { from: from ?? 0, to: to ?? 0, text: lines.join(" ") };
  });
}

describe("an episode", () => {
  const longSentence =
    "Pan Zenon, który od rana szukał czterdziestu kluczy, zajrzał pod szafę, za kredens i do pudełka po butach, a\u00a0potem „westchnął głęboko”.";

  async function episodeOf(texts: object) {
    const studio = openStudio();
    const served = await servePodcast({ studio, stories: [studio.spoken(storyAt("2026-11-21-morning", texts))] });
    const { text } = await served.ask("/pl/podcast.xml");
    const [item] = itemsOf(text);
    const [, , captions, transcript, chapters] = filesOf(item);
    const file = async (address = "") => served.ask(pathOf(address));
    return { item, captions: await file(captions), transcript: await file(transcript), chapters: await file(chapters) };
  }

  it("has a transcript of all that is said, in lines that can be read, at their words' times", async () => {
    const { item, captions, transcript } = await episodeOf({ contentPl: `Padało & lało.\n\n${longSentence}` });
    expect(captions.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
    expect(captions.headers.get("access-control-allow-origin")).toBe("*");
    expect(captions.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const cues = cuesIn(captions.text);
    const told = `Deszcz na parapecie, 2026-11-21-morning Czyta maszyna. Padało &amp; lało. ${longSentence.replace(/\s/g, " ")}`;
    expect(cues.map(({ text }) => text).join(" ")).toBe(told);
    expect(Math.max(...cues.map(({ text }) => text.length))).toBeLessThanOrEqual(65);
    expect(cues.some(({ text }) => text.startsWith("„"))).toBe(false);
    for (const [index, { from, to }] of cues.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(from).toBeGreaterThanOrEqual(cues[index - 1]?.to ?? 0);
    }
    const { segments } = Transcript.parse(JSON.parse(transcript.text));
    expect(segments.map(({ body }) => body)).toContain("Padało & lało.");
    expect(Number(textOf(item, "itunes:duration"))).toBeGreaterThanOrEqual(Math.round(cues.at(-1)?.to ?? 0));
  });

  it("has chapters: its title, and its parts between breaks and under headings, with the picture and the page", async () => {
    const { chapters } = await episodeOf({ contentPl: `${longSentence}\n\n* * *\n\nWieczór.\n\n## Rano\n\nPadało.` });
    expect(chapters.headers.get("content-type")).toBe("application/json+chapters; charset=utf-8");
    const read = Chapters.parse(JSON.parse(chapters.text));
    const [title, first, ...others] = read.chapters;
    expect([title?.startTime, title?.title]).toEqual([0, "Deszcz na parapecie, 2026-11-21-morning"]);
    expect(first?.title).toBe("Pan Zenon, który od rana szukał czterdziestu…");
    expect(others.map(({ title }) => title)).toEqual(["Wieczór.", "Rano"]);
    expect(title?.img).toBe(`${siteUrl}/images/2026-11-21-morning.webp?w=1280&as=jpeg`);
    expect(title?.url).toBe(`${siteUrl}/pl/post/2026-11-21-morning`);
    for (const [index, { startTime, endTime }] of read.chapters.entries()) {
      expect(endTime).toBeGreaterThan(startTime);
      expect(startTime).toBe(read.chapters[index - 1]?.endTime ?? 0);
    }
  });

  it("has its longer paragraphs as chapters where nothing divides it", async () => {
    const { chapters } = await episodeOf({ contentPl: `Tak.\n\n${longSentence}\n\n${longSentence}\n\nNie.` });
    const { chapters: found } = Chapters.parse(JSON.parse(chapters.text));
    expect(found.map(({ title }) => title.slice(0, 9))).toEqual(["Deszcz na", "Tak.", "Pan Zenon"]);
  });

  it("has a square cover of the size that directories take, as the podcast has; another picture has another address", async () => {
    const studio = openStudio();
    const cards = createCards({ cacheDir: folderOfTest() });
    const story = storyAt("2026-11-21-morning", { titlePl: "Bardzo długi tytuł, ".repeat(9) });
    const served = await servePodcast({
      studio,
      stories: [studio.spoken(story)],
      cards,
      pictures: { read: async () => null, hashOf: async () => null },
    });
    const { text } = await served.ask("/pl/podcast.xml");
    const covers = [channelOf(text), itemsOf(text)[0]].map((element) => attributeOf(element, "itunes:image", "href"));
    for (const address of covers) {
      const { bytes, headers } = await served.ask(pathOf(address));
      const { width, height, format, space } = await sharp(bytes).metadata();
      expect({ width, height, format, space }).toEqual({ width: 1400, height: 1400, format: "jpeg", space: "srgb" });
      expect(headers.get("content-type")).toBe("image/jpeg");
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(bytes.length).toBeLessThan(500_000);
      const head = await served.ask(pathOf(address), { method: "HEAD" });
      expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes.length)]);
    }
    const replaced = { read: async () => null, hashOf: async () => "fedcba9876543210" };
    const other = await servePodcast({ studio, stories: [studio.spoken(story)], cards, pictures: replaced });
    const stale = await other.ask(pathOf(String(covers[1])));
    expect(stale.headers.get("cache-control")).toBe("public, max-age=300");
    const redrawn = await servePodcast({
      studio,
      stories: [studio.spoken({ ...story, imageHash: "0123456789abcdef" })],
    });
    const [item] = itemsOf((await redrawn.ask("/pl/podcast.xml")).text);
    expect(covers).not.toContain(attributeOf(item, "itunes:image", "href"));
    const remembered = await served.ask("/media/podcast/cover-en-00000000.jpg");
    expect([remembered.status, remembered.headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
  });

  it("has no other files", async () => {
    const studio = openStudio();
    const { ask } = await servePodcast({ studio, stories: [studio.spoken(storyAt("2026-11-21-morning"))] });
    for (const name of [
      "cover-en-00000000.vtt",
      "cover-de-00000000.jpg",
      "2026-11-21-morning-en.vtt",
      "2026-11-21-morning-en-00000000.srt",
      "2026-11-21-evening-en-00000000.json",
      "..%2f..%2fstate-en-00000000.json",
    ])
      expect([name, (await ask(`/media/podcast/${name}`)).status]).toEqual([name, 404]);
  });
});
