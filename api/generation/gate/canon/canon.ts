import type { Brief, StoryText } from "#api/generation/model.ts";
import { tellingsOf } from "../telling.ts";
import { contradictions } from "./contradictions.ts";
import { factFaults } from "./new-facts.ts";

/** Whether the text contradicts nothing in the canon, and its new facts may be remembered. */
export function checkCanon(text: StoryText, brief: Brief): string[] {
  const [english, polish] = tellingsOf(text);
  const parts = [
    { name: "English", language: "en", lines: [english.title, english.excerpt, english.content, english.alt] },
    { name: "Polish", language: "pl", lines: [polish.title, polish.excerpt, polish.content, polish.alt] },
    { name: "The picture’s scene", language: "en", lines: [text.picture.scene ?? ""] },
    { name: "The new canon", language: "en", lines: text.canon },
    { name: "The new canon", language: "pl", lines: text.canon },
  ] as const;
  const faults = parts.flatMap(({ name, language, lines }) =>
    contradictions(lines.join("\n\n"), language).map(({ says, found }) => `${name} says “${found}”, but ${says}`),
  );
  return [...faults, ...factFaults(text.canon, brief.canon)];
}
