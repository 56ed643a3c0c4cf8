import { type CSSProperties, createElement as h, type ImgHTMLAttributes, type ReactNode } from "react";
import { masterSize, type PictureWidth } from "#api/images/model.ts";
import type { LeadStory, LetterContent, LetterStory } from "./letter.ts";
import { Button, day, display, serif, sheet, Table, text } from "./letter-layout.ts";
import { shortened } from "./letter-line.ts";
import { StoryBlocks } from "./story-blocks.ts";

const width = 600;
const margin = 24;
const leadWidth = width - 2 * margin;
const smallWidth = 176;
/** No mail program shows more beside a subject. */
const longestPreview = 250;

const title = (size: number): CSSProperties => ({
  margin: 0,
  font: `700 ${size}px/1.16 ${display}`,
  letterSpacing: "-0.01em",
  color: day.ink,
});
const said = (size: number): CSSProperties => ({ ...text(size, day.quiet), fontStyle: "italic", margin: 0 });

/** The letter as HTML. */
export function letterHtml(content: LetterContent): string {
  const { language, words, lead, others, heading, disclosure } = content;
  const rows = [
    h(Row, { key: "head", padding: `20px ${margin}px 0` }, h(Masthead, content)),
    h(
      Row,
      { key: "greeting", padding: `14px ${margin}px 18px` },
      h("p", { className: "quiet", style: said(17) }, words.greeting),
      disclosure !== null && h("p", { className: "quiet", style: text(14, day.quiet) }, disclosure),
    ),
    h(Row, { key: "picture", padding: `0 ${margin}px` }, h(Picture, { story: lead, shown: leadWidth, width: 960 })),
    h(Row, { key: "lead", padding: `18px ${margin}px 4px` }, h(Lead, { story: lead, words })),
    ...(others.length === 0 ? [] : [h(Row, { key: "others", padding: `0 ${margin}px` }, h(Heading, { heading }))]),
    ...others.map((story) =>
      h(Row, { key: story.href, padding: `18px ${margin}px 6px` }, h(Other, { story, readOn: words.readOn })),
    ),
    h(Row, { key: "foot", padding: `22px ${margin}px 16px` }, h(Foot, content)),
  ];
  // The line beside the subject begins with the lead story and names the others.
  const preview = shortened([lead.excerpt, ...others.map((story) => story.title)].join(" · "), longestPreview);
  return sheet({ language, title: lead.title, preview, width, children: rows });
}

/** At low priority, since React adds preload hints for all other images to a page's head, which a letter must not have. */
const Image = (props: ImgHTMLAttributes<HTMLImageElement>) => h("img", { ...props, fetchPriority: "low" });

const Row = ({ padding, children }: { padding: string; children?: ReactNode }) =>
  h("tr", null, h("td", { style: { padding } }, children));

function Masthead({ words, home, origin }: LetterContent) {
  const face = h(Image, {
    src: `${origin}/icon-192.png`,
    width: 52,
    height: 52,
    alt: "",
    style: { display: "block", border: 0 },
  });
  const name = { ...title(32), textDecoration: "none" };
  return h(
    Table,
    null,
    h(
      "tr",
      null,
      h("td", { width: 64, style: { width: 64 } }, face),
      h(
        "td",
        { valign: "middle" },
        h("a", { className: "ink", href: home, style: name }, "Mruk"),
        h("p", { className: "quiet", style: said(15) }, `${words.name}, ${words.date}`),
      ),
    ),
  );
}

/** `shown` is the picture's width in the letter, `width` that of its file. */
type PictureProps = { story: LetterStory; shown: number; width: PictureWidth };

/** A print on its plate: when pictures are blocked, the plate keeps its size and shows the alternative text. */
function Picture({ story, shown, width }: PictureProps) {
  const height = Math.round((shown * masterSize.height) / masterSize.width);
  const style = {
    ...said(14),
    display: "block",
    width: "100%",
    maxWidth: shown,
    height: "auto",
    border: 0,
    backgroundColor: day.plate,
  };
  const img = h(Image, {
    className: "plate quiet",
    src: story.picture(width),
    width: shown,
    height,
    alt: story.alt,
    style,
  });
  return h("a", { href: story.href, style: { textDecoration: "none" } }, img);
}

function Lead({ story, words }: { story: LeadStory; words: LetterContent["words"] }) {
  return [
    h("p", { key: "when", className: "quiet", style: said(16) }, story.when),
    h(
      "h1",
      { key: "title", className: "ink", style: { ...title(34), margin: "4px 0 12px" } },
      h("a", { className: "ink", href: story.href, style: { color: day.ink, textDecoration: "none" } }, story.title),
    ),
    story.label !== null && h("p", { key: "label", className: "quiet", style: text(14, day.quiet) }, `${story.label}.`),
    h(StoryBlocks, { key: "text", blocks: story.blocks }),
    h(Button, { key: "open", label: story.isWhole ? words.open : words.readOn, href: story.href }),
  ];
}

/** A section below a line across the letter. */
const Below = ({ padding, children }: { padding: string; children?: ReactNode }) =>
  h(
    Table,
    null,
    h("tr", null, h("td", { className: "rule", style: { padding, borderTop: `1px solid ${day.rule}` } }, children)),
  );

const Heading = ({ heading }: { heading: string }) =>
  h(Below, { padding: "22px 0 0" }, h("h2", { className: "ink", style: title(23) }, heading));

function Other({ story, readOn }: { story: LetterStory; readOn: string }) {
  const picture = h(Picture, { story, shown: smallWidth, width: 320 });
  return h(
    Table,
    null,
    h(
      "tr",
      null,
      h("td", { width: smallWidth, valign: "top", style: { width: "32%", paddingTop: 4 } }, picture),
      h(
        "td",
        { valign: "top", style: { paddingLeft: 18 } },
        h("p", { className: "quiet", style: said(14) }, story.when),
        h(
          "h3",
          { className: "ink", style: { ...title(21), margin: "2px 0 6px" } },
          h(
            "a",
            { className: "ink", href: story.href, style: { color: day.ink, textDecoration: "none" } },
            story.title,
          ),
        ),
        h("p", { className: "ink", style: { ...text(15, day.ink), margin: "0 0 8px" } }, story.excerpt),
        h(
          "a",
          { className: "link", href: story.href, style: { color: day.accent, font: `600 15px/1.6 ${serif}` } },
          readOn,
        ),
      ),
    ),
  );
}

function Foot({ words, links, contactEmail }: LetterContent) {
  const line = (...content: ReactNode[]) =>
    h("p", { className: "quiet", style: { ...text(14, day.quiet), margin: "0 0 10px" } }, ...content);
  const link = (label: string, href: string) =>
    h("a", { className: "link", href, style: { color: day.accent, wordBreak: "break-word" } }, label);
  return h(
    Below,
    { padding: "18px 0 0" },
    h("p", { className: "quiet", style: { ...said(17), margin: "0 0 10px" } }, words.signature),
    line(words.why),
    line(link(words.preferences, links.preferences), " · ", link(words.unsubscribe, links.unsubscribe)),
    contactEmail !== null && line(`${words.contact} `, link(contactEmail, `mailto:${contactEmail}`)),
  );
}
