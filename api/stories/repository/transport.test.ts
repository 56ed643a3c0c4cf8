import { once } from "node:events";
import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { GitError } from "simple-git";
import { expect, it, onTestFinished } from "vitest";
import { environment, expectClean, publicationOf, twoClones } from "./repository.fixture.ts";
import { remoteError, remoteOf } from "./transport.ts";

const morning = "2026-11-21-morning";

const remote = remoteOf({ ref: "refs/heads/main" }, { remote: "https://example.org/library.git" });
const codeOf = (message: string) => remoteError(remote, new GitError(undefined, message), "/srv/library");

it.each([
  ["error: insufficient permission for adding an object to repository database .git/objects", "CONTENT_NOT_WRITABLE"],
  ["error: unable to create temporary file: Read-only file system", "CONTENT_NOT_WRITABLE"],
  ["fatal: write error: No space left on device", "DISK_FULL"],
  ["remote: fatal: write error: No space left on device", "REMOTE_UNREACHABLE"],
  ["remote: error: insufficient permission for adding an object to repository database", "REMOTE_UNREACHABLE"],
  ["git@example.org: Permission denied (publickey).\nfatal: Could not read from remote", "REMOTE_UNREACHABLE"],
  ["fatal: unable to access 'https://example.org/': Could not resolve host", "REMOTE_UNREACHABLE"],
])("distinguishes errors of this side from errors of the remote: %s", (message, code) => {
  expect(codeOf(message)).toMatchObject({ code });
});

it("reports ssh's reason for a failure", async () => {
  const { folder, ours } = await twoClones();
  const ssh = join(folder.root, "ssh");
  await writeFile(ssh, "#!/bin/sh\necho 'git@git.example: Permission denied (publickey).' >&2\nexit 255\n", {
    mode: 0o755,
  });
  ours.git("remote", "set-url", "origin", "git@git.example:ola/library.git");
  await ours.content().publish(publicationOf(morning));
  const { problem } = await ours.content({ environment: { ...environment, GIT_SSH_COMMAND: ssh } }).push();
  expect(problem?.message).toMatch(/cannot be reached: .*Permission denied/);
});

it("does not wait for ever for a remote that is silent", async () => {
  const { ours } = await twoClones();
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, "listening");
  ours.git("remote", "set-url", "origin", `http://127.0.0.1:${(server.address() as AddressInfo).port}/library.git`);
  await ours.content().publish(publicationOf(morning));
  const { problem } = await ours.content({ silenceMilliseconds: 300 }).push();
  expect(problem).toMatchObject({ code: "REMOTE_UNREACHABLE", message: expect.stringContaining("does not answer") });
  expectClean(ours);
});

it("never shows the password that an address holds", async () => {
  const { ours } = await twoClones();
  ours.git("remote", "set-url", "origin", "http://mruk:secret@127.0.0.1:1/library.git");
  const { problem } = await ours.content().synchronise();
  expect(problem?.message).toContain("127.0.0.1:1");
  expect(problem?.message).not.toContain("secret");
});

it("does not run the program that an address names", async () => {
  const { folder, ours } = await twoClones();
  ours.git("config", "protocol.ext.allow", "always");
  ours.git("remote", "set-url", "origin", `ext::touch ${folder.root}/ran`);
  await expect(ours.content().synchronise()).resolves.toMatchObject({ problem: { code: "REMOTE_UNREACHABLE" } });
  await expect(rm(join(folder.root, "ran"))).rejects.toMatchObject({ code: "ENOENT" });
});

it("distinguishes a push that the remote's rules forbid from a race", async () => {
  const { origin, ours } = await twoClones();
  const hook = join(origin.root, "hooks/pre-receive");
  await mkdir(join(origin.root, "hooks"), { recursive: true });
  await writeFile(hook, "#!/bin/sh\necho 'stories are closed' >&2\nexit 1\n");
  await chmod(hook, 0o755);
  await ours.content().publish(publicationOf(morning));
  await expect(ours.content().push()).resolves.toMatchObject({
    state: "local only",
    problem: { code: "REMOTE_REFUSED" },
  });
});
