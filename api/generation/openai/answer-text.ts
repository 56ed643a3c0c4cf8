import type { Language } from "#api/language/model.ts";
import { sunOf } from "../brief/daylight.ts";
import { type Brief, PictureBrief, type StoryText } from "../model.ts";
import type { StoryAnswer } from "./answer.ts";
import { tidy } from "./answer-tidy.ts";

const limits = { facts: 3, fact: 200, props: 3, scene: 1500, turn: 80 };

/**
 * Turns a model's answer into a story's text. The story's facts (id, date, slot, season, weather) come from the brief
 * alone.
 */
export function textOf({ plan, english, polish, category, picture, newFacts }: StoryAnswer, brief: Brief): StoryText {
  const contentEn = contentOf(english.paragraphs, "en");
  return {
    titleEn: titleOf(english.title, "en"),
    titlePl: titleOf(polish.title, "pl"),
    excerptEn: tidy(english.excerpt, "en"),
    excerptPl: tidy(polish.excerpt, "pl"),
    contentEn,
    contentPl: contentOf(polish.paragraphs, "pl"),
    category,
    imageAlt: tidy(english.imageAlt, "en"),
    imageAltPl: tidy(polish.imageAlt, "pl"),
    picture: pictureOf(picture, brief, contentEn),
    canon: factsOf(newFacts, brief),
    turn: tidy(plan.turn, "en").slice(0, limits.turn),
  };
}

/** The picture that a model has planned for an English text, in the light of the brief and of the text's words. */
export function pictureOf(
  { props, scene, ...choices }: StoryAnswer["picture"],
  { id, date, timeSlot, season, weather }: Brief,
  text: string,
): StoryText["picture"] {
  const sun = sunOf({ date, timeSlot }, `${scene} ${text}`);
  const chosen = Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== null));
  return PictureBrief.parse({
    ...chosen,
    props: [...new Set(props)].slice(0, limits.props),
    scene: tidy(scene, "en").slice(0, limits.scene),
    ...{ timeSlot, season, weather },
    ...(sun && { sun }),
    seed: `mruk ${id}`,
  });
}

function contentOf(paragraphs: readonly string[], language: Language): string {
  return paragraphs
    .map((paragraph) => tidy(paragraph, language))
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

/** A title ends without a full stop. */
function titleOf(title: string, language: Language): string {
  return tidy(title, language).replace(/(?<!\.)\.$/, "");
}

function factsOf(facts: readonly string[], { canon }: Brief): string[] {
  const known = new Set(canon);
  return [...new Set(facts.map((fact) => tidy(fact, "en")))]
    .filter((fact) => fact !== "" && fact.length <= limits.fact && !known.has(fact))
    .slice(0, limits.facts);
}
