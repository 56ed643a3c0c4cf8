import { Readable } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";
import { openConnectionLimit } from "./connection-limit.ts";
import { deliveryError } from "./delivery-error.ts";
import type { Delivery } from "./model.ts";

/** The time that a mail server has, in milliseconds. */
export type Patience = {
  /** For everything before a letter's text. */
  steps: number;
  /**
   * For the text and the answer to it. Longer, since servers scan mails before they answer, and after a timeout nobody knows whether the
   * mail arrived.
   */
  answer: number;
};

type Options = { connections: number; patience: Patience };

/** A message whose text passes through a stream of ours. */
type GatedMessage = SendMailOptions & { gate(text: Readable): Readable };
const isGated = (message: SendMailOptions): message is GatedMessage => "gate" in message;

/** Mails per connection: servers close long ones in the middle of a mail, while many delay their greeting on new ones. */
const mostMails = 1_000;
/** Servers close idle connections too. */
const idleMs = 5_000;
const closeMs = 1_000;

/** Mail over SMTP. Single mails have connections of their own, so that a sign-up does not wait for ten thousand letters. */
export function openSmtp(address: string, { connections, patience }: Options) {
  const pool = { pool: true, url: withoutLog(address), idleTimeout: idleMs, socketCloseTimeout: closeMs } as const;
  const mails = createTransport(pool);
  const letters = createTransport({ ...pool, maxConnections: connections, maxMessages: mostMails });
  const limit = openConnectionLimit(connections);
  letters.use("stream", ({ data, message }, done) => {
    if (isGated(data)) message.processFunc(data.gate);
    done();
  });

  /** Null when the server accepted no further connection while other letters were under way. */
  async function attempt(message: SendMailOptions, commit: () => Promise<boolean>): Promise<Delivery | null> {
    const timeout = new AbortController();
    const timerOf = (ms: number) => setTimeout(() => timeout.abort(), ms);
    let timer = timerOf(patience.steps);
    const progress: { isGiven: boolean; commit: Promise<boolean> | null } = { isGiven: false, commit: null };

    /** A connection reads the text only when the server asks for it, so a letter without commit cannot arrive. */
    function gate(text: Readable): Readable {
      const gated: Readable = Readable.from(textOnceCommitted(), { objectMode: false });
      async function* textOnceCommitted() {
        clearTimeout(timer);
        progress.commit = commit().catch(() => false);
        if (!(await progress.commit) || gated.destroyed) throw new Error("The letter was called off");
        progress.isGiven = true;
        timer = timerOf(patience.answer);
        yield* text;
      }
      return gated;
    }

    const gated: GatedMessage = { ...message, signal: timeout.signal, gate };
    try {
      await letters.sendMail(gated);
      return { outcome: "taken" };
    } catch (error) {
      await progress.commit;
      const delivery = deliveryError(error, progress);
      const isTurnedAway = delivery.outcome === "not sent" && progress.commit === null && !timeout.signal.aborted;
      return isTurnedAway && limit.lower() ? null : delivery;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async send(message: SendMailOptions): Promise<void> {
      await mails.sendMail({ ...message, signal: AbortSignal.timeout(patience.steps) });
    },
    async deliver(message: SendMailOptions, commit: () => Promise<boolean>): Promise<Delivery> {
      for (;;) {
        const delivery = await limit.run(() => attempt(message, commit));
        if (delivery !== null) return delivery;
      }
    },
    close(): void {
      mails.close();
      letters.close({ force: true });
    },
  };
}

/** Removes the parameter that would make nodemailer write a log, which names readers. */
function withoutLog(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("logger");
  return url.href;
}
