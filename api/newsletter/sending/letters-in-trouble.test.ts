import { appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { mailServer, refusal } from "#api/mail/mail-server.fixture.ts";
import { emails, lettersOf, manyReaders, nothing, readersIn, subscriberOf } from "./letters.fixture.ts";

describe("what could mean two letters, or none, on a day", () => {
  it("is no lost ledger: a reader who knows the morning's story has had the letter", async () => {
    const { taken, url } = await mailServer();
    const { letters, dataDir, moveTo, start } = lettersOf({ url });
    await letters.tick();
    await writeFile(join(dataDir, "letters", "2026-11-21.jsonl"), "");
    // The afternoon's story is live by now, and would be new to the reader.
    moveTo("2026-11-21T16:00:00+01:00");
    await start().tick();
    expect(taken).toHaveLength(6);
    await expect(start().send({})).resolves.toMatchObject({ sent: 0 });
    expect(taken).toHaveLength(6);
  });

  it("is no damaged ledger of another day", async () => {
    const { taken, url } = await mailServer();
    const { letters, dataDir, health, moveTo, start } = lettersOf({ url });
    await letters.tick();
    await appendFile(join(dataDir, "letters", "2026-11-21.jsonl"), "what?\n");
    moveTo("2026-11-22T08:00:00+01:00");
    const next = start();
    await next.tick();
    expect(taken).toHaveLength(12);
    expect(health.problems()).toEqual([]);
    expect((await next.reports()).map(({ date }) => date)).toEqual(["2026-11-22"]);
  });

  it("is not a letter that goes on in the night: it ends at nine, and the report names who is without it", async () => {
    let atNine = (): void => {};
    const { taken, url } = await mailServer({
      onRcptTo(_address, _session, done) {
        if (taken.length >= 10) atNine();
        done();
      },
    });
    const { letters, moveTo, health } = lettersOf({
      url,
      readers: manyReaders(60),
      now: "2026-11-21T20:59:59+01:00",
    });
    atNine = () => moveTo("2026-11-21T21:00:00+01:00");
    await letters.tick();
    expect(taken.length).toBeLessThan(30);
    expect(health.problems()).toMatchObject([{ part: "letter", level: "warning", code: "LETTER_SHORT" }]);
    expect(health.problems()[0]?.message).toContain(`${60 - taken.length} readers`);
    atNine = () => {};
    moveTo("2026-11-22T08:00:00+01:00");
    await letters.tick();
    expect(health.problems()).toEqual([]);
    expect(new Set(readersIn(taken)).size).toBe(60);
  });

  it("is no warning once everybody without it has left", async () => {
    const { letters, health, remove, moveTo } = lettersOf({ url: "smtp://127.0.0.1:1" });
    await letters.tick();
    expect(health.problems()).toHaveLength(1);
    for (const { email } of manyReaders(6)) remove(email);
    moveTo("2026-11-21T08:10:00+01:00");
    await letters.tick();
    expect(health.problems()).toEqual([]);
  });
});

describe("a morning story that was", () => {
  const morning = "2026-11-21-morning";
  const others = ["2026-11-20-morning", "2026-11-20-evening"];

  it("replaced is told in its place, and first", async () => {
    const { taken, url } = await mailServer();
    const stories = [...others, `${morning}-3`, `${morning}-2`];
    const { letters, health } = lettersOf({ url, stories, deleted: [morning] });
    await letters.tick();
    expect(readersIn(taken)).toEqual(emails(6));
    const { text, subject } = await PostalMime.parse(taken[0]?.raw ?? "");
    expect(text).toContain(`${morning}-2`);
    expect(subject).toContain(`${morning}-2`);
    expect(health.problems()).toEqual([]);
  });

  it("deleted holds the letter, which health tells until another story is there", async () => {
    const { taken, url } = await mailServer();
    const { letters, health, moveTo, publish } = lettersOf({ url, stories: others, deleted: [morning] });
    moveTo("2026-11-21T07:00:00+01:00");
    await letters.tick();
    expect(health.problems()).toMatchObject([{ part: "letter", level: "warning", code: "LETTER_HELD" }]);
    moveTo("2026-11-21T08:00:00+01:00");
    await letters.tick();
    expect(health.problems()).toMatchObject([
      {
        part: "letter",
        level: "alarm",
        code: "LETTER_HELD",
        message: "The letter of 2026-11-21 does not leave: its morning story was deleted.",
        hint: expect.stringContaining("mruk generate --date 2026-11-21 --slot morning"),
      },
    ]);
    publish(`${morning}-2`);
    await letters.tick();
    expect([readersIn(taken), health.problems()]).toEqual([emails(6), []]);
  });

  it("never made is told from nine on, in the evening as a letter that did not leave, and until midnight", async () => {
    const { letters, health, moveTo } = lettersOf({ url: "smtp://127.0.0.1:1", stories: others });
    const toldAt = async (instant: string) => {
      moveTo(instant);
      await letters.tick();
      return health.problems().map(({ message }) => message);
    };
    expect(await toldAt("2026-11-21T08:59:59+01:00")).toEqual([]);
    expect(await toldAt("2026-11-21T09:00:00+01:00")).toEqual([
      "The letter of 2026-11-21 does not leave: that morning has no story.",
    ]);
    expect(await toldAt("2026-11-21T21:00:00+01:00")).toEqual([
      "The letter of 2026-11-21 did not leave: that morning had no story.",
    ]);
    expect(await toldAt("2026-11-22T00:00:00+01:00")).toEqual([]);
  });

  it("deleted concerns nobody without readers", async () => {
    const { letters, health } = lettersOf({
      url: "smtp://127.0.0.1:1",
      stories: others,
      deleted: [morning],
      readers: [],
    });
    await letters.tick();
    expect(health.problems()).toEqual([]);
  });
});

describe("a mail server that", () => {
  it("says of a few that they are gone ends their letters", async () => {
    const { taken, url } = await mailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(/reader(?:3|17)@/.test(address) ? refusal(550, "5.1.1 No such user") : undefined),
    });
    const { letters, of, moveTo, health } = lettersOf({ url, readers: manyReaders(30) });
    await letters.tick();
    expect(await letters.reports()).toEqual([{ ...nothing, date: "2026-11-21", readers: 30, sent: 28, bounced: 2 }]);
    expect(of("reader3@example.org")?.bouncedAt).toBe("2026-11-21T07:00:00Z");
    expect(health.problems()).toEqual([]);
    moveTo("2026-11-22T08:00:00+01:00");
    await letters.tick();
    expect(taken).toHaveLength(56);
  });

  it("says of most that they are gone blames us: the run stops, keeps every reader, and raises an alarm", async () => {
    const asked: string[] = [];
    const { url } = await mailServer({
      onRcptTo: ({ address }, _session, done) => {
        asked.push(address);
        done(refusal(550, "5.1.1 No such user"));
      },
    });
    const { letters, state, health, moveTo } = lettersOf({ url, readers: manyReaders(100) });
    await letters.tick();
    expect(asked.length).toBeLessThan(30);
    expect(Object.values(state.subscribers).filter(({ bouncedAt }) => bouncedAt)).toEqual([]);
    expect(health.problems()).toMatchObject([{ part: "letter", level: "alarm", code: "LETTER_REFUSED" }]);
    expect(JSON.stringify(health.problems())).not.toContain("@");
    // The next ticks leave the server alone for an hour.
    moveTo("2026-11-21T08:59:59+01:00");
    await letters.tick();
    expect(asked.length).toBeLessThan(30);
    await expect(letters.send({})).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
  });

  it.each(["550 5.7.1 Message rejected", "451 4.3.0 Try again later"])(
    "answers everybody with %s is not taken for one that works",
    async (answer) => {
      const refused = refusal(Number(answer.slice(0, 3)), answer.slice(4));
      let refuses = true as boolean;
      const { taken, url } = await mailServer({
        onRcptTo: (_to, _session, done) => done(refuses ? refused : undefined),
      });
      const { letters, health, moveTo, state } = lettersOf({ url });
      await letters.tick();
      moveTo("2026-11-21T08:05:00+01:00");
      await letters.tick();
      expect(health.problems()).toMatchObject([{ part: "letter", level: "warning", code: "LETTER_SHORT" }]);
      expect(health.problems()[0]?.message).toContain(`6 readers more than once (${answer.slice(0, 9)} to RCPT TO)`);
      expect(Object.values(state.subscribers).filter(({ bouncedAt }) => bouncedAt)).toEqual([]);
      refuses = false;
      moveTo("2026-11-21T08:20:00+01:00");
      await letters.tick();
      expect([taken.length, health.problems()]).toEqual([6, []]);
    },
  );

  it("asks to come back later is asked again with growing pauses, and the reader keeps the stories", async () => {
    const asked: string[] = [];
    const { taken, url } = await mailServer({
      onRcptTo: ({ address }, _session, done) => {
        asked.push(address);
        done(address.startsWith("grey@") && asked.length < 6 ? refusal(450, "4.2.0 Greylisted") : undefined);
      },
    });
    const readers = [subscriberOf("grey@example.org"), ...manyReaders(2)];
    const { letters, moveTo, of } = lettersOf({ url, readers });
    await letters.tick();
    expect(await letters.reports()).toEqual([{ ...nothing, date: "2026-11-21", readers: 3, sent: 2, refused: 1 }]);
    const countAt = async (instant: string) => {
      moveTo(`2026-11-21T${instant}+01:00`);
      await letters.tick();
      return asked.length;
    };
    expect(await countAt("08:04:59")).toBe(3);
    expect(await countAt("08:05:00")).toBe(4);
    expect(await countAt("08:19:59")).toBe(4);
    expect(await countAt("08:20:00")).toBe(5);
    // The first letter begins here.
    expect(of("grey@example.org")?.lettersUpTo).toBe("2026-11-20T07:00:00Z");
    expect(await countAt("08:50:00")).toBe(6);
    expect(readersIn(taken).filter((email) => email === "grey@example.org")).toHaveLength(1);
    expect(await letters.reports()).toEqual([{ ...nothing, date: "2026-11-21", readers: 3, sent: 3 }]);
  });

  it("is not there pauses the letter as a whole, and gets all of it once it is back", async () => {
    const { taken, url } = await mailServer();
    let away = true as boolean;
    const gone = await mailServer({
      onConnect: (_session, done) => done(away ? refusal(554, "No service") : undefined),
    });
    const { letters, health, moveTo, of } = lettersOf({ url: gone.url });
    await letters.tick();
    expect(health.problems()).toMatchObject([{ part: "letter", level: "warning", code: "MAIL_UNAVAILABLE" }]);
    expect(of("reader0@example.org")?.lettersUpTo).toBeUndefined();
    await expect(letters.send({})).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
    away = false;
    moveTo("2026-11-21T08:00:59+01:00");
    await letters.tick();
    expect(gone.taken).toEqual([]);
    moveTo("2026-11-21T08:05:00+01:00");
    await letters.tick();
    expect(readersIn(gone.taken)).toEqual(emails(6));
    expect(health.problems()).toEqual([]);
    expect([taken, url]).toEqual([[], expect.any(String)]);
  });

  it("accepts fewer connections than configured gets all of it over those", async () => {
    const { taken, url } = await mailServer({ maxClients: 1, slowly: 10 });
    const { letters, health } = lettersOf({ url, connections: 4, readers: manyReaders(20) });
    await letters.tick();
    expect(readersIn(taken)).toEqual(emails(20));
    expect(health.problems()).toEqual([]);
  });

  it("cuts off one letter in the middle gets it with the others, once", async () => {
    let cut = false;
    const { taken, url } = await mailServer({
      onRcptTo({ address }, session, done) {
        if (cut || !address.startsWith("reader2@")) return done();
        cut = true;
        // Node's server closes the connection after a 421.
        done(refusal(421, "4.3.2 Shutting down"));
        void session;
      },
    });
    const { letters } = lettersOf({ url });
    await letters.tick();
    expect(readersIn(taken)).toEqual(emails(6));
  });

  it("goes silent after the text leaves one in doubt: it is not sent again, and the next letter has its stories", async () => {
    let silent = true as boolean;
    const { taken, url } = await mailServer({
      onData(stream, session, done) {
        const [to] = session.envelope.rcptTo.map(({ address }) => address);
        const raw: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => raw.push(chunk));
        stream.on("end", () => {
          taken.push({ from: "", to: [to ?? ""], raw: Buffer.concat(raw) });
          if (!silent || to !== "reader2@example.org") done();
        });
      },
    });
    const { letters, moveTo, of } = lettersOf({ url, patience: 200 });
    await letters.tick();
    silent = false;
    moveTo("2026-11-21T12:00:00+01:00");
    await letters.tick();
    expect(readersIn(taken)).toEqual(emails(6));
    expect(await letters.reports()).toEqual([{ ...nothing, date: "2026-11-21", readers: 6, sent: 5, unknown: 1 }]);
    expect(of("reader2@example.org")?.lettersUpTo).toBe("2026-11-20T07:00:00Z");
    moveTo("2026-11-22T08:00:00+01:00");
    await letters.tick();
    const second = taken.filter(({ to }) => to[0] === "reader2@example.org").at(-1);
    expect((await PostalMime.parse(second?.raw ?? "")).text).toContain("2026-11-21-morning");
    expect(taken).toHaveLength(12);
  });
});
