// Stories on other sites: the embed, and oEmbed, which leads to it.
import { describe, expect, it } from "vitest";
import { storyOf } from "#api/stories/story.fixture.ts";
import { published, scheduled, serve } from "./discovery.fixture.ts";
import { Oembed } from "./oembed.ts";

const long = "A sentence about the rain that goes on for as long as an excerpt may. ".repeat(4).slice(0, 280);

describe("the embed of a story", () => {
  it("shows title, excerpt, picture and how it was made in each language, and leads to the story's own page", async () => {
    const { ask, origin } = await serve();
    for (const [path, page, title, label] of [
      ["/embed/", "/post/", published.titleEn, "Written and drawn by a computer program"],
      ["/pl/embed/", "/pl/post/", published.titlePl, "Napisane i narysowane przez program komputerowy"],
    ] as const) {
      const { status, text } = await ask(path + published.id);
      expect(status).toBe(200);
      expect(text).toContain(`<strong>${title}</strong>`);
      expect(text).toContain(label);
      expect(text).toContain(`<link rel="canonical" href="${origin}${page}${published.id}">`);
      expect(text).toContain(`href="${origin}${page}${published.id}" target="_blank"`);
      expect(text).toMatch(/<img src="\/images\/[^"]+"/);
      expect(text).toContain('content="noindex"');
    }
  });

  it("has no script, lets nothing but its picture in, and may be framed by any site", async () => {
    const { ask } = await serve();
    const { text, headers } = await ask(`/embed/${published.id}`);
    expect(text).not.toMatch(/<script|\son\w+=|javascript:/i);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none';img-src 'self' https:;style-src 'sha256-[^']+';/);
    expect(policy).toContain("frame-ancestors *");
    expect(headers.get("x-frame-options")).toBeNull();
  });

  it("weighs at most 10 kB, also with the longest texts that a story may have", async () => {
    const longest = storyOf({
      ...{ id: "2026-11-21-morning", titleEn: "W".repeat(200), titlePl: "W".repeat(200) },
      ...{ excerptEn: long, excerptPl: long, imageAlt: long, imageAltPl: long },
      madeBy: { storyteller: "openai", textModel: "a-model", illustrator: "openai", imageModel: "a-model" },
    });
    const { ask } = await serve({ stories: [longest] });
    for (const path of ["/embed/", "/pl/embed/"])
      expect((await ask(path + longest.id)).bytes.byteLength).toBeLessThanOrEqual(10_000);
  });

  it("is there from the story's instant on, and not for a story that is not there; the two look alike", async () => {
    const { ask, passTo } = await serve();
    const hidden = await ask(`/embed/${scheduled.id}`);
    const unknown = await ask("/embed/2020-01-01-morning");
    expect([hidden.status, unknown.status]).toEqual([404, 404]);
    expect(hidden.text).toBe(unknown.text);
    expect(hidden.text).toContain("This story is not here.");
    expect((await ask(`/pl/embed/${scheduled.id}`)).text).toContain("Tej historii tu nie ma.");
    passTo("2026-11-21T14:00:00+01:00");
    const revealed = await ask(`/embed/${scheduled.id}`);
    expect(revealed.text).toContain(scheduled.titleEn);
    expect(revealed.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  });
});

describe("oEmbed", () => {
  const query = (parameters: Record<string, string>) => `/api/oembed?${new URLSearchParams(parameters)}`;

  it("answers for the address of a story in its language with a frame that fits the room", async () => {
    const { ask, origin } = await serve();
    for (const [page, title] of [
      ["/post/", published.titleEn],
      ["/pl/post/", published.titlePl],
    ]) {
      const answer = await ask(query({ url: `${origin}${page}${published.id}?utm_source=x`, maxwidth: "400" }));
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      const { html, ...facts } = Oembed.parse(JSON.parse(answer.text));
      expect(facts).toMatchObject({ type: "rich", version: "1.0", title, provider_name: "Mruk", width: 400 });
      expect(html).toContain(`src="${origin}${page?.replace("post", "embed")}${published.id}"`);
      expect(html).toContain(`width="400" height="${facts.height}"`);
    }
  });

  it("never asks for more room than there is", async () => {
    const { ask, origin } = await serve();
    for (const [maxwidth, maxheight] of [
      ["100", "50"],
      ["5000", "5000"],
      ["320", "400"],
    ] as const) {
      const { text } = await ask(query({ url: `${origin}/post/${published.id}`, maxwidth, maxheight }));
      const { width, height } = Oembed.parse(JSON.parse(text));
      expect(width).toBeLessThanOrEqual(Number(maxwidth));
      expect(height).toBeLessThanOrEqual(Number(maxheight));
    }
  });

  it("has nothing for other addresses, other sites and stories that are not out yet, and says no to XML", async () => {
    const { ask, origin } = await serve();
    const statusOf = async (parameters: Record<string, string>) => (await ask(query(parameters))).status;
    for (const url of [
      `${origin}/about`,
      `https://elsewhere.example/post/${published.id}`,
      `${origin}/post/${scheduled.id}`,
    ])
      expect([url, await statusOf({ url })]).toEqual([url, 404]);
    expect(await statusOf({ url: `${origin}/post/${published.id}`, format: "xml" })).toBe(501);
    expect(await statusOf({ url: "no address" })).toBe(400);
    expect(await statusOf({})).toBe(400);
    expect(await statusOf({ url: `${origin}/post/${published.id}`, maxwidth: "-1" })).toBe(400);
  });
});
