// Lives with the archive of the other processor by emulation: on x64 with RELEASE_TESTS=on, QEMU and Debian's libraries for arm64
// (apt-get install qemu-user-static libc6-arm64-cross libstdc++6-arm64-cross libatomic1-arm64-cross).
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { libraryWithMruk } from "#cli/e2e/ai.fixture.ts";
import { ended, projectFolder } from "#cli/e2e/program.fixture.ts";
import { addressOf } from "#web/e2e/server-process.fixture.ts";
import { makeArchive, releaseDate } from "./make-release.ts";

const emulator = "/usr/bin/qemu-aarch64-static";
const { ARM64_LIBRARIES: libraries = "/usr/aarch64-linux-gnu" } = process.env;

/**
 * Has the kernel start arm64 programs by the emulator, in namespaces of its own (Linux 6.7 and newer): 64-bit ELF files with the machine
 * number 183. The emulator finds the libraries at the place that Debian has built into it, since workers get no variables.
 */
const emulated = `
set -e
mount -t binfmt_misc binfmt_misc /proc/sys/fs/binfmt_misc
printf '%s' ':arm64:M::\\x7fELF\\x02\\x01\\x01\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x02\\x00\\xb7\\x00:\\xff\\xff\\xff\\xff\\xff\\xff\\xff\\x00\\xff\\xff\\xff\\xff\\xff\\xff\\xff\\xff\\xfe\\xff\\xff\\xff:${emulator}:OCF' > /proc/sys/fs/binfmt_misc/register
mount -t tmpfs tmpfs /etc
mkdir -p /etc/qemu-binfmt/aarch64
mount --bind ${libraries} /etc/qemu-binfmt/aarch64
exec "$@"
`;
const inNamespaces = (command: readonly string[]) => [
  ...["--user", "--map-root-user", "--mount", "sh", "-c", emulated, "sh"],
  ...command,
];

const asked =
  process.env.RELEASE_TESTS === "on" &&
  process.arch === "x64" &&
  [emulator, join(libraries, "lib"), "/proc/sys/fs/binfmt_misc"].every((path) => existsSync(path)) &&
  spawnSync("unshare", inNamespaces(["true"])).status === 0;

let workDir = "";
let release = "";

beforeAll(async () => {
  if (!asked) return;
  workDir = await mkdtemp(join(tmpdir(), "mruk-arm64-"));
  const order = { root: projectFolder, platform: "linux-arm64" as const, gpl: false };
  const archive = makeArchive({ ...order, into: workDir, seconds: releaseDate(projectFolder, {}) });
  execFileSync("tar", ["-xzf", archive, "-C", workDir]);
  release = join(workDir, readdirSync(workDir).find((name) => !name.endsWith(".gz")) ?? "");
}, 1_200_000);

afterAll(async () => {
  if (workDir !== "") await rm(workDir, { recursive: true, force: true });
});

function start(args: readonly string[], settings: Record<string, string>, input = "") {
  const { NODE_COMPILE_CACHE: _, ...own } = settings;
  const child = spawn("unshare", inNamespaces([join(release, "mruk"), ...args]), { env: own, stdio: "pipe" });
  child.stdin.end(input);
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

const story = "2026-11-21-morning";

describe.skipIf(!asked)("a release for arm64, by emulation", () => {
  it("makes and draws a story, serves its picture smaller, finds it, and knows a password", async () => {
    const { settings } = libraryWithMruk();
    const run = (args: readonly string[], input?: string) => ended(start(args, settings, input));
    expect(await run(["--version"])).toMatchObject({ code: 0, stderr: "" });
    expect(await run(["generate", "--slot", "morning"])).toMatchObject({ code: 0 });
    const ola = { username: "Ola", password: "seven sleeping cats" };
    const created = await run(["admin", "create", "--username", ola.username, "--password-stdin"], `${ola.password}\n`);
    expect(created).toMatchObject({ code: 0, stderr: "" });

    const server = start(["serve", "--port", "0"], settings);
    const end = ended(server);
    const address = await addressOf(server);
    const smaller = await fetch(`${address}/images/${story}.webp?w=320`);
    expect([smaller.status, smaller.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const search = async () => (await fetch(`${address}/api/search?q=Mruk`)).json();
    await expect.poll(search).toMatchObject({ results: [expect.objectContaining({ id: story })] });
    const login = await fetch(`${address}/api/admin/login`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: address },
      body: JSON.stringify(ola),
    });
    expect(login.status).toBe(200);
    server.kill("SIGTERM");
    expect(await end).toMatchObject({ code: 0 });
  });
});
