// The layout of every letter. Mail programs support tables and inline styles; some support no styles at all, so background colours are
// attributes too. Where a dark theme is supported, the classes take over.
import { type CSSProperties, createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#api/language/model.ts";

export const day = {
  paper: "#fcf2e4",
  card: "#fffaf1",
  plate: "#f5e4cf",
  ink: "#2f1d29",
  quiet: "#644854",
  rule: "#e6d3bd",
  accent: "#a33d1c",
  on: "#fff6ea",
};
const night = {
  paper: "#21181f",
  card: "#2d2129",
  plate: "#191217",
  ink: "#f9e9d5",
  quiet: "#d1b8ad",
  rule: "#4d3a43",
  accent: "#f6ab7c",
  on: "#33160a",
};

/** The dark background colour of each class. */
const grounds = { paper: night.paper, card: night.card, plate: night.plate, press: night.accent };
const inks = { ink: night.ink, quiet: night.quiet, link: night.accent };

// The mail program of outlook.com inverts colours itself, marks what it has inverted, and lets rules of these names override that.
const darkRules = (ground: string, ink: string) =>
  [
    ...Object.entries(grounds).map(([name, colour]) => `${ground}.${name} { background-color: ${colour} !important; }`),
    ...Object.entries(inks).map(([name, colour]) => `${ink}.${name} { color: ${colour} !important; }`),
    `${ink}.press a { color: ${night.on} !important; }`,
    `${ground}.rule { border-color: ${night.rule} !important; }`,
  ].join("\n");

// Each rule in an element of its own: a program that cannot parse one drops that element only.
const styles = [
  `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${darkRules("", "")}
}
`,
  `
${darkRules("[data-ogsb] ", "[data-ogsc] ")}
`,
];

// Outlook for Windows renders with Word, which falls back to Times when it does not know the first typeface of a list, and enlarges
// pictures.
const forWord =
  "<!--[if mso]><style>* { font-family: Georgia, serif !important; }</style><xml><o:OfficeDocumentSettings " +
  'xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->';

export const serif = "Literata, Charter, Georgia, serif";
export const display = "'Brygada 1918', 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";

export const text = (size: number, color: string): CSSProperties => ({
  margin: "0 0 20px",
  font: `400 ${size}px/1.6 ${serif}`,
  color,
});

/** Words wider than a telephone would widen the table unless they may be broken; all content inherits this. */
const cardStyle = (width: number): CSSProperties => ({
  width: "100%",
  maxWidth: width,
  borderRadius: 10,
  wordBreak: "break-word",
});

type Sheet = {
  language: Language;
  title: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  /** In pixels, at most. */
  width: number;
  /** Rows of the card, below its border. */
  children: ReactNode;
};

/** A letter's whole document: a card with an airmail border, on paper. */
export function sheet({ language, title, preview, width, children }: Sheet): string {
  const head = h(
    "head",
    null,
    h("meta", { charSet: "utf-8" }),
    h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    h("meta", { name: "color-scheme", content: "light dark" }),
    h("meta", { name: "supported-color-schemes", content: "light dark" }),
    // Keeps mail programs from turning dates and addresses into links.
    h("meta", { name: "format-detection", content: "telephone=no, date=no, address=no, email=no" }),
    h("title", null, title),
    ...styles.map((rules) => h("style", { key: rules }, rules)),
  );
  const card = h(
    Table,
    { className: "card", width, bgcolor: day.card, style: cardStyle(width) },
    h("tr", null, h("td", { style: { padding: 0 } }, h(AirmailBorder))),
    children,
  );
  const body = h(
    "body",
    { className: "paper", bgcolor: day.paper, style: { margin: 0, padding: 0, backgroundColor: day.paper } },
    h("div", { style: { display: "none", maxHeight: 0, overflow: "hidden" } }, preview),
    // Many mail programs put only the body into a page of their own, so the language is set here too.
    h(
      "div",
      { role: "article", "aria-label": title, lang: language, dir: "ltr" },
      h(
        Table,
        { className: "paper", bgcolor: day.paper },
        h("tr", null, h("td", { align: "center", style: { padding: "24px 10px" } }, card)),
      ),
    ),
  );
  const html = renderToStaticMarkup(h("html", { lang: language, dir: "ltr" }, head, body));
  return `<!doctype html>${html.replace("</head>", () => `${forWord}</head>`)}`;
}

type TableProps = {
  className?: string;
  style?: CSSProperties;
  width?: string | number;
  bgcolor?: string;
  align?: "center" | "left";
  children?: ReactNode;
};

export function Table({ width = "100%", bgcolor, style, children, ...rest }: TableProps) {
  const painted = bgcolor === undefined ? style : { backgroundColor: bgcolor, ...style };
  return h(
    "table",
    { role: "presentation", width, bgcolor, border: 0, cellPadding: 0, cellSpacing: 0, style: painted, ...rest },
    h("tbody", null, children),
  );
}

const stripe = (colour: string) => ({
  bgcolor: colour,
  style: { backgroundColor: colour, fontSize: 0, lineHeight: 0 },
});
const gap = { className: "card", ...stripe(day.card) };
const stripes = [stripe("#b8302b"), gap, stripe("#4d6f8f"), gap];

function AirmailBorder() {
  // An odd number, so that it ends as it begins.
  const cells = Array.from({ length: 25 }, (_, index) =>
    h("td", { key: index, height: 8, ...stripes[index % stripes.length] }, "\u00a0"),
  );
  return h(Table, { style: { tableLayout: "fixed" } }, h("tr", null, ...cells));
}

/** A button without picture or script: a coloured cell around a link that fills it. */
export function Button({ label, href }: { label: string; href: string }) {
  const link: CSSProperties = {
    display: "inline-block",
    padding: "14px 28px",
    font: `600 17px/1.2 ${serif}`,
    color: day.on,
    textDecoration: "none",
  };
  const painted = { backgroundColor: day.accent, borderRadius: 8 };
  return h(
    Table,
    { width: "auto", style: { margin: "0 0 28px" } },
    h(
      "tr",
      null,
      h("td", { className: "press", bgcolor: day.accent, style: painted }, h("a", { href, style: link }, label)),
    ),
  );
}
