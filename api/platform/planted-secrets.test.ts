import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { refuseReaders, refuseSecrets, secretsBelow, takeAway } from "./planted-secrets.fixture.ts";

async function folder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "mruk-planted-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return root;
}

it("a planted secret is found in a file, a commit and a pack, also after the file was deleted", async () => {
  const root = await folder();
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", root, "-c", "user.name=T", "-c", "user.email=t@example.org", ...args]);
  await writeFile(join(root, "story.md"), "the key is sk-stand-in-7");
  expect(await secretsBelow(root)).toEqual(["story.md holds sk-stand-in…"]);
  git("init", "--quiet");
  git("add", "story.md");
  git("commit", "--quiet", "-m", "Oh no");
  git("rm", "--quiet", "story.md");
  expect(await secretsBelow(root)).toEqual(["a commit holds sk-stand-in…"]);
  git("gc", "--quiet", "--prune=now");
  expect(await secretsBelow(root)).toEqual(["a commit holds sk-stand-in…"]);
  await expect(takeAway(root)).rejects.toThrow("Secrets were left behind");
});

it("the token of a sign-in may be in its own file, and nowhere else", async () => {
  const root = await folder();
  await mkdir(join(root, "data"));
  await writeFile(join(root, "data", "youtube-token.json"), '{"refreshToken":"stand-in-refresh-token"}');
  expect(await secretsBelow(root)).toEqual([]);
  await writeFile(join(root, "data", "log"), "stand-in-refresh-token");
  expect(await secretsBelow(root)).toHaveLength(1);
});

it("a log that contains a secret is refused", () => {
  expect(() => refuseSecrets("The log", "Authorization: Bearer sk-stand-in")).toThrow("The log tells a secret");
  expect(() => refuseSecrets("The log", "nothing to see")).not.toThrow();
});

it("a log that contains the address of a reader or the token of a mailed link is refused", () => {
  const eve = "Eve <eve@mruk.invalid> asks git@git.example.org";
  for (const text of [
    "to reader@example.org",
    "GET /newsletter/confirm?token=abcdefgh",
    "Bearer eyJhbGciOiJIUzI1NiJ9",
  ]) {
    expect(() => refuseReaders(`${eve} ${text}`)).toThrow("The log tells of a reader");
  }
  expect(() => refuseReaders(`${eve} ?token=… …@…`)).not.toThrow();
});
