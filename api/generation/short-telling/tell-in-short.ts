import { AppError, saidBy } from "#api/platform/errors.ts";
import type { Story } from "#api/stories/model.ts";
import type { Notice, Purse, ShortTelling, Teller } from "../model.ts";
import { shortTellingFaults } from "./faults.ts";

type Telling = {
  teller: Teller;
  /** Who steps in where the teller's are refused, or it does not answer. */
  house: Teller;
  purse: Purse;
  signal?: AbortSignal | undefined;
};

/** `by` is who told it; `notice` says why it was the house. */
export type ToldInShort = { telling: ShortTelling; by: string; notice?: Notice };

/** The number of tellings that are asked of a model for one story. */
const attempts = 2;

/** A story told in short: by the teller if the gate lets one of its two pass, else by the house. Throws FILM_UNSUITABLE. */
export async function tellInShort(story: Story, { teller, house, ...order }: Telling): Promise<ToldInShort> {
  const byHouse = async (notice?: Notice): Promise<ToldInShort> => {
    const telling = await house.tell(story, order);
    return { telling, by: house.name, ...(notice && { notice }) };
  };
  if (teller.model === undefined) return byHouse();
  let refused: { telling: ShortTelling; reasons: readonly string[] } | undefined;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      const telling = await teller.tell(story, { ...order, refused });
      const reasons = shortTellingFaults(telling, story);
      if (reasons.length === 0) return { telling, by: teller.name };
      refused = { telling, reasons };
    } catch (error) {
      order.signal?.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      return byHouse(saidBy(error));
    }
  }
  return byHouse({
    code: "TEXT_REJECTED",
    message: `The house tells ${story.id} in its film, since two tellings were refused: ${refused?.reasons[0]}`,
  });
}
