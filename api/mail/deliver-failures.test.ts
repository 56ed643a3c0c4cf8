import { once } from "node:events";
import type { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mail, open, politely, scriptedServer, yes } from "./deliver.fixture.ts";

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

const patience = 5_000;

describe.each([
  ["cuts off", (socket: Socket) => void socket.destroy()],
  ["falls silent", () => void vi.advanceTimersByTime(patience)],
])("a server that %s", (_, misbehave) => {
  // The patience ends when the server falls silent. A short one would end before that on a slow machine.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it.each(["", "EHLO", "MAIL", "RCPT", "DATA"])("at '%s' has surely not got the letter", async (stage) => {
    const { url, ended } = await scriptedServer((said, socket) => {
      if (said.split(" ")[0] !== stage) return politely(said);
      misbehave(socket);
    });
    const { mailer } = open(url, { patience });
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
    const { mailer } = open(url, { patience });
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
