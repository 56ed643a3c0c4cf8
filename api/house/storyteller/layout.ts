import { countedParagraphs, limits } from "#api/generation/gate/lengths.ts";
import type { Bilingual } from "../texts/model.ts";
import type { Deal, Layout, Lead, Telling } from "./deal.ts";
import type { Memory } from "./memory.ts";

/** The paragraphs of a telling. */
export function paragraphsIn({ pieces }: Telling, lead: Lead | undefined, layout: Layout): Bilingual {
  const parts: readonly Bilingual[] = lead ? [lead.piece, ...pieces] : pieces;
  const [first, second, ...rest] = parts;
  if (layout === "plain" || first === undefined || second === undefined) return joined(parts, "\n\n");
  return joined([joined([first, second], " "), ...rest], "\n\n");
}

/** The layout whose number of paragraphs the last hundred stories have had least often, and that number. */
export function layoutFor(telling: Telling, lead: Lead | undefined, { deals }: Memory) {
  const last = deals.slice(-100);
  const layouts = layoutsOf(telling, lead);
  const options = layouts.map((layout) => {
    const text = paragraphsIn(telling, lead, layout);
    const paragraphs = countOf(text.en);
    const isAllowed = [text.en, text.pl].every((content) => isWithin(countedParagraphs(content)));
    return { layout, paragraphs, isAllowed, before: last.filter((deal) => deal.paragraphs === paragraphs).length };
  });
  const [best] = options.filter(({ isAllowed }) => isAllowed).sort((one, other) => one.before - other.before);
  return best satisfies { layout: Layout; paragraphs: Deal["paragraphs"] } | undefined;
}

function layoutsOf({ source }: Telling, lead: Lead | undefined): Layout[] {
  // The head of a form is a paragraph of its own; a sentence on the weather is none.
  if ("heads" in source) return ["plain"];
  return lead?.kind === "opening" ? ["joined"] : ["plain", "joined"];
}

export function joined(parts: readonly Bilingual[], separator: string): Bilingual {
  return { en: parts.map(({ en }) => en).join(separator), pl: parts.map(({ pl }) => pl).join(separator) };
}

const countOf = (content: string) => content.split("\n\n").length;
const isWithin = (count: number) => count >= limits.paragraphs.min && count <= limits.paragraphs.max;
