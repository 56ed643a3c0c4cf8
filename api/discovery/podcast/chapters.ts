import { pictureAddress } from "#api/images/model.ts";
import type { Marks } from "#api/narration/model.ts";
import { type Block, readParagraphs } from "#api/stories/paragraphs.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { siteName, storyAddress } from "../model.ts";
import type { Episode } from "./episodes.ts";
import { type ToldSentence, toldSentences } from "./transcript.ts";
import { podcastTexts } from "./words.ts";

type Chapter = { startTime: number; endTime: number; title: string; img: string; url: string };
/** Chapters in a file of their own (podcast-namespace, docs/examples/chapters/jsonChapters.md). */
export type Chapters = {
  version: "1.2.0";
  title: string;
  author: string;
  podcastName: string;
  chapters: Chapter[];
};

/** A shorter chapter than this is over before it is found. */
const leastMs = 10_000;
const mostLetters = 50;

/** The title, and the parts of the story: what stands between breaks or under headings; without either, its paragraphs. */
export function chaptersOf(episode: Episode, marks: Marks, origin: string): Chapters {
  const { entry, language } = episode;
  const { title } = tellingOf(entry.story, language);
  const img = new URL(pictureAddress(entry.story, 1280, { as: "jpeg" }), origin).href;
  const url = origin + storyAddress(entry.id, language);
  const starts = [{ at: 0, title }, ...partsOf(episode, marks)];
  const all = starts.map(({ at, title }, index) => {
    const end = starts[index + 1]?.at ?? marks.seconds * 1000;
    return { startTime: at / 1000, endTime: end / 1000, title, img, url };
  });
  const chapters = all.filter(({ startTime, endTime }) => startTime < endTime);
  return { version: "1.2.0", title, author: siteName, podcastName: podcastTexts[language].title, chapters };
}

function partsOf(episode: Episode, marks: Marks): { at: number; title: string }[] {
  const { contentEn, contentPl } = episode.entry.story;
  const blocks = readParagraphs(episode.language === "en" ? contentEn : contentPl);
  const spoken = toldSentences(episode, marks).filter(({ place }) => place !== undefined && place !== "title");
  const isDivided = blocks.some(divides);
  const partOf = isDivided ? partNumbers(blocks) : blocks.map((_, index) => index);
  const parts = Map.groupBy(spoken, ({ place }) => partOf[Number.parseInt(place ?? "", 10)] ?? 0);
  const beginnings = [...parts.values()].flatMap(([first]) => first ?? []);
  return (isDivided ? beginnings : longEnough(beginnings, marks)).map((first) => ({
    at: first.start,
    title: shortened(first.text),
  }));
}

const divides = ({ type }: Block): boolean => type === "break" || type === "heading";

/** The number of each block's part. */
function partNumbers(blocks: readonly Block[]): number[] {
  let part = 0;
  return blocks.map((block) => {
    if (divides(block)) part += 1;
    return part;
  });
}

/** Leaves out beginnings after which, or before which, there is too little. */
function longEnough(beginnings: readonly ToldSentence[], { seconds }: Marks): ToldSentence[] {
  const kept: ToldSentence[] = [];
  for (const sentence of beginnings) {
    const last = kept.at(-1);
    const isLate = seconds * 1000 - sentence.start < leastMs;
    if (last === undefined || (sentence.start - last.start >= leastMs && !isLate)) kept.push(sentence);
  }
  return kept;
}

/** The first words of a part, as a name for it. */
function shortened(text: string): string {
  if (text.length <= mostLetters) return text;
  const end = text.lastIndexOf(" ", mostLetters);
  return `${text
    .slice(0, end > 0 ? end : mostLetters)
    .toWellFormed()
    .replace(/[\p{P}\p{S}\s]+$/u, "")}…`;
}
