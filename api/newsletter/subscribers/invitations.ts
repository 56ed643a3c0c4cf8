import type { Logger } from "pino";
import type { Delivery, LetterMailer } from "#api/mail/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Signer } from "#api/platform/secret.ts";
import { confirmationMail } from "../letter/confirmation-mail.ts";
import { type LinkPurpose, linkTo } from "../letter/letter-links.ts";
import type { NewsletterState, Subscriber } from "../model.ts";
import type { SubscriberStore } from "../newsletter.ts";
import { frequencyOf } from "./subscribers.ts";

export type InvitationsParts = {
  store: SubscriberStore;
  mail: Pick<LetterMailer, "deliver">;
  signer: Signer;
  clock: Clock;
  log: Pick<Logger, "warn">;
  /** The site's address, without a slash at its end. */
  origin: string;
};

/** The mails that ask imported readers for confirmation. */
export type Invitations = {
  /**
   * Asks the readers who were not asked yet, as quickly as letters leave, until nobody is left or the mail server takes no more. Never
   * throws.
   */
  tick(): Promise<void>;
};

/** Marked as asked together, before their mails leave: after a kill at most so many were never asked, and nobody is asked twice. */
const atATime = 20;
/** The limit of one tick, so that a closing server does not wait for thousands. */
const mostOfATick = 200;

/**
 * When most of so many mailboxes are said not to exist, the fault is more likely ours: they stay marked as asked, and nobody is deleted.
 */
const fewest = 5;

type Invited = { id: string; subscriber: Subscriber };

export function openInvitations({ store, mail, signer, clock, log, origin }: InvitationsParts): Invitations {
  async function ask({ id, subscriber }: Invited): Promise<Delivery> {
    const { email, language } = subscriber;
    const link = (purpose: LinkPurpose) => linkTo(purpose, { id, language, origin }, signer);
    const letter = confirmationMail(
      { email, language, frequency: frequencyOf(subscriber) },
      { confirm: link("confirm"), unsubscribe: link("unsubscribe") },
    );
    return mail.deliver(letter, async () => store.read().subscribers[id] !== undefined);
  }

  /** Returns whether the mail server takes more. */
  async function askSome(): Promise<boolean> {
    const now = clock.now().toString();
    const invited = await store.update((state) => {
      const some = waiting(state).slice(0, atATime);
      for (const { subscriber } of some) {
        subscriber.askedAt = now;
        delete subscriber.toAsk;
      }
      return some.map(({ id, subscriber }) => ({ id, subscriber: { ...subscriber } }));
    });
    const outcomes = await Promise.all(invited.map(ask));
    const [gone, again]: [string[], string[]] = [[], []];
    for (const [index, { id }] of invited.entries()) {
      const delivery = outcomes[index];
      if (delivery?.outcome === "refused" && delivery.permanent) gone.push(id);
      else if (delivery?.outcome === "refused" || delivery?.outcome === "not sent") again.push(id);
    }
    const isAgainstUs = invited.length >= fewest && gone.length * 2 > invited.length;
    if (isAgainstUs) {
      log.warn({ asked: invited.length }, "The mail server says of most imported readers that they are gone");
      gone.length = 0;
    }
    if (gone.length + again.length > 0) await store.update((state) => takeBack(state, { gone, again }));
    const reason = outcomes.find((delivery) => delivery.outcome === "not sent");
    if (reason?.outcome === "not sent") log.warn({ reason: reason.reason }, "Imported readers could not be asked yet");
    return again.length === 0 && !isAgainstUs;
  }

  return {
    async tick() {
      try {
        for (let asked = 0; asked < mostOfATick && waiting(store.read()).length > 0; asked += atATime) {
          if (!(await askSome())) return;
        }
      } catch (error) {
        log.warn({ err: error }, "Imported readers could not be asked");
      }
    },
  };
}

const waiting = ({ subscribers }: NewsletterState): Invited[] =>
  Object.entries(subscribers)
    .filter(([, { toAsk, confirmedAt }]) => toAsk === true && confirmedAt === undefined)
    .map(([id, subscriber]) => ({ id, subscriber }));

/**
 * Deletes addresses that do not exist, and marks those that could not be asked as still to be asked, unless they have answered meanwhile.
 */
function takeBack({ subscribers }: NewsletterState, { gone, again }: { gone: string[]; again: string[] }): void {
  for (const id of gone) if (subscribers[id]?.confirmedAt === undefined) delete subscribers[id];
  for (const id of again) {
    const subscriber = subscribers[id];
    if (subscriber !== undefined && subscriber.confirmedAt === undefined) subscriber.toAsk = true;
  }
}
