import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { mailServer, refusal } from "#api/mail/mail-server.fixture.ts";
import { openSubscriberBook } from "../subscribers/subscriber-book.ts";
import { takeAway } from "./ledger.fixture.ts";
import {
  emails,
  letterPlaces,
  lettersIn,
  lettersOf,
  manyReaders,
  nothing,
  readersIn,
  subscriberOf,
} from "./letters.fixture.ts";

describe.each(letterPlaces)("at eight in the morning, with readers and letters in %s", (_, keep) => {
  it("everybody gets the letter once, in their language, however often the tick runs", async () => {
    const { taken, url } = await mailServer();
    const { letters, moveTo, start, of } = await lettersIn(keep, { url, now: "2026-11-21T07:59:59+01:00" });
    await letters.tick();
    expect(taken).toEqual([]);
    moveTo("2026-11-21T08:00:00+01:00");
    await letters.tick();
    expect(readersIn(taken)).toEqual(emails(6));
    await letters.tick();
    // A restart at eight sharp, and later.
    await start().tick();
    moveTo("2026-11-21T14:30:00+01:00");
    await start().tick();
    expect(taken).toHaveLength(6);
    expect(await letters.reports()).toEqual([{ ...nothing, date: "2026-11-21", readers: 6, sent: 6 }]);
    expect(of("reader1@example.org")?.lettersUpTo).toBe("2026-11-21T07:00:00Z");
    const polish = await PostalMime.parse(taken.find(({ to }) => to[0] === "reader1@example.org")?.raw ?? "");
    const english = await PostalMime.parse(taken.find(({ to }) => to[0] === "reader0@example.org")?.raw ?? "");
    expect(polish.text).toContain("Deszcz na parapecie, 2026-11-21-morning");
    expect(english.text).toContain("Rain on the sill, 2026-11-20-evening");
    expect(english.text).not.toContain("2026-11-20-morning");
  });

  it("the next day's letter holds the stories since then, and more for a reader who missed one", async () => {
    const { taken, url } = await mailServer();
    const missed = subscriberOf("missed@example.org", "en", { lettersUpTo: "2026-11-20T07:00:00Z" });
    const had = subscriberOf("had@example.org", "en", { lettersUpTo: "2026-11-21T07:00:00Z" });
    const { letters } = await lettersIn(keep, { url, readers: [missed, had], now: "2026-11-22T08:00:00+01:00" });
    await letters.tick();
    const texts = new Map<string, string>();
    for (const { to, raw } of taken) texts.set(to[0] ?? "", (await PostalMime.parse(raw)).text ?? "");
    expect(texts.get("missed@example.org")).toContain("2026-11-20-evening");
    expect(texts.get("had@example.org")).not.toContain("2026-11-20-evening");
    expect(texts.get("had@example.org")).toContain("2026-11-21-afternoon");
  });

  it("readers of the weekly letter get it on Sunday only, whole week in one, and never a second letter that day", async () => {
    const { taken, url } = await mailServer();
    const week = ["16", "17", "18", "19", "20", "21"].flatMap((day) =>
      ["morning", "afternoon", "evening"].map((slot) => `2026-11-${day}-${slot}`),
    );
    const stories = ["2026-11-15-morning", "2026-11-15-evening", ...week, "2026-11-22-morning", "2026-11-22-evening"];
    const weekly = subscriberOf("weekly@example.org", "pl", { frequency: "weekly" });
    const daily = subscriberOf("daily@example.org", "pl");
    const readers = [weekly, daily];
    const { letters, store, start, moveTo, of } = await lettersIn(keep, { url, readers, stories });
    await letters.tick();
    expect(readersIn(taken)).toEqual(["daily@example.org"]);
    expect(await letters.send({ dryRun: true })).toMatchObject({ readers: 1 });

    moveTo("2026-11-22T07:59:59+01:00");
    await letters.tick();
    expect(taken).toHaveLength(1);
    moveTo("2026-11-22T08:00:00+01:00");
    await letters.tick();
    expect(readersIn(taken.slice(1))).toEqual(["daily@example.org", "weekly@example.org"]);
    const { raw } = taken.find(({ to }) => to[0] === "weekly@example.org") ?? {};
    const letter = await PostalMime.parse(raw ?? "");
    expect(letter.subject).toBe("Tydzień u\u00a0Mruka: Deszcz na parapecie, 2026-11-22-morning");
    expect(letter.headers.find(({ key }) => key === "list-id")?.value).toBe("Mruk <weekly-letter.mruk.example>");
    for (const part of [letter.html, letter.text]) {
      for (const id of ["2026-11-15-evening", ...week, "2026-11-22-morning"]) expect(part).toContain(id);
      expect(part).toContain("Padało.");
      for (const id of ["2026-11-15-morning", "2026-11-22-evening"]) expect(part).not.toContain(id);
    }
    expect(of("weekly@example.org")?.lettersUpTo).toBe("2026-11-22T07:00:00Z");

    // A change of mind on the same day brings no second letter, whatever the order, nor does a restart.
    await store.update(({ subscribers }) => {
      for (const subscriber of Object.values(subscribers)) {
        if (subscriber.frequency === "weekly") delete subscriber.frequency;
        else subscriber.frequency = "weekly";
      }
    });
    moveTo("2026-11-22T12:00:00+01:00");
    await start().tick();
    await letters.send({});
    expect(taken).toHaveLength(3);
    // The former weekly reader gets the next morning's, the former daily one waits for Sunday.
    moveTo("2026-11-23T12:00:00+01:00");
    await letters.send({ date: "2026-11-22" });
    expect(taken).toHaveLength(3);
  });

  it("a Sunday without a morning story keeps the weekly letter back until the evening's story only", async () => {
    const { taken, url } = await mailServer();
    const readers = [
      subscriberOf("weekly@example.org", "en", { frequency: "weekly" }),
      subscriberOf("daily@example.org"),
    ];
    const stories = ["2026-11-21-morning", "2026-11-22-afternoon", "2026-11-22-evening"];
    const now = "2026-11-22T19:59:59+01:00";
    const { letters, health, moveTo } = await lettersIn(keep, { url, readers, stories, now });
    await letters.tick();
    expect([taken.length, health.problems().map(({ code }) => code)]).toEqual([0, ["LETTER_HELD"]]);
    moveTo("2026-11-22T20:00:00+01:00");
    await letters.tick();
    await letters.tick();
    expect(readersIn(taken)).toEqual(["weekly@example.org"]);
    expect((await PostalMime.parse(taken[0]?.raw ?? "")).subject).toBe(
      "Mruk’s week: Rain on the sill, 2026-11-22-evening",
    );
    // The daily letter has not left, so the warning stands, and goes on until midnight.
    const [held] = health.problems();
    expect(held).toMatchObject({ code: "LETTER_HELD", since: Temporal.Instant.from(now).toString() });
    moveTo("2026-11-22T21:00:00+01:00");
    await letters.tick();
    expect(health.problems()).toMatchObject([
      { code: "LETTER_HELD", message: expect.stringContaining("did not leave") },
    ]);
    moveTo("2026-11-23T00:00:00+01:00");
    await letters.tick();
    expect(health.problems()).toEqual([]);
  });

  it("a weekly reader's first letter holds the whole week also at a server that takes it only at the second try", async () => {
    let tries = 0;
    const { taken, url } = await mailServer({
      onRcptTo: (_address, _session, done) => (++tries === 1 ? done(refusal(451, "4.7.1 Try again later")) : done()),
    });
    const readers = [subscriberOf("weekly@example.org", "en", { frequency: "weekly" })];
    const stories = ["2026-11-16-evening", "2026-11-18-morning", "2026-11-21-evening", "2026-11-22-morning"];
    const { letters, moveTo } = await lettersIn(keep, { url, readers, stories, now: "2026-11-22T08:00:00+01:00" });
    await letters.tick();
    expect([tries, taken.length]).toEqual([1, 0]);
    moveTo("2026-11-22T08:10:00+01:00");
    await letters.tick();
    const { text } = await PostalMime.parse(taken[0]?.raw ?? "");
    for (const id of stories) expect(text).toContain(id);
  });

  it("nobody gets a letter without a morning story, without confirmation, or after a bounce", async () => {
    const { taken, url } = await mailServer();
    const readers = [
      { email: "asked@example.org", language: "en" as const, askedAt: "2026-11-20T10:00:00Z" },
      subscriberOf("gone@example.org", "en", { bouncedAt: "2026-11-20T07:00:00Z" }),
      subscriberOf("reader@example.org"),
    ];
    const without = await lettersIn(keep, { url, readers, stories: ["2026-11-20-evening"] });
    await without.letters.tick();
    await expect(without.letters.send({})).rejects.toMatchObject({ code: "LETTER_NOT_DUE" });
    expect(taken).toEqual([]);
    await (await lettersIn(keep, { url, readers })).letters.tick();
    expect(readersIn(taken)).toEqual(["reader@example.org"]);
  });

  it("a reader who confirms after the letter left gets the next day's, unless somebody orders otherwise", async () => {
    const { taken, url } = await mailServer();
    const { letters, store, moveTo } = await lettersIn(keep, { url });
    await letters.tick();
    const late = subscriberOf("late@example.org", "en", { confirmedAt: "2026-11-21T09:00:00Z" });
    await store.update(({ subscribers }) => void Object.assign(subscribers, { late }));
    moveTo("2026-11-21T10:30:00+01:00");
    await letters.tick();
    expect(taken).toHaveLength(6);
    expect((await letters.reports())[0]).toMatchObject({ readers: 6, sent: 6 });
    expect(await letters.send({})).toMatchObject({ readers: 7, sent: 7 });
  });

  it("a reader who signs up or is imported after its hour gets the next day's, also where nobody was there at eight", async () => {
    const { taken, url } = await mailServer();
    const { letters, store, moveTo } = await lettersIn(keep, { url, readers: [], now: "2026-11-21T19:13:00+01:00" });
    const clock = { now: () => Temporal.Instant.from("2026-11-21T19:13:00+01:00") };
    const file = "email,language,confirmedAt\nlong-ago@example.org,en,2024-05-01";
    await openSubscriberBook({ store, clock }).import({ subscribers: file, confirmed: true, skipBad: false });
    const late = subscriberOf("late@example.org", "en", { confirmedAt: "2026-11-21T18:13:00Z" });
    await store.update(({ subscribers }) => void Object.assign(subscribers, { late }));
    moveTo("2026-11-21T19:14:00+01:00");
    await letters.tick();
    expect(taken).toEqual([]);
    moveTo("2026-11-22T08:00:00+01:00");
    await letters.tick();
    expect(readersIn(taken)).toEqual(["late@example.org", "long-ago@example.org"]);
    const texts = await Promise.all(taken.map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ""));
    for (const text of texts) {
      expect(text).toContain("2026-11-21-afternoon");
      expect(text).not.toContain("2026-11-21-morning");
    }
  });

  it("a clock that is set back an hour sends nothing again", async () => {
    const { taken, url } = await mailServer();
    const { letters, moveTo, start } = await lettersIn(keep, { url, now: "2026-11-21T08:30:00+01:00" });
    await letters.tick();
    for (const instant of ["2026-11-21T07:30:00+01:00", "2026-11-21T08:00:00+01:00", "2026-11-21T08:30:00+01:00"]) {
      moveTo(instant);
      await letters.tick();
      await start().tick();
    }
    expect(taken).toHaveLength(6);
  });

  it("a letter that is still leaving at midnight is finished as the one that was begun", async () => {
    const { taken, url } = await mailServer();
    const { letters, moveTo } = await lettersIn(keep, { url, now: "2026-11-21T20:59:59+01:00" });
    const report = await letters.send({ onProgress: () => moveTo("2026-11-22T00:00:01+01:00") });
    expect(report).toEqual({ ...nothing, date: "2026-11-21", readers: 6, sent: 6 });
    await letters.tick();
    expect(taken).toHaveLength(6);
  });
});

describe("while it is sent", () => {
  it("on a Sunday evening, a morning story that is withdrawn ends the daily letter, and is told to nobody of the weekly one's either", async () => {
    let withdrawing = (): void => {};
    const { taken, url } = await mailServer({
      onRcptTo(_address, _session, done) {
        if (taken.length === 10) withdrawing();
        done();
      },
    });
    const readers = Array.from({ length: 40 }, (_, index) =>
      subscriberOf(`reader${index}@example.org`, "en", index % 2 === 0 ? {} : { frequency: "weekly" }),
    );
    const stories = ["2026-11-21-evening", "2026-11-22-morning", "2026-11-22-evening"];
    const now = "2026-11-22T20:10:00+01:00";
    const { letters, health, withdraw } = lettersOf({ url, readers, stories, now, connections: 1 });
    withdrawing = () => withdraw("2026-11-22-morning");
    await letters.tick();
    await letters.tick();
    const subjects = await Promise.all(taken.map(async ({ raw }) => (await PostalMime.parse(raw)).subject ?? ""));
    expect(subjects.filter((subject) => subject.startsWith("Mruk’s week")).length).toBe(20);
    expect(subjects.filter((subject) => subject.includes("2026-11-22-morning")).length).toBeLessThan(15);
    expect(subjects.length).toBeLessThan(30);
    expect(health.problems()).toMatchObject([
      { code: "LETTER_SHORT", message: expect.stringContaining("still without") },
    ]);
  });

  it("a reader who leaves gets nothing after that", async () => {
    const { taken, url } = await mailServer();
    const { letters, remove } = lettersOf({ url, connections: 1, readers: manyReaders(60) });
    await letters.send({ onProgress: () => remove("reader59@example.org") });
    expect(readersIn(taken)).toHaveLength(59);
    expect(readersIn(taken)).not.toContain("reader59@example.org");
  });
});

describe("an order", () => {
  it("to send a letter that is being sent is refused, and nobody gets two", async () => {
    const { taken, url } = await mailServer();
    const { letters, start } = lettersOf({ url });
    const both = await Promise.allSettled([letters.send({}), letters.send({}), start().send({})]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
    for (const each of both) {
      if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "LETTER_UNDER_WAY" });
    }
    expect(taken).toHaveLength(6);
  });

  it("to count sends nothing, and leaves nothing behind", async () => {
    const { taken, url } = await mailServer();
    const { letters } = lettersOf({ url });
    expect(await letters.send({ dryRun: true })).toEqual({ ...nothing, date: "2026-11-21", readers: 6 });
    expect(await letters.reports()).toEqual([]);
    expect(taken).toEqual([]);
  });

  it("can be cancelled between two letters, and be given again", async () => {
    const { taken, url } = await mailServer();
    const { letters } = lettersOf({ url, readers: manyReaders(120), connections: 2 });
    const off = new AbortController();
    const report = await letters.send({ signal: off.signal, onProgress: ({ sent }) => sent >= 50 && off.abort() });
    expect(report.readers).toBe(120);
    expect(report.sent).toBe(taken.length);
    expect(report.sent).toBeLessThan(60);
    await letters.send({});
    expect(readersIn(taken)).toEqual(emails(120));
  });

  it("for a past date reaches the readers without that letter, as it was that morning", async () => {
    const { taken, url } = await mailServer();
    const { letters, state, of } = lettersOf({ url, now: "2026-11-22T12:00:00+01:00" });
    state.subscribers.ahead = subscriberOf("ahead@example.org", "en", { lettersUpTo: "2026-11-22T07:00:00Z" });
    expect(await letters.send({ date: "2026-11-21" })).toMatchObject({ readers: 6, sent: 6 });
    expect(readersIn(taken)).toEqual(emails(6));
    expect((await PostalMime.parse(taken[0]?.raw ?? "")).text).not.toContain("2026-11-21-afternoon");
    expect(of("reader1@example.org")?.lettersUpTo).toBe("2026-11-21T07:00:00Z");
    await letters.send({ date: "2026-11-21" });
    expect(taken).toHaveLength(6);
  });

  it.each(["2026-11-23", "2026-11-13", "2025-11-21", "tomorrow", "2026-02-30", "../../2026-11-21"])(
    "for %s is refused",
    async (date) => {
      const { letters } = lettersOf({ url: "smtp://127.0.0.1:1", now: "2026-11-21T12:00:00+01:00" });
      await expect(letters.send({ date })).rejects.toMatchObject({ code: "DATE_INVALID" });
    },
  );
});

describe("the ledger", () => {
  it("outlives a restored backup of the state: nobody gets a letter twice, and the next one begins where the last ended", async () => {
    const { taken, url } = await mailServer();
    const { letters, state, start, of } = lettersOf({ url });
    const backup = structuredClone(state.subscribers);
    await letters.tick();
    state.subscribers = backup;
    expect(of("reader0@example.org")?.lettersUpTo).toBeUndefined();
    await start().tick();
    expect(taken).toHaveLength(6);
    expect(of("reader0@example.org")?.lettersUpTo).toBe("2026-11-21T07:00:00Z");
  });

  it("holds ids and no addresses", async () => {
    const { url } = await mailServer();
    const { letters, dataDir } = lettersOf({ url });
    await letters.tick();
    const text = await readFile(join(dataDir, "letters", "2026-11-21.jsonl"), "utf8");
    expect(text.match(/"outcome":"sent"/g)).toHaveLength(6);
    expect(text).not.toContain("@");
  });

  it("that cannot be written for once stops the letter for a minute, and the rest get it then", async () => {
    let writes = 0;
    const { taken, url } = await mailServer({
      onRcptTo(_address, _session, done) {
        if (++writes === 4) takeAway(join(dataDir, "letters", "2026-11-21.jsonl"));
        done();
      },
    });
    const { letters, dataDir, health, moveTo } = lettersOf({ url, connections: 1 });
    await letters.tick();
    expect(health.problems()).toMatchObject([{ part: "letter", level: "alarm" }]);
    moveTo("2026-11-21T08:00:59+01:00");
    await letters.tick();
    expect(taken.length).toBeLessThan(6);
    moveTo("2026-11-21T08:01:00+01:00");
    await letters.tick();
    expect(readersIn(taken)).toEqual(emails(6));
    expect(health.problems()).toEqual([]);
  });

  it("that cannot be read stops the letter, and says so", async () => {
    const { taken, url } = await mailServer();
    const { letters, dataDir, health, start } = lettersOf({ url });
    await letters.tick();
    await appendFile(join(dataDir, "letters", "2026-11-21.jsonl"), "what?\n");
    await start().tick();
    expect(health.problems()).toMatchObject([{ part: "letter", level: "alarm", code: "STATE_DAMAGED" }]);
    expect(taken).toHaveLength(6);
  });
});

describe("a letter to look at", () => {
  it("is what a reader gets", () => {
    const { letters } = lettersOf({ url: "smtp://127.0.0.1:1" });
    const { subject, html, text } = letters.preview({ language: "pl", frequency: "daily" });
    expect(subject).not.toBe("");
    expect(text).toContain("Deszcz na parapecie");
    expect(html).toContain('<html lang="pl"');
    expect(letters.preview({ language: "en", frequency: "daily", date: "2026-11-20" }).text).toContain(
      "2026-11-20-morning",
    );
    expect(() => letters.preview({ language: "en", frequency: "daily", date: "2026-10-20" })).toThrow(
      expect.objectContaining({ code: "LETTER_NOT_DUE" }),
    );
  });

  it("is marked as a test, and its links belong to nobody", async () => {
    const { taken, url } = await mailServer();
    const { letters, state } = lettersOf({ url });
    await letters.test({ email: "admin@example.org", language: "en", frequency: "daily" });
    const read = await PostalMime.parse(taken[0]?.raw ?? "");
    expect(taken[0]?.to).toEqual(["admin@example.org"]);
    expect(read.subject).toMatch(/^\[Test\] ./);
    for (const id of Object.keys(state.subscribers)) expect(taken[0]?.raw.toString()).not.toContain(id);
    expect(await letters.reports()).toEqual([]);
  });
});
