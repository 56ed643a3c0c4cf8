import { readdir, writeFile } from "node:fs/promises";
import PostalMime from "postal-mime";
import { expect, it, onTestFinished, vi } from "vitest";
import { mail, open, politely, scriptedServer, yes } from "./deliver.fixture.ts";
import { mailServer, refusal } from "./mail-server.fixture.ts";

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
