import type { Language } from "#api/language/model.ts";
import { escapeXml, xmlDocument } from "#api/platform/xml.ts";
import { isDrawnByModel, isWrittenByModel } from "#api/stories/makers.ts";
import type { StoryId } from "#api/stories/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { podcastAddress } from "../feed-address.ts";
import { mirrors, siteName, storyAddress } from "../model.ts";
import type { Episode } from "./episodes.ts";
import { type FileKind, fileTypes, podcastFile } from "./files.ts";
import { podcastGuid } from "./guid.ts";
import { disclosureOf, isReadByHouse, podcastTexts } from "./words.ts";

export type PodcastOptions = {
  language: Language;
  origin: string;
  /** The owner's address, by which directories ask whether the podcast is theirs. */
  contactEmail: string | null;
  /** The address of the WebSub hub that passes the feed on. */
  hub?: string | undefined;
  /** The number of a story in its series; none for one that stands alone. */
  partOf(id: StoryId): number | undefined;
};

/** Apple asks for the first and the last of them, whether they are used or not. */
const namespaces = [
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:podcast="https://podcastindex.org/namespace/1.0"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
].join(" ");

/** Apple's names of them: of stories that are made up, and of those about animals for families. */
const categories =
  '<itunes:category text="Fiction"/>\n<itunes:category text="Kids &amp; Family"><itunes:category text="Pets &amp; Animals"/></itunes:category>';

/** The podcast of these episodes, newest first: RSS 2.0 with the namespaces of iTunes and of Podcasting 2.0. */
export function podcastFeed(episodes: readonly Episode[], options: PodcastOptions): string {
  const { language, origin, hub, contactEmail } = options;
  const { title, description, rights } = podcastTexts[language];
  const self = origin + podcastAddress(language);
  const home = escapeXml(`${origin}${mirrors[language]}/`);
  const cover = escapeXml(origin + podcastFile(null, language, "jpg"));
  const [newest] = episodes;
  const email = contactEmail === null ? null : escapeXml(contactEmail);
  return xmlDocument(`<rss version="2.0" ${namespaces}>
<channel>
<title>${escapeXml(title)}</title>
<link>${home}</link>
<description>${escapeXml(description)}</description>
<language>${language}</language>
<copyright>${escapeXml(rights)}</copyright>
${newest ? `<lastBuildDate>${mailDate(newest.entry.at)}</lastBuildDate>` : ""}
<generator>${siteName}</generator>
<image><url>${cover}</url><title>${escapeXml(title)}</title><link>${home}</link></image>
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>
${hub === undefined ? "" : `<atom:link rel="hub" href="${escapeXml(hub)}"/>`}
<itunes:image href="${cover}"/>
${categories}
<itunes:explicit>false</itunes:explicit>
<itunes:author>${siteName}</itunes:author>
${email === null ? "" : `<itunes:owner><itunes:name>${siteName}</itunes:name><itunes:email>${email}</itunes:email></itunes:owner>`}
<itunes:type>episodic</itunes:type>
<podcast:guid>${podcastGuid(self)}</podcast:guid>
<podcast:medium>podcast</podcast:medium>
<podcast:locked${email === null ? "" : ` owner="${email}"`}>yes</podcast:locked>
${episodes.map((episode) => item(episode, options)).join("\n")}
</channel>
</rss>`).replace(/\n{2,}/g, "\n");
}

function item(episode: Episode, { language, origin, partOf }: PodcastOptions): string {
  const { entry, narration } = episode;
  const { title } = tellingOf(entry.story, language);
  const fileAt = (kind: FileKind) => escapeXml(origin + podcastFile(episode, language, kind));
  const transcript = (kind: "vtt" | "json") =>
    `<podcast:transcript url="${fileAt(kind)}" type="${fileTypes[kind]}" language="${language}"/>`;
  const part = partOf(entry.id);
  return `<item>
<title>${escapeXml(title.trim())}</title>
<link>${escapeXml(origin + storyAddress(entry.id, language))}</link>
<guid isPermaLink="false">${guidOf(episode)}</guid>
<pubDate>${mailDate(entry.at)}</pubDate>
<description>${escapeXml(notes(episode, origin))}</description>
<enclosure url="${escapeXml(new URL(narration.url, origin).href)}" length="${narration.bytes}" type="audio/mpeg"/>
<itunes:duration>${Math.max(1, Math.round(narration.seconds))}</itunes:duration>
<itunes:image href="${fileAt("jpg")}"/>
<itunes:explicit>false</itunes:explicit>
<itunes:episodeType>full</itunes:episodeType>
${part === undefined ? "" : `<podcast:episode display="${podcastTexts[language].part} ${part}">${part}</podcast:episode>`}
${transcript("vtt")}
${transcript("json")}
<podcast:chapters url="${fileAt("chapters.json")}" type="${fileTypes["chapters.json"]}"/>
<podcast:txt purpose="ai-content">${isMadeByModel(episode)}</podcast:txt>
</item>`;
}

/** Neither the site's address nor the sound is in it, so that no move and no new narration makes an old story new. */
const guidOf = ({ entry, language }: Episode) => `${entry.id}-${language}`;

const isMadeByModel = (episode: Episode): boolean => {
  const { madeBy } = episode.entry.story;
  return !isReadByHouse(episode) || isWrittenByModel(madeBy) || isDrawnByModel(madeBy);
};

/** A date as mails have it (RFC 5322, section 3.3). */
const mailDate = (at: number) => new Date(at).toUTCString().replace("GMT", "+0000");

/** The notes that programs show beside the sound, in the HTML that they know. */
function notes(episode: Episode, origin: string): string {
  const { entry, language } = episode;
  const { excerpt } = tellingOf(entry.story, language);
  const page = escapeXml(origin + storyAddress(entry.id, language));
  return [
    `<p>${escapeXml(excerpt)}</p>`,
    `<p>${escapeXml(disclosureOf(episode))}</p>`,
    `<p><a href="${page}">${escapeXml(podcastTexts[language].read)}</a></p>`,
  ].join("");
}
