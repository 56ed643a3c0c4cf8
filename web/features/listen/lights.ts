// Lights what is spoken, without a change of the page's elements, where the browser can (CSS Custom Highlight API).
import type { Span } from "#api/language/sentences.ts";
import type { Passage } from "./passages.ts";

/** The names of the highlights in `listen.css`. */
const names = { sentence: "spoken-sentence", word: "spoken-word" } as const;

/** Browsers without highlights mark the block instead. */
const canHighlight = () => "highlights" in CSS && typeof Highlight === "function";

let marked: Element | undefined;

/** Lights a passage, and of it the word at these offsets in its element. */
export function light({ element, from, to }: Passage, word: Span | null): void {
  if (!element) darken();
  else if (canHighlight()) {
    highlight(names.sentence, rangeIn(element, { from, to }), 0);
    highlight(names.word, word && rangeIn(element, word), 1);
  } else if (marked !== element) {
    darken();
    element.setAttribute("data-spoken", "");
    marked = element;
  }
}

export function darken(): void {
  marked?.removeAttribute("data-spoken");
  marked = undefined;
  if (canHighlight()) for (const name of Object.values(names)) CSS.highlights.delete(name);
}

function highlight(name: string, range: Range | null, priority: number): void {
  CSS.highlights.delete(name);
  if (!range) return;
  const lit = new Highlight(range);
  lit.priority = priority;
  CSS.highlights.set(name, lit);
}

/** The range of a span of an element's text; null if the text is shorter. */
export function rangeIn(element: Element, { from, to }: Span): Range | null {
  const range = element.ownerDocument.createRange();
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  let begun = false;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const end = before + (node.nodeValue?.length ?? 0);
    if (!begun && from < end) {
      range.setStart(node, from - before);
      begun = true;
    }
    if (begun && to <= end) {
      range.setEnd(node, to - before);
      return range;
    }
    before = end;
  }
  return null;
}
