import { createElement as h } from "react";
import type { MailBlock, MailContent } from "#api/mail/model.ts";
import { Button, day, serif, sheet, text } from "./letter-layout.ts";

export function mailText({ title, blocks, signature }: MailContent): string {
  return `${[title, ...blocks.map(blockText), `-- \n${signature}`].join("\n\n")}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case "paragraph":
      return block.text;
    case "matter":
      return `${block.title}\n${block.text}`;
    case "button":
      return `${block.label}:\n${block.href}`;
    case "note": {
      const { label, href } = block.link;
      return label === href ? `${block.text}\n${href}` : `${block.text} ${label}:\n${href}`;
    }
  }
}

export function mailHtml({ language, title, preview, blocks, signature }: MailContent): string {
  const words = h(
    "td",
    { style: { padding: "36px 32px 16px" } },
    h("h1", { className: "ink", style: { ...text(28, day.ink), font: `700 28px/1.2 ${serif}` } }, title),
    ...blocks.map((block, index) => h(BlockView, { key: index, block })),
    h("p", { className: "quiet", style: { ...text(17, day.quiet), fontStyle: "italic" } }, signature),
  );
  return sheet({ language, title, preview, width: 560, children: h("tr", null, words) });
}

function BlockView({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case "paragraph":
      return h("p", { className: "ink", style: text(17, day.ink) }, block.text);
    case "matter":
      return h("p", { className: "ink", style: text(17, day.ink) }, h("b", null, block.title), h("br"), block.text);
    case "button":
      return h(Button, block);
    case "note":
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
