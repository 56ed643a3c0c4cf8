import type { Logger } from "pino";
import type { Mailer } from "#api/mail/model.ts";
import type { MailEnding } from "#api/mail/notices/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Signer } from "#api/platform/secret.ts";
import type { Store } from "#api/platform/store.ts";
import { confirmationMail } from "./letter/confirmation-mail.ts";
import { idFromToken, type LinkPurpose, linkTo } from "./letter/letter-links.ts";
import type { Confirmation, NewsletterState, Preferences, Standing, SubscriberCounts } from "./model.ts";
import {
  add,
  askAgain,
  type Choices,
  choose,
  confirm,
  countOf,
  forgetStale,
  frequencyOf,
  hasStale,
  idOf,
  isConfirmable,
  subscriberOf,
  withdraw,
} from "./subscribers/subscribers.ts";
import { end } from "./subscribers/suppression.ts";

export type SubscriberStore = Store<NewsletterState>;

export type NewsletterParts = {
  store: SubscriberStore;
  mail: Mailer;
  signer: Signer;
  clock: Clock;
  log: Pick<Logger, "warn">;
};

type SignUp = Choices & { email: string; origin: string };

export type Newsletter = {
  /** Sends the mail that asks for confirmation. `origin` is the site's address. Throws ALREADY_SUBSCRIBED, MAIL_UNAVAILABLE. */
  subscribe(signUp: SignUp): Promise<void>;
  /** Confirms the address of a confirmation link. */
  confirm(token: string): Promise<Confirmation>;
  /** The outcome that `confirm` would have; changes nothing. */
  confirmable(token: string): Promise<Confirmation>;
  /** Whether the address of an unsubscribe link is subscribed; changes nothing. */
  standing(token: string): Promise<Standing>;
  unsubscribe(token: string): Promise<Exclude<Standing, "subscribed">>;
  /** The choices of a preferences link's reader; changes nothing. */
  preferences(token: string): Promise<Preferences | Exclude<Standing, "subscribed">>;
  /** Sets language and frequency of the reader's letters. */
  setPreferences(token: string, choices: Choices): Promise<Preferences | Exclude<Standing, "subscribed">>;
  /** Ends the letters to an address that bounced or complained; false where nothing changed. No import brings it back. */
  end(ending: MailEnding): Promise<boolean>;
  /** The numbers of readers and of unconfirmed addresses. */
  counts(): SubscriberCounts;
  /** Forgets addresses that were never confirmed. */
  tick(): Promise<void>;
};

export function openNewsletter({ store, mail, signer, clock, log }: NewsletterParts): Newsletter {
  const idOfReader = (token: string, purpose: LinkPurpose) => idFromToken(token, purpose, signer);

  async function preferences(token: string): Promise<Preferences | Exclude<Standing, "subscribed">> {
    const id = idOfReader(token, "preferences");
    if (id === null) return "unknown";
    await store.fresh();
    const subscriber = subscriberOf(store.read(), id);
    if (subscriber === undefined) return "unsubscribed";
    const { language } = subscriber;
    return {
      language,
      frequency: frequencyOf(subscriber),
      unsubscribe: linkTo("unsubscribe", { id, language, origin: "" }, signer),
    };
  }

  function outcomeFor(id: string): Confirmation {
    const subscriber = subscriberOf(store.read(), id);
    return subscriber === undefined ? "unknown" : frequencyOf(subscriber);
  }

  const sendConfirmation = confirmationsBy({ mail, signer });

  async function askOnceMore(id: string, signUp: SignUp): Promise<void> {
    const subscriber = await store.update((state) => askAgain(state, id, signUp, clock.now()));
    if (subscriber) await sendConfirmation(id, { ...signUp, email: subscriber.email });
  }

  return {
    async subscribe(signUp) {
      await store.fresh();
      const known = idOf(store.read(), signUp.email, clock.now());
      if (known !== undefined) {
        // In the background, since the answer comes at once and is the same whether or not the address is confirmed.
        askOnceMore(known, signUp).catch((err: unknown) => log.warn({ err }, "The newsletter could not do its work"));
        throw alreadySubscribed();
      }
      // Stored before the mail leaves, so that its link is never unknown; two requests at once make one subscriber.
      const id = await store.update((state) => add(state, signUp, clock.now()));
      if (id === null) throw alreadySubscribed();
      try {
        await sendConfirmation(id, signUp);
      } catch (error) {
        await store.update((state) => withdraw(state, id));
        throw error;
      }
    },
    async confirm(token) {
      const id = idOfReader(token, "confirm");
      if (id === null) return "unknown";
      const isConfirmed = await store.update((state) => confirm(state, id, clock.now()));
      return isConfirmed ? outcomeFor(id) : "unknown";
    },
    async confirmable(token) {
      const id = idOfReader(token, "confirm");
      if (id !== null) await store.fresh();
      return id !== null && isConfirmable(store.read(), id, clock.now()) ? outcomeFor(id) : "unknown";
    },
    async standing(token) {
      const id = idOfReader(token, "unsubscribe");
      if (id === null) return "unknown";
      await store.fresh();
      return subscriberOf(store.read(), id) === undefined ? "unsubscribed" : "subscribed";
    },
    async unsubscribe(token) {
      const id = idOfReader(token, "unsubscribe");
      if (id === null) return "unknown";
      await store.update((state) => {
        if (subscriberOf(state, id) !== undefined) delete state.subscribers[id];
      });
      return "unsubscribed";
    },
    preferences,
    async setPreferences(token, choices) {
      const id = idOfReader(token, "preferences");
      const known = await preferences(token);
      if (id === null || typeof known === "string") return known;
      if (known.language === choices.language && known.frequency === choices.frequency) return known;
      await store.update(({ subscribers }) => {
        const subscriber = subscribers[id];
        if (subscriber !== undefined) choose(subscriber, choices);
      });
      return preferences(token);
    },
    end: (ending) => store.update((state) => end(state, ending, clock.now())),
    counts: () => countOf(store.read(), clock.now()),
    async tick() {
      if (hasStale(store.read(), clock.now())) await store.update((state) => forgetStale(state, clock.now()));
    },
  };
}

/** Sends the mails that ask for confirmation. */
const confirmationsBy = ({ mail, signer }: Pick<NewsletterParts, "mail" | "signer">) => {
  return (id: string, signUp: SignUp): Promise<void> => {
    const link = (purpose: LinkPurpose) => linkTo(purpose, { id, ...signUp }, signer);
    return mail.send(confirmationMail(signUp, { confirm: link("confirm"), unsubscribe: link("unsubscribe") }));
  };
};

const alreadySubscribed = () => new AppError("ALREADY_SUBSCRIBED", "Email already subscribed!");
