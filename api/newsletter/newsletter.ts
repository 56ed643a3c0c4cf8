import type { Language } from "../language/model.ts";
import type { Post } from "../mail/model.ts";
import type { Clock } from "../platform/clock.ts";
import type { Signer } from "../platform/secret.ts";
import type { NewsletterState } from "./model.ts";

/** What the newsletter needs of the state file. */
export type SubscriberStore = {
  read(): NewsletterState;
  /** Resolves with what `change` returned once it can no longer be lost. */
  update<Result>(change: (state: NewsletterState) => Result): Promise<Result>;
};

export type NewsletterParts = { store: SubscriberStore; mail: Post; signer: Signer; clock: Clock };

export type Newsletter = {
  /** Sends the mail that asks for confirmation. `origin` is the site's address. Throws ALREADY_SUBSCRIBED, MAIL_UNAVAILABLE. */
  subscribe(wish: { email: string; language: Language; origin: string }): Promise<void>;
  /** What came of the link in that mail. */
  confirm(token: string): Promise<"confirmed" | "unknown">;
  /** Whether the link in a letter is one of ours; changes nothing. */
  knows(token: string): boolean;
  unsubscribe(token: string): Promise<"unsubscribed" | "unknown">;
  /** Stops what runs beside the requests. */
  close(): void;
};

export function openNewsletter(_parts: NewsletterParts): Newsletter {
  return {
    subscribe: async () => {},
    confirm: async () => "unknown",
    knows: () => false,
    unsubscribe: async () => "unknown",
    close: () => {},
  };
}
