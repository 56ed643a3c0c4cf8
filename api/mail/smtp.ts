import { Readable } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";
import { openConnectionLimit } from "./connection-limit.ts";
import { deliveryError } from "./delivery-error.ts";
import type { Delivery } from "./model.ts";

/** For how many milliseconds a mail server may take its time. */
export type Patience = {
  /** With everything up to a letter's text. */
  steps: number;
  /** With the text and the answer to it: the server looks through the mail, and who gives up too early never knows whether it arrived. */
  answer: number;
};

type Options = { connections: number; patience: Patience };

/** A message whose text passes through a stream of its sender's. */
type GatedMessage = SendMailOptions & { gate(text: Readable): Readable };

/** Mail servers tire of long conversations, and say so in the middle of a mail; but many let a newcomer wait before they say a word. */
const mostMails = 1_000;
/** Nor do they like to be kept waiting. */
const idleMs = 5_000;
const closeMs = 1_000;

/** Mail over SMTP. Single mails have connections of their own, so that nobody who signs up waits for ten thousand letters. */
export function openSmtp(address: string, { connections, patience }: Options) {
  const pool = { pool: true, url: withoutLog(address), idleTimeout: idleMs, socketCloseTimeout: closeMs } as const;
  const mails = createTransport(pool);
  const letters = createTransport({ ...pool, maxConnections: connections, maxMessages: mostMails });
  const limit = openConnectionLimit(connections);
  letters.use("stream", ({ data, message }, done) => {
    message.processFunc((data as GatedMessage).gate);
    done();
  });

  /** Null where the server let no further connection in, while other letters are on their way. */
  async function attempt(message: SendMailOptions, commit: () => Promise<boolean>): Promise<Delivery | null> {
    const silence = new AbortController();
    const timerOf = (ms: number) => setTimeout(() => silence.abort(), ms);
    let timer = timerOf(patience.steps);
    const progress = { isGiven: false, commit: null as Promise<boolean> | null };

    /** A connection reads the text once the server asks for it, and no sooner: so nothing that was not begun can arrive. */
    function gate(text: Readable): Readable {
      const gated: Readable = Readable.from(onceBegun(), { objectMode: false });
      async function* onceBegun() {
        clearTimeout(timer);
        progress.commit = commit().catch(() => false);
        if (!(await progress.commit) || gated.destroyed) throw new Error("The letter was called off");
        progress.isGiven = true;
        timer = timerOf(patience.answer);
        yield* text;
      }
      return gated;
    }

    const gated: GatedMessage = { ...message, signal: silence.signal, gate };
    try {
      await letters.sendMail(gated);
      return { outcome: "taken" };
    } catch (error) {
      await progress.commit;
      const delivery = deliveryError(error, progress);
      const isTurnedAway = delivery.outcome === "not sent" && progress.commit === null && !silence.signal.aborted;
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

/** The address without what would have nodemailer write a log, which names readers. */
function withoutLog(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("logger");
  return url.href;
}
