import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { mailServer, portOf, refusal } from "./mail-server.fixture.ts";
import { openMailer } from "./mailer.ts";

const mail = {
  to: "czytelniczka@example.org",
  subject: "Mruk i kałuża",
  text: "Dzień dobry!\n.\n..kropki\nkoniec",
  html: "<p>Dzień dobry!</p>\n.\n",
};
const yes = async () => true;

function open(SMTP_URL?: string, { connections = 3, perSecond = 1000, patience = 5_000 } = {}) {
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
async function scriptedServer(answer: (said: string, socket: Socket) => string | undefined) {
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
const politely = (said: string): string => polite[said.split(" ")[0] ?? ""] ?? "500 what?";

it("delivers a letter whole, dots and all, once it is committed", async () => {
  const { taken, url } = await mailServer();
  const { mailer } = open(url);
  let asked = 0;
  const delivery = await mailer.deliver(
    { ...mail, headers: { "Message-ID": "<2026-11-21.id@mruk.example>" } },
    async () => {
      expect(taken).toHaveLength(asked++);
      return true;
    },
  );
  expect(delivery).toEqual({ outcome: "taken" });
  expect(asked).toBe(1);
  const read = await PostalMime.parse(taken[0]?.raw ?? "");
  expect(taken[0]).toMatchObject({ from: "mruk@mruk.example", to: [mail.to] });
  expect(read.text?.trim().replaceAll("\r\n", "\n")).toBe(mail.text);
  expect(read).toMatchObject({ subject: mail.subject, messageId: "<2026-11-21.id@mruk.example>" });
});

it("delivers nothing whose commit fails, and goes on", async () => {
  const { taken, url } = await mailServer();
  const { mailer } = open(url, { connections: 1 });
  const no = await mailer.deliver(mail, async () => false);
  const broken = await mailer.deliver(mail, async () => Promise.reject(new Error("The disk is full")));
  expect([no.outcome, broken.outcome]).toEqual(["not sent", "not sent"]);
  expect(await mailer.deliver({ ...mail, subject: "The third" }, yes)).toEqual({ outcome: "taken" });
  expect(taken).toHaveLength(1);
});

it("has as many letters in doubt at once as it has connections, and no more", async () => {
  const { taken, url, connections } = await mailServer({ slowly: 5 });
  const { mailer } = open(url);
  let [begun, most] = [0, 0];
  const deliver = async (index: number) => {
    const delivery = await mailer.deliver({ ...mail, to: `reader${index}@example.org` }, async () => {
      most = Math.max(most, ++begun);
      return true;
    });
    begun--;
    return delivery;
  };
  const deliveries = await Promise.all(Array.from({ length: 12 }, (_, index) => deliver(index)));
  expect(deliveries).toEqual(Array(12).fill({ outcome: "taken" }));
  expect([most, connections()]).toEqual([3, 3]);
  expect(new Set(taken.map(({ to }) => to[0])).size).toBe(12);
});

it("delivers no more in a second than configured", async () => {
  const { taken, url } = await mailServer();
  const { mailer } = open(url, { perSecond: 40 });
  const started = performance.now();
  await Promise.all(Array.from({ length: 9 }, () => mailer.deliver(mail, yes)));
  expect(taken).toHaveLength(9);
  // A lower bound holds on the slowest machine.
  expect(performance.now() - started).toBeGreaterThan(190);
});

it("uses TLS, and signs in", async () => {
  const { taken, url } = await mailServer({
    secure: true,
    onAuth: ({ username, password }, _session, done) =>
      username === "mruk" && password === "p@ss" ? done(null, { user: username }) : done(refusal(535, "Not you")),
  });
  const tls = url.replace("smtp:", "smtps:").replace("//", "//mruk:p%40ss@");
  expect(await open(tls).mailer.deliver(mail, yes)).toEqual({
    outcome: "not sent",
    reason: expect.not.stringContaining("p@ss"),
  });
  const trusting = `${tls}?tls.rejectUnauthorized=false`;
  expect(await open(trusting).mailer.deliver(mail, yes)).toEqual({ outcome: "taken" });
  const wrong = await open(trusting.replace("p%40ss", "secret")).mailer.deliver(mail, yes);
  expect(wrong).toEqual({ outcome: "not sent", reason: expect.not.stringContaining("secret") });
  expect(taken).toHaveLength(1);
});

it("writes no log, which would name readers, even when the server's address asks for one", async () => {
  const written = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => written.mockRestore());
  const { taken, url } = await mailServer();
  const { mailer } = open(`${url}?logger=true&debug=true`);
  await mailer.deliver(mail, yes);
  await mailer.send(mail);
  expect(taken).toHaveLength(2);
  expect(written).not.toHaveBeenCalled();
});

describe("a server that refuses", () => {
  const gone = { outcome: "refused", permanent: true };
  const notNow = { outcome: "refused", permanent: false };
  it.each([
    ["550 5.1.1 <czytelniczka@example.org>: no such user", gone],
    ["550 5.1.10 Recipient not found", gone],
    ["550 5.2.1 This mailbox is disabled", gone],
    ["550 No such user here", gone],
    ["553 sorry, mailbox unavailable", gone],
    ["550 User unknown", gone],
    ["550 5.7.1 Service unavailable; client host blocked", notNow],
    ["554 5.7.1 Relay access denied", notNow],
    ["550 5.2.2 Mailbox full", notNow],
    ["550 Sender blocked: user unknown to our reputation list", notNow],
    ["550 Requested action not taken", notNow],
    ["501 5.5.4 What?", notNow],
    ["450 4.2.0 Greylisted, come back later", notNow],
    ["452 4.2.2 Over quota", notNow],
  ])("the reader with '%s'", async (words, verdict) => {
    let refuses = true;
    const { url, ended } = await scriptedServer((said) =>
      said.startsWith("RCPT") && refuses ? words : politely(said),
    );
    const { mailer } = open(url, { connections: 1 });
    const delivery = await mailer.deliver(mail, () => Promise.reject(new Error("It asked though it was refused")));
    expect(delivery).toEqual({ ...verdict, reason: expect.stringContaining(`${words.slice(0, 3)} `) });
    expect(JSON.stringify(delivery)).not.toContain("czytelniczka");
    refuses = false;
    expect(await mailer.deliver(mail, yes)).toEqual({ outcome: "taken" });
    expect(ended).toHaveLength(1);
  });

  it.each([
    ["MAIL", "530 5.7.0 Authentication required"],
    ["MAIL", "451 4.7.1 Too much mail from you"],
    ["RCPT", "421 4.7.0 Too many errors, good bye"],
    ["EHLO", "550 5.7.1 We do not talk to you"],
    ["", "554 No service"],
  ])("us, after '%s', with '%s': that says nothing of the reader", async (command, words) => {
    const { url, ended } = await scriptedServer((said) => (said.split(" ")[0] === command ? words : politely(said)));
    expect(await open(url).mailer.deliver(mail, yes)).toMatchObject({ outcome: "not sent" });
    expect(ended).toEqual([]);
  });

  it("the mail after its text has surely not delivered it", async () => {
    const { url } = await scriptedServer((said) => (said === "." ? "554 5.7.1 Spam" : politely(said)));
    expect(await open(url).mailer.deliver(mail, yes)).toMatchObject({ outcome: "refused", permanent: false });
  });
});

describe.each([
  ["cuts off", (socket: Socket) => void socket.destroy()],
  ["falls silent", () => {}],
])("a server that %s", (_, misbehave) => {
  it.each(["", "EHLO", "MAIL", "RCPT", "DATA"])("at '%s' has surely not got the letter", async (stage) => {
    const { url, ended } = await scriptedServer((said, socket) => {
      if (said.split(" ")[0] !== stage) return politely(said);
      misbehave(socket);
    });
    const { mailer } = open(url, { patience: 150 });
    expect(await mailer.deliver(mail, () => Promise.reject(new Error("too early")))).toMatchObject({
      outcome: "not sent",
    });
    expect(ended).toEqual([]);
  });

  it("after the text may have got the letter", async () => {
    const { url, ended } = await scriptedServer((said, socket) => {
      if (said !== ".") return politely(said);
      misbehave(socket);
    });
    const { mailer } = open(url, { patience: 150 });
    expect(await mailer.deliver(mail, yes)).toMatchObject({ outcome: "unknown" });
    expect(ended).toHaveLength(1);
  });
});

it("reports a letter as not sent when the connection is cut while the letter waits for its commit", async () => {
  const sockets = new Set<Socket>();
  const { url, ended } = await scriptedServer((said, socket) => {
    sockets.add(socket);
    return politely(said);
  });
  const { mailer } = open(url);
  const delivery = await mailer.deliver(mail, async () => {
    const [socket] = sockets;
    socket?.end();
    // Closed on both sides, so that the client knows of it.
    if (socket) await once(socket, "close");
    return true;
  });
  expect(delivery).toMatchObject({ outcome: "not sent" });
  expect(ended).toEqual([]);
});

it("may have delivered only the letters that had begun when the mailer closes", async () => {
  const atTheEnd = Promise.withResolvers<void>();
  const { url, ended } = await scriptedServer((said) => {
    if (said !== ".") return politely(said);
    atTheEnd.resolve();
    return undefined;
  });
  const { mailer } = open(url, { connections: 1 });
  const deliveries = Promise.all([1, 2, 3, 4, 5].map(() => mailer.deliver(mail, yes)));
  await atTheEnd.promise;
  mailer.close();
  expect((await deliveries).map(({ outcome }) => outcome).sort()).toEqual([...Array(4).fill("not sent"), "unknown"]);
  expect(ended).toHaveLength(1);
});

it("opens a new connection when the server has closed the old one between two letters", async () => {
  let leaves = true;
  const { url, ended } = await scriptedServer((said, socket) => {
    const isSecond = said.startsWith("MAIL") && ended.length === 1 && leaves;
    if (!isSecond) return politely(said);
    leaves = false;
    socket.end("421 4.4.2 You were silent for too long\r\n");
  });
  const { mailer } = open(url, { connections: 1 });
  expect(await mailer.deliver(mail, yes)).toEqual({ outcome: "taken" });
  expect(await mailer.deliver(mail, yes)).toEqual({ outcome: "taken" });
  expect(ended).toHaveLength(2);
});

it.each([
  "reader@example.org\r\nRCPT TO:<other@example.org>",
  "reader@example.org\nBcc: other@example.org",
  "reader@example.org, other@example.org",
  "reader@example.org other@example.org",
  "<reader@example.org>",
  "reader@example.org> SIZE=1",
  '"reader@example.org, other"@example.org',
  "reader%example.org@relay.example",
  "@relay.example:reader@example.org",
  "Reader <reader@example.org>",
  "zażółć@example.org",
  "reader@żółw.example",
  "",
])("tells no server of %j, which is no address", async (to) => {
  let said = 0;
  const { url } = await scriptedServer((words) => {
    said++;
    return politely(words);
  });
  const { mailer } = open(url);
  expect(await mailer.deliver({ ...mail, to }, yes)).toMatchObject({ outcome: "refused", permanent: true });
  await expect(mailer.send({ ...mail, to })).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
  expect(said).toBe(0);
});

it("keeps a header that is an attack, or not in ASCII, one header", async () => {
  const { taken, url } = await mailServer();
  const { mailer } = open(url);
  const headers = { "List-Unsubscribe": "<https://mruk.example/>\r\nBcc: other@example.org", "X-Mruk": "żółw" };
  await mailer.deliver({ ...mail, headers }, yes);
  const read = await PostalMime.parse(taken[0]?.raw ?? "");
  expect(taken[0]?.to).toEqual([mail.to]);
  expect(read.bcc).toBeUndefined();
  expect(read.text?.trim().replaceAll("\r\n", "\n")).toBe(mail.text);
});

it("keeps a subject that is an attack a subject", async () => {
  const { taken, url } = await mailServer();
  const { mailer } = open(url);
  await mailer.deliver({ ...mail, subject: "Hello\r\nBcc: other@example.org\r\n\r\n<b>x</b>" }, yes);
  const read = await PostalMime.parse(taken[0]?.raw ?? "");
  expect(taken[0]?.to).toEqual([mail.to]);
  expect(read.bcc).toBeUndefined();
  expect(read.text?.trim().replaceAll("\r\n", "\n")).toBe(mail.text);
});

it("writes a letter into the outbox once it is committed, when no server is configured", async () => {
  const { mailer, outbox } = open();
  expect(await mailer.deliver(mail, async () => false)).toMatchObject({ outcome: "not sent" });
  expect(await mailer.deliver(mail, yes)).toEqual({ outcome: "taken" });
  expect(await readdir(outbox)).toHaveLength(1);
});

it("commits a letter after the one before is in the outbox, when no server is configured", async () => {
  const { mailer, outbox } = open();
  const laid: number[] = [];
  const begin = async () => {
    laid.push((await readdir(outbox).catch(() => [])).length);
    return true;
  };
  await Promise.all(Array.from({ length: 5 }, () => mailer.deliver(mail, begin)));
  expect(laid).toEqual([0, 1, 2, 3, 4]);
});

it("reports a letter as unknown when the outbox cannot be written", async () => {
  const { mailer, outbox } = open();
  await writeFile(outbox, "no folder");
  expect(await mailer.deliver(mail, yes)).toMatchObject({ outcome: "unknown" });
});
