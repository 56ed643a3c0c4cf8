import type { Logger } from "pino";
import type { Language } from "../language/model.ts";
import type { Mailer } from "../mail/model.ts";
import type { Clock } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import type { Signer } from "../platform/secret.ts";
import type { Store } from "../platform/store.ts";
import { confirmationMail } from "./letter/confirmation-mail.ts";
import { type Deed, idIn, linkTo } from "./letter/letter-links.ts";
import type { Confirmation, NewsletterState, Preferences, Standing } from "./model.ts";
import {
  add,
  askAgain,
  confirm,
  countOf,
  forgetStale,
  hasStale,
  idOf,
  isKnown,
  type SubscriberCounts,
  withdraw,
} from "./subscribers/subscribers.ts";

export type SubscriberStore = Store<NewsletterState>;

export type NewsletterParts = {
  store: SubscriberStore;
  mail: Mailer;
  signer: Signer;
  clock: Clock;
  log: Pick<Logger, "warn">;
};

type Wish = { email: string; language: Language; origin: string };

export type Newsletter = {
  /** Sends the mail that asks for confirmation. `origin` is the site's address. Throws ALREADY_SUBSCRIBED, MAIL_UNAVAILABLE. */
  subscribe(wish: Wish): Promise<void>;
  /** What came of the link in that mail. */
  confirm(token: string): Promise<Confirmation>;
  /** What would come of it; changes nothing. */
  confirmable(token: string): Promise<Confirmation>;
  /** How things stand with the address of an unsubscribe link; changes nothing. */
  standing(token: string): Promise<Standing>;
  unsubscribe(token: string): Promise<Exclude<Standing, "subscribed">>;
  /** What the reader of a preferences link has chosen; changes nothing. */
  preferences(token: string): Promise<Preferences | Exclude<Standing, "subscribed">>;
  /** Lets that reader's letters come in this language from now on. */
  setLanguage(token: string, language: Language): Promise<Preferences | Exclude<Standing, "subscribed">>;
  /** How many readers there are, and how many may still become some. */
  counts(): SubscriberCounts;
  /** Forgets those who never confirmed. */
  tick(): Promise<void>;
};

export function openNewsletter({ store, mail, signer, clock, log }: NewsletterParts): Newsletter {
  const idOfReader = (token: string, deed: Deed) => idIn(token, deed, signer);

  async function preferences(token: string): Promise<Preferences | Exclude<Standing, "subscribed">> {
    const id = idOfReader(token, "preferences");
    if (id === null) return "unknown";
    await store.fresh();
    const { language } = store.read().subscribers[id] ?? {};
    if (language === undefined) return "unsubscribed";
    return { language, unsubscribe: linkTo("unsubscribe", { id, language, origin: "" }, signer) };
  }

  function sendConfirmation(id: string, wish: Wish): Promise<void> {
    const link = (deed: Deed) => linkTo(deed, { id, ...wish }, signer);
    return mail.send(confirmationMail(wish, { confirm: link("confirm"), unsubscribe: link("unsubscribe") }));
  }

  /** For what nobody waits for. */
  const inBackground = (work: () => Promise<void>) => {
    work().catch((error: unknown) => log.warn({ err: error }, "The newsletter could not do its work"));
  };

  return {
    async subscribe(wish) {
      await store.fresh();
      const known = idOf(store.read(), wish.email, clock.now());
      if (known !== undefined) {
        // Beside the answer, which comes at once and is the same whether or not the address is confirmed.
        inBackground(async () => {
          const subscriber = await store.update((state) => askAgain(state, known, wish.language, clock.now()));
          if (subscriber) await sendConfirmation(known, { ...wish, email: subscriber.email });
        });
        throw alreadySubscribed();
      }
      // First noted, then asked, so that the link in the mail is never unknown; two at once are one.
      const id = await store.update((state) => add(state, wish, clock.now()));
      if (id === null) throw alreadySubscribed();
      try {
        await sendConfirmation(id, wish);
      } catch (error) {
        await store.update((state) => withdraw(state, id));
        throw error;
      }
    },
    async confirm(token) {
      const id = idOfReader(token, "confirm");
      if (id === null) return "unknown";
      return (await store.update((state) => confirm(state, id, clock.now()))) ? "confirmed" : "unknown";
    },
    async confirmable(token) {
      const id = idOfReader(token, "confirm");
      if (id !== null) await store.fresh();
      return id !== null && isKnown(store.read(), id, clock.now()) ? "confirmed" : "unknown";
    },
    async standing(token) {
      const id = idOfReader(token, "unsubscribe");
      if (id === null) return "unknown";
      await store.fresh();
      return store.read().subscribers[id] === undefined ? "unsubscribed" : "subscribed";
    },
    async unsubscribe(token) {
      const id = idOfReader(token, "unsubscribe");
      if (id === null) return "unknown";
      await store.update(({ subscribers }) => delete subscribers[id]);
      return "unsubscribed";
    },
    preferences,
    async setLanguage(token, language) {
      const id = idOfReader(token, "preferences");
      const known = await preferences(token);
      if (id === null || typeof known === "string" || known.language === language) return known;
      await store.update(({ subscribers }) => {
        const subscriber = subscribers[id];
        if (subscriber !== undefined) subscriber.language = language;
      });
      return preferences(token);
    },
    counts: () => countOf(store.read(), clock.now()),
    async tick() {
      if (hasStale(store.read(), clock.now())) await store.update((state) => forgetStale(state, clock.now()));
    },
  };
}

const alreadySubscribed = () => new AppError("ALREADY_SUBSCRIBED", "Email already subscribed!");
