// The rules of the feed validators and of the directories, as far as a feed alone can keep or break them.
import type { XmlElement } from "#api/platform/read-xml.fixture.ts";

const namespaces = {
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
  "xmlns:podcast": "https://podcastindex.org/namespace/1.0",
  // https://podcasters.apple.com/support/823-podcast-requirements
  "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
};
const addressed = ["url", "href"];
/** RFC 5322, section 3.3, without its comments and obsolete zones. */
const mailDate =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} [+-]\d{4}$/;
/** Of Apple's list (https://podcasters.apple.com/support/1691-apple-podcasts-categories), those that may be used here. */
const categories = ["Fiction", "Kids & Family", "Pets & Animals", "Stories for Kids"];

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];
export const textOf = (element: XmlElement | undefined, name: string): string =>
  childrenOf(element, name)[0]?.text ?? "";

function* elementsIn(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* elementsIn(child);
}

/** Elements that must be there once, and those that may be there once. */
const once = {
  channel: {
    // RSS 2.0; then "A Podcaster's Guide to RSS" of Apple: required; then Podcasting 2.0.
    required: [
      ...["title", "link", "description"],
      ...["language", "itunes:image", "itunes:explicit", "itunes:author", "itunes:type", "copyright", "image"],
      ...["podcast:guid", "podcast:medium", "podcast:locked"],
    ],
    optional: ["lastBuildDate", "generator", "itunes:owner"],
    many: ["item", "itunes:category", "atom:link"],
  },
  item: {
    required: [
      ...["title", "link", "guid", "pubDate", "description", "enclosure"],
      ...["itunes:duration", "itunes:image", "itunes:explicit", "itunes:episodeType", "podcast:chapters"],
    ],
    optional: ["podcast:episode"],
    many: ["podcast:transcript", "podcast:txt"],
  },
};

function* countFaults(element: XmlElement, { required, optional, many }: (typeof once)["item"]): Generator<string> {
  for (const name of required) {
    const count = childrenOf(element, name).length;
    if (count !== 1) yield `${element.name} has ${count} of ${name}`;
  }
  for (const name of optional) if (childrenOf(element, name).length > 1) yield `${name} stands twice`;
  for (const { name } of element.children) {
    if (![...required, ...optional, ...many].includes(name)) yield `${element.name} has an unknown ${name}`;
  }
}

const isDate = (text: string): boolean => {
  const [, weekday] = mailDate.exec(text) ?? [];
  return weekday !== undefined && new Date(text).toUTCString().startsWith(weekday);
};

function* valueFaults(element: XmlElement): Generator<string> {
  const { name, text, attributes } = element;
  for (const key of addressed) {
    const value = attributes[key];
    if (value === undefined) continue;
    if (!/^https?:\/\//.test(value) || !URL.canParse(value)) yield `${name} has no whole address: ${value}`;
    if (/[^\x21-\x7e]/.test(value)) yield `the address of ${name} is not of ASCII: ${value}`;
  }
  if (["link", "url"].includes(name) && !/^https?:\/\//.test(text)) yield `${name} has no whole address: ${text}`;
  if (/^(pubDate|lastBuildDate)$/.test(name) && !isDate(text)) yield `${name} is no date: ${text}`;
  if (element.children.length === 0 && text !== text.trim()) yield `${name} has spaces around it`;
  const limit = name === "description" ? 4000 : 255;
  if (Buffer.byteLength(text) > limit && element.children.length === 0) yield `${name} is longer than ${limit} bytes`;
  if (name === "itunes:explicit" && !["true", "false"].includes(text)) yield `itunes:explicit is ${text}`;
  if (name === "itunes:category" && !categories.includes(String(attributes.text)))
    yield `no category: ${attributes.text}`;
  if (name === "itunes:image" && !/\.(jpg|png)$/.test(attributes.href ?? "")) yield `no artwork: ${attributes.href}`;
  if (name === "itunes:duration" && !/^[1-9]\d*$/.test(text)) yield `no duration: ${text}`;
  if (name === "podcast:locked" && !["yes", "no"].includes(text)) yield `podcast:locked is ${text}`;
  if (name === "podcast:episode" && !/^[1-9]\d*$/.test(text)) yield `no number: ${text}`;
  if ((attributes.display?.length ?? 0) > 32) yield `a long display: ${attributes.display}`;
}

function* enclosureFaults(item: XmlElement): Generator<string> {
  for (const { attributes } of childrenOf(item, "enclosure")) {
    if (attributes.type !== "audio/mpeg" || !attributes.url?.endsWith(".mp3")) yield `no sound: ${attributes.url}`;
    if (!/^[1-9]\d*$/.test(attributes.length ?? "")) yield `no length: ${attributes.length}`;
  }
  const types = childrenOf(item, "podcast:transcript").map(({ attributes }) => attributes.type);
  if (!types.includes("text/vtt")) yield "no transcript that Apple reads";
  const [chapters] = childrenOf(item, "podcast:chapters");
  if (chapters?.attributes.type !== "application/json+chapters") yield "no chapters";
  if (/<(?!\/?(p|ol|ul|li)>|a href="https?:\/\/[^"]+">|\/a>)/.test(textOf(item, "description"))) {
    yield `a mark that programs do not know: ${textOf(item, "description")}`;
  }
}

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

/** Everything that is wrong with a feed; nothing of a good one. */
export function feedFaults(rss: XmlElement): string[] {
  const faults: string[] = [];
  const [channel, ...others] = childrenOf(rss, "channel");
  if (rss.name !== "rss" || rss.attributes.version !== "2.0" || channel === undefined || others.length > 0) {
    return ["no RSS 2.0"];
  }
  for (const [name, value] of Object.entries(namespaces)) if (rss.attributes[name] !== value) faults.push(`no ${name}`);
  const items = childrenOf(channel, "item");
  faults.push(...countFaults(channel, once.channel), ...items.flatMap((item) => [...countFaults(item, once.item)]));
  faults.push(...[...elementsIn(rss)].flatMap((element) => [...valueFaults(element)]));
  faults.push(...items.flatMap((item) => [...enclosureFaults(item)]));
  if (items.length === 0) faults.push("there is no episode");
  if (childrenOf(channel, "itunes:category").length === 0) faults.push("there is no category");
  if (!isUnique(items.map((item) => textOf(item, "guid")))) faults.push("a guid stands twice");
  if (!isUnique(items.map((item) => childrenOf(item, "enclosure")[0]?.attributes.url ?? "")))
    faults.push("a sound twice");
  const [image] = childrenOf(channel, "image");
  if (textOf(image, "title") !== textOf(channel, "title")) faults.push("the image has another title");
  if (textOf(image, "link") !== textOf(channel, "link")) faults.push("the image leads elsewhere");
  const self = childrenOf(channel, "atom:link").filter(({ attributes }) => attributes.rel === "self");
  if (self.length !== 1 || self[0]?.attributes.type !== "application/rss+xml") faults.push("no atom:link to itself");
  if (!/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(textOf(channel, "podcast:guid"))) {
    faults.push("the podcast's guid is no UUID of version 5");
  }
  const dates = items.map((item) => Date.parse(textOf(item, "pubDate")));
  if (dates.some((date, index) => date > (dates[index - 1] ?? Number.POSITIVE_INFINITY)))
    faults.push("not newest first");
  return faults;
}
