import { describe, expect, it } from "vitest";
import { countedPasswords, serveAccess, standingClock } from "./access.fixture.ts";
import { ola } from "./sign-in.fixture.ts";

const wrong = { ...ola, password: "eight lives and a bell" };
const [home, office, elsewhere] = ["203.0.113.7", "198.51.100.9", "192.0.2.55"];

/** Serves two administrators. */
async function serveTwo(options: Parameters<typeof serveAccess>[0] = {}) {
  const clock = standingClock();
  const site = await serveAccess({ clock, ...options });
  await site.access.setUp(ola);
  const tomek = { username: "Tomek", password: "a tenement by the river" };
  await site.access.create({ ...tomek, role: "editor" });
  return { ...site, clock, tomek };
}

describe("POST /api/admin/login", () => {
  it("answers a token and who it is for", async () => {
    const { ask, login } = await serveTwo();
    const { status, json } = await login();
    expect([status, json]).toEqual([
      200,
      { token: expect.any(String), admin: { id: expect.any(String), username: "Ola", role: "owner" } },
    ]);
    expect((await ask("GET", "/whoami", { token: json.token })).json).toEqual(json.admin);
  });

  it("finds a name however its letters are written", async () => {
    const { ask, login, access } = await serveAccess();
    await access.setUp({ ...ola, username: "Świętosława".normalize("NFC") });
    for (const username of ["Świętosława".normalize("NFD"), "ŚWIĘTOSŁAWA", " świętosława "]) {
      expect((await login({ ...ola, username })).json.admin.username).toBe("Świętosława");
    }
    expect(await ask("POST", "/login", { body: { ...ola, username: "Swietoslawa" } })).toMatchObject({ status: 401 });
  });

  it("takes the same letters in a password however the keyboard makes them", async () => {
    const { login, access } = await serveAccess();
    await access.setUp({ ...ola, password: "zażółć gęślą jaźń".normalize("NFC") });
    expect((await login({ ...ola, password: "zażółć gęślą jaźń".normalize("NFD") })).status).toBe(200);
  });

  it("answers an unknown name as it answers a wrong password, with the same work", async () => {
    const { passwords, count } = countedPasswords();
    const { login } = await serveTwo({ passwords });
    await login(wrong, elsewhere);
    const workFor = async (work: () => ReturnType<typeof login>) => {
      const before = { ...count };
      const { status, json } = await work();
      return { status, json, hashed: count.hashed - before.hashed, compared: count.compared - before.compared };
    };
    const known = await workFor(() => login(wrong, home));
    const unknown = await workFor(() => login({ ...wrong, username: "Nobody" }, office));
    expect(known).toEqual({
      status: 401,
      json: { error: "The username or the password is wrong.", code: "LOGIN_FAILED", hint: expect.any(String) },
      hashed: 0,
      compared: 1,
    });
    expect(unknown).toEqual(known);
  });

  it.each([
    [{}, "username"],
    [{ username: "Ola" }, "password"],
    [{ ...ola, password: "" }, "password"],
    [{ ...ola, username: "x".repeat(201) }, "username"],
    [{ ...ola, password: "x".repeat(1001) }, "password"],
    [{ ...ola, password: { $ne: "" } }, "password"],
    [{ ...ola, remember: true }, "remember"],
  ])("refuses %j and says which field", async (body, field) => {
    const { ask } = await serveTwo();
    expect(await ask("POST", "/login", { body })).toMatchObject({
      status: 422,
      json: { code: "FIELDS_INVALID", fields: { [field]: expect.any(String) } },
    });
  });
});

describe("wrong passwords", () => {
  it("slow down that address at that account after a handful, longer each time, and not for ever", async () => {
    const { login, clock } = await serveTwo();
    for (let tries = 0; tries < 5; tries++) expect((await login(wrong, home)).status).toBe(401);
    const waits: number[] = [];
    for (let tries = 5; tries < 20; tries++) {
      const refused = await login(wrong, home);
      expect(refused).toMatchObject({ status: 429, json: { code: "LOGIN_THROTTLED" } });
      waits.push(refused.retryAfter);
      clock.moveOn({ seconds: refused.retryAfter });
      expect((await login(wrong, home)).status).toBe(401);
    }
    expect(waits.slice(0, 4)).toEqual([2, 4, 8, 16]);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(Math.max(...waits)).toBe(300);
  });

  it("let the right one in afterwards, and are forgotten then", async () => {
    const { login, clock } = await serveTwo();
    for (let tries = 0; tries < 10; tries++) await login(wrong, home);
    const refused = await login(ola, home);
    expect(refused.status).toBe(429);
    clock.moveOn({ seconds: refused.retryAfter });
    expect((await login(ola, home)).status).toBe(200);
    for (let tries = 0; tries < 5; tries++) expect((await login(wrong, home)).status).toBe(401);
  });

  it("disturb neither another account at the same address nor the account elsewhere", async () => {
    const { login, tomek } = await serveTwo();
    for (let tries = 0; tries < 10; tries++) await login(wrong, home);
    expect((await login(ola, home)).status).toBe(429);
    expect((await login(tomek, home)).status).toBe(200);
    expect((await login(ola, office)).status).toBe(200);
  });

  it("count when a hundred come at once", async () => {
    const { passwords, count } = countedPasswords();
    const { login } = await serveTwo({ passwords });
    const answers = await Promise.all(Array.from({ length: 100 }, () => login(wrong, home)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
    expect(count.compared).toBe(5);
  });

  it("slow down an address that tries many names, where one IPv6 network is one address", async () => {
    const { login } = await serveTwo();
    const tryAs = (at: number, from: string) => login({ ...wrong, username: `Somebody ${at}` }, from);
    for (let at = 0; at < 20; at++) expect((await tryAs(at, `2001:db8:1:2::${at + 1}`)).status).toBe(401);
    expect((await tryAs(20, "2001:db8:1:2:ffff::1")).status).toBe(429);
    expect((await tryAs(20, "2001:db8:1:3::1")).status).toBe(401);
  });

  it("from everywhere slow down the account, for a minute at most, and never where its person signed in before", async () => {
    const { login, clock } = await serveTwo();
    expect((await login(ola, home)).status).toBe(200);
    for (let at = 0; at < 60; at++) {
      await login(wrong, `198.51.100.${at}`);
      clock.moveOn({ seconds: 20 });
    }
    const fromAfar = await login(ola, elsewhere);
    expect(fromAfar.status).toBe(429);
    expect(fromAfar.retryAfter).toBeLessThanOrEqual(60);
    expect((await login(ola, home)).status).toBe(200);
    clock.moveOn({ seconds: fromAfar.retryAfter });
    expect((await login(ola, elsewhere)).status).toBe(200);
  });

  it("are not cleared from an address by signing in to an account of one's own", async () => {
    const { login, tomek, clock } = await serveTwo();
    const answers: number[] = [];
    for (let at = 0; at < 30; at++) {
      answers.push((await login({ ...wrong, username: `Somebody ${at}` }, home)).status);
      await login(tomek, home);
    }
    expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    clock.moveOn({ hours: 2 });
    expect((await login({ ...wrong, username: "Somebody" }, home)).status).toBe(401);
  });

  it("are counted for a limited number of callers, which never makes a familiar place forgotten", async () => {
    const { talliesInMemory } = await import("./tallies.ts");
    const tallies = talliesInMemory(3);
    const triesOf = (key: string, change: { familiar?: boolean; tries?: number } = {}) =>
      tallies.change([key], ([tally]) => ({
        tallies: tally ? [{ ...tally, ...change }] : [],
        result: `${tally?.tries}${tally?.familiar ? " familiar" : ""}`,
      }));
    await triesOf("home", { familiar: true, tries: 2 });
    for (const key of ["a", "b", "c", "a", "d"]) await triesOf(key, { tries: 1 });
    const known: string[] = [];
    for (const key of ["home", "d", "a", "c", "b"]) known.push(await triesOf(key));
    expect(known).toEqual(["2 familiar", "1", "1", "1", "0"]);
  });

  it("never make a reserved turn forgotten, however many names are tried", async () => {
    const { talliesInMemory } = await import("./tallies.ts");
    const tallies = talliesInMemory(3);
    const change = (key: string, changed: { tries: number; openAt: number }) =>
      tallies.change([key], ([tally]) => ({ tallies: tally ? [{ ...tally, ...changed }] : [], result: tally?.openAt }));
    await change("turn", { tries: 1, openAt: 17 });
    for (const key of ["a", "b", "c", "d"]) await change(key, { tries: 1, openAt: 0 });
    expect(await change("turn", { tries: 0, openAt: 0 })).toBe(17);
    expect(await change("turn", { tries: 0, openAt: 0 })).toBe(0);
  });
});
