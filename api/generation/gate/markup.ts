import type { StoryText } from "../model.ts";
import { type Telling, tellingsOf } from "./telling.ts";

// Every pattern here is applied to untrusted texts, so none may look at a letter more than a few times.

/** A story is plain paragraphs only, since pages, feeds and newsletters expect nothing else. */
const markup: [RegExp, string][] = [
  [/<[a-z!/?]/i, "an HTML tag"],
  [/&(?:#\w{1,8}|[a-z]\w{1,10});/i, "an HTML entity"],
  [/\[/, "a link or an image"],
  [
    /\b(?:https?|ftp|data|javascript|file|mailto):\S|\bwww\.|\S@\S{1,60}\.\p{L}|\w\.(?:com|org|net|pl|io|ai)\b/iu,
    "an address",
  ],
  [/^[^\S\n]{0,3}#{1,6}\s/m, "a heading"],
  [/^ {0,3}(?:[-*+]|\d{1,9}[.)])\s/m, "a list"],
  [/^ {0,3}>/m, "a block quotation"],
  [/^(?: {4}|\t)\S/m, "an indented code block"],
  [/`|~~~/, "code"],
  [/^ {0,3}(?:-{3,}|={3,}|\*{3,}|_{3,})[^\S\n]*$/m, "a rule"],
  [/\|/, "a table"],
  [/[*_~]/, "emphasis"],
  [/\\/, "a backslash"],
  [/%[\dA-F]{2}/, "a percent-encoded letter"],
];

/** Letters that are invisible or change how their neighbours are read. The no-break space is allowed. */
const unseen: [RegExp, string][] = [
  [/[^\P{Cc}\n]/u, "a control character"],
  [/\p{Cf}/u, "an invisible or direction-changing character"],
  [/[\u2028\u2029]|[^\P{Zs} \u00a0]/u, "an unusual space"],
  [/[\p{Cs}\p{Co}\p{Cn}]/u, "a character that means nothing"],
  [/\p{M}/u, "a letter that is typed as two characters"],
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u, "an emoji"],
];

/** Whether the text is plain words in plain paragraphs. */
export function checkMarkup(text: StoryText): string[] {
  const scene = text.picture.scene ?? "";
  return [
    ...tellingsOf(text).flatMap(markupFaults),
    ...faultsIn(text.category, unseen, "The category"),
    ...faultsIn(scene, unseen, "The picture’s scene"),
  ];
}

function markupFaults({ language, title, excerpt, content, alt }: Telling): string[] {
  const lines: [string, string][] = [
    ["title", title],
    ["excerpt", excerpt],
    ["alternative text", alt],
  ];
  const isSpeech = language === "Polish" && /^ {0,3}-\s+\p{L}/mu.test(content);
  return [
    ...(isSpeech ? ["Polish text opens a paragraph with a hyphen; speech begins with a dash (–)"] : []),
    ...faultsIn(content, [...markup, ...unseen], `${language} text`),
    ...lines.flatMap(([what, line]) => {
      const plain = !/[\n\r<>`{}[\]*_\\|]/.test(line);
      return [
        ...(plain ? [] : [`${language} ${what} is not one plain line`]),
        ...faultsIn(line, unseen, `${language} ${what}`),
      ];
    }),
  ];
}

function faultsIn(part: string, patterns: readonly [RegExp, string][], name: string): string[] {
  return patterns.filter(([pattern]) => pattern.test(part)).map(([, what]) => `${name} holds ${what}`);
}
