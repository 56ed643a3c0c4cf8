import { wrapped } from "./letter-line.ts";
import type { LetterStory, MorningContent } from "./morning-letter.ts";

/** A readable line length that no mail program breaks again. */
const width = 70;

/** The letter in plain text. */
export function morningText(content: MorningContent): string {
  const { words, lead, others, heading, disclosure } = content;
  const blocks = [
    `Mruk\n${words.name}, ${words.date}`,
    wrapped(words.greeting, width),
    ...(disclosure === null ? [] : [wrapped(disclosure, width)]),
    `\n${underlined(lead.title, "=")}`,
    wrapped(lead.excerpt, width),
    `${words.read}:\n${lead.href}`,
    ...(others.length > 0 ? [`\n${underlined(heading, "-")}`, ...others.map(told)] : []),
    signature(content),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function underlined(title: string, line: "=" | "-"): string {
  const lines = wrapped(title, width);
  const longest = Math.max(...lines.split("\n").map((each) => [...each].length));
  return `${lines}\n${line.repeat(longest)}`;
}

const told = ({ title, when, excerpt, href }: LetterStory) =>
  [`* ${wrapped(title, width - 2, "  ").trimStart()}`, wrapped(`${when}. ${excerpt}`, width, "  "), `  ${href}`].join(
    "\n",
  );

/** Mail programs recognise two dashes as the beginning of a signature. */
function signature({ words, links, contactEmail }: MorningContent): string {
  return [
    `-- \n${words.signature}`,
    wrapped(words.why, width),
    `${words.preferences}: ${links.preferences}\n${words.unsubscribe}: ${links.unsubscribe}`,
    ...(contactEmail === null ? [] : [`${words.contact} ${contactEmail}`]),
  ].join("\n\n");
}
