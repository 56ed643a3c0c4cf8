// Finds in the page what is read aloud of a story: the page itself is the text, so that what is lit is what is said.
import type { Language } from "#api/language/model.ts";
import { spokenSentences } from "#api/language/sentences.ts";

/** A sentence that is read aloud. */
export type Passage = {
  language: Language;
  text: string;
  /** The place of its text in the story (`Marks` in `api/narration/model.ts`); none for what is said beside the story. */
  place?: string | undefined;
  /** Where the page shows that place. */
  element?: Element | undefined;
  /** Offsets in the element's text. */
  from: number;
  to: number;
};

/** The elements of a page that show the places of a story's text. */
export type Places = ReadonlyMap<string, Element>;

/** The places of a story in one of the languages in which the page shows it. Only its own language has a title there. */
export function placesOf(article: Element, language: Language): Places {
  const places = new Map<string, Element>();
  const title = article.querySelector("h1");
  if (title && article.ownerDocument.documentElement.lang === language) places.set("title", title);
  for (const [index, block] of blocksOf(article, language).entries()) {
    if (!block.matches("ul, ol")) places.set(`${index}`, block);
    else for (const [item, element] of [...block.children].entries()) places.set(`${index}.${item}`, element);
  }
  return places;
}

/** The blocks of the text, breaks among them, in the order of the story (`prose.tsx`, `parallel.tsx`). */
function blocksOf(article: Element, language: Language): Element[] {
  const prose = article.querySelector(".prose");
  const children = [...(prose?.children ?? [])];
  if (!children.some((child) => child.matches(".pair, .pair__alone"))) return children;
  return children.flatMap((row) => {
    const part = row.matches(".pair") ? row.querySelector(`:scope > [lang=${language}]`) : row;
    // A break that both texts have stands alone, once.
    const isShown = part !== row || row.matches(`[lang=${language}]`) || row.matches(":has(> .break:only-child)");
    return isShown ? [...(part?.children ?? [])] : [];
  });
}

export function passagesIn(places: Places, language: Language): Passage[] {
  return [...places].flatMap(([place, element]) =>
    element.matches(".break")
      ? []
      : spokenSentences(element.textContent ?? "", language).map((sentence) => ({
          ...sentence,
          language,
          place,
          element,
        })),
  );
}

/** Two texts in turn, as the page shows them: row by row. */
export const inTurn = (passages: readonly Passage[]): Passage[] =>
  passages.toSorted(({ element: a }, { element: b }) => {
    if (!a || !b || a === b) return 0;
    return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
