// Reads a feed for tests, and has the stories that they put into it.
import { readXml, type XmlElement } from "#api/platform/read-xml.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { childrenOf } from "./feed-rules.fixture.ts";

const house = { storyteller: "house", illustrator: "house" };
const contentEn = "It rained.\n\nMruk waited.\n\n* * *\n\nIn the evening it “stopped”.";
const contentPl = "Padało.\n\nMruk czekał.\n\n* * *\n\nWieczorem „przestało”.";
export const storyAt = (id: string, more: object = {}) => storyOf({ id, contentEn, contentPl, madeBy: house, ...more });

export const channelOf = (xml: string): XmlElement | undefined => childrenOf(readXml(xml), "channel")[0];
export const itemsOf = (xml: string): XmlElement[] => childrenOf(channelOf(xml), "item");
export const attributeOf = (element: XmlElement | undefined, name: string, attribute: string): string =>
  childrenOf(element, name)[0]?.attributes[attribute] ?? "";
export const pathOf = (address: string) => new URL(address).pathname;

/** The addresses of an episode's files: sound, cover, both transcripts, chapters. */
export const filesOf = (item: XmlElement | undefined): string[] => [
  attributeOf(item, "enclosure", "url"),
  attributeOf(item, "itunes:image", "href"),
  ...childrenOf(item, "podcast:transcript").map(({ attributes }) => attributes.url ?? ""),
  attributeOf(item, "podcast:chapters", "url"),
];
