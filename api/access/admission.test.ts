import { describe, expect, it } from "vitest";
import { afterRight, decideAdmission, rules, type Standing } from "./admission.ts";
import type { Tally } from "./tallies.ts";

const untried: Tally = { tries: 0, lastAt: 0, openAt: 0, familiar: false };

/** One account and the addresses that try passwords for it, with a clock of their own. */
function attackedAccount() {
  const tallies = new Map<string, Tally>();
  let now = Temporal.Instant.from("2026-11-21T12:00:00Z").epochMilliseconds;
  const find = (key: string) => tallies.get(key) ?? untried;
  const keys = { newcomers: "newcomers", guessers: "guessers" };
  const keysFor = (address: string) => ({
    ...{ place: `place ${address}`, address: `address ${address}`, turn: `turn ${address}` },
    ...keys,
  });
  const standingOf = (address: string): Standing => {
    const { place, address: own, turn, newcomers, guessers } = keysFor(address);
    return {
      ...{ place: find(place), address: find(own), turn: find(turn) },
      ...{ newcomers: find(newcomers), guessers: find(guessers) },
    };
  };
  function keep(address: string, standing: Standing): void {
    const named = keysFor(address);
    for (const kind of ["place", "address", "turn", "newcomers", "guessers"] as const) {
      tallies.set(named[kind], standing[kind]);
    }
  }
  return {
    passSeconds(seconds: number) {
      now += seconds * 1000;
    },
    /** Tries a password and returns the seconds to wait: 0 when the password is checked, null when the queue is full. */
    tryFrom(address: string): number | null {
      const { standing, waitMilliseconds } = decideAdmission(standingOf(address), now);
      keep(address, standing);
      return waitMilliseconds === null ? null : Math.ceil(waitMilliseconds / 1000);
    },
    enterFrom(address: string): void {
      const { standing, ...admission } = decideAdmission(standingOf(address), now);
      expect(admission.waitMilliseconds).toBe(0);
      keep(address, afterRight(standing, admission));
    },
    triesOf: (line: "newcomers" | "guessers") => find(line).tries,
  };
}

/** Makes so many addresses guess every second, whatever wait they are told. */
function guessersAt(account: ReturnType<typeof attackedAccount>, count: number) {
  let looked = 0;
  return {
    passSeconds(seconds: number) {
      for (let second = 0; second < seconds; second++) {
        account.passSeconds(1);
        for (let at = 0; at < count; at++) if (account.tryFrom(`guesser ${at}`) === 0) looked++;
      }
    },
    looked: () => looked,
  };
}

describe("tries at an account that many addresses guess at", () => {
  it.each([0, 1, 10, 30, 60, 600])(
    "wait for a minute at most from a new place, %i seconds after 300 addresses began",
    (seconds) => {
      const account = attackedAccount();
      const guessers = guessersAt(account, 300);
      guessers.passSeconds(seconds);
      let waited = 0;
      for (let wait = account.tryFrom("new"); wait !== 0; wait = account.tryFrom("new")) {
        if (wait === null) throw new Error("The line is full.");
        waited += wait;
        guessers.passSeconds(wait);
      }
      expect(waited).toBeLessThanOrEqual(rules.newcomers.longestSeconds);
    },
  );

  it("wait for a minute at most also after somebody mistyped four times, and for five minutes after that", () => {
    const account = attackedAccount();
    const guessers = guessersAt(account, 40);
    guessers.passSeconds(300);
    const waits = Array.from({ length: 8 }, () => {
      const wait = account.tryFrom("new") ?? Number.NaN;
      guessers.passSeconds(wait);
      if (wait > 0) expect(account.tryFrom("new")).toBe(0);
      return wait;
    });
    expect(Math.max(...waits.slice(0, 5))).toBeLessThanOrEqual(60);
    expect(Math.max(...waits)).toBeLessThanOrEqual(300);
  });

  it("let each address guess five times, and all of them together once in five seconds beyond that", () => {
    const account = attackedAccount();
    const guessers = guessersAt(account, 100);
    guessers.passSeconds(3600);
    expect(guessers.looked()).toBeGreaterThan(500);
    expect(guessers.looked()).toBeLessThanOrEqual(
      100 * 5 + rules.guessers.free + 3600 / rules.guessers.everySeconds + 1,
    );
  });

  it("wait where each address tries once only, too", () => {
    const account = attackedAccount();
    const waits = Array.from({ length: 30 }, (_, at) => account.tryFrom(`guesser ${at}`));
    expect(waits.slice(0, 25)).toEqual([...Array(20).fill(0), 2, 4, 8, 16, 20]);
  });

  it("get no place in a line that is longer than a minute, and lose nothing by it", () => {
    const account = attackedAccount();
    const waits = Array.from({ length: 600 }, (_, at) => account.tryFrom(`guesser ${at}`));
    const placed = waits.filter((wait) => wait !== null);
    expect(Math.max(...placed)).toBe(60);
    expect(placed).toHaveLength(account.triesOf("newcomers"));
    expect(account.tryFrom("new")).toBeNull();
    account.passSeconds(1);
    expect(account.tryFrom("new")).toBe(60);
    account.passSeconds(60);
    expect(account.tryFrom("new")).toBe(0);
  });

  it("do not wait at all where the account was entered before", () => {
    const account = attackedAccount();
    account.enterFrom("home");
    guessersAt(account, 300).passSeconds(120);
    for (let at = 0; at < 5; at++) expect(account.tryFrom("home")).toBe(0);
    expect(account.tryFrom("home")).toBe(2);
  });
});

it("use up a turn with one try, and keep it for an address that comes late", () => {
  const account = attackedAccount();
  for (let at = 0; at < 30; at++) account.tryFrom(`guesser ${at}`);
  const wait = account.tryFrom("new") ?? 0;
  expect(wait).toBeGreaterThan(0);
  expect(account.tryFrom("new")).toBe(wait);
  account.passSeconds(wait + 600);
  expect(account.tryFrom("new")).toBe(0);
  expect(account.tryFrom("new")).toBeGreaterThan(0);
});

it("are forgotten after an hour without a try", () => {
  const account = attackedAccount();
  guessersAt(account, 100).passSeconds(60);
  account.passSeconds(3601);
  expect(Array.from({ length: 5 }, () => account.tryFrom("guesser 1"))).toEqual([0, 0, 0, 0, 0]);
});
