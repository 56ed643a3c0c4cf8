import { createHash } from "node:crypto";
import type { Language } from "#api/language/model.ts";
import { sentenceSpans } from "#api/language/sentences.ts";
import type { Story } from "#api/stories/model.ts";
import { readParagraphs } from "#api/stories/paragraphs.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { readByMachine } from "./model.ts";

/** A sentence of a script, and where the page shows it; what is said beside the story has no place. */
export type ScriptSentence = { text: string; pause: number; place?: string; from: number; to: number };

/** The silence after a sentence, in seconds: within a paragraph, at its end, at a break, after the title. */
const pauses = { sentence: 0.35, paragraph: 0.75, break: 1.4, title: 1 } as const;

/** What is read aloud of a story: its title, that a machine reads it, and its text. */
export function scriptOf(story: Story, language: Language): ScriptSentence[] {
  const { title } = tellingOf(story, language);
  const content = language === "en" ? story.contentEn : story.contentPl;
  const said = readByMachine[language];
  const script = [
    ...spoken(title, { place: "title", language, pause: pauses.sentence }),
    { text: said, pause: pauses.title, from: 0, to: said.length },
  ];
  for (const [index, block] of readParagraphs(content).entries()) {
    if (block.type === "break") {
      const last = script.at(-1);
      if (last) last.pause = pauses.break;
      continue;
    }
    const texts = block.type === "list" ? block.items : [block.inlines];
    for (const [item, inlines] of texts.entries()) {
      const place = block.type === "list" ? `${index}.${item}` : String(index);
      const text = inlines.map(({ text }) => text).join("");
      script.push(...spoken(text, { place, language, pause: pauses.paragraph }));
    }
  }
  return script;
}

function spoken(
  text: string,
  { place, language, pause }: { place: string; language: Language; pause: number },
): ScriptSentence[] {
  // Of the same length, so that offsets stay true.
  const plain = text.toWellFormed().replace(/[\p{Cc}\s]/gu, " ");
  const spans = sentenceSpans(plain, language).filter(({ from, to }) => /[\p{L}\p{N}]/u.test(plain.slice(from, to)));
  return spans.map(({ from, to }, index) => ({
    ...{ text: plain.slice(from, to), place, from, to },
    pause: index === spans.length - 1 ? pause : pauses.sentence,
  }));
}

/** The first 16 hex digits of the script's hash: speech of another script is out of date. */
export function scriptHash(story: Story, language: Language): string {
  return createHash("sha256")
    .update(JSON.stringify(scriptOf(story, language)))
    .digest("hex")
    .slice(0, 16);
}
