import { type CSSProperties, createElement as h, type ReactNode } from "react";
import type { Block, Inline } from "#api/stories/paragraphs.ts";
import { day, display, text } from "./letter-layout.ts";

const reading = text(18, day.ink);

/** A story's text as HTML for mail programs. */
export const StoryBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => h(StoryBlock, { key: index, block }));

function StoryBlock({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case "break":
      return h("p", { className: "quiet", style: { ...text(18, day.quiet), textAlign: "center" } }, "* * *");
    case "list":
      return h(
        block.ordered ? "ol" : "ul",
        { className: "ink", style: { ...reading, paddingLeft: 26 } },
        ...block.items.map((item) => h("li", { style: { margin: "0 0 6px" } }, ...item.map(inline))),
      );
    case "quote":
      return h("blockquote", { className: "ink rule", style: quote }, ...block.inlines.map(inline));
    case "heading":
      return h("h2", { className: "ink", style: heading }, ...block.inlines.map(inline));
    case "paragraph":
      return h("p", { className: "ink", style: reading }, ...block.inlines.map(inline));
  }
}

const quote: CSSProperties = {
  ...reading,
  paddingLeft: 16,
  borderLeft: `3px solid ${day.rule}`,
  fontStyle: "italic",
};
const heading: CSSProperties = { margin: "26px 0 10px", font: `700 22px/1.2 ${display}`, color: day.ink };

function inline({ text: words, style, href }: Inline): ReactNode {
  if (href !== undefined)
    return h("a", { className: "link", href, rel: "nofollow", style: { color: day.accent } }, words);
  return style === undefined ? words : h(style, null, words);
}
