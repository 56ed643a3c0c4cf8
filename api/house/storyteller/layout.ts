import { countedParagraphs, limits } from "#api/generation/gate/lengths.ts";
import { paragraphsOf } from "#api/generation/gate/telling.ts";
import type { Bilingual } from "../texts/model.ts";
import { type Deal, isForm, type Layout, type Lead, type Telling } from "./deal.ts";
import type { Memory } from "./memory.ts";

/** The paragraphs of a telling. */
export function paragraphsIn({ pieces }: Telling, lead: Lead | undefined, layout: Layout): Bilingual {
  const parts: readonly Bilingual[] = lead ? [lead.piece, ...pieces] : pieces;
  const [first, second, ...rest] = parts;
  if (layout === "plain" || first === undefined || second === undefined) return joined(parts, "\n\n");
  return joined([joined([first, second], " "), ...rest], "\n\n");
}

/** The layout whose number of paragraphs the last hundred stories have had least often, and that number. */
export function layoutFor(telling: Telling, lead: Lead | undefined, { deals }: Memory): LaidOut | undefined {
  const last = deals.slice(-100);
  const before = ({ paragraphs }: LaidOut) => last.filter((deal) => deal.paragraphs === paragraphs).length;
  const [best] = layoutsOf(telling, lead)
    .map((layout) => ({ layout, text: paragraphsIn(telling, lead, layout) }))
    .filter(({ text }) => isAllowed(text.en) && isAllowed(text.pl))
    .map(({ layout, text }): LaidOut => ({ layout, paragraphs: paragraphsOf(text.en).length }))
    .sort((one, other) => before(one) - before(other));
  return best;
}

type LaidOut = { layout: Layout; paragraphs: Deal["paragraphs"] };

function layoutsOf({ source }: Telling, lead: Lead | undefined): Layout[] {
  // The head of a form is a paragraph of its own; a sentence on the weather is none.
  if (isForm(source)) return ["plain"];
  return lead?.kind === "opening" ? ["joined"] : ["plain", "joined"];
}

function joined(parts: readonly Bilingual[], separator: string): Bilingual {
  return { en: parts.map(({ en }) => en).join(separator), pl: parts.map(({ pl }) => pl).join(separator) };
}

function isAllowed(content: string): boolean {
  const count = countedParagraphs(content);
  return count >= limits.paragraphs.min && count <= limits.paragraphs.max;
}
