import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { secret, serveAccess, standingClock } from "#api/access/access.fixture.ts";
import { ola } from "#api/access/sign-in.fixture.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { noteServer } from "#api/platform/server-info.ts";
import { localServer, openServer } from "./server-client.ts";
import { saveSession } from "./session.ts";
import { signIn, signOut } from "./sign-in.ts";

const owner = { id: "owner", username: "owner", role: "owner" };
const whoami = "/api/admin/whoami";

/** A server with Ola as its administrator, noted as running here, and the environment of somebody on its machine. */
async function onItsMachine() {
  const clock = standingClock();
  const site = await serveAccess({ clock });
  await site.access.setUp(ola);
  await noteServer(site.dataDir, { url: site.url, pid: process.pid, startedAt: "2026-11-21T12:00:00Z" });
  const environment = {
    DATA_DIR: site.dataDir,
    AUTH_SECRET: secret,
    XDG_CONFIG_HOME: join(folderOfTest(), "config"),
  };
  return { ...site, clock, environment };
}

/** A server that gives the same answer to every request. */
async function answering(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => void response.writeHead(status).end(body));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("the server that a command asks", () => {
  it("is the one on this machine, which knows its owner without a login", async () => {
    const { environment, url } = await onItsMachine();
    const server = await openServer({ environment });
    expect([server.url, await server.call("GET", whoami)]).toEqual([url, owner]);
    expect((await openServer({ environment, server: url })).url).toBe(url);
  });

  it("is the one of the last login, also where another one runs", async () => {
    const [here, there] = [await onItsMachine(), await onItsMachine()];
    const { environment } = here;
    await signIn({ environment, address: there.url, credentials: ola });
    const server = await openServer({ environment });
    expect(server.url).toBe(there.url);
    expect(await server.call("GET", whoami)).toMatchObject({ username: "Ola" });
    await signOut(environment);
    expect((await openServer({ environment })).url).toBe(here.url);
  });

  it("is the one that is named, by MRUK_SERVER or before that by hand, and needs a login there", async () => {
    const [here, there] = [await onItsMachine(), await onItsMachine()];
    const environment = { ...here.environment, MRUK_SERVER: there.url };
    await expect(openServer({ environment })).rejects.toMatchObject({
      code: "NOT_SIGNED_IN",
      hint: `mruk login --server ${there.url}`,
    });
    expect((await openServer({ environment, server: here.url })).url).toBe(here.url);
    await signIn({ environment, address: there.url, credentials: ola });
    expect((await openServer({ environment })).url).toBe(there.url);
  });

  it("is none where none runs, where it was killed, or where its port is somebody else's now", async () => {
    const environment = { DATA_DIR: folderOfTest(), AUTH_SECRET: secret, XDG_CONFIG_HOME: "/nonexistent" };
    const none = { code: "SERVER_NOT_FOUND", hint: expect.any(String) };
    await expect(openServer({ environment })).rejects.toMatchObject(none);
    for (const url of ["http://127.0.0.1:1", await answering(200, "<h1>Hello</h1>")]) {
      await noteServer(environment.DATA_DIR, { url, pid: process.pid, startedAt: "2026-11-21T12:00:00Z" });
      await expect(openServer({ environment })).rejects.toMatchObject(none);
      expect(await localServer(environment)).toBeNull();
    }
  });
});

describe("a call", () => {
  it("fails with the server's own code, words and hint", async () => {
    const { environment } = await onItsMachine();
    const server = await openServer({ environment });
    await expect(server.call("POST", "/api/admin/accounts", { ...ola, role: "owner" })).rejects.toMatchObject({
      code: "USERNAME_TAKEN",
      message: "This username is taken.",
      hint: "Choose another one.",
    });
    await expect(
      server.call("POST", "/api/admin/accounts", { username: "Kasia", role: "editor" }),
    ).rejects.toMatchObject({
      code: "FIELDS_INVALID",
      hint: expect.stringMatching(/^password \S/),
    });
  });

  it("says how to come in again when the login has ended, and nothing of its token", async () => {
    const { environment, url, clock } = await onItsMachine();
    await signIn({ environment, address: url, credentials: ola });
    clock.moveOn({ hours: 12 });
    const server = await openServer({ environment });
    await expect(server.call("GET", whoami)).rejects.toMatchObject({
      code: "TOKEN_INVALID",
      hint: `mruk login --server ${url}`,
    });
  });

  it("says so when this machine's secret is not the server's", async () => {
    const { environment } = await onItsMachine();
    const server = await openServer({ environment: { ...environment, AUTH_SECRET: `${secret}, or another` } });
    await expect(server.call("GET", whoami)).rejects.toMatchObject({
      code: "TOKEN_INVALID",
      hint: expect.stringContaining("AUTH_SECRET"),
    });
  });

  it.each([
    [502, "<h1>Bad gateway</h1>", "SERVER_NOT_FOUND"],
    [200, "<h1>Hello</h1>", "SERVER_NOT_FOUND"],
    [307, "", "SERVER_NOT_FOUND"],
    [418, '{"error":"Only tea.","code":"TEAPOT"}', "INTERNAL"],
    [418, '{"error":"Only tea.","code":"__proto__"}', "INTERNAL"],
  ])("that is answered with %i %s fails in words", async (status, body, code) => {
    const { environment } = await onItsMachine();
    const url = await answering(status, body);
    await saveSession(environment, { server: url, token: "a.b.c", username: "Ola" });
    const server = await openServer({ environment });
    await expect(server.call("GET", whoami)).rejects.toMatchObject({ code, message: expect.stringMatching(/\S/) });
  });
});
