import { randomUUID } from "node:crypto";
import { mirrors, storyAddress } from "#api/discovery/model.ts";
import { type PictureWidth, pictureAddress } from "#api/images/model.ts";
import type { Language } from "#api/language/model.ts";
import { escapeXml } from "#api/platform/xml.ts";
import { storyOfSlot } from "#api/schedule/slots.ts";
import { aiLabel, labelOf } from "#api/stories/label.ts";
import { textLimits } from "#api/stories/limits.ts";
import { modelsOf } from "#api/stories/makers.ts";
import type { Story } from "#api/stories/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import type { Frequency } from "../model.ts";
import { letterHtml } from "./letter-html.ts";
import { letterLine, shortened, subjectOf } from "./letter-line.ts";
import { letterText } from "./letter-text.ts";
import { daysBefore, letterWords, timeInWords } from "./letter-words.ts";
import { type StoryText, storyText } from "./story-text.ts";

/** A letter in one language, complete but for each reader's own links. */
export type Letter = {
  subject: string;
  /** The letter with one reader's links in it. */
  fill(links: ReadersLinks): { html: string; text: string };
};

type ReadersLinks = Record<LinkName, string>;

type Order = {
  /** In the order of their instants, newest last; at least one. */
  stories: readonly Story[];
  language: Language;
  frequency: Frequency;
  /** The Warsaw date of the letter. */
  date: string;
  /** The site's address, without a slash at its end. */
  origin: string;
  /** The address where readers reach the people behind the letter. */
  contactEmail: string | null;
};

/** A story as the letter shows it. */
export type LetterStory = {
  title: string;
  excerpt: string;
  /** The story's time in words: `Yesterday evening`. */
  when: string;
  /** The address of its page. */
  href: string;
  alt: string;
  picture(width: PictureWidth): string;
};

/** The story that the letter holds whole. */
export type LeadStory = LetterStory &
  StoryText & {
    /** The label of this story's making; null where `disclosure` says it of all stories alike. */
    label: string | null;
  };

/** The content of both forms of the letter. */
export type LetterContent = {
  language: Language;
  words: ReturnType<typeof letterWords>;
  /** The heading above the other stories. */
  heading: string;
  lead: LeadStory;
  others: LetterStory[];
  /** The label of how the stories were made; null if people made them all. */
  disclosure: string | null;
  /** The site's home page in the letter's language. */
  home: string;
  /** The site's address, for pictures. */
  origin: string;
  contactEmail: string | null;
  links: ReadersLinks;
};

/** Renders the daily or weekly letter of a date in one language, once for all its readers. */
export function renderLetter(order: Order): Letter {
  // Random and made after the stories, so that no story can contain the placeholders.
  const places = { unsubscribe: randomUUID(), preferences: randomUUID() };
  const content = contentOf(order, places);
  const html = cutAt(places, letterHtml(content));
  const text = cutAt(places, letterText(content));
  return {
    subject: subjectOf(`${content.words.subject}${content.lead.title}`, order.language),
    fill: (links) => ({
      html: html.fill((name) => escapeXml(links[name])),
      text: text.fill((name) => links[name]),
    }),
  };
}

const linkNames = ["unsubscribe", "preferences"] as const;
type LinkName = (typeof linkNames)[number];

/** Splits a rendered letter at the placeholders of links, and fills in each reader's own. */
function cutAt(places: ReadersLinks, rendered: string): { fill(linkOf: (name: LinkName) => string): string } {
  const names = new Map(linkNames.map((name) => [places[name], name]));
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

/** The label of how the stories of a letter were made, with the names of all their models. */
function disclosureOf(
  stories: readonly Story[],
  { language, words }: { language: Language; words: ReturnType<typeof letterWords> },
): string | null {
  const models = [...new Set(stories.flatMap(({ madeBy }) => modelsOf(madeBy)))];
  if (models.length > 0) {
    const all = stories.every(({ madeBy }) => modelsOf(madeBy).length > 0);
    return `${all ? aiLabel(models, language) : `${words.partlyByAi}: ${models.join(", ")}`}.`;
  }
  const made = stories.filter(({ madeBy }) => madeBy?.storyteller !== undefined).length;
  if (made === 0) return null;
  return made === stories.length ? words.madeByProgram : words.partlyMadeByProgram;
}

/** The story to be read whole: the morning's; the newest when it is not among them. */
function leadOf({ stories, date }: Pick<Order, "stories" | "date">): Story {
  const lead = storyOfSlot(stories, { date, timeSlot: "morning" }) ?? stories.at(-1);
  if (!lead) throw new Error("A letter without stories");
  return lead;
}

/** A week has twenty excerpts, which are to leave the letter below the length at which mail programs cut it. */
const longestExcerpts: Record<Frequency, number> = { daily: textLimits.excerpt, weekly: 220 };

function headingOver(
  others: readonly Story[],
  { date, frequency, words }: Pick<Order, "date" | "frequency"> & { words: LetterContent["words"] },
): string {
  const days = others.map((story) => daysBefore(story, date));
  if (frequency === "weekly") return days.every((before) => before <= 7) ? words.week : words.also;
  return days.every((before) => before === 1) ? words.yesterday : words.also;
}

/** A story's own label where the stories were not all made alike; otherwise the line about all of them says it. */
function labelAmong(stories: readonly Story[], lead: Story, language: Language): string | null {
  const labels = new Set(stories.map(({ madeBy }) => labelOf(madeBy, language)));
  return labels.size > 1 ? labelOf(lead.madeBy, language) : null;
}

function contentOf(order: Order, links: ReadersLinks): LetterContent {
  const { stories, language, frequency, date, origin, contactEmail } = order;
  const lead = leadOf(order);
  const others = stories.filter((story) => story !== lead);
  const words = letterWords(language, { frequency, date, site: new URL(origin).host });
  const told = (story: Story): LetterStory => {
    const { title, excerpt, imageAlt } = tellingOf(story, language);
    return {
      title: letterLine(title, language),
      excerpt: shortened(letterLine(excerpt, language), longestExcerpts[frequency]),
      when: timeInWords(story, date, language),
      href: origin + storyAddress(story.id, language),
      alt: letterLine(imageAlt, language),
      picture: (width) => new URL(pictureAddress(story, width, { as: "jpeg" }), origin).href,
    };
  };
  return {
    language,
    words,
    heading: headingOver(others, { date, frequency, words }),
    lead: {
      ...told(lead),
      ...storyText(language === "pl" ? lead.contentPl : lead.contentEn, language),
      label: labelAmong(stories, lead, language),
    },
    others: others.map(told),
    disclosure: disclosureOf(stories, { language, words }),
    home: `${origin}${mirrors[language]}/`,
    origin,
    contactEmail,
    links,
  };
}
