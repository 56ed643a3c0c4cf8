import { typeset } from "#api/language/typeset.ts";
import { type Block, type Inline, readParagraphs } from "#api/stories/paragraphs.ts";
import type { Language } from "#web/i18n/i18n.ts";

// The first letter stands apart as a tile; a space bound to it would indent the first line beside it.
const boundFirstLetter = /^(.)\u00a0/;

/** A story's text as blocks, with its language's typography. */
export const blocksOf = (text: string, language: Language): Block[] =>
  readParagraphs(typeset(text, language).replace(boundFirstLetter, "$1 "));

/** A story's text as the pages of a book. */
export const Prose = ({ text, language }: { text: string; language: Language }) => (
  <Blocks blocks={blocksOf(text, language)} />
);

/** Blocks never move, so their place is their key. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return [...blocks.entries()].map(([place, block]) => <ProseBlock key={place} block={block} />);
}

function ProseBlock({ block }: { block: Block }) {
  if (block.type === "break") {
    return (
      <p className="break" aria-hidden="true">
        •••
      </p>
    );
  }
  if (block.type === "list") {
    const List = block.ordered ? "ol" : "ul";
    return (
      <List>
        {[...block.items.entries()].map(([place, inlines]) => (
          <li key={place}>
            <Inlines inlines={inlines} />
          </li>
        ))}
      </List>
    );
  }
  const words = <Inlines inlines={block.inlines} />;
  if (block.type === "quote") return <blockquote>{words}</blockquote>;
  if (block.type === "heading") return <h2>{words}</h2>;
  return <p>{words}</p>;
}

function Inlines({ inlines }: { inlines: Inline[] }) {
  return [...inlines.entries()].map(([place, { text, style, href }]) => {
    const Mark = href ? "a" : style;
    return Mark ? (
      <Mark key={place} {...(href && { href, rel: "noopener nofollow" })}>
        {text}
      </Mark>
    ) : (
      text
    );
  });
}
