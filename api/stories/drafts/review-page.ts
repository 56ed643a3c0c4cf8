// The page behind a mailed link: a draft to read on a telephone, and a button. It needs no script and shows nothing else.
import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { typeset } from "#api/language/typeset.ts";
import type { Draft } from "../model.ts";
import { type Block, type Inline, readParagraphs } from "../paragraphs.ts";

const style = `
:root { color-scheme: light dark; --paper: #fcf2e4; --ink: #2f1d29; --quiet: #644854; --accent: #a33d1c; --on: #fff6ea; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #21181f; --ink: #f9e9d5; --quiet: #d1b8ad; --accent: #f6ab7c; --on: #33160a; }
}
body { margin: 0 auto; max-width: 40rem; padding: 1rem 1rem 7rem; background: var(--paper); color: var(--ink);
  font: 1.125rem/1.6 Georgia, serif; overflow-wrap: anywhere; }
img { display: block; width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover; border-radius: 8px; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 2.5rem; }
.quiet { color: var(--quiet); }
form { position: fixed; inset: auto 0 0; padding: .75rem 1rem; background: var(--paper); border-top: 1px solid var(--quiet); }
button { display: block; width: 100%; max-width: 40rem; min-height: 3rem; margin: 0 auto; border: 0; border-radius: 8px;
  background: var(--accent); color: var(--on); font: bold 1.125rem Georgia, serif; cursor: pointer; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
`;

type Shown = { draft: Draft; picture: string; action: string; closes: string };

/** The draft with both texts. `action` is where the button leads. */
export function reviewPage({ draft, picture, action, closes }: Shown): string {
  return page(draft.titleEn, [
    h("p", { key: "head", className: "quiet" }, `${draft.id}, to be approved by ${closes}, Warsaw time`),
    h("img", { key: "picture", src: picture, alt: draft.imageAlt }),
    h("article", { key: "en" }, h("h1", null, typeset(draft.titleEn, "en")), ...telling(draft, "en")),
    h("article", { key: "pl", lang: "pl" }, h("h2", null, typeset(draft.titlePl, "pl")), ...telling(draft, "pl")),
    h("form", { key: "form", method: "post", action }, h("button", { type: "submit" }, "Approve")),
  ]);
}

/** A page that only says something. */
export const wordsPage = (title: string, text: string): string =>
  page(title, [h("h1", { key: "title" }, title), h("p", { key: "text" }, text)]);

function page(title: string, main: ReactNode[]): string {
  const head = [
    h("meta", { key: "charset", charSet: "utf-8" }),
    h("meta", { key: "viewport", name: "viewport", content: "width=device-width, initial-scale=1" }),
    h("meta", { key: "robots", name: "robots", content: "noindex" }),
    h("title", { key: "title" }, `${title} - Mruk`),
    h("style", { key: "style" }, style),
  ];
  const html = h("html", { lang: "en" }, h("head", null, head), h("body", null, h("main", null, main)));
  return `<!doctype html>${renderToStaticMarkup(html)}`;
}

function telling(draft: Draft, language: "en" | "pl"): ReactNode[] {
  const [excerpt, content] =
    language === "pl" ? [draft.excerptPl, draft.contentPl] : [draft.excerptEn, draft.contentEn];
  const blocks = readParagraphs(typeset(content, language)).map((block, index) => blockOf(block, index));
  return [h("p", { key: "excerpt" }, h("em", null, typeset(excerpt, language))), ...blocks];
}

function blockOf(block: Block, key: number): ReactNode {
  if (block.type === "break") return h("hr", { key });
  if (block.type === "list") {
    const items = block.items.map((item, index) => h("li", { key: index }, ...item.map(inline)));
    return h(block.ordered ? "ol" : "ul", { key }, ...items);
  }
  return h({ paragraph: "p", quote: "blockquote", heading: "h3" }[block.type], { key }, ...block.inlines.map(inline));
}

/** Links are not followed from here, where the address is a key. */
const inline = ({ text, style: name }: Inline): ReactNode => (name ? h(name, null, text) : text);
