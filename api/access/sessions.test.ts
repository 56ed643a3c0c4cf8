import { createHmac } from "node:crypto";
import { request as httpRequest } from "node:http";
import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { secret, serveAccess, standingClock } from "./access.fixture.ts";
import { createOwnerKey } from "./owner-key.ts";
import { ola } from "./sign-in.fixture.ts";
import { createTokens } from "./tokens.ts";

const tomek = { username: "Tomek", password: "a tenement by the river", role: "editor" } as const;

/** Serves an administrator who is signed in, and a guest. */
async function serveSignedIn() {
  const clock = standingClock();
  const site = await serveAccess({ clock });
  const admin = await site.access.setUp(ola);
  await site.access.create(tomek);
  const { token } = await site.access.login(ola, "192.0.2.1");
  return { ...site, clock, admin, token };
}

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("a token", () => {
  it("is good for twelve hours", async () => {
    const { ask, token, clock } = await serveSignedIn();
    clock.moveOn({ hours: 11, minutes: 59 });
    expect((await ask("GET", "/whoami", { token })).status).toBe(200);
    clock.moveOn({ minutes: 1 });
    expect(await ask("GET", "/whoami", { token })).toMatchObject({ status: 401, json: { code: "TOKEN_INVALID" } });
  });

  it("outlives a restart of the server", async () => {
    const { file, dataDir, token, clock } = await serveSignedIn();
    await file.close();
    const { ask } = await serveAccess({ dataDir, clock });
    expect((await ask("GET", "/whoami", { token })).status).toBe(200);
  });

  const now = Math.floor(Temporal.Instant.from("2026-11-21T12:00:00Z").epochMilliseconds / 1000);
  const key = createHmac("sha256", secret).update("tokens for mruk-admin").digest();
  type Forging = { id: string; token: string };
  const sessionIn = (token: string): string =>
    JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).jti;
  const claims = ({ id, token }: Forging) => ({
    version: 1,
    iss: "mruk",
    aud: "mruk-admin",
    sub: id,
    jti: sessionIn(token),
    iat: now,
    exp: now + 3600,
  });
  const signed = (
    payload: Record<string, unknown>,
    { alg = "HS256", typ = "JWT", with: by = key as Uint8Array } = {},
  ) => new SignJWT(payload).setProtectedHeader({ alg, typ }).sign(by);

  it("has the form that these forgeries imitate", async () => {
    const { ask, token, admin } = await serveSignedIn();
    expect(await ask("GET", "/whoami", { token: await signed(claims({ ...admin, token })) })).toMatchObject({
      json: admin,
    });
  });

  const forgeries: Record<string, (ours: Forging) => string | Promise<string>> = {
    "signed with nothing (alg none)": (ours) => `${base64({ alg: "none", typ: "JWT" })}.${base64(claims(ours))}.`,
    "of ours with its algorithm said to be none": ({ token }) =>
      [base64({ alg: "none", typ: "JWT" }), ...token.split(".").slice(1)].join("."),
    "signed with another key": (ours) => signed(claims(ours), { with: Buffer.alloc(32, 7) }),
    "signed with the bare secret": (ours) => signed(claims(ours), { with: new TextEncoder().encode(secret) }),
    "signed with an empty key": (ours) => {
      const text = `${base64({ alg: "HS256", typ: "JWT" })}.${base64(claims(ours))}`;
      return `${text}.${createHmac("sha256", "").update(text).digest("base64url")}`;
    },
    "by another algorithm, with the very key": (ours) => {
      const text = `${base64({ alg: "HS512", typ: "JWT" })}.${base64(claims(ours))}`;
      return `${text}.${createHmac("sha512", key).update(text).digest("base64url")}`;
    },
    "of another type": (ours) => signed(claims(ours), { typ: "at+jwt" }),
    "for another audience": (ours) => signed({ ...claims(ours), aud: "mruk-owner" }),
    "by another issuer": (ours) => signed({ ...claims(ours), iss: "somebody" }),
    "that never ends": (ours) => signed({ ...claims(ours), exp: undefined }),
    "that has ended": (ours) => signed({ ...claims(ours), exp: now }),
    "that is not good yet": (ours) => signed({ ...claims(ours), nbf: now + 60 }),
    "without an id": (ours) => signed({ ...claims(ours), jti: undefined }),
    "of a session that never was": (ours) => signed({ ...claims(ours), jti: "x" }),
    "of a session of the prototype": (ours) => signed({ ...claims(ours), jti: "__proto__" }),
    "of a later password": (ours) => signed({ ...claims(ours), version: 2 }),
    "without a password version": (ours) => signed({ ...claims(ours), version: undefined }),
    "of nobody": (ours) => signed({ ...claims(ours), sub: "nobody" }),
    "of the prototype": (ours) => signed({ ...claims(ours), sub: "__proto__", version: 0 }),
    "of the owner, by an administrator's key": (ours) => signed({ ...claims(ours), sub: "owner", version: 0 }),
    "with a changed payload": ({ token, ...ours }) => {
      const [head, , signature] = token.split(".");
      return `${head}.${base64({ ...claims({ ...ours, token }), exp: now + 10 ** 9 })}.${signature}`;
    },
    "cut off": ({ token }) => token.slice(0, -1),
    "of three empty parts": () => "..",
    "of one part": () => "x",
    twice: ({ token }) => `${token} ${token}`,
  };

  it.each(Object.keys(forgeries))("%s is refused", async (name) => {
    const { ask, token, admin } = await serveSignedIn();
    const forged = await forgeries[name]?.({ id: admin.id, token });
    const { status, json, headers } = await ask("GET", "/whoami", { token: forged ?? "" });
    expect([status, json.code]).toEqual([401, "TOKEN_INVALID"]);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it.each(["", "Basic T2xhOng=", "Bearer", "Token x.y.z", "x.y.z"])(
    "comes as a bearer's, not as %j",
    async (header) => {
      const { ask } = await serveSignedIn();
      expect((await ask("GET", "/whoami", { headers: { authorization: header } })).status).toBe(401);
    },
  );

  it("is refused when its account is gone", async () => {
    const { ask, token, file, admin } = await serveSignedIn();
    await file.update(({ access }) => void delete access.accounts[admin.id]);
    expect(await ask("GET", "/whoami", { token })).toMatchObject({ status: 401, json: { code: "TOKEN_INVALID" } });
  });

  it("is required before any of a body is read", async () => {
    const { port } = await serveAccess();
    const status = await new Promise((resolve, reject) => {
      const headers = { "content-type": "application/json", "content-length": "1000000000" };
      const request = httpRequest({ port, path: "/api/admin/password", method: "POST", headers });
      request.once("response", (response) => resolve(response.statusCode)).once("error", reject);
      request.write("{"); // The rest never comes.
    });
    expect(status).toBe(401);
  });
});

describe("POST /api/admin/logout", () => {
  it("ends that token and no other, also after a restart", async () => {
    const { ask, token, access, file, dataDir, clock } = await serveSignedIn();
    const other = (await access.login(ola, "192.0.2.1")).token;
    expect(await ask("POST", "/logout", { token })).toMatchObject({ status: 200, json: { success: true } });
    expect(await ask("POST", "/logout", { token })).toMatchObject({ status: 401, json: { code: "TOKEN_INVALID" } });
    await file.close();
    const { ask: askAgain } = await serveAccess({ dataDir, clock });
    expect((await askAgain("GET", "/whoami", { token })).status).toBe(401);
    expect((await askAgain("GET", "/whoami", { token: other })).status).toBe(200);
  });

  it("forgets the session, and the next login those that have expired", async () => {
    const { ask, login, token, file, clock } = await serveSignedIn();
    await login();
    await ask("POST", "/logout", { token });
    expect(Object.values(file.read().access.sessions)).toHaveLength(1);
    clock.moveOn({ hours: 12 });
    await login();
    expect(Object.values(file.read().access.sessions).map(({ begunAt }) => begunAt)).toEqual(["2026-11-22T00:00:00Z"]);
  });
});

describe("sessions", () => {
  const firefox = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

  it("are listed with when they began, were last seen, the browser's family and how somebody signed in", async () => {
    const { ask, token, clock } = await serveSignedIn();
    clock.moveOn({ hours: 1 });
    const second = (await ask("POST", "/login", { body: ola, headers: firefox })).json.token;
    clock.moveOn({ minutes: 20 });
    const { json } = await ask("GET", "/sessions", { token: second });
    expect(json).toEqual([
      {
        id: expect.any(String),
        way: "password",
        browser: "Firefox",
        begunAt: "2026-11-21T13:00:00Z",
        lastSeenAt: "2026-11-21T13:20:00Z",
        expiresAt: "2026-11-22T01:00:00Z",
        isCurrent: true,
      },
      expect.objectContaining({ browser: "other", lastSeenAt: "2026-11-21T12:00:00Z", isCurrent: false }),
    ]);
    expect(JSON.stringify(json)).not.toMatch(/Mozilla|192\.0/);
    const [, older] = (await ask("GET", "/sessions", { token })).json;
    expect(older).toMatchObject({ browser: "other", isCurrent: true });
  });

  it("end one by one, or all others at once", async () => {
    const { ask, login, token } = await serveSignedIn();
    const [second, third] = [(await login()).json.token, (await login()).json.token];
    const listed = (await ask("GET", "/sessions", { token: second })).json;
    const { id } = listed.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    expect((await ask("DELETE", `/sessions/${id}`, { token })).status).toBe(200);
    expect((await ask("GET", "/whoami", { token: second })).status).toBe(401);
    expect(await ask("DELETE", `/sessions/${id}`, { token })).toMatchObject({ status: 404 });
    expect((await ask("DELETE", "/sessions", { token })).status).toBe(200);
    expect((await ask("GET", "/whoami", { token: third })).status).toBe(401);
    expect((await ask("GET", "/whoami", { token })).status).toBe(200);
  });

  it("of others can be ended by owners, and by nobody else", async () => {
    const { ask, access, token, admin } = await serveSignedIn();
    const theirs = (await access.login(tomek, "192.0.2.1")).token;
    const { id } = (await access.people()).find(({ username }) => username === "Tomek") ?? { id: "" };
    const [ours] = await access.sessions(admin.id);
    expect(await ask("DELETE", `/sessions/${ours?.id}`, { token: theirs })).toMatchObject({
      status: 404,
      json: { code: "SESSION_NOT_FOUND" },
    });
    const { json } = await ask("GET", `/accounts/${id}/sessions`, { token });
    expect(json).toMatchObject([{ way: "password" }]);
    expect((await ask("DELETE", `/sessions/${json[0].id}`, { token })).status).toBe(200);
    const again = (await access.login(tomek, "192.0.2.1")).token;
    expect((await ask("DELETE", `/accounts/${id}/sessions`, { token })).status).toBe(200);
    expect((await ask("GET", "/whoami", { token: again })).status).toBe(401);
  });

  it("are fifty of an account at most: then the oldest ends", async () => {
    const passwords = { hash: async () => "a hash", matches: async () => true };
    const clock = standingClock();
    const { access } = await serveAccess({ passwords, clock });
    const { id } = await access.setUp(ola);
    const { token } = await access.login(ola, "192.0.2.1");
    clock.moveOn({ minutes: 1 });
    for (let times = 0; times < 50; times++) await access.login(ola, "192.0.2.1");
    expect(await access.sessions(id)).toHaveLength(50);
    await expect(access.verify(token)).rejects.toMatchObject({ code: "TOKEN_INVALID" });
  });
});

describe("POST /api/admin/password", () => {
  const change = { currentPassword: ola.password, newPassword: "a red collar with a bell" };

  it("answers a new session, and ends every token before", async () => {
    const { ask, login, token, access, admin } = await serveSignedIn();
    const other = (await access.login(ola, "192.0.2.1")).token;
    const { status, json } = await ask("POST", "/password", { token, body: change });
    expect([status, json]).toEqual([200, { token: expect.any(String), admin }]);
    for (const old of [token, other]) expect((await ask("GET", "/whoami", { token: old })).status).toBe(401);
    expect((await ask("GET", "/whoami", { token: json.token })).json).toEqual(admin);
    expect((await login()).status).toBe(401);
    expect((await login({ ...ola, password: change.newPassword })).status).toBe(200);
  });

  it("keeps an administrator signed in who mistypes the current one, and slows down guessing it", async () => {
    const { ask, token } = await serveSignedIn();
    const mistyped = { ...change, currentPassword: "eight lives" };
    for (let tries = 0; tries < 5; tries++) {
      expect(await ask("POST", "/password", { token, body: mistyped })).toMatchObject({
        status: 422,
        json: { error: "The current password is wrong.", fields: { currentPassword: expect.any(String) } },
      });
    }
    expect(await ask("POST", "/password", { token, body: change })).toMatchObject({ status: 429 });
    expect((await ask("GET", "/whoami", { token })).status).toBe(200);
  });

  it("refuses a weak new one, and what is not JSON", async () => {
    const { ask, token, login } = await serveSignedIn();
    const weak = { ...change, newPassword: "password1" };
    expect(await ask("POST", "/password", { token, body: weak })).toMatchObject({
      status: 422,
      json: { code: "PASSWORD_WEAK" },
    });
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expect((await ask("POST", "/password", { token, body: change, headers: form })).status).toBe(415);
    expect((await login()).status).toBe(200);
  });

  it("changes once when two change it at once", async () => {
    const { ask, token } = await serveSignedIn();
    const both = ["the first of two", "the second of two"].map((newPassword) =>
      ask("POST", "/password", { token, body: { ...change, newPassword } }),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 401]);
  });
});

describe("more administrators", () => {
  it("are made by an administrator, and can sign in", async () => {
    const { ask, login, token } = await serveSignedIn();
    const kasia = { username: "Kasia", password: "third floor, on the left" };
    expect(await ask("POST", "/accounts", { token, body: { ...kasia, role: "editor" } })).toMatchObject({
      status: 201,
      json: { success: true, admin: { username: "Kasia", role: "editor" } },
    });
    expect((await login(kasia)).status).toBe(200);
  });

  it("have names of their own, and passwords that are not common", async () => {
    const { ask, token } = await serveSignedIn();
    const make = (body: object) => ask("POST", "/accounts", { token, body: { role: "editor", ...body } });
    for (const username of ["OLA", "tomek ", "Owner"]) {
      expect(await make({ ...ola, username })).toMatchObject({ status: 409, json: { code: "USERNAME_TAKEN" } });
    }
    expect(await make({ username: "Kasia", password: "qwerty123" })).toMatchObject({ json: { code: "PASSWORD_WEAK" } });
    const many = Array.from({ length: 10 }, () => make({ username: "Kasia", password: "third floor, on the left" }));
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });
});

describe("the log", () => {
  it("gets who signed in and what they changed, and of refused callers only the reason", async () => {
    const { ask, login, token, logged } = await serveSignedIn();
    await login({ username: "nine lives and a bell", password: "typed into the wrong field" });
    await login();
    const kasia = { username: "Kasia", password: "third floor, on the left", role: "publisher" };
    await ask("POST", "/accounts", { token, body: kasia });
    const change = { currentPassword: "eight lives", newPassword: "a red collar with a bell" };
    await ask("POST", "/password", { token, body: change });
    const changed = await ask("POST", "/password", { token, body: { ...change, currentPassword: ola.password } });
    await ask("POST", "/logout", { token: changed.json.token });
    expect(logged).toEqual([
      ["A sign-in was refused", { code: "LOGIN_FAILED" }],
      ["Signed in", { admin: "Ola" }],
      ["Administrator made", { admin: "Kasia" }],
      ["A change of password was refused", { code: "FIELDS_INVALID" }],
      ["Password changed", { admin: "Ola" }],
      ["Signed out", { admin: "Ola" }],
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/lives|collar|floor|wrong/);
  });
});

describe("the owner of the machine", () => {
  it("needs no account, and may set a forgotten password", async () => {
    const { ask, login, token } = await serveSignedIn();
    const owner = await createOwnerKey({ secret }).mint();
    expect((await ask("GET", "/whoami", { token: owner })).json).toEqual({
      id: "owner",
      username: "owner",
      role: "owner",
    });
    const body = { username: "ola", password: "found again, in the drawer" };
    expect(await ask("POST", "/accounts/password", { token: owner, body })).toMatchObject({
      status: 200,
      json: { success: true, admin: { username: "Ola" } },
    });
    expect((await ask("GET", "/whoami", { token })).status).toBe(401);
    expect((await login({ ...ola, password: body.password })).status).toBe(200);
    const nobody = { ...body, username: "Nobody" };
    expect(await ask("POST", "/accounts/password", { token: owner, body: nobody })).toMatchObject({
      status: 404,
      json: { code: "ACCOUNT_NOT_FOUND" },
    });
    expect(
      (await ask("POST", "/accounts/password", { token: owner, body: { ...body, password: "password" } })).status,
    ).toBe(422);
  });

  it("is nobody else: neither an administrator nor a holder of an old key or another server's", async () => {
    const { ask, token } = await serveSignedIn();
    const body = { username: "Tomek", password: "taken over by a colleague" };
    expect(await ask("POST", "/accounts/password", { token, body })).toMatchObject({
      status: 403,
      json: { code: "OWNER_ONLY" },
    });
    const early = { now: () => Temporal.Now.instant().subtract({ minutes: 6 }) };
    const tokens = [
      await createOwnerKey({ secret, clock: early }).mint(),
      await createOwnerKey({ secret: `${secret}!` }).mint(),
      await createTokens({ secret, clock: standingClock(), audience: "mruk-reader", minutes: 5 }).issue({
        subject: "owner",
        version: 0,
      }),
    ];
    for (const token of tokens) expect((await ask("GET", "/whoami", { token })).status).toBe(401);
  });

  it("has no password to change", async () => {
    const { ask } = await serveSignedIn();
    const body = { currentPassword: "whatever it was", newPassword: "a red collar with a bell" };
    const token = await createOwnerKey({ secret }).mint();
    expect(await ask("POST", "/password", { token, body })).toMatchObject({ status: 404 });
  });
});
