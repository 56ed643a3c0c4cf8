import { type CSSProperties, createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "../language/model.ts";

/** A letter from the house: the same words and links as HTML and as plain text. */
export type Letter = {
  language: Language;
  title: string;
  /** What mail programs show beside the subject. */
  preview: string;
  blocks: Block[];
  signature: string;
};

type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "button"; label: string; href: string }
  | { kind: "aside"; text: string; link: { label: string; href: string } };

export function letterText({ title, blocks, signature }: Letter): string {
  return `${[title, ...blocks.map(blockText), `-- \n${signature}`].join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return block.text;
    case "button":
      return `${block.label}:\n${block.href}`;
    case "aside": {
      const { label, href } = block.link;
      return label === href ? `${block.text}\n${href}` : `${block.text} ${label}:\n${href}`;
    }
  }
}

// Mail programs know tables and inline styles. Where they know a dark theme, the classes take over.
const day = { paper: "#fcf2e4", card: "#fffaf1", ink: "#2f1d29", quiet: "#644854", accent: "#a33d1c", on: "#fff6ea" };
const night = { paper: "#21181f", card: "#2d2129", ink: "#f9e9d5", quiet: "#d1b8ad", accent: "#f6ab7c", on: "#33160a" };

const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: ${night.paper} !important; }
  .card { background: ${night.card} !important; }
  .ink { color: ${night.ink} !important; }
  .quiet { color: ${night.quiet} !important; }
  .link { color: ${night.accent} !important; }
  .press { background: ${night.accent} !important; }
  .press a { color: ${night.on} !important; }
}`;

const serif = "Literata, Charter, Georgia, serif";
const text = (size: number, color: string): CSSProperties => ({
  margin: "0 0 20px",
  font: `400 ${size}px/1.6 ${serif}`,
  color,
});

export function letterHtml({ language, title, preview, blocks, signature }: Letter): string {
  const head = h(
    "head",
    null,
    h("meta", { charSet: "utf-8" }),
    h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    h("meta", { name: "color-scheme", content: "light dark" }),
    h("meta", { name: "supported-color-schemes", content: "light dark" }),
    h("title", null, title),
    h("style", null, darkStyles),
  );
  const words = h(
    "td",
    { style: { padding: "36px 32px 16px" } },
    h("h1", { className: "ink", style: { ...text(28, day.ink), font: `700 28px/1.2 ${serif}` } }, title),
    ...blocks.map((block, index) => h(BlockView, { key: index, block })),
    h("p", { className: "quiet", style: { ...text(17, day.quiet), fontStyle: "italic" } }, signature),
  );
  const card = h(
    Table,
    { className: "card", style: { maxWidth: 560, background: day.card, borderRadius: 10 } },
    h("tr", null, h("td", { style: { padding: 0 } }, h(AirmailBorder))),
    h("tr", null, words),
  );
  const body = h(
    "body",
    { className: "paper", style: { margin: 0, padding: 0, background: day.paper } },
    h("div", { style: { display: "none", maxHeight: 0, overflow: "hidden" } }, preview),
    h(
      Table,
      { className: "paper", style: { background: day.paper } },
      h("tr", null, h("td", { align: "center", style: { padding: "32px 16px" } }, card)),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(h("html", { lang: language }, head, body))}`;
}

type TableProps = { className?: string; style?: CSSProperties; width?: string; children?: ReactNode };

function Table({ width = "100%", children, ...rest }: TableProps) {
  return h(
    "table",
    { role: "presentation", width, cellPadding: 0, cellSpacing: 0, ...rest },
    h("tbody", null, children),
  );
}

const stripe = (background: string) => ({ style: { background, fontSize: 0 } });
const gap = { className: "card", ...stripe(day.card) };
const stripes = [stripe("#b8302b"), gap, stripe("#4d6f8f"), gap];

function AirmailBorder() {
  const cells = Array.from({ length: 24 }, (_, index) =>
    h("td", { key: index, height: 8, ...stripes[index % stripes.length] }),
  );
  return h(Table, { style: { tableLayout: "fixed" } }, h("tr", null, ...cells));
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return h("p", { className: "ink", style: text(17, day.ink) }, block.text);
    case "button":
      return h(Button, block);
    case "aside":
      return h(
        "p",
        { className: "quiet", style: text(15, day.quiet) },
        `${block.text} `,
        h(
          "a",
          { className: "link", href: block.link.href, style: { color: day.accent, wordBreak: "break-word" } },
          block.link.label,
        ),
      );
  }
}

/** A button that needs no picture and no script: a painted cell around a link that fills it. */
function Button({ label, href }: { label: string; href: string }) {
  const link: CSSProperties = {
    display: "inline-block",
    padding: "14px 28px",
    font: `600 17px/1.2 ${serif}`,
    color: day.on,
    textDecoration: "none",
  };
  return h(
    Table,
    { width: "auto", style: { margin: "0 0 28px" } },
    h(
      "tr",
      null,
      h(
        "td",
        { className: "press", style: { background: day.accent, borderRadius: 8 } },
        h("a", { href, style: link }, label),
      ),
    ),
  );
}
