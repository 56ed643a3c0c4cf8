// oEmbed (oembed.com, version 1.0): other sites learn how to show a story that somebody links to.

import { z } from "zod";
import type { Language } from "#api/language/model.ts";
import { wholeNumber } from "#api/platform/http/parse.ts";
import { escapeXml } from "#api/platform/xml.ts";
import { type Story, StoryId } from "#api/stories/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { embedAddress } from "./feed-address.ts";
import { cardAddress, cardSize, mirrors, siteName } from "./model.ts";

const anySize = wholeNumber(1, 100_000).optional();

export const OembedQuery = z.object({
  /** The address of a story's page. */
  url: z.url({ protocol: /^https?$/ }).max(2000),
  maxwidth: anySize,
  maxheight: anySize,
  format: z.string().max(20).default("json"),
});
export type OembedQuery = z.infer<typeof OembedQuery>;

export const Oembed = z.strictObject({
  type: z.literal("rich"),
  version: z.literal("1.0"),
  title: z.string(),
  author_name: z.string(),
  author_url: z.url(),
  provider_name: z.string(),
  provider_url: z.url(),
  /** For how many seconds the answer may be kept. */
  cache_age: z.number().int(),
  thumbnail_url: z.url(),
  thumbnail_width: z.number().int(),
  thumbnail_height: z.number().int(),
  html: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type Oembed = z.infer<typeof Oembed>;

/** The story that an address of this site names, and the address's language; null for every other address. */
export function storyAt(address: string, origin: string): { id: StoryId; language: Language } | null {
  const { origin: host, pathname } = new URL(address);
  if (host !== origin) return null;
  const [, prefix = "", name] = /^(\/pl)?\/post\/([\w-]+)\/?$/.exec(pathname) ?? [];
  const id = StoryId.safeParse(name).data;
  return id === undefined ? null : { id, language: prefix === mirrors.pl ? "pl" : "en" };
}

const usual = { width: 520, height: 600 };
/** The height of the words below a picture, which is two thirds as high as wide. */
const wordsHeight = 254;
/** Below this height the picture stands beside the words. */
const beside = { belowHeight: 300, height: 240 };

/** The size of the frame: the usual one, as far as the site that asks has room for it. */
export function frameSize({
  maxwidth = usual.width,
  maxheight = usual.height,
}: Pick<OembedQuery, "maxwidth" | "maxheight">) {
  const width = Math.min(usual.width, maxwidth);
  const below = Math.round((width * 2) / 3) + wordsHeight;
  const height = below <= maxheight ? below : maxheight < beside.belowHeight ? beside.height : maxheight;
  return { width, height: Math.min(height, maxheight) };
}

type Request = Pick<OembedQuery, "maxwidth" | "maxheight"> & { language: Language; origin: string };

/** The HTML that shows a story in another site's page. */
export function oembedOf(story: Story, { language, origin, ...room }: Request): Oembed {
  const { title } = tellingOf(story, language);
  const { width, height } = frameSize(room);
  const home = `${origin}${mirrors[language]}/`;
  const source = escapeXml(origin + embedAddress(story.id, language));
  return {
    ...{ type: "rich", version: "1.0", title, author_name: siteName, author_url: home },
    ...{ provider_name: siteName, provider_url: home, cache_age: 300 },
    thumbnail_url: origin + cardAddress(story, language),
    thumbnail_width: cardSize.width,
    thumbnail_height: cardSize.height,
    html: `<iframe src="${source}" width="${width}" height="${height}" title="${escapeXml(title)}" loading="lazy" style="border:0;border-radius:12px;max-width:100%"></iframe>`,
    width,
    height,
  };
}
