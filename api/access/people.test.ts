import { describe, expect, it } from "vitest";
import { secret, serveAccess } from "./access.fixture.ts";
import { mostAccounts } from "./model.ts";
import { createOwnerKey } from "./owner-key.ts";
import { ola } from "./sign-in.fixture.ts";

const tomek = { username: "Tomek", password: "a tenement by the river" };

/** Serves Ola, who owns the site, and Tomek with a role, both signed in. Any password is right: this is about roles. */
async function serveTwo(role: "editor" | "publisher" | "owner") {
  const passwords = { hash: async () => "a hash", matches: async () => true };
  const site = await serveAccess({ passwords });
  const first = await site.access.setUp(ola);
  const second = await site.access.create({ ...tomek, role });
  const tokens = { ola: (await site.login(ola)).json.token, tomek: (await site.login(tomek)).json.token };
  return { ...site, ids: { ola: first.id, tomek: second.id }, tokens };
}

describe("roles", () => {
  it("are told with the session, and to whoever asks who is signed in", async () => {
    const { ask, login, tokens, ids } = await serveTwo("publisher");
    const admin = { id: ids.tomek, username: "Tomek", role: "publisher" };
    expect((await login(tomek)).json.admin).toEqual(admin);
    expect((await ask("GET", "/me", { token: tokens.tomek })).json).toEqual(admin);
  });

  it("that are taken away in the middle of work count from the next call on, with the same token", async () => {
    const { ask, tokens, ids } = await serveTwo("owner");
    const list = () => ask("GET", "/accounts", { token: tokens.tomek });
    expect(await list()).toMatchObject({ status: 200 });
    const demoted = await ask("PUT", `/accounts/${ids.tomek}`, { token: tokens.ola, body: { role: "editor" } });
    expect(demoted).toMatchObject({ status: 200, json: { admin: { username: "Tomek", role: "editor" } } });
    expect(await list()).toMatchObject({
      status: 403,
      json: { code: "ROLE_REQUIRED", error: "This needs an owner; you are an editor." },
    });
    expect((await ask("GET", "/me", { token: tokens.tomek })).json).toMatchObject({ role: "editor" });
  });

  it("end with the account: whoever was removed is signed out", async () => {
    const { ask, login, tokens, ids } = await serveTwo("editor");
    expect((await ask("DELETE", `/accounts/${ids.tomek}`, { token: tokens.ola })).status).toBe(200);
    expect((await ask("GET", "/me", { token: tokens.tomek })).status).toBe(401);
    expect((await login(tomek)).status).toBe(401);
    expect(await ask("DELETE", `/accounts/${ids.tomek}`, { token: tokens.ola })).toMatchObject({
      status: 404,
      json: { code: "ACCOUNT_NOT_FOUND" },
    });
  });

  it.each([{ role: "king" }, {}, { role: "owner", username: "Ola" }, { role: ["owner"] }])(
    "are one of three, which %j is not",
    async (body) => {
      const { ask, tokens, ids } = await serveTwo("editor");
      const answer = await ask("PUT", `/accounts/${ids.tomek}`, { token: tokens.ola, body });
      expect(answer).toMatchObject({ status: 422, json: { code: "FIELDS_INVALID" } });
    },
  );

  it.each(["__proto__", "constructor", "owner", "1"])("of nobody at %s change nothing", async (id) => {
    const { ask, tokens } = await serveTwo("editor");
    for (const [method, body] of [["PUT", { role: "owner" }], ["DELETE"]] as const) {
      const answer = await ask(method, `/accounts/${id}`, { token: tokens.ola, ...(body && { body }) });
      expect(answer).toMatchObject({ status: 404, json: { code: "ACCOUNT_NOT_FOUND" } });
    }
  });
});

describe("the last owner", () => {
  it("cannot leave, be demoted or removed, not by the machine's owner either", async () => {
    const { ask, tokens, ids } = await serveTwo("publisher");
    const machine = await createOwnerKey({ secret }).mint();
    for (const token of [tokens.ola, machine]) {
      const refused = { status: 409, json: { code: "LAST_OWNER" } };
      expect(await ask("PUT", `/accounts/${ids.ola}`, { token, body: { role: "publisher" } })).toMatchObject(refused);
      expect(await ask("DELETE", `/accounts/${ids.ola}`, { token })).toMatchObject(refused);
    }
    expect(await ask("DELETE", "/me", { token: tokens.ola })).toMatchObject({ status: 409 });
    expect(await ask("PUT", `/accounts/${ids.ola}`, { token: tokens.ola, body: { role: "owner" } })).toMatchObject({
      status: 200,
    });
  });

  it("is still there after both of two owners leave, are demoted or removed at once", async () => {
    const { ask, access, tokens, ids } = await serveTwo("owner");
    const both = [
      ask("DELETE", "/me", { token: tokens.ola }),
      ask("PUT", `/accounts/${ids.tomek}`, { token: tokens.ola, body: { role: "editor" } }),
      ask("DELETE", `/accounts/${ids.ola}`, { token: tokens.tomek }),
      ask("DELETE", "/me", { token: tokens.tomek }),
    ];
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses).toContain(409);
    expect((await access.people()).filter(({ role }) => role === "owner")).toHaveLength(1);
  });

  it("may leave once somebody else owns the site", async () => {
    const { ask, tokens, ids, access } = await serveTwo("editor");
    await ask("PUT", `/accounts/${ids.tomek}`, { token: tokens.ola, body: { role: "owner" } });
    expect((await ask("DELETE", "/me", { token: tokens.ola })).status).toBe(200);
    expect((await access.people()).map(({ username }) => username)).toEqual(["Tomek"]);
  });
});

it("there are at most twenty accounts, also when many are made at once", async () => {
  const { access } = await serveTwo("editor");
  const more = Array.from({ length: 25 }, (_, at) =>
    access.create({ username: `Kot ${at}`, password: tomek.password, role: "editor" }).catch((error) => error.code),
  );
  expect((await Promise.all(more)).filter((made) => made === "ACCOUNTS_FULL")).toHaveLength(25 + 2 - mostAccounts);
  expect(await access.people()).toHaveLength(mostAccounts);
});
