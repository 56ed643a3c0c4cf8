import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import type { Fault } from "#stand-ins/stand-in.ts";
import { testFilm } from "#stand-ins/test-film.ts";
import { filmFacts } from "../making/film-facts.ts";
import { remoteOfTest } from "./remote.fixture.ts";

const films: Record<"upright" | "lying" | "long", Buffer> = {
  upright: Buffer.alloc(0),
  lying: Buffer.alloc(0),
  long: Buffer.alloc(0),
};
beforeAll(async () => {
  films.upright = await testFilm({ width: 72, height: 128, seconds: 12 });
  films.lying = await testFilm({ width: 128, height: 72, seconds: 2 });
  films.long = await testFilm({ width: 72, height: 128, seconds: 61, fps: 2 });
});

const failure = async (work: Promise<unknown>): Promise<AppError> => {
  const error = await work.then(
    () => null,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
};

describe("a film by a service", () => {
  it("is requested, awaited, downloaded and paid for once; the other language uses the same film", async () => {
    const { videos, make, asks, into, money } = await remoteOfTest();
    videos.endNext({ film: films.upright });
    const shares: number[] = [];
    const film = await make(null, { progress: (share) => shares.push(share) });
    expect(film).toEqual({ seconds: expect.closeTo(12, 0), costUsd: 1.2000000000000002 });
    expect(await readFile(into)).toEqual(films.upright);
    expect(shares.at(-1)).toBe(1);
    expect(videos.jobs[0]).toMatchObject({ model: "sora-2", seconds: "12", size: "720x1280" });
    expect(videos.jobs[0]?.prompt).toContain("Mruk on the stove.");
    expect(await make("pl")).toMatchObject({ costUsd: 0 });
    expect([asks(), money.reserved.length, money.settled.length]).toEqual([1, 1, 1]);
  });

  it("gets a language's title, captions and end card if there is an encoder", async () => {
    const { videos, make, into } = await remoteOfTest({ encoder: true });
    videos.endNext({ film: await testFilm({ width: 72, height: 128, seconds: 4, fps: 5 }) });
    await make("pl");
    expect(await filmFacts(into)).toMatchObject({ width: 1080, height: 1920, videoCodec: "h264", audioCodec: "aac" });
  });

  it("is resumed by its id after the process was killed while the service worked", async () => {
    const { videos, make, asks, money } = await remoteOfTest();
    videos.endNext({ film: films.upright });
    const stop = new AbortController();
    await expect(make(null, { signal: stop.signal, progress: () => stop.abort(new Error("killed")) })).rejects.toThrow(
      "killed",
    );
    await make();
    expect([asks(), money.reserved, money.settled]).toEqual([1, [expect.closeTo(1.2)], []]);
  });

  it("is found in the service's list if the answer with its id was lost", async () => {
    const { videos, make, asks } = await remoteOfTest();
    videos.endNext({ film: films.upright });
    videos.failNext(/^POST/, { kind: "hang up", after: true });
    expect((await failure(make())).code).toBe("SERVICE_UNREACHABLE");
    await make();
    expect([asks(), videos.jobs.length]).toEqual([1, 1]);
  });

  it("is not requested again while it is unknown whether it was begun", async () => {
    const { videos, make, asks } = await remoteOfTest();
    videos.failNext(/^POST/, { kind: "hang up", after: true });
    await failure(make());
    videos.failNext(/^GET \/v1\/videos$/, { kind: "answer", answer: { status: 405, body: "" } });
    const error = await failure(make());
    expect([error.code, asks()]).toEqual(["SERVICE_UNREACHABLE", 1]);
    expect(error.hint).toContain(".json");
  });

  it("is requested anew if the service has forgotten the job", async () => {
    const { videos, make, asks } = await remoteOfTest();
    videos.endNext({ film: films.upright });
    const stop = new AbortController();
    await make(null, { signal: stop.signal, progress: () => stop.abort() }).catch(() => {});
    videos.forget(videos.jobs[0]?.id ?? "");
    videos.endNext({ film: films.upright });
    await make();
    expect(asks()).toBe(2);
  });

  it("is downloaded again for free if its copy is missing; a damaged note still proves a request", async () => {
    const { videos, make, asks, kept, jobsDir } = await remoteOfTest();
    videos.endNext({ film: films.upright });
    await make();
    for (const name of await kept()) {
      if (name.endsWith(".mp4")) await rm(join(jobsDir, name));
      else await writeFile(join(jobsDir, name), "{");
    }
    await make();
    expect(asks()).toBe(1);
  });

  it("is not begun beyond the budget", async () => {
    const { make, asks, kept } = await remoteOfTest({ mostUsd: 1 });
    expect((await failure(make())).code).toBe("BUDGET_SPENT");
    expect([asks(), await kept()]).toEqual([0, []]);
  });
});

const answer = (status: number, body: unknown = {}, headers = {}): Fault => ({
  kind: "answer",
  answer: { status, body, headers },
});
const html = answer(200, "<html>Welcome</html>", { "Content-Type": "text/html" });

type Row = {
  fault: string;
  on: RegExp;
  faults: Fault[];
  code: string;
  /** The number of films requested in all, after a second run that succeeded. */
  asked: number;
  /** The settlements of calls that were not charged. */
  free?: number;
};
const rows: Row[] = [
  { fault: "refuses the key", on: /^POST/, faults: [answer(401)], code: "SERVICE_KEY_REFUSED", asked: 2, free: 1 },
  {
    fault: "is not paid",
    on: /^POST/,
    faults: [answer(429, { error: { code: "insufficient_quota" } })],
    code: "SERVICE_UNPAID",
    asked: 2,
    free: 1,
  },
  {
    fault: "does not know the model",
    on: /^POST/,
    faults: [answer(400, { error: { code: "model_not_found" } })],
    code: "SERVICE_MODEL_UNKNOWN",
    asked: 2,
    free: 1,
  },
  { fault: "refuses the request", on: /^POST/, faults: [answer(400)], code: "SERVICE_REFUSED", asked: 2, free: 1 },
  {
    fault: "is busy for long",
    on: /^POST/,
    faults: [answer(429, {}, { "Retry-After": "600" })],
    code: "SERVICE_BUSY",
    asked: 2,
    free: 1,
  },
  { fault: "fails at once", on: /^POST/, faults: [answer(500)], code: "SERVICE_BUSY", asked: 2 },
  { fault: "hangs", on: /^POST/, faults: [{ kind: "hang" }], code: "SERVICE_TOO_SLOW", asked: 2 },
  { fault: "answers with a page", on: /^POST/, faults: [html], code: "SERVICE_ANSWER_UNUSABLE", asked: 2 },
  {
    fault: "refuses the key later",
    on: /^GET \/v1\/videos\/\w+$/,
    faults: [answer(401)],
    code: "SERVICE_KEY_REFUSED",
    asked: 1,
  },
  {
    fault: "answers a look with a page",
    on: /^GET \/v1\/videos\/\w+$/,
    faults: [html],
    code: "SERVICE_ANSWER_UNUSABLE",
    asked: 1,
  },
  { fault: "refuses the key at last", on: /content$/, faults: [answer(403)], code: "SERVICE_KEY_REFUSED", asked: 1 },
  { fault: "sends a page as the film", on: /content$/, faults: [html, html, html], code: "FILM_UNSUITABLE", asked: 1 },
  {
    fault: "cuts the film off",
    on: /content$/,
    faults: Array(3).fill({ kind: "cut", bytes: 2000 }),
    code: "SERVICE_UNREACHABLE",
    asked: 1,
  },
];

describe("a film-maker whose service", () => {
  it.each(rows)("$fault: $code", async ({ on, faults, code, asked, free = 0 }) => {
    const { videos, make, asks, money, kept } = await remoteOfTest();
    videos.endNext({ film: films.upright });
    videos.failNext(on, ...faults);
    const error = await failure(make());
    expect(error.code).toBe(code);
    expect(error.hint).toBeTruthy();
    expect(JSON.stringify([error.message, error.hint, error.details, String(error.cause)])).not.toContain(
      "vk-stand-in",
    );
    expect(money.settled.filter((usd) => usd === 0)).toHaveLength(free);
    expect((await kept()).filter((name) => !name.endsWith(".json"))).toEqual([]);
    await make();
    expect([asks(), videos.jobs.length]).toEqual([asked, 1]);
  });

  it("fails now and then, retries and makes the film", async () => {
    const { videos, make, asks } = await remoteOfTest();
    videos.endNext({ film: films.upright });
    videos.failNext(/^POST/, answer(429, {}, { "Retry-After": "0" }));
    videos.failNext(/^GET \/v1\/videos\/\w+$/, answer(500), answer(429), { kind: "hang up" });
    videos.failNext(/content$/, answer(502), { kind: "cut", bytes: 500 });
    await make();
    expect([asks(), videos.jobs.length]).toEqual([2, 1]);
  });

  it("reports a failed job, pays nothing, and requests another in the next run", async () => {
    const { videos, make, asks, money } = await remoteOfTest();
    videos.endNext({ error: { code: "moderation_blocked", message: "Bearer vk-stand-in was refused" } });
    const error = await failure(make());
    expect([error.code, error.message]).toEqual(["FILM_FAILED", expect.stringContaining("moderation_blocked")]);
    expect(error.message).not.toContain("vk-stand-in");
    expect(money.settled).toEqual([0]);
    videos.endNext({ film: films.upright });
    await make();
    expect(asks()).toBe(2);
  });

  it.each(["lying", "long"] as const)(
    "makes a film that is %s, refuses it and requests another in the next run",
    async (kind) => {
      const { videos, make, asks, into } = await remoteOfTest();
      videos.endNext({ film: films[kind] });
      expect((await failure(make())).code).toBe("FILM_UNSUITABLE");
      await expect(readFile(into)).rejects.toThrow("ENOENT");
      videos.endNext({ film: films.upright });
      await make();
      expect(asks()).toBe(2);
    },
  );

  it("is unreachable, begins nothing and pays nothing", async () => {
    const { videos, make, money, kept } = await remoteOfTest();
    await videos.close();
    expect((await failure(make())).code).toBe("SERVICE_UNREACHABLE");
    expect([money.settled, await kept()]).toEqual([[0], []]);
  });
});
