import { randomUUID } from "node:crypto";
import { mirrors, storyAddress } from "../../discovery/model.ts";
import { type PictureWidth, pictureAddress } from "../../images/model.ts";
import type { Language } from "../../language/model.ts";
import { escapeXml } from "../../platform/xml.ts";
import { storyIdOf } from "../../schedule/slots.ts";
import type { Story } from "../../stories/model.ts";
import { tellingOf } from "../../stories/telling.ts";
import { letterLine, subjectOf } from "./letter-line.ts";
import { morningHtml } from "./morning-html.ts";
import { morningText } from "./morning-text.ts";
import { daysBefore, morningWords, whenTold } from "./morning-words.ts";

/** A day's letter in one language, finished but for what differs from reader to reader. */
export type MorningLetter = {
  subject: string;
  /** The letter with one reader's links in it. */
  fill(links: ReadersLinks): { html: string; text: string };
};

type ReadersLinks = { unsubscribe: string; preferences: string };

type Order = {
  /** In the order of their instants, newest last; at least one. */
  stories: readonly Story[];
  language: Language;
  /** The Warsaw date of the letter. */
  date: string;
  /** The site's address, without a slash at its end. */
  origin: string;
  /** Where readers reach the people behind the letter. */
  contactEmail: string;
};

/** A story as the letter tells it. */
export type ToldStory = {
  title: string;
  excerpt: string;
  /** When it was told: `Yesterday evening`. */
  when: string;
  /** Its page. */
  href: string;
  alt: string;
  picture(width: PictureWidth): string;
};

/** What both forms of the letter are made of. */
export type MorningContent = {
  language: Language;
  words: ReturnType<typeof morningWords>;
  /** What heads the other stories. */
  heading: string;
  lead: ToldStory;
  others: ToldStory[];
  /** Who made the stories, where it was a program. */
  disclosure: string | null;
  /** The site's home page in the letter's language. */
  home: string;
  /** The site's address, for pictures. */
  origin: string;
  contactEmail: string;
  links: ReadersLinks;
};

/** Renders the letter of a date in one language, once for all its readers. */
export function morningLetter(order: Order): MorningLetter {
  // Made after all the stories, so that none of them can name what stands for a reader's own links.
  const places = { unsubscribe: randomUUID(), preferences: randomUUID() };
  const content = contentOf(order, places);
  const html = cutAt(places, morningHtml(content));
  const text = cutAt(places, morningText(content));
  const { titleEn, titlePl } = leadOf(order);
  return {
    subject: subjectOf(order.language === "pl" ? titlePl : titleEn, order.language),
    fill: (links) => ({
      html: html.fill((name) => escapeXml(links[name])),
      text: text.fill((name) => links[name]),
    }),
  };
}

type LinkName = keyof ReadersLinks;

/** Cuts a rendered letter where links stand, and fills each of those places anew. */
function cutAt(places: ReadersLinks, rendered: string): { fill(linkOf: (name: LinkName) => string): string } {
  const names = new Map(Object.entries(places).map(([name, place]) => [place, name as LinkName]));
  const pieces = rendered.split(new RegExp(`(${[...names.keys()].join("|")})`));
  return {
    fill: (linkOf) =>
      pieces
        .map((piece) => {
          const name = names.get(piece);
          return name === undefined ? piece : linkOf(name);
        })
        .join(""),
  };
}

/** The morning's own story; the newest where it is not among them. */
function leadOf({ stories, date }: Pick<Order, "stories" | "date">): Story {
  const own = storyIdOf({ date, timeSlot: "morning" });
  const lead = stories.find(({ id }) => id === own) ?? stories.at(-1);
  if (!lead) throw new Error("A letter without stories");
  return lead;
}

function contentOf(order: Order, links: ReadersLinks): MorningContent {
  const { stories, language, date, origin, contactEmail } = order;
  const lead = leadOf(order);
  const others = stories.filter((story) => story !== lead);
  const words = morningWords(language, { date, site: new URL(origin).host });
  const made = stories.filter(({ madeBy }) => madeBy?.storyteller !== undefined).length;
  const told = (story: Story): ToldStory => {
    const { title, excerpt, imageAlt } = tellingOf(story, language);
    return {
      title: letterLine(title, language),
      excerpt: letterLine(excerpt, language),
      when: whenTold(story, date, language),
      href: origin + storyAddress(story.id, language),
      alt: letterLine(imageAlt, language),
      picture: (width) => new URL(pictureAddress(story, width, { as: "jpeg" }), origin).href,
    };
  };
  return {
    language,
    words,
    heading: others.every((story) => daysBefore(story, date) === 1) ? words.yesterday : words.also,
    lead: told(lead),
    others: others.map(told),
    disclosure: made === 0 ? null : made === stories.length ? words.madeByProgram : words.partlyMadeByProgram,
    home: `${origin}${mirrors[language]}/`,
    origin,
    contactEmail,
    links,
  };
}
