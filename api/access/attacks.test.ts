// Outsiders try to lock the administrator out, played against the whole API.
import { expect, it } from "vitest";
import { openAdmin } from "#api/admin.fixture.ts";
import type { Clock } from "#api/platform/clock.ts";
import { countedPasswords, serveAccess, standingClock } from "./access.fixture.ts";
import { rules } from "./admission.ts";
import { checking } from "./password-checks.ts";
import { ola } from "./sign-in.fixture.ts";

/** So many strangers fill their queue. */
const room = checking.atOnce + checking.mostWaiting;
const wrong = { ...ola, password: "eight lives and a bell" };

/**
 * Serves the API behind a proxy, so that a test can use any number of addresses. The administrator signed in before, from the proxy's own
 * address.
 */
async function serveBehindProxy(clock: Clock) {
  const { ask } = await openAdmin({ clock, settings: { TRUST_PROXY: "1" } });
  async function login(credentials: typeof ola, from?: string) {
    const { status, headers, json } = await ask("/api/admin/login", {
      method: "POST",
      headers: { "content-type": "application/json", ...(from !== undefined && { "x-forwarded-for": from }) },
      body: JSON.stringify(credentials),
    });
    return { status, json, retryAfter: Number(headers.get("retry-after") ?? 0) };
  }
  return { login };
}

/** Tries passwords on so many connections at a time, each under another name from another address. */
function floodOn(connections: number, login: (credentials: typeof ola, from: string) => Promise<{ status: number }>) {
  const underWay = Promise.withResolvers<void>();
  let [tries, answers, isOver] = [0, 0, false];
  async function tryOn(): Promise<void> {
    while (!isOver) {
      const at = tries++;
      const { status } = await login(
        { ...wrong, username: `Nobody ${at}` },
        `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
      );
      expect([401, 429]).toContain(status);
      if (++answers === connections) underWay.resolve();
    }
  }
  const ended = Promise.all(Array.from({ length: connections }, tryOn));
  return {
    /** Resolves once as many tries were answered as can wait. */
    underWay: underWay.promise,
    async end() {
      isOver = true;
      await ended;
    },
  };
}

it("lets the right password in from new and from familiar places while made-up accounts fill the queue from 64 connections", async () => {
  const { login } = await serveBehindProxy(standingClock());
  const flood = floodOn(64, login);
  await flood.underWay;
  const statuses: number[] = [];
  for (let at = 0; at < 12; at++) statuses.push((await login(ola, `198.51.100.${at}`)).status);
  for (let at = 0; at < 12; at++) statuses.push((await login(ola)).status);
  await flood.end();
  expect(statuses).toEqual(Array(24).fill(200));
});

it("lets the right password in from a new place after a minute at most while 40 addresses guess at the account", async () => {
  const clock = standingClock();
  const { login } = await serveBehindProxy(clock);
  const guessers = Array.from({ length: 40 }, (_, at) => `203.0.113.${at}`);
  let looked = 0;
  /** Advances the clock by so many seconds and then lets every attacker guess, whatever wait they were told. */
  async function guessAfter(seconds: number): Promise<void> {
    clock.moveOn({ seconds });
    const answers = await Promise.all(guessers.map((address) => login(wrong, address)));
    looked += answers.filter(({ status }) => status === 401).length;
  }
  for (let round = 0; round < 10; round++) await guessAfter(3);

  let waited = 0;
  for (
    let answer = await login(ola, "198.51.100.9");
    answer.status !== 200;
    answer = await login(ola, "198.51.100.9")
  ) {
    expect(answer).toMatchObject({ status: 429, json: { code: "LOGIN_THROTTLED" } });
    waited += answer.retryAfter;
    expect(waited).toBeLessThanOrEqual(60);
    for (let left = answer.retryAfter; left > 0; left -= 5) await guessAfter(Math.min(left, 5));
  }
  expect((await login(ola)).status).toBe(200);
  // Five tries of each address, and those that the queue of guessers lets through within 90 seconds.
  expect(looked).toBeLessThanOrEqual(40 * 5 + rules.guessers.free + 90 / rules.guessers.everySeconds);
});

it("does not reveal whether a name is known while strangers fill the queue", async () => {
  const held = Promise.withResolvers<void>();
  const { passwords, count } = countedPasswords();
  const matches = async (kept: string, password: string) => {
    if (password === "held") await held.promise;
    return passwords.matches(kept, password);
  };
  const { access, ask } = await serveAccess({ passwords: { ...passwords, matches }, pause: async () => undefined });
  await access.setUp(ola);
  const login = async (credentials: typeof ola, at: number) => {
    const asked = { body: credentials, from: `10.0.${at >> 8}.${at & 255}` };
    const { status, json, headers } = await ask("POST", "/login", asked);
    const said = [...headers].filter(([name]) => !["date", "x-request-id"].includes(name));
    return { status, json, said };
  };
  // The first stranger without a place learns that the queue is full.
  const strangers = Array.from({ length: room + 1 }, (_, at) =>
    login({ username: `Nobody ${at}`, password: "held" }, at),
  );
  const refused = await Promise.race(strangers);
  const known = await login(wrong, 1000);
  const unknown = await login({ ...wrong, username: "Nobody" }, 1001);
  expect(refused).toMatchObject({ status: 429, json: { code: "LOGIN_THROTTLED" } });
  expect(known).toEqual(refused);
  expect(unknown).toEqual(refused);
  expect(count.compared).toBe(1);
  expect((await login(ola, 1002)).status).toBe(200);
  held.resolve();
  const answers = await Promise.all(strangers);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(room);
});
