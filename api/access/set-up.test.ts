import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { countedPasswords, serveAccess } from "./access.fixture.ts";
import { leakedPasswords } from "./leaked-passwords.ts";
import { ola } from "./sign-in.fixture.ts";
import { requireStrong } from "./weak-passwords.ts";

const many = Array.from({ length: 100 }, (_, at) => ({ ...ola, username: `Ola ${at}` }));

describe("POST /api/admin/setup", () => {
  it("makes the first administrator, who can sign in", async () => {
    const { ask, login, file } = await serveAccess();
    const made = await ask("POST", "/setup", { body: ola });
    expect(made).toMatchObject({ status: 201, json: { success: true, admin: { username: "Ola" } } });
    expect(await login()).toMatchObject({ status: 200, json: { token: expect.any(String), admin: made.json.admin } });
    expect(Object.values(file.read().access.accounts)).toEqual([
      {
        username: "Ola",
        role: "owner",
        passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
        passwordVersion: 1,
        createdAt: "2026-11-21T12:00:00Z",
      },
    ]);
  });

  it("lets one of a hundred at once win, refuses all others, and works for one password only", async () => {
    const { passwords, count } = countedPasswords();
    const { ask, login, file } = await serveAccess({ passwords });
    const answers = await Promise.all(many.map((body) => ask("POST", "/setup", { body })));
    const [winners, others] = [201, 409].map((status) => answers.filter((answer) => answer.status === status));
    expect([winners?.length, others?.length]).toEqual([1, 99]);
    expect(new Set(others?.map(({ json }) => json.code))).toEqual(new Set(["SETUP_DONE"]));
    expect(Object.values(file.read().access.accounts)).toHaveLength(1);
    expect(count.hashed).toBe(1);
    expect((await login({ ...ola, username: winners?.[0]?.json.admin.username })).status).toBe(200);
  });

  it("is refused once there is an administrator, whatever is sent", async () => {
    const { ask, access } = await serveAccess();
    await access.setUp(ola);
    for (const body of [ola, { username: "Tomek", password: "a tenement by the river" }, {}, "{"]) {
      expect(await ask("POST", "/setup", { body })).toMatchObject({ status: 409, json: { code: "SETUP_DONE" } });
    }
  });

  it("stays done after a restart, however often and with whatever account it is tried", async () => {
    const dataDir = folderOfTest();
    const before = await serveAccess({ dataDir });
    const early = many.slice(0, 20).map((body) => before.ask("POST", "/setup", { body }));
    await Promise.all(early);
    await before.file.close();
    const after = await serveAccess({ dataDir });
    const late = await Promise.all(many.slice(20, 40).map((body) => after.ask("POST", "/setup", { body })));
    expect(new Set(late.map(({ status }) => status))).toEqual(new Set([409]));
    expect(Object.values(after.file.read().access.accounts)).toHaveLength(1);
  });

  it.each(["null", "{}", "", '{"version":2', '{"version":2,"access":null}'])(
    "does not open again where the state file was damaged to %j: nothing starts on it",
    async (damage) => {
      const dataDir = folderOfTest();
      const { ask, file } = await serveAccess({ dataDir, stores: "files" });
      await ask("POST", "/setup", { body: ola });
      await file.close();
      await writeFile(join(dataDir, "state.json"), damage);
      await expect(serveAccess({ dataDir, stores: "files" })).rejects.toMatchObject({ code: "STATE_DAMAGED" });
    },
  );

  it.each([
    ["nothing", {}, "username"],
    ["no password", { username: "Ola" }, "password"],
    ["no username", { password: ola.password }, "username"],
    ["an empty username", { ...ola, username: "  " }, "username"],
    ["a username of 65 letters", { ...ola, username: "x".repeat(65) }, "username"],
    ["markup in the username", { ...ola, username: "<b>Ola</b>" }, "username"],
    ["an escape sequence in the username", { ...ola, username: "Ola\u001b[2J" }, "username"],
    ["a turned direction in the username", { ...ola, username: "Ola\u202e" }, "username"],
    ["a password of 7 characters", { ...ola, password: "a7%-Zqö" }, "password"],
    ["a password of 1001 characters", { ...ola, password: "long ".repeat(201) }, "password"],
    ["a number for a password", { ...ola, password: 12345678 }, "password"],
    ["a list for a username", { ...ola, username: ["Ola"] }, "username"],
    ["something more", { ...ola, role: "owner" }, "role"],
    [
      "a way to the prototype",
      '{"username":"Ola","password":"nine lives and a bell","__proto__":{"a":1}}',
      "__proto__",
    ],
    ["a list for everything", [], "body"],
  ])("refuses %s and says which field", async (_, body, field) => {
    const { ask, access } = await serveAccess();
    const { status, json } = await ask("POST", "/setup", { body });
    expect([status, json]).toEqual([
      422,
      expect.objectContaining({
        code: "FIELDS_INVALID",
        fields: expect.objectContaining({ [field]: expect.any(String) }),
      }),
    ]);
    expect(access.isSetUp()).toBe(false);
  });

  it.each([
    "password",
    "Passw0rd",
    "qwertyuiop",
    "iloveyou1",
    "zaq12wsx",
    "aaaaaaaa",
    "abababababab",
    "12345678",
    "Ola2026!",
    "polska123",
    "mruk1234",
    "Sunshine!1",
    "Samantha77",
  ])("refuses the common password %s", async (password) => {
    const { ask, access } = await serveAccess();
    const { status, json } = await ask("POST", "/setup", { body: { ...ola, password } });
    expect([status, json]).toMatchObject([422, { code: "PASSWORD_WEAK", fields: { password: expect.any(String) } }]);
    expect(access.isSetUp()).toBe(false);
  });

  it("refuses each of the 3,000 most used passwords that are long enough", () => {
    expect(leakedPasswords.size).toBe(3000);
    for (const password of leakedPasswords) {
      expect(password.length).toBeGreaterThanOrEqual(8);
      expect(() => requireStrong({ username: "Ola", password }), password).toThrow("guessed first");
    }
  });

  it("refuses the username as the password", async () => {
    const { ask } = await serveAccess();
    const { json } = await ask("POST", "/setup", { body: { username: "OlaITomek", password: "olaitomek" } });
    expect(json).toMatchObject({ code: "PASSWORD_WEAK", fields: { password: "must not be the username" } });
  });

  it("takes passwords of 8 and of 1,000 characters, and cuts none", async () => {
    const long = "kot ".repeat(250);
    for (const password of ["a7%-Zqöx", long]) {
      const { ask, login } = await serveAccess();
      expect((await ask("POST", "/setup", { body: { ...ola, password } })).status).toBe(201);
      expect((await login({ ...ola, password: `${password.slice(0, -1)}?` })).status).toBe(401);
      expect((await login({ ...ola, password: password.slice(0, -1) })).status).toBe(401);
      expect((await login({ ...ola, password })).status).toBe(200);
    }
  });

  it("reserves the owner's name", async () => {
    const { ask, access } = await serveAccess();
    for (const username of ["owner", " OWNER "]) {
      expect(await ask("POST", "/setup", { body: { ...ola, username } })).toMatchObject({
        status: 409,
        json: { code: "USERNAME_TAKEN" },
      });
    }
    expect(access.isSetUp()).toBe(false);
  });

  it("refuses other sites' pages, and takes JSON only", async () => {
    const { ask, access } = await serveAccess();
    const foreign = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    expect(await ask("POST", "/setup", { body: ola, headers: foreign })).toMatchObject({ status: 403 });
    expect(await ask("POST", "/setup", { body: ola, headers: { "content-type": "text/plain" } })).toMatchObject({
      status: 415,
      json: { code: "NOT_JSON" },
    });
    expect(await ask("POST", "/setup", { body: "{" })).toMatchObject({ status: 400 });
    expect(await ask("POST", "/setup", { body: { ...ola, x: "x".repeat(40_000) } })).toMatchObject({ status: 413 });
    expect(access.isSetUp()).toBe(false);
  });
});
