import type { Block, Inline } from "#api/stories/paragraphs.ts";
import type { LetterContent, LetterStory } from "./letter.ts";
import { wrapped } from "./letter-line.ts";

/** A readable line length that no mail program breaks again. */
const width = 70;

/** The letter in plain text. */
export function letterText(content: LetterContent): string {
  const { words, lead, others, heading, disclosure } = content;
  const blocks = [
    `Mruk\n${words.name}, ${words.date}`,
    wrapped(words.greeting, width),
    ...(disclosure === null ? [] : [wrapped(disclosure, width)]),
    `\n${underlined(lead.title, "=")}`,
    ...(lead.label === null ? [] : [wrapped(`${lead.label}.`, width)]),
    ...lead.blocks.map(blockText),
    `${lead.isWhole ? words.open : words.readOn}:\n${lead.href}`,
    ...(others.length > 0 ? [`\n${underlined(heading, "-")}`, ...others.map(told)] : []),
    signature(content),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.type) {
    case "break":
      return "* * *";
    case "list":
      return block.items
        .map((item, index) => hanging(`${block.ordered ? `${index + 1}.` : "*"} ${plain(item)}`, "   "))
        .join("\n");
    case "quote":
      return wrapped(plain(block.inlines), width - 2).replaceAll(/^/gm, "> ");
    case "heading":
      return `\n${underlined(plain(block.inlines), "-")}`;
    case "paragraph":
      return wrapped(plain(block.inlines), width);
  }
}

/** Emphasis is left out; a link's address follows its words. */
const plain = (inlines: readonly Inline[]): string =>
  inlines
    .map(({ text, href }) => (href === undefined || href === text ? text : `${text} (${href})`))
    .join("")
    .trim();

/** Wraps an entry whose further lines are indented. */
const hanging = (words: string, indent: string) => wrapped(words, width, indent).trimStart();

function underlined(title: string, line: "=" | "-"): string {
  const lines = wrapped(title, width);
  const longest = Math.max(...lines.split("\n").map((each) => [...each].length));
  return `${lines}\n${line.repeat(longest)}`;
}

const told = ({ title, when, excerpt, href }: LetterStory) =>
  [hanging(`* ${title}`, "  "), wrapped(`${when}. ${excerpt}`, width, "  "), `  ${href}`].join("\n");

/** Mail programs recognise two dashes as the beginning of a signature. */
function signature({ words, links, contactEmail }: LetterContent): string {
  return [
    `-- \n${words.signature}`,
    wrapped(words.why, width),
    `${words.preferences}: ${links.preferences}\n${words.unsubscribe}: ${links.unsubscribe}`,
    ...(contactEmail === null ? [] : [`${words.contact} ${contactEmail}`]),
  ].join("\n\n");
}
