import { Readable } from "node:stream";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Composed } from "./compose.ts";
import type { HandedOver } from "./model.ts";
import { type LineError, verdictAfter, verdictBefore } from "./verdict.ts";

/** For how many milliseconds a mail server may take its time. */
export type Patience = {
  /** With everything but its last answer. */
  steps: number;
  /** With that one: it looks through the mail, and who gives up too early never knows whether it arrived. */
  answer: number;
};

/** A conversation with a mail server, in which mails are handed over one after the other. */
export type Line = {
  isOpen(): boolean;
  /** Says everything of a mail but the last word; what went wrong, or null. */
  speak(mail: Composed): Promise<HandedOver | null>;
  /** Says the last word to what was spoken, and hears the answer. */
  end(): Promise<HandedOver>;
  /** Breaks off: what was spoken and not ended is not delivered. */
  close(): void;
  /** Takes leave. */
  quit(): void;
};

const silence: LineError = { code: "ETIMEDOUT" };
const cut: LineError = { code: "ECONNECTION" };

/** Greets the server and signs in. Throws a LineError. */
export async function openLine(url: string, patience: Patience): Promise<Line> {
  const { auth, ...options } = parseConnectionUrl(url);
  const connection = new SMTPConnection({ ...options, socketTimeout: patience.steps + patience.answer, logger: false });
  const ready = ask((done) => {
    connection.on("error", done); // For good: an error that nobody listens for would end the process.
    connection.connect((error) => {
      if (error || auth === undefined || !connection.allowsAuth) return done(error);
      connection.login({ ...auth, credentials: auth }, done);
    });
  });
  const error = await inTime(ready, patience.steps);
  if (error === null) return lineOver(connection, patience);
  connection.close();
  throw error;
}

function lineOver(connection: SMTPConnection, patience: Patience): Line {
  let spoken: { body: Readable; answer: Promise<LineError | null> } | null = null;
  const isOpen = () => !connection.destroyed;

  /** After a refusal the server forgets the mail and the conversation goes on; after anything else it is over. */
  async function settle(verdict: HandedOver): Promise<HandedOver> {
    const goesOn =
      verdict.outcome === "refused" &&
      isOpen() &&
      (await inTime(
        ask((done) => connection.reset(done)),
        patience.steps,
      )) === null;
    if (!goesOn) connection.close();
    return verdict;
  }

  return {
    isOpen,
    async speak({ envelope, bytes }) {
      const said = Promise.withResolvers<null>();
      let asked = 0;
      const body = new Readable({
        // Asked once the server waits for the mail, and again once the mail is on its way. The end is for `end` to say.
        read() {
          asked++;
          if (asked === 1) this.push(bytes);
          else said.resolve(null);
        },
      });
      const answer = ask((done) => connection.send({ ...envelope, size: bytes.byteLength }, body, done));
      const error = await inTime(Promise.race([answer, said.promise]), patience.steps);
      if (error !== null || !isOpen()) return settle(verdictBefore(error ?? cut));
      spoken = { body, answer };
      return null;
    },
    async end() {
      // What broke off while it waited for its turn has never had its end.
      if (spoken === null || !isOpen()) return verdictBefore(cut);
      const { body, answer } = spoken;
      spoken = null;
      body.push(null);
      const error = await inTime(answer, patience.answer);
      return error === null ? { outcome: "taken" } : settle(verdictAfter(error));
    },
    close: () => connection.close(),
    quit: () => connection.quit(),
  };
}

/** What nodemailer answers by calling back: the error, or null. */
const ask = (question: (done: (error?: unknown) => void) => void): Promise<LineError | null> =>
  new Promise((resolve) => question((error) => resolve((error ?? null) as LineError | null)));

async function inTime(answer: Promise<LineError | null>, milliseconds: number): Promise<LineError | null> {
  const late = Promise.withResolvers<LineError>();
  const timer = setTimeout(() => late.resolve(silence), milliseconds);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
