// This file needs no schemas, so pages can import it.
import type { Language } from "#api/language/model.ts";
import { isDrawnByModel, type Makers, modelsOf } from "./makers.ts";

const words = {
  en: {
    ai: "AI-generated",
    house: "Written and drawn by a computer program",
    drawnByAi: "AI-generated",
    drawnByHouse: "drawn by a computer program",
  },
  pl: {
    ai: "Wygenerowane przez AI",
    house: "Napisane i narysowane przez program komputerowy",
    drawnByAi: "wygenerowane przez AI",
    drawnByHouse: "narysowane przez program komputerowy",
  },
} as const satisfies Record<Language, object>;

/** `AI-generated: ` and the models' names, without a full stop. */
export const aiLabel = (models: readonly string[], language: Language): string =>
  `${words[language].ai}: ${models.join(", ")}`;

/** How a story was made, for the line near its title; null for a story that people wrote and drew. */
export function labelOf(made: Makers | undefined, language: Language): string | null {
  const models = modelsOf(made);
  if (models.length > 0) return aiLabel(models, language);
  return made?.storyteller === undefined ? null : words[language].house;
}

/** A picture's description with how it was drawn: for places that show the picture without its story. */
export function labelledAlt(alt: string, made: Makers | undefined, language: Language): string {
  if (made?.illustrator === undefined) return alt;
  const { drawnByAi, drawnByHouse } = words[language];
  return `${alt} (${isDrawnByModel(made) ? drawnByAi : drawnByHouse})`;
}
