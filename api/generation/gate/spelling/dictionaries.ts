import { AppError } from "#api/platform/errors.ts";
import { installedCopy } from "#api/platform/installed-copy.ts";
import type { Telling } from "../telling.ts";

/** Whether a word is spelled as the dictionary of a language has it, in any of its forms. */
export type Dictionaries = Record<Telling["language"], (word: string) => boolean>;

/**
 * Opens what `load` loads, once, and again after a failure. Throws DICTIONARY_MISSING.
 */
export function openedOnce(load: () => Promise<Dictionaries>): () => Promise<Dictionaries> {
  let opened: Promise<Dictionaries> | undefined;
  return () => {
    opened ??= load().catch((cause: unknown) => {
      opened = undefined;
      throw new AppError("DICTIONARY_MISSING", "The dictionaries that check the spelling of new texts cannot be read", {
        hint: `${installedCopy().repair} Nothing has been paid for this text.`,
        cause,
      });
    });
    return opened;
  };
}

/**
 * Opens both dictionaries, once for the process: half a second, and 100 MB for as long as the process lives. So only
 * what judges a model's text asks for them. Throws DICTIONARY_MISSING.
 */
export const openDictionaries = openedOnce(load);

async function load(): Promise<Dictionaries> {
  const [{ createHunspellFromStrings }, english, polish] = await Promise.all([
    import("hunspell-wasm"),
    import("dictionary-en-gb"),
    import("dictionary-pl"),
  ]);
  const open = async ({ default: { aff, dic } }: { default: Files }) => {
    const hunspell = await createHunspellFromStrings(textOf(aff), textOf(dic));
    return remembering((word) => hunspell.testSpelling(word));
  };
  return { English: await open(english), Polish: await open(polish) };
}

/** A story's words are mostly those of the last ones; asking for a word again takes a hundredth of the time. */
const mostRemembered = 20_000;

function remembering(isWord: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= mostRemembered) known.clear();
    const is = isWord(word);
    known.set(word, is);
    return is;
  };
}

type Files = { aff: Uint8Array; dic: Uint8Array };

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
