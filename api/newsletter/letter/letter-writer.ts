import type { Language } from "#api/language/model.ts";
import type { Mail } from "#api/mail/model.ts";
import type { Signer } from "#api/platform/secret.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { Story } from "#api/stories/model.ts";
import type { Frequency, Subscriber } from "../model.ts";
import { frequencyOf } from "../subscribers/subscribers.ts";
import { editionOf } from "./edition.ts";
import { type Letter, renderLetter } from "./letter.ts";
import { letterHeaders } from "./letter-headers.ts";
import { letterLinks } from "./letter-links.ts";

export type WriterParts = {
  library: Pick<StoryLibrary, "list">;
  signer: Signer;
  origin: string;
  contactEmail: string | null;
  unsubscribeMailbox: string | null;
};

type Reader = {
  id: string;
  email: string;
  language: Language;
  frequency: Frequency;
  /** The instant up to which the last letter reached; undefined before the first. */
  lettersUpTo?: string | undefined;
};

/** Writes one date's letter to one reader after the other. */
export type LetterWriter = {
  /** Whether the letter has stories for this reader. */
  holds(reader: Pick<Subscriber, "frequency" | "lettersUpTo">): boolean;
  /** Null when the letter has no stories for the reader. */
  letterTo(reader: Reader): Mail | null;
};

/** The number of finished letters in the cache: they differ by language and by the reader's last letter. */
const mostKept = 16;

/** `at`: the instant as of which the stories are chosen. */
export function openWriter(
  { library, signer, origin, contactEmail, unsubscribeMailbox }: WriterParts,
  { date, at }: { date: string; at: Temporal.Instant },
): LetterWriter {
  const editions = new Map<string, Story[]>();
  const finished = new Map<string, Letter>();

  const edition = (frequency: Frequency, upTo: string | undefined) =>
    kept(editions, `${frequency} ${upTo}`, () => {
      const since = upTo === undefined ? null : Temporal.Instant.from(upTo);
      return editionOf(library, { date, now: at, since, frequency });
    });
  const letterFor = ({ language, frequency, lettersUpTo }: Reader) =>
    kept(finished, `${language} ${frequency} ${lettersUpTo}`, () => {
      const stories = edition(frequency, lettersUpTo);
      return renderLetter({ stories, language, frequency, date, origin, contactEmail });
    });

  return {
    holds: (reader) => edition(frequencyOf(reader), reader.lettersUpTo).length > 0,
    letterTo(reader) {
      const { id, email, language, frequency, lettersUpTo } = reader;
      if (edition(frequency, lettersUpTo).length === 0) return null;
      const { subject, fill } = letterFor(reader);
      const links = letterLinks({ id, language, origin }, signer);
      const headers = letterHeaders({
        date,
        language,
        frequency,
        id,
        origin,
        unsubscribe: links.unsubscribe,
        unsubscribeMailbox,
      });
      return { to: email, subject, ...fill(links), headers };
    },
  };
}

function kept<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  if (values.size >= mostKept) values.clear();
  const made = make();
  values.set(key, made);
  return made;
}
