import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  built,
  type Ended,
  ended,
  mruk,
  oneErrorWithHint,
  projectFolder,
  startMruk,
  temporaryLibrary,
} from "./program.fixture.ts";

const [password, another] = ["nine lives and a bell", "a red collar with a bell"];

type Settings = ReturnType<typeof temporaryLibrary>["settings"];

/** Runs a command with one line on its standard input. */
async function piped(line: string, args: string[], settings: Settings): Promise<Ended> {
  await built();
  const child = startMruk(args, settings);
  child.stdin?.end(`${line}\n`);
  return ended(child);
}

/** Waits until the server prints its address. `said` returns its output up to now. */
function addressOf(child: ChildProcess): Promise<{ url: string; said(): string }> {
  let text = "";
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (more: string) => {
      text += more;
      const [, url] = text.match(/at home at (http:\/\/127\.0\.0\.1:\d+)\n/) ?? [];
      if (url) resolve({ url, said: () => text });
    });
    child.once("close", (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** A server over a library and a data folder of its own, as a process of its own. */
async function startServer(settings: Settings = temporaryLibrary({ remote: false }).settings) {
  await built();
  const child = startMruk(["serve", "--port", "0"], { ...settings, NODE_ENV: "production", LOG_LEVEL: "warn" });
  const end = ended(child);
  // SIGTERM ends the server as well; SIGKILL would leave it running.
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await end;
  });
  return { settings, child, end, ...(await addressOf(child)) };
}

const signIn = (url: string, credentials: { username: string; password: string }) =>
  fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(credentials),
  });

const sessionFolder = ({ HOME }: Settings) => join(HOME ?? "", ".config", "mruk");

describe("mruk admin, on the server's own machine", () => {
  it("makes the first administrator before the server's first start, which then says nothing of the set-up", async () => {
    const { settings } = temporaryLibrary({ remote: false });
    const made = await piped(password, ["admin", "create", "--username", "Ola", "--password-stdin"], settings);
    expect(made).toEqual({ code: 0, signal: null, stdout: "Ola is an owner and can sign in.\n", stderr: "" });
    const { url, said } = await startServer(settings);
    expect((await signIn(url, { username: "Ola", password })).status).toBe(200);
    expect(said()).not.toContain("/admin/setup");
  });

  it("invites, gives roles and removes, on the state and through the running server", async () => {
    const { settings } = temporaryLibrary({ remote: false });
    const run = async (...args: string[]) => (await piped(password, ["admin", ...args], settings)).stdout;
    await run("create", "--username", "Ola", "--password-stdin");
    await run("create", "--username", "Tomek", "--role", "editor", "--password-stdin");
    const [alone, served] = [await run("list"), await startServer(settings).then(() => run("list"))];
    expect(served).toBe(alone);
    // Each run's clock begins at the same instant, so either may be the older account.
    expect(alone.trimEnd().split("\n").toSorted()).toEqual([
      expect.stringMatching(/^Ola +owner /),
      expect.stringMatching(/^Tomek +editor /),
    ]);
    expect(await run("role", "tomek", "publisher")).toBe("Tomek is a publisher now.\n");
    expect(await run("invite", "--name", "Kasia")).toMatch(/^http:\/\/\S+\/admin\/invitation#\S+\n$/);
    expect((await piped("", ["admin", "remove", "Ola"], settings)).stderr).toContain("Nobody else owns the site");
    expect(await run("remove", "Tomek")).toBe("Tomek can no longer sign in.\n");
    expect(await run("list")).toMatch(/^Ola +owner .*\n$/);
  });

  it("works through the running server, without a login, and sets a forgotten password there", async () => {
    const { settings, url, said } = await startServer();
    await expect.poll(said).toContain(`Make the first administrator at ${url}/admin/setup\n`);
    const make = ["admin", "create", "--username", "Ola", "--password-stdin"];
    expect(JSON.parse((await piped(password, [...make, "--json"], settings)).stdout)).toMatchObject({
      username: "Ola",
    });
    expect((await signIn(url, { username: "Ola", password })).status).toBe(200);
    const again = await piped(password, make, settings);
    expect(again).toMatchObject({ code: 1, stdout: "", stderr: expect.stringMatching(oneErrorWithHint) });
    const reset = ["admin", "reset-password", "--username", "ola", "--password-stdin"];
    expect(await piped(another, reset, settings)).toMatchObject({ code: 0, stdout: "Ola has a new password.\n" });
    expect((await signIn(url, { username: "Ola", password })).status).toBe(401);
    expect((await signIn(url, { username: "Ola", password: another })).status).toBe(200);
    const weak = await piped("password", reset, settings);
    expect(weak).toMatchObject({ code: 1, stderr: expect.stringMatching(/^mruk: This password is among/) });
  });

  it("works after the server was killed, and takes no notice of what it left behind", async () => {
    const { settings, child, end } = await startServer();
    process.kill(Number(JSON.parse(readFileSync(join(settings.DATA_DIR ?? "", "server.json"), "utf8")).pid), "SIGKILL");
    await end;
    child.kill("SIGKILL");
    expect(readdirSync(settings.DATA_DIR ?? "")).toContain("server.json");
    const made = await piped(password, ["admin", "create", "--username", "Ola", "--password-stdin"], settings);
    expect(made).toMatchObject({ code: 0, stderr: "" });
  });

  it.skipIf(spawnSync("script", ["--version"]).status !== 0)(
    "asks for the password twice, and never shows it",
    async () => {
      const { settings } = temporaryLibrary({ remote: false });
      await built();
      const program = `'${process.execPath}' '${join(projectFolder, "cli", "mruk.mjs")}' admin create --username Ola`;
      const terminal = spawn("script", ["-qec", program, "/dev/null"], { env: settings, stdio: "pipe" });
      onTestFinished(() => void terminal.kill("SIGKILL"));
      const questions = ["New password: ", "Once more: "];
      let shown = "";
      terminal.stdout.on("data", (text) => {
        shown += text;
        const asked = questions.findIndex((question) => shown.includes(question));
        if (asked < 0) return;
        questions.splice(asked, 1);
        terminal.stdin.write(`${password}\r`);
      });
      const { stdout } = await ended(terminal);
      expect(stdout).toContain("New password: ");
      expect(stdout).toContain("Ola is an owner and can sign in.");
      expect(stdout).not.toContain("nine");
    },
  );
});

describe("mruk login and logout", () => {
  it("keeps a token for this user alone, shows it to nobody, and has the server end it", async () => {
    const { settings, url } = await startServer();
    await piped(password, ["admin", "create", "--username", "Ola", "--password-stdin"], settings);
    const folder = sessionFolder(settings);

    const wrong = await piped(another, ["login", "--username", "Ola"], settings);
    expect(wrong).toMatchObject({ code: 1, stdout: "", stderr: expect.stringMatching(oneErrorWithHint) });
    const login = await piped(password, ["login", "--server", url, "--username", "Ola", "--password-stdin"], settings);
    expect(login).toMatchObject({ code: 0, stdout: `You are signed in at ${url} as Ola.\n`, stderr: "" });
    const session = join(folder, "session.json");
    expect([statSync(folder).mode & 0o777, statSync(session).mode & 0o777]).toEqual([0o700, 0o600]);
    const { token } = JSON.parse(readFileSync(session, "utf8"));
    const overview = () =>
      fetch(`${url}/api/admin/posts`, { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status);
    expect(await overview()).toBe(200);
    expect(login.stdout + login.stderr).not.toContain(token.slice(0, 20));

    expect(await mruk(["logout"], settings)).toMatchObject({ code: 0, stdout: `You are signed out of ${url}.\n` });
    expect(await overview()).toBe(401);
    expect(readdirSync(folder)).toEqual([]);
    expect(await mruk(["logout"], settings)).toMatchObject({ code: 0, stderr: "You were not signed in.\n" });
  });

  it("signs out here even when the server does not answer", async () => {
    const { settings, child, end, url } = await startServer();
    await piped(password, ["admin", "create", "--username", "Ola", "--password-stdin"], settings);
    const login = await piped(password, ["login", "--username", "Ola", "--json"], settings);
    expect(JSON.parse(login.stdout)).toMatchObject({ server: url, admin: { username: "Ola" } });
    child.kill("SIGTERM");
    await end;
    expect(readdirSync(settings.DATA_DIR ?? "")).not.toContain("server.json");
    const logout = await mruk(["logout"], settings);
    expect(logout).toMatchObject({ code: 0, stdout: `You are signed out of ${url}.\n` });
    expect(logout.stderr).toMatch(/^mruk: Nothing answers at [^\n]+\n {2}The server was not told[^\n]+\n$/);
    expect(readdirSync(sessionFolder(settings))).toEqual([]);
  });

  it("sends no password where others could read it, and to nothing that answers otherwise", async () => {
    const { settings } = temporaryLibrary({ remote: false });
    const asked: string[] = [];
    const stranger = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(302, { location: "http://127.0.0.1:1/elsewhere" }).end("<h1>Moved</h1>");
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void stranger.close());
    await once(stranger, "listening");
    const { port } = stranger.address() as AddressInfo;
    const loginAt = (server: string) => piped(password, ["login", "--username", "Ola", "--server", server], settings);
    expect(await loginAt("http://192.0.2.1:3000")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(oneErrorWithHint),
    });
    expect(await loginAt(`http://127.0.0.1:${port}`)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/answers 302, and not as Mruk does/),
    });
    expect(asked).toEqual(["POST /api/admin/login"]);
    expect(await loginAt("http://127.0.0.1:1")).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(oneErrorWithHint),
    });
    const noServer = await piped(password, ["login", "--username", "Ola"], settings);
    expect(noServer).toMatchObject({ code: 1, stderr: expect.stringMatching(oneErrorWithHint) });
  });
});
