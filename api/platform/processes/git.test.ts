import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { gitIn, gitMessage } from "./git.ts";

it("Git gets none of our settings, which its helpers and its log would expose", async () => {
  const home = await mkdtemp(join(tmpdir(), "mruk-git-"));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  await writeFile(join(home, ".gitconfig"), "[alias]\n\tshown = !env\n");
  const environment = {
    ...{ PATH: process.env.PATH, HOME: home, GITHUB_TOKEN: "for-a-helper" },
    ...{ OPENAI_API_KEY: "sk-planted-1", YOUTUBE_REFRESH_TOKEN: "planted-2", SMTP_URL: "smtp://a:planted-3@b" },
    ...{ AUTH_SECRET: "planted-4", AZURE_STORAGE_CONNECTION_STRING: "planted-5", VIDEO_API_KEY: "planted-6" },
  };
  const shown = await gitIn(home, { environment })(["shown"]);
  expect(shown).toContain("GITHUB_TOKEN=for-a-helper");
  expect(shown).not.toContain("planted");
});

it("the hang-up signal aborts a command that talks to a remote, and no other", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  const asked = once(silent, "connection");
  await once(silent, "listening");
  const hangUp = new AbortController();
  const environment = { PATH: process.env.PATH };
  const git = gitIn(tmpdir(), { environment, silenceMilliseconds: 2000, hangUp: hangUp.signal });
  const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/library.git`;
  const ended = git(["ls-remote", address], { isFar: true }).catch(gitMessage);
  const [line] = await asked;
  hangUp.abort();
  await expect(ended).resolves.toMatch(/abort/i);
  // The helper that Git started for it outlives it by no more than `silenceMilliseconds`.
  if (!line.closed) await once(line, "close");
  await expect(git(["--version"])).resolves.toContain("git version");
});

it("a command reads its input, also bytes, and fails with Git's own message", async () => {
  const git = gitIn(tmpdir(), { environment: { PATH: process.env.PATH } });
  const input = Uint8Array.of(0x00, 0xff, 0x0a);
  expect(await git(["hash-object", "--stdin"], { input })).toBe("506cd141ad4a679eee22d6a21dd267cca5734b92\n");
  await expect(git(["no-such-command"]).catch(gitMessage)).resolves.toContain("is not a git command");
});
