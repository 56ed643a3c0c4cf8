import type { Language } from "#api/language/model.ts";
import { type Block, type Inline, readParagraphs } from "#api/stories/paragraphs.ts";
import { pieceOfLine } from "./letter-line.ts";

/**
 * Mail programs cut letters that are longer than 102 kB as HTML, and the way to unsubscribe with them. Stories have a few hundred words,
 * so that this cuts only what somebody wrote by hand.
 */
const longestText = 40_000;

export type StoryText = {
  blocks: Block[];
  /** False where the text was too long for a letter, and ends after one of its paragraphs. */
  isWhole: boolean;
};

/** A story's text for a letter in this language. */
export function storyText(content: string, language: Language): StoryText {
  const all = readParagraphs(content).map((block) => typesetBlock(block, language));
  const blocks: Block[] = [];
  let length = 0;
  for (const block of all) {
    length += lengthOf(block);
    if (length > longestText) break;
    blocks.push(block);
  }
  return { blocks, isWhole: blocks.length === all.length };
}

function typesetBlock(block: Block, language: Language): Block {
  const line = (inlines: Inline[]) => inlines.map((part) => ({ ...part, text: pieceOfLine(part.text, language) }));
  if (block.type === "break") return block;
  if (block.type === "list") return { ...block, items: block.items.map(line) };
  return { ...block, inlines: line(block.inlines) };
}

/** About the length of a block as HTML, where a quotation mark has six characters. */
function lengthOf(block: Block): number {
  return JSON.stringify(block).replace(/[&<>"']/g, "      ").length;
}
