import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Composed } from "./compose.ts";
import type { HandedOver } from "./model.ts";
import { type Answer, type Talk, talkOver } from "./talk.ts";
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

/** For how many milliseconds an answer to a farewell is waited for. */
const farewell = 1_000;
const silence: LineError = { code: "ETIMEDOUT" };
const cut: LineError = { code: "ECONNECTION" };

/**
 * Greets the server, and signs in: that is nodemailer's. What follows we say ourselves, because the pause before the last word is what
 * everything hangs on. Throws a LineError.
 */
export async function openLine(url: string, patience: Patience): Promise<Line> {
  const { auth, ...options } = parseConnectionUrl(url);
  const connection = new SMTPConnection({ ...options, logger: false });
  let offers = "";
  const ready = new Promise<LineError | null>((resolve) => {
    const done = (error?: unknown) => resolve((error ?? null) as LineError | null);
    connection.on("error", done); // For good: an error that nobody listens for would end the process.
    connection.connect((error) => {
      offers = connection.lastServerResponse || "";
      if (error || auth === undefined || !connection.allowsAuth) done(error);
      else connection.login({ ...auth, credentials: auth }, done);
    });
  });
  const error = await inTime(ready, patience.steps);
  if (error === null && connection._socket) {
    // Of the answer to the last question, nodemailer wants to know nothing more.
    return lineOver(talkOver(connection._socket), { patience, pipelines: /^250[ -]PIPELINING\b/im.test(offers) });
  }
  connection.close();
  throw error ?? cut;
}

function lineOver(talk: Talk, { patience, pipelines }: { patience: Patience; pipelines: boolean }): Line {
  /** Says a command, and what was answered if it is not what it should be. */
  const ask = async (command: string, wanted: number): Promise<LineError | null> => {
    void talk.say(`${command}\r\n`);
    return faultIn(await talk.hear(), command, wanted);
  };

  async function begin({ from, to }: Composed["envelope"]): Promise<LineError | null> {
    const commands = [`MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, "DATA"] as const;
    if (!pipelines) {
      return (await ask(commands[0], 2)) ?? (await ask(commands[1], 2)) ?? (await ask(commands[2], 3));
    }
    void talk.say(commands.map((command) => `${command}\r\n`).join(""));
    const faults: (LineError | null)[] = [];
    for (const command of commands) faults.push(faultIn(await talk.hear(), command, command === "DATA" ? 3 : 2));
    const first = faults.find((fault) => fault !== null) ?? null;
    // Who waits for the mail of nobody is left waiting.
    if (first !== null && faults[2] === null) talk.end();
    return first;
  }

  async function speakOut({ envelope, pieces }: Composed): Promise<LineError | null> {
    const fault = await begin(envelope);
    if (fault === null) await talk.say(...pieces);
    return fault;
  }

  /** After a refusal the server forgets the mail and the conversation goes on; after anything else it is over. */
  async function settle(verdict: HandedOver): Promise<HandedOver> {
    const goesOn =
      verdict.outcome === "refused" && talk.isOpen() && (await inTime(ask("RSET", 2), patience.steps)) === null;
    if (!goesOn) talk.end();
    return verdict;
  }

  return {
    isOpen: talk.isOpen,
    async speak(mail) {
      const fault = await inTime(speakOut(mail), patience.steps);
      return fault === null && talk.isOpen() ? null : settle(verdictBefore(fault ?? cut));
    },
    async end() {
      // What broke off while it waited for its turn has never had its end.
      if (!talk.isOpen()) return settle(verdictBefore(cut));
      void talk.say(".\r\n");
      const fault = await inTime(
        talk.hear().then((answer) => faultIn(answer, "DATA", 2)),
        patience.answer,
      );
      return fault === null ? { outcome: "taken" } : settle(verdictAfter(fault));
    },
    close: talk.end,
    quit() {
      void inTime(ask("QUIT", 2), farewell).then(talk.end);
    },
  };
}

function faultIn(answer: Answer | null, command: string, wanted: number): LineError | null {
  if (answer === null) return cut;
  if (Math.floor(answer.code / 100) === wanted) return null;
  const [verb = ""] = command.split(":");
  return { command: verb, responseCode: answer.code, response: answer.text };
}

async function inTime(answer: Promise<LineError | null>, milliseconds: number): Promise<LineError | null> {
  const late = Promise.withResolvers<LineError>();
  const timer = setTimeout(() => late.resolve(silence), milliseconds);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
