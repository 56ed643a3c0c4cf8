import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, it, onTestFinished } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { mailServer, portOf, refusal } from "./mail-server.fixture.ts";
import { openMailer } from "./mailer.ts";

const now = Temporal.Instant.from("2026-11-21T14:42:00Z");
const mail = {
  to: "czytelniczka@example.org",
  subject: "Czy Mruk może do Ciebie pisać?",
  text: "Tak, proszę pisać:\nhttps://mruk.example/pl/newsletter/confirm?token=abc",
  html: "<p>Tak, proszę pisać</p>",
  headers: { "Auto-Submitted": "auto-generated", "List-Unsubscribe": "<https://mruk.example/u?token=a.b>" },
};

const limits = { MAIL_PER_SECOND: 1000, MAIL_CONNECTIONS: 4 };

/** A mailer with these settings, closed when the test ends. */
async function open({ SMTP_URL, patience = 5_000 }: { SMTP_URL?: string; patience?: number } = {}) {
  const settings = { SMTP_URL, SITE_URL: "https://mruk.example", MAIL_FROM: "Mruk <mruk@mruk.example>", ...limits };
  const DATA_DIR = folderOfTest();
  let time = now;
  const clock = { now: () => time };
  const mailer = openMailer({ ...settings, DATA_DIR }, { clock, patience });
  onTestFinished(() => mailer.close());
  const outbox = join(DATA_DIR, "outbox");
  return {
    mailer,
    outbox,
    wait: (milliseconds: number) => {
      time = time.add({ milliseconds });
    },
  };
}

it("sends a mail to the configured server, whole, with the right sender and reader", async () => {
  const { taken, url } = await mailServer();
  const { mailer } = await open({ SMTP_URL: url });
  await mailer.send(mail);
  await mailer.send(mail);
  expect(taken).toHaveLength(2);
  expect(taken[0]).toMatchObject({ from: "mruk@mruk.example", to: ["czytelniczka@example.org"] });
  const read = await PostalMime.parse(taken[0]?.raw ?? "");
  expect(read).toMatchObject({
    subject: mail.subject,
    from: { name: "Mruk", address: "mruk@mruk.example" },
    to: [{ address: "czytelniczka@example.org" }],
    date: "2026-11-21T14:42:00.000Z",
  });
  expect(read.text?.trim()).toBe(mail.text);
  expect(read.html?.trim()).toBe(mail.html);
  expect(read.messageId).toMatch(/^<[^@]+@mruk\.example>$/);
  const headers = new Map(read.headers.map(({ key, value }) => [key, value]));
  expect(headers.get("auto-submitted")).toBe("auto-generated");
  expect(headers.get("list-unsubscribe")).toBe("<https://mruk.example/u?token=a.b>");
});

it("connects without TLS, and signs in only when the address has a user", async () => {
  const names: (string | undefined)[] = [];
  const { taken, url } = await mailServer({
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      names.push(`${username} ${password}`);
      done(null, { user: username });
    },
  });
  await (await open({ SMTP_URL: url })).mailer.send(mail);
  expect(names).toEqual([]);
  await (await open({ SMTP_URL: url.replace("//", "//mruk:p%40ss@") })).mailer.send(mail);
  expect(names).toEqual(["mruk p@ss"]);
  expect(taken).toHaveLength(2);
});

it("uses TLS when the address is smtps, and accepts no certificate that it cannot verify", async () => {
  const { taken, url } = await mailServer({ secure: true });
  const tls = url.replace("smtp:", "smtps:");
  await expect((await open({ SMTP_URL: tls })).mailer.send(mail)).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
  await (await open({ SMTP_URL: `${tls}?tls.rejectUnauthorized=false` })).mailer.send(mail);
  expect(taken).toHaveLength(1);
});

it("throws MAIL_UNAVAILABLE when the server refuses the reader, without logging the address", async () => {
  const { taken, url } = await mailServer({
    onRcptTo: ({ address }, _session, done) => done(refusal(550, `No such user: <${address}>`)),
  });
  const { mailer } = await open({ SMTP_URL: url });
  const refused = await mailer.send(mail).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "MAIL_UNAVAILABLE", cause: { message: expect.stringContaining("550") } });
  expect(String((refused as Error).cause)).not.toContain("czytelniczka");
  expect(taken).toEqual([]);
});

it.each([
  ["does not answer at all", () => {}],
  ["greets and then says nothing more", (socket: { write(text: string): void }) => socket.write("220 mail\r\n")],
  ["hangs up at once", (socket: { destroy(): void }) => socket.destroy()],
])("gives up on a server that %s", async (_, answer) => {
  const sockets = new Set<{ destroy(): void }>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    answer(socket);
  });
  const port = await portOf(server.listen(0, "127.0.0.1"));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => server.close(closed));
  });
  const { mailer } = await open({ SMTP_URL: `smtp://127.0.0.1:${port}`, patience: 300 });
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
});

it("sends again as soon as the server is back", async () => {
  let attempts = 0;
  const { taken, url } = await mailServer({
    onMailFrom: (_address, _session, done) => done(attempts++ === 0 ? refusal(451, "Come back later") : undefined),
  });
  const { mailer } = await open({ SMTP_URL: url });
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
  await mailer.send(mail);
  expect(taken).toHaveLength(1);
});

it("writes mail into the outbox when no server is configured: files that any mail program reads, in order", async () => {
  const { mailer, outbox, wait } = await open();
  await mailer.send(mail);
  wait(500);
  await mailer.send({ ...mail, subject: "The second" });
  const names = (await readdir(outbox)).sort();
  expect(names).toEqual([
    expect.stringMatching(/^2026-11-21T14-42-00\.000Z-[0-9a-f]{8}\.eml$/),
    expect.stringMatching(/^2026-11-21T14-42-00\.500Z-[0-9a-f]{8}\.eml$/),
  ]);
  const files = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
  expect(files[0]?.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const read = await Promise.all(files.map((file) => PostalMime.parse(file)));
  expect(read.map(({ subject }) => subject)).toEqual([mail.subject, "The second"]);
  expect(read[0]?.text?.trim().replaceAll("\r\n", "\n")).toBe(mail.text);
  expect(read[0]?.to).toEqual([{ name: "", address: "czytelniczka@example.org" }]);
  // The file holds an address and a link that only its reader should have.
  expect((await stat(join(outbox, String(names[0])))).mode & 0o077).toBe(0);
});

it("throws MAIL_UNAVAILABLE when the outbox cannot be written", async () => {
  const { mailer, outbox } = await open();
  await writeFile(outbox, "no folder");
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
});

it("does not start with a mail server but no address of the site, because mails carry links", () => {
  const settings = {
    SMTP_URL: "smtp://localhost",
    SITE_URL: undefined,
    MAIL_FROM: "a@b.pl",
    DATA_DIR: "data",
    ...limits,
  };
  expect(() => openMailer(settings, { clock: { now: () => now } })).toThrow(/SITE_URL/);
});
