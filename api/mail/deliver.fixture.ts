import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { portOf } from "./mail-server.fixture.ts";
import { openMailer } from "./mailer.ts";

export const mail = {
  to: "czytelniczka@example.org",
  subject: "Mruk i kałuża",
  text: "Dzień dobry!\n.\n..kropki\nkoniec",
  html: "<p>Dzień dobry!</p>\n.\n",
};
export const yes = async () => true;

export function open(SMTP_URL?: string, { connections = 3, perSecond = 1000, patience = 5_000 } = {}) {
  const DATA_DIR = folderOfTest();
  const mailer = openMailer(
    {
      SMTP_URL,
      SITE_URL: "https://mruk.example",
      MAIL_FROM: "Mruk <mruk@mruk.example>",
      DATA_DIR,
      MAIL_PER_SECOND: perSecond,
      MAIL_CONNECTIONS: connections,
    },
    { clock: { now: () => Temporal.Instant.from("2026-11-21T07:00:00Z") }, patience, answerPatience: patience },
  );
  onTestFinished(() => mailer.close());
  return { mailer, outbox: join(DATA_DIR, "outbox") };
}

/** An SMTP server that a test scripts line by line: `answer` gets each line of the client, and "." for the end of a mail. */
export async function scriptedServer(answer: (said: string, socket: Socket) => string | undefined) {
  const sockets = new Set<Socket>();
  const ended: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    let [rest, body] = ["", null as string | null];
    const say = (said: string) => {
      const words = answer(said, socket);
      if (words !== undefined && !socket.destroyed) socket.write(`${words}\r\n`);
      return words;
    };
    say("");
    socket.on("data", (chunk) => {
      rest += chunk;
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        const said = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (body === null) {
          if (said === "DATA") body = "";
          if (!say(said)?.startsWith("3") && said === "DATA") body = null;
        } else if (said === ".") {
          ended.push(body);
          body = null;
          say(".");
        } else body += said;
      }
    });
  });
  const port = await portOf(server.listen(0, "127.0.0.1"));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => server.close(closed));
  });
  return { url: `smtp://127.0.0.1:${port}`, ended };
}

const polite: Record<string, string> = {
  "": "220 mail",
  EHLO: "250 mail",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go on",
  ".": "250 ok",
  RSET: "250 ok",
  QUIT: "221 bye",
};
export const politely = (said: string): string => polite[said.split(" ")[0] ?? ""] ?? "500 what?";
