import { type Language, languages } from "#api/language/model.ts";
import type { Story } from "#api/stories/model.ts";
import { spokenFilmIn } from "#api/stories/spoken-film.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { type Caption, filmSeconds } from "../model.ts";
import { finishedDisclosureOf } from "./film-texts.ts";
import { chosen, type Moment, momentsOf, mostLetters } from "./moments.ts";
import { paragraphsOf, shortened } from "./sentences.ts";

/** The duration of the title over the first shot, and of the site's address at the end. */
export const cardSeconds = { title: 3.2, end: 2.8 };
/** The duration of the transition from one shot to the next. */
export const dissolveSeconds = 0.5;
/** The most captions of a film, and how long they may take together where they are as many. */
const most = { captions: 10, seconds: 34 };
/** So many captions tell a story; a text of long sentences gets them all the same. */
const leastCaptions = 8;
/** The longest text that is searched for moments, in sentences. */
const mostSentences = 150;

/** A film begins with its title and ends with the site's address; the story is in between. */
export function partsOf(seconds: number): { title: number; end: number } {
  return {
    title: Math.min(cardSeconds.title, seconds * 0.2),
    end: seconds - Math.min(cardSeconds.end, seconds * 0.2),
  };
}

/**
 * Eight to ten captions that tell the story in a film of `seconds`: the same moments at the same times in both languages.
 * A short film has as many as can be read in it, and a short story no more than it has sentences.
 */
export function captionsOf(story: Story, language: Language, seconds: number): Caption[] {
  const { title, end } = partsOf(seconds);
  const moments = toldIn(story, end - title);
  const whole = readingSecondsOf(moments);
  let at = title;
  return moments.map((moment, index) => {
    const from = at;
    at = index === moments.length - 1 ? end : at + ((end - title) * readingSeconds(moment)) / whole;
    return { from: hundredth(from), to: hundredth(at), text: moment[language] };
  });
}

/** The captions of a finished film as a track, those of its voice if it speaks: they begin with how it was made, while the title is shown. */
export function captionTrackOf(story: Story, language: Language, seconds: number): Caption[] {
  const text = finishedDisclosureOf(story, language);
  const captions = spokenCaptionsOf(story, language) ?? captionsOf(story, language, seconds);
  return text === null ? captions : [{ from: 0, to: hundredth(partsOf(seconds).title), text }, ...captions];
}

/** The captions of a story's film in a language in which it speaks, by the times of the words. */
export const spokenCaptionsOf = (story: Story, language: Language): Caption[] | undefined =>
  spokenFilmIn(story, language)?.captions.map((line) => {
    const [from, to, ...words] = line.split(" ");
    return { from: Number(from), to: Number(to), text: words.join(" ") };
  });

/** A caption as a story's file has it. */
export const captionLine = ({ from, to, text }: Caption): string => `${from} ${to} ${text}`;

/** The length of a story's film in whole seconds, in which both languages can be read in peace. */
export function filmSecondsOf(story: Story): number {
  const seconds = Math.ceil(
    readingSecondsOf(toldIn(story, Number.POSITIVE_INFINITY)) + cardSeconds.title + cardSeconds.end,
  );
  return Math.min(filmSeconds.most, Math.max(filmSeconds.least, seconds));
}

/** The time to find a caption and read it at seventeen characters a second. */
export const readingSecondsOfText = ({ length }: string) => Math.max(1.8, 0.3 + length / 17);
/** The same in the slower language. */
const readingSeconds = ({ en, pl }: Moment) => Math.max(readingSecondsOfText(en), readingSecondsOfText(pl));
const readingSecondsOf = (moments: readonly Moment[]) =>
  moments.reduce((sum, moment) => sum + readingSeconds(moment), 0);
export const hundredth = (seconds: number) => Math.round(seconds * 100) / 100;

/** The captions that can be read in `seconds`; one where not even that can. */
function toldIn(story: Story, seconds: number): Moment[] {
  const moments = momentsIn(story);
  for (let count = most.captions; count > 0; count--) {
    const captions = chosen(moments, count);
    if (!captions) continue;
    const needed = readingSecondsOf(captions);
    if (needed <= seconds && (needed <= most.seconds || count <= leastCaptions)) return captions;
  }
  return moments.length > 0 ? (chosen(moments, 1) ?? [titleOf(story)]) : [titleOf(story)];
}

/** The moments of the text; of a text of one or two sentences, the excerpt's before them. */
export function momentsIn(story: Story): Moment[] {
  const textOf = (en: string, pl: string) => momentsOf({ en: paragraphsOf(en, "en"), pl: paragraphsOf(pl, "pl") });
  const text = textOf(story.contentEn, story.contentPl).slice(0, mostSentences);
  return text.length >= 3 ? text : [...textOf(story.excerptEn, story.excerptPl), ...text];
}

function titleOf(story: Story): Moment {
  const [en, pl] = languages.map((language) => {
    const { title } = tellingOf(story, language);
    return shortened(title, mostLetters) ?? title.slice(0, mostLetters);
  });
  return { en: en ?? "", pl: pl ?? "" };
}
