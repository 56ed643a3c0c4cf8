// What somebody outside can do to keep the administrator out, played against the whole API.
import { expect, it } from "vitest";
import { openAdmin } from "../admin.fixture.ts";
import type { Clock } from "../platform/clock.ts";
import { standingClock } from "./access.fixture.ts";
import { rules } from "./admission.ts";
import { ola } from "./sign-in.fixture.ts";

const wrong = { ...ola, password: "eight lives and a bell" };

/** The API behind a proxy, so that a test has as many addresses as it names. The administrator signed in before, from the proxy's own. */
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

it("lets the right password in from a new place after a minute at most while 40 addresses guess at the account", async () => {
  const clock = standingClock();
  const { login } = await serveBehindProxy(clock);
  const guessers = Array.from({ length: 40 }, (_, at) => `203.0.113.${at}`);
  let looked = 0;
  /** So many seconds later everybody guesses, whatever they were told, before anybody else comes. */
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
  // Five tries of each address, and in at most 90 seconds those that the line of guessers lets through.
  expect(looked).toBeLessThanOrEqual(40 * 5 + rules.guessers.free + 90 / rules.guessers.everySeconds);
});
