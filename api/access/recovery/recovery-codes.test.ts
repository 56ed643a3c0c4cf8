import { expect, it } from "vitest";
import { serveOwner } from "../access.fixture.ts";
import { ola } from "../sign-in.fixture.ts";

/** Serves Ola, who is signed in and has recovery codes. */
async function serveOla() {
  const { site, clock, admin, token } = await serveOwner();
  const make = async (): Promise<string[]> =>
    (await site.ask("POST", "/me/recovery-codes", { token, body: {} })).json.codes;
  const signIn = (code: string, { username = ola.username, from = "192.0.2.9" } = {}) =>
    site.ask("POST", "/login/recovery", { from, body: { username, code } });
  return { ...site, clock, admin, token, make, signIn, codes: await make() };
}
const failed = { status: 401, json: { code: "RECOVERY_FAILED" } };

it("ten codes are shown once and kept as hashes; each signs in once, and says how many are left", async () => {
  const { ask, codes, signIn, admin, token, file, logged, changes } = await serveOla();
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}$/);
  const [first = "", second = "", third = ""] = codes;
  expect(await signIn(first)).toMatchObject({ status: 200, json: { admin, codesLeft: 9 } });
  expect(await signIn(first)).toMatchObject(failed);
  const typed = second.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
  const { json } = await signIn(` ${typed} `);
  expect(json.codesLeft).toBe(8);
  expect((await ask("GET", "/sessions", { token: json.token })).json).toContainEqual(
    expect.objectContaining({ way: "recovery", isCurrent: true }),
  );
  expect((await ask("GET", "/me/recovery-codes", { token })).json).toEqual({ left: 8 });
  const both = [signIn(third), signIn(third, { from: "192.0.2.10" })];
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const kept = JSON.stringify([file.read(), logged, changes]);
  for (const code of codes) expect(kept).not.toContain(code);
  expect(changes.map(({ call }) => call)).toContain("POST /api/admin/login/recovery");
});

it("new codes void the earlier ones; a password that the machine's owner sets voids all; changing them needs a proof", async () => {
  const { ask, codes, make, signIn, access, token, clock } = await serveOla();
  const [newer = "", last = ""] = await make();
  expect(await signIn(codes[0] ?? "")).toMatchObject(failed);
  expect((await signIn(newer)).status).toBe(200);
  clock.moveOn({ minutes: 15 });
  expect(await ask("POST", "/me/recovery-codes", { token, body: {} })).toMatchObject({
    status: 409,
    json: { code: "PROOF_REQUIRED" },
  });
  await access.resetPassword({ ...ola, password: "third floor, on the left" });
  expect(await signIn(last)).toMatchObject(failed);
});

it("wrong codes count with wrong passwords, and tell nobody which names exist", async () => {
  const { signIn, login } = await serveOla();
  const from = "192.0.2.20";
  const answers = [await signIn("x", { from }), await signIn("x", { username: "Nobody", from: "192.0.2.21" })];
  expect(new Set(answers.map(({ status, json }) => JSON.stringify([status, json])))).toHaveLength(1);
  for (let times = 0; times < 2; times++) await signIn("x", { from });
  for (let times = 0; times < 2; times++) expect((await login({ ...ola, password: "wrong" }, from)).status).toBe(401);
  expect(await signIn("x", { from })).toMatchObject({ status: 429, json: { code: "LOGIN_THROTTLED" } });
  expect((await login(ola, from)).status).toBe(429);
});

it("who came in by a code sets a new password without the forgotten one, for a quarter of an hour", async () => {
  const { ask, codes, signIn, login, token, clock } = await serveOla();
  const change = (as: string, body: object) => ask("POST", "/password", { token: as, body });
  const newPassword = "third floor, on the left";
  const needed = { status: 422, json: { fields: { currentPassword: "is needed" } } };
  expect(await change(token, { newPassword })).toMatchObject(needed);
  const late = (await signIn(codes[0] ?? "")).json.token;
  clock.moveOn({ minutes: 15 });
  expect(await change(late, { newPassword })).toMatchObject(needed);
  const { json } = await signIn(codes[1] ?? "");
  const changed = await change(json.token, { newPassword });
  expect(changed.status).toBe(200);
  expect((await login({ ...ola, password: newPassword })).status).toBe(200);
  for (const ended of [token, late, json.token])
    expect((await ask("GET", "/whoami", { token: ended })).status).toBe(401);
});
