import { expect, it } from "vitest";
import { accessShape } from "#api/database/state/part-shapes.ts";
import { keepPart, openTestDatabase, storeKinds } from "#api/database/stores.fixture.ts";
import { createSigner } from "#api/platform/secret.ts";
import { plainPasswords, secret, serveOwner, standingClock } from "../access.fixture.ts";
import { openAccess } from "../access.ts";
import { emptyAccess } from "../model.ts";
import { createOwnerKey } from "../owner-key.ts";
import { ola } from "../sign-in.fixture.ts";
import { createAuthenticator } from "./authenticator.fixture.ts";
import { challengeMinutes, createChallenges, spendChallenge } from "./challenges.ts";
import { mostPasskeys } from "./model.ts";

/** Serves Ola, who is signed in. */
async function serveOla() {
  const { site, clock, admin, token } = await serveOwner();
  const post = (path: string, body: object = {}, as?: string) =>
    site.ask("POST", path, { body, ...(as !== undefined && { token: as }) });

  async function register({ authenticator = createAuthenticator(), name = "Laptop", as = token } = {}) {
    const { json } = await post("/me/passkeys/options", {}, as);
    const answer = await post("/me/passkeys", { name, credential: authenticator.create(json) }, as);
    expect(answer).toMatchObject({ status: 201, json: { id: authenticator.id, name } });
    return authenticator;
  }
  const challenge = async () => (await post("/login/passkey/options")).json;
  const signIn = (credential: object) => post("/login/passkey", { credential });
  return { ...site, clock, admin, token, post, register, challenge, signIn };
}

it("a passkey is made, listed, signs in without a name, and is removed", async () => {
  const { ask, post, register, challenge, signIn, admin, token, changes, clock } = await serveOla();
  const { json: options } = await post("/me/passkeys/options", {}, token);
  expect(options).toMatchObject({
    rp: { id: "mruk.example", name: "Mruk" },
    user: { name: "Ola" },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestation: "none",
  });
  const laptop = await register();
  clock.moveOn({ hours: 1 });
  const asked = await challenge();
  expect(asked).toMatchObject({ rpId: "mruk.example", userVerification: "required" });
  expect(asked).not.toHaveProperty("allowCredentials");
  const { status, json: session } = await signIn(laptop.get(asked, { userHandle: admin.id }));
  expect([status, session.admin]).toEqual([200, admin]);
  expect((await ask("GET", "/whoami", { token: session.token })).json).toEqual(admin);
  expect((await ask("GET", "/sessions", { token: session.token })).json).toMatchObject([
    { way: "passkey", isCurrent: true },
    { way: "password" },
  ]);
  expect((await ask("GET", "/me/passkeys", { token })).json).toEqual([
    { id: laptop.id, name: "Laptop", createdAt: "2026-11-21T12:00:00Z", lastUsedAt: "2026-11-21T13:00:00Z" },
  ]);
  expect(await ask("DELETE", `/me/passkeys/${laptop.id}`, { token: session.token })).toMatchObject({ status: 200 });
  expect(await signIn(laptop.get(await challenge()))).toMatchObject({ status: 422, json: { code: "PASSKEY_REFUSED" } });
  expect(changes.map(({ call, target, outcome }) => [call, target, outcome])).toEqual([
    ["POST /api/admin/me/passkeys", "Laptop", "done"],
    ["POST /api/admin/login/passkey", null, "done"],
    ["DELETE /api/admin/me/passkeys/{id}", "Laptop", "done"],
  ]);
});

it("a challenge is good once, for five minutes, for what it was asked for, and only if it is ours", async () => {
  const { post, register, challenge, signIn, token, clock } = await serveOla();
  const laptop = await register();
  const over = { status: 422, json: { code: "CHALLENGE_OVER" } };

  const used = laptop.get(await challenge());
  expect((await signIn(used)).status).toBe(200);
  expect(await signIn(used)).toMatchObject(over);
  const again = await challenge();
  const both = [laptop.get(again), laptop.get(again)].map(signIn);
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 422]);

  const late = await challenge();
  clock.moveOn({ minutes: challengeMinutes });
  expect(await signIn(laptop.get(late))).toMatchObject(over);

  const other = await post("/me/proof/options", {}, token);
  expect(await signIn(laptop.get(other.json))).toMatchObject(over);
  const making = (await post("/me/passkeys/options", {}, token)).json;
  expect(await signIn(laptop.get(making))).toMatchObject(over);
  const credential = createAuthenticator().create(await challenge());
  expect(await post("/me/passkeys", { name: "Phone", credential }, token)).toMatchObject(over);
  for (const made of [
    "",
    "x",
    "x.1.y",
    createChallenges({ signer: createSigner("x".repeat(32)), clock }).issue("sign in"),
  ]) {
    expect(await signIn(laptop.get({ challenge: Buffer.from(made).toString("base64url") }))).toMatchObject(over);
  }
});

it("another site's passkey, somebody else's, and one that asked for no finger, face or PIN are refused alike", async () => {
  const { post, register, challenge, signIn, access, token, changes } = await serveOla();
  const olas = await register();
  const tomek = { username: "Tomek", password: "a tenement by the river", role: "editor" } as const;
  const other = await access.create(tomek);
  const toms = await access.login(tomek, "192.0.2.2");
  const tomeks = await register({ as: toms.token, name: "Phone" });
  const refused = { status: 422, json: { code: "PASSKEY_REFUSED" } };
  const elsewhere = { origin: "https://mruk.example.evil.example" };
  const before = changes.length;
  for (const credential of [
    olas.get(await challenge(), elsewhere),
    olas.get(await challenge(), { host: "evil.example" }),
    olas.get(await challenge(), { isVerified: false }),
    olas.get(await challenge(), { userHandle: other.id }),
    tomeks.get(await challenge(), { id: olas.id }),
    createAuthenticator().get(await challenge()),
    createAuthenticator().get(await challenge(), { id: olas.id }),
  ]) {
    expect(await signIn(credential)).toMatchObject(refused);
  }
  expect(changes).toHaveLength(before);
  // Nor can a passkey be taken over, made for another site, or proven by another person's.
  const making = (await post("/me/passkeys/options", {}, token)).json;
  const taken = createAuthenticator();
  const foreign = { name: "Foreign", credential: taken.create(making, elsewhere) };
  expect(await post("/me/passkeys", foreign, token)).toMatchObject(refused);
  expect(await post("/me/passkeys", { name: "Again", credential: olas.create(making) }, token)).toMatchObject({
    status: 409,
    json: { code: "PASSKEY_KNOWN" },
  });
  const proof = (await post("/me/proof/options", {}, token)).json;
  expect(await post("/me/proof", { credential: tomeks.get(proof) }, token)).toMatchObject(refused);
});

it("one that counts no further than before may be a copy: it is refused, and the log and the audit log have it", async () => {
  const { ask, register, challenge, signIn, admin, token, changes, logged } = await serveOla();
  const laptop = await register();
  expect((await signIn(laptop.get(await challenge(), { counter: 9 }))).status).toBe(200);
  for (const counter of [9, 8, 0]) {
    expect(await signIn(laptop.get(await challenge(), { counter }))).toMatchObject({
      status: 403,
      json: { code: "PASSKEY_CLONED" },
    });
  }
  expect(changes.at(-1)).toMatchObject({
    admin,
    session: null,
    call: "POST /api/admin/login/passkey",
    outcome: "PASSKEY_CLONED",
  });
  expect(logged.at(-1)).toMatchObject(["A sign-in by passkey was refused", { code: "PASSKEY_CLONED" }]);
  expect((await signIn(laptop.get(await challenge(), { counter: 10 }))).status).toBe(200);
  await ask("DELETE", `/me/passkeys/${laptop.id}`, { token });
  // Those of phones do not count at all.
  const phone = createAuthenticator();
  const { json } = await ask("POST", "/me/passkeys/options", { body: {}, token });
  const body = { name: "Phone", credential: phone.create(json, { counter: 0 }) };
  expect((await ask("POST", "/me/passkeys", { token, body })).status).toBe(201);
  for (let times = 0; times < 2; times++) {
    expect((await signIn(phone.get(await challenge(), { counter: 0 }))).status).toBe(200);
  }
});

it("passkeys are added and removed within a quarter of an hour of a password or a passkey only", async () => {
  const { ask, post, register, token, clock } = await serveOla();
  const laptop = await register();
  const needsProof = { status: 409, json: { code: "PROOF_REQUIRED" } };
  const begin = () => post("/me/passkeys/options", {}, token);
  const remove = () => ask("DELETE", `/me/passkeys/${laptop.id}`, { token });
  clock.moveOn({ minutes: 12 });
  const { json: making } = await begin();
  clock.moveOn({ minutes: 4 });
  const late = { name: "Phone", credential: createAuthenticator().create(making) };
  for (const answer of [await begin(), await remove(), await post("/me/passkeys", late, token)])
    expect(answer).toMatchObject(needsProof);
  expect(await post("/me/proof", { password: "a wrong one" }, token)).toMatchObject({
    status: 422,
    json: { fields: { password: "is wrong" } },
  });
  expect((await post("/me/proof", { password: ola.password }, token)).status).toBe(200);
  expect((await begin()).status).toBe(200);
  clock.moveOn({ minutes: 15 });
  expect(await remove()).toMatchObject(needsProof);
  const { json } = await post("/me/proof/options", {}, token);
  expect(json.allowCredentials).toMatchObject([{ id: laptop.id }]);
  const proof = { credential: laptop.get(json) };
  expect((await post("/me/proof", proof, token)).status).toBe(200);
  expect(await post("/me/proof", proof, token)).toMatchObject({ json: { code: "CHALLENGE_OVER" } });
  expect((await remove()).status).toBe(200);
});

it("wrong proofs are throttled like wrong passwords, and the machine's owner has no passkeys", async () => {
  const { post, ask, token } = await serveOla();
  const statuses: number[] = [];
  for (let times = 0; times < 6; times++) statuses.push((await post("/me/proof", { password: "wrong" }, token)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  const owner = await createOwnerKey({ secret }).mint();
  expect((await ask("GET", "/me/passkeys", { token: owner })).json).toEqual([]);
  for (const path of ["/me/passkeys/options", "/me/proof"]) {
    const body = path === "/me/proof" ? { password: "wrong" } : {};
    expect(await post(path, body, owner)).toMatchObject({ status: 404, json: { code: "ACCOUNT_NOT_FOUND" } });
  }
});

it("an account has twenty at most; they go with it, and with a password that the machine's owner sets", async () => {
  const { post, register, access, admin, token, challenge, signIn, file } = await serveOla();
  for (let times = 1; times < mostPasskeys; times++) await register();
  const { json } = await post("/me/passkeys/options", {}, token);
  const last = await register();
  const one = createAuthenticator();
  for (const answer of [
    await post("/me/passkeys/options", {}, token),
    await post("/me/passkeys", { name: "One more", credential: one.create(json) }, token),
  ]) {
    expect(answer).toMatchObject({ status: 409, json: { code: "PASSKEYS_FULL" } });
  }
  expect(await access.people()).toMatchObject([{ username: "Ola", passkeys: mostPasskeys }]);
  await access.resetPassword({ ...ola, password: "third floor, on the left" });
  expect(await signIn(last.get(await challenge()))).toMatchObject({ json: { code: "PASSKEY_REFUSED" } });
  const kasia = await access.create({ username: "Kasia", password: "a tenement by the river", role: "owner" });
  const { token: hers } = await access.login({ username: "Kasia", password: "a tenement by the river" }, "192.0.2.3");
  await register({ as: hers });
  await access.remove(kasia.id);
  expect(file.read().access.passkeys).toEqual({});
  expect(await access.passkeys(admin.id)).toEqual([]);
});

it.each([
  ["no id", { id: undefined }],
  ["a long id", { id: "x".repeat(2000), rawId: "x".repeat(2000) }],
  ["two ids", { rawId: "other" }],
  ["the name of a prototype", { id: "__proto__", rawId: "__proto__" }],
  ["another type", { type: "password" }],
  ["no answer", { response: {} }],
  ["an answer that is no JSON", { response: { clientDataJSON: "x", authenticatorData: "x", signature: "x" } }],
])("an answer with %s is refused", async (_, wrong) => {
  const { register, challenge, signIn } = await serveOla();
  const laptop = await register();
  const answer = await signIn({ ...laptop.get(await challenge()), ...wrong });
  expect([answer.status, answer.json.code]).toEqual([
    422,
    expect.stringMatching(/^(FIELDS_INVALID|PASSKEY_REFUSED|CHALLENGE_OVER)$/),
  ]);
});

it.each(storeKinds)(
  "a challenge is used up once in %s, and is not forgotten while it would be good",
  async (_, keep) => {
    const store = await keep(accessShape, emptyAccess());
    const clock = standingClock();
    const challenges = createChallenges({ signer: createSigner(secret), clock });
    const answered = () => {
      const challenge = Buffer.from(challenges.issue("test")).toString("base64url");
      return challenges.read("test", Buffer.from(JSON.stringify({ challenge })).toString("base64url"));
    };
    const first = answered();
    const use = (challenge = first) => store.update((state) => spendChallenge(state, challenge, clock.now()));
    await use();
    await expect(use()).rejects.toMatchObject({ code: "CHALLENGE_OVER" });
    clock.moveOn({ minutes: challengeMinutes - 1 });
    await use(answered());
    await expect(use()).rejects.toMatchObject({ code: "CHALLENGE_OVER" });
    expect(Object.keys(store.read().usedChallenges)).toHaveLength(2);
    clock.moveOn({ minutes: 1 });
    await expect(use()).rejects.toMatchObject({ code: "CHALLENGE_OVER" });
    await use(answered());
    expect(Object.keys(store.read().usedChallenges)).toHaveLength(2);
    await store.update((state) => {
      const { expiresAt } = answered();
      for (let at = 0; at < 1000; at++) state.usedChallenges[`used ${at}`] = { expiresAt };
    });
    await expect(use(answered())).rejects.toMatchObject({ code: "LOGIN_THROTTLED" });
  },
);

it.runIf(storeKinds.length > 1)(
  "of two servers that share a database, one takes an answer to a challenge",
  async () => {
    const database = await openTestDatabase();
    const clock = standingClock();
    const servers = [
      openAccess({
        store: await keepPart(database, accessShape, emptyAccess()),
        secret,
        clock,
        passwords: plainPasswords,
      }),
      openAccess({
        store: await keepPart(database, accessShape, emptyAccess()),
        secret,
        clock,
        passwords: plainPasswords,
      }),
    ] as const;
    const [one, other] = servers;
    const site = { id: "mruk.example", origin: "https://mruk.example" };
    const { id } = await one.setUp(ola);
    const { session } = await one.login(ola, "192.0.2.1");
    const laptop = createAuthenticator();
    const making = await one.passkeyOptions({ account: id, session }, site);
    await other.addPasskey({ account: id, session }, { name: "Laptop", credential: laptop.create(making) }, site);
    const credential = laptop.get(await one.passkeySignInOptions(site));
    const both = servers.map((server) => server.signInByPasskey({ credential, site, browser: "Firefox" }));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "CHALLENGE_OVER" } });
    for (const server of servers) {
      await expect(server.signInByPasskey({ credential, site, browser: "Firefox" })).rejects.toMatchObject({
        code: "CHALLENGE_OVER",
      });
    }
  },
);
