import { describe, expect, it } from "vitest";
import type { NewsletterOverview } from "#api/newsletter/administration.ts";
import type { LetterReport } from "#api/newsletter/model.ts";
import { letterItem } from "#api/newsletter/sending/send-letter.ts";
import { AppError } from "#api/platform/errors.ts";
import type { StoryId } from "#api/stories/model.ts";
import { runProgram } from "../context.fixture.ts";
import type { LocalServices } from "../context.ts";
import type { ServerClient } from "../server/server-client.ts";

const date = "2026-11-21";
const report: LetterReport = { date, readers: 10_000, sent: 9_997, unknown: 1, refused: 1, bounced: 1 };
const next: NewsletterOverview["next"] = {
  date: "2026-11-22",
  at: "2026-11-22T07:00:00Z",
  due: false,
  hold: null,
  stories: [{ id: "2026-11-21-evening" as StoryId, titleEn: "Rain", titlePl: "Deszcz" }],
};
const { hold: _, ...nextWeekly } = next;
const newsletter: NewsletterOverview = {
  subscribers: { confirmed: 10_000, weekly: 3, waiting: 3, bounced: 1 },
  letters: [report, { ...report, date: "2026-11-20", readers: 12, sent: 12, unknown: 0, refused: 0, bounced: 0 }],
  next,
  nextWeekly,
};

/** Sends in three parts, and can be stopped between them. */
const sendInParts: LocalServices["sendLetter"] = async ({ dryRun }, { signal, report: reportItem }) => {
  if (dryRun) return { ...report, sent: 0, unknown: 0, refused: 0, bounced: 0 };
  for (const sent of [0, 5_000, 9_000]) {
    signal.throwIfAborted();
    reportItem(letterItem(date, { ...report, sent, unknown: 0, refused: 0, bounced: 0 }));
    await Promise.resolve();
  }
  return report;
};

describe("mruk newsletter send", () => {
  it("shows its progress in plain lines, and ends with the result", async () => {
    const { code, output, notes } = await runProgram(["newsletter", "send"], { sendLetter: sendInParts });
    expect([code, output]).toEqual([0, "2026-11-21: 9,997 sent, 1 perhaps sent, 1 refused, 1 bounced\n"]);
    expect(notes.split("\n").slice(0, 3)).toEqual([
      "2026-11-21: 0 of 10000",
      "2026-11-21: 5000 of 10000",
      "2026-11-21: 9000 of 10000",
    ]);
  });

  it("writes one JSON object a line for programs", async () => {
    const { output, notes } = await runProgram(["newsletter", "send", "--json"], { sendLetter: sendInParts });
    const lines = output
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map(({ type }) => type)).toEqual(["letter", "letter", "letter", "finished"]);
    expect(lines.at(-1)).toEqual({ type: "finished", ...report });
    expect(notes).toBe("");
  });

  it("only counts with --dry-run", async () => {
    const { output } = await runProgram(["newsletter", "send", "--dry-run"], { sendLetter: sendInParts });
    expect(output).toBe("2026-11-21: 10,000 readers would get it\n");
    const sendLetter: LocalServices["sendLetter"] = async () => ({
      ...report,
      sent: report.readers,
      refused: 0,
      bounced: 0,
      unknown: 0,
    });
    const again = await runProgram(["newsletter", "send", "--dry-run"], { sendLetter });
    expect(again.output).toBe("2026-11-21: every reader has it already\n");
  });

  it("hands on the date, and refuses what is none", async () => {
    const orders: unknown[] = [];
    const sendLetter: LocalServices["sendLetter"] = async (order) => {
      orders.push(order);
      return { ...report, date: "2026-11-20" };
    };
    await runProgram(["newsletter", "send", "--date", "2026-11-20"], { sendLetter });
    expect(orders).toEqual([{ dryRun: false, date: "2026-11-20" }]);
    for (const typed of ["yesterday", "2026-02-30", "../etc"]) {
      expect((await runProgram(["newsletter", "send", "--date", typed], { sendLetter })).code, typed).toBe(2);
    }
    expect(orders).toHaveLength(1);
  });

  it("stops at Ctrl-C between two letters, says how far it came, and ends with 130", async () => {
    let interrupt = () => {};
    const stopped = { ...report, sent: 5_000, unknown: 0, refused: 0, bounced: 0 };
    const { code, output } = await runProgram(["newsletter", "send"], {
      newsletter: { ...newsletter, letters: [stopped] },
      interrupt: (send) => {
        interrupt = send;
      },
      sendLetter: async (order, handle) => {
        interrupt();
        return sendInParts(order, handle);
      },
    });
    expect([code, output]).toEqual([130, "2026-11-21: 5,000 sent, 5,000 still to come\n"]);
  });

  it("ends with 1 when it broke off, and with the reason when nobody could be reached", async () => {
    const cut = async () => ({ ...report, sent: 10 });
    const broken = await runProgram(["newsletter", "send"], { sendLetter: cut });
    expect([broken.code, broken.notes]).toEqual([1, expect.stringContaining("goes on with the others")]);
    const down = await runProgram(["newsletter", "send"], {
      sendLetter: async () => {
        throw new AppError("MAIL_UNAVAILABLE", "The mail could not be sent.", { hint: "Try again in a few minutes." });
      },
    });
    expect([down.code, down.notes]).toEqual([1, "mruk: The mail could not be sent.\n  Try again in a few minutes.\n"]);
  });

  it("asks the running server, follows it, and has it stop", async () => {
    const asked: string[] = [];
    let interrupt = () => {};
    const stop = Promise.withResolvers<void>();
    const job = {
      id: "a-job",
      kind: "send-newsletter",
      state: "running",
      by: "Ola",
      startedAt: "2026-11-21T07:00:00Z",
      items: [letterItem(date, { ...report, sent: 1_997 })],
    };
    const server: ServerClient = {
      url: "http://127.0.0.1:3000",
      call: async (method, path) => {
        asked.push(`${method} ${path}`);
        if (path === "/api/admin/jobs") return [job];
        if (path.endsWith("/cancel")) return stop.resolve();
        if (path === "/api/admin/newsletter") return { ...newsletter, letters: [{ ...report, sent: 1_997 }] };
        await stop.promise;
        throw new AppError("JOB_CANCELLED", "It was cancelled.");
      },
      open: async () => ({
        status: 200,
        headers: {},
        body: (async function* () {
          yield new TextEncoder().encode(`: hello\n\nevent: job\ndata: ${JSON.stringify(job)}\n\n`);
          interrupt();
        })(),
        text: async () => "",
        json: async () => ({}),
      }),
    };
    const { code, output, notes } = await runProgram(["newsletter", "send"], {
      server,
      interrupt: (send) => {
        interrupt = send;
      },
    });
    expect(asked).toEqual([
      "POST /api/admin/newsletter/send",
      "GET /api/admin/jobs",
      "POST /api/admin/jobs/a-job/cancel",
      "GET /api/admin/newsletter",
    ]);
    expect([code, notes]).toEqual([130, "2026-11-21: 2000 of 10000\n"]);
    expect(output).toContain("8,000 still to come");
  });
});

describe("mruk newsletter status", () => {
  it("says who reads it, when the next one leaves, and what became of the last ones", async () => {
    const { code, output } = await runProgram(["newsletter", "status"], { newsletter });
    expect(code).toBe(0);
    expect(output).toBe(
      [
        "readers   10,000 confirmed, 3 not yet, 1 of them cannot be reached",
        "next      2026-11-22 at 08:00, 1 story",
        "weekly    2026-11-22 at 08:00, 1 story, 3 readers",
        "",
        "date           sent  refused  bounced  perhaps",
        "2026-11-21    9,997        1        1        1",
        "2026-11-20       12        0        0        0",
        "",
      ].join("\n"),
    );
    for (const line of output.split("\n")) expect(line.length).toBeLessThan(70);
  });

  it("is one JSON object for programs, and says when there was no letter yet", async () => {
    const json = await runProgram(["newsletter", "status", "--json"], { newsletter });
    expect(JSON.parse(json.output)).toEqual(newsletter);
    const none = { ...newsletter, letters: [], next: { ...next, due: true, date, stories: [] } };
    const { output } = await runProgram(["newsletter", "status"], { newsletter: none });
    expect(output).toContain(
      "next      2026-11-21, due now, no story yet\nweekly    2026-11-22 at 08:00, 1 story, 3 readers\nNo letter has gone out yet.",
    );
  });

  it("names what keeps the next letter from leaving", async () => {
    const held: NewsletterOverview = { ...newsletter, next: { ...next, hold: "deleted" } };
    const { output } = await runProgram(["newsletter", "status"], { newsletter: held });
    expect(output).toContain("1 story\nheld      its morning story was deleted\n");
  });
});
