import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { BoundSocket } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ended, projectFolder, quickStart, temporaryFolder } from "#cli/e2e/program.fixture.ts";
import { addressOf, temporaryContent } from "./server-process.fixture.ts";

/** Sets LISTEN_PID as a service manager does, to the id of the process that becomes the server. */
const activate = 'LISTEN_PID=$$ exec "$@"';

/** `onNotice` are lines of sh that systemd's program does with a notice before it returns. */
async function startActivated({ sockets, onNotice = "" }: { sockets: number; onNotice?: string }) {
  const { settings } = await temporaryContent();
  const folder = temporaryFolder();
  // In the place of systemd's own program: the notices of a process, a line each.
  writeFileSync(
    join(folder, "systemd-notify"),
    `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> ${folder}/notices\n${onNotice}\n`,
  );
  chmodSync(join(folder, "systemd-notify"), 0o755);
  const bound = new BoundSocket({ host: "127.0.0.1" });
  const env = {
    ...quickStart(),
    ...settings,
    PATH: `${folder}:${process.env.PATH}`,
    MRUK_ENV_FILE: "off",
    // Taken, or not for this account: nobody is to ask.
    PORT: "1",
    LISTEN_FDS: String(sockets),
    NOTIFY_SOCKET: "/run/systemd/notify",
  };
  const server = join(projectFolder, "dist", "web", "server.js");
  const child = spawn("sh", ["-c", activate, "sh", process.execPath, server], {
    env,
    stdio: ["ignore", "pipe", "pipe", bound.fd()],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const { port } = bound.address();
  bound.close();
  return { child, port, notices: () => readFileSync(join(folder, "notices"), "utf8").trim().split("\n") };
}

it.skipIf(process.platform === "win32")(
  "listens on the socket that its service manager opened, and tells that it is ready and that it stops",
  async () => {
    const { child, port, notices } = await startActivated({ sockets: 1 });
    expect(await addressOf(child)).toBe(`http://127.0.0.1:${port}`);
    expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200);
    expect(notices()).toEqual(["/run/systemd/notify READY=1"]);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(notices().slice(1)).toEqual(["/run/systemd/notify STOPPING=1"]);
  },
);

it.skipIf(process.platform === "win32")(
  "shuts down in order by a signal that comes while it tells that it is ready, as soon as it has told it",
  async () => {
    const { child, notices } = await startActivated({
      sockets: 1,
      onNotice: 'case "$*" in READY=1) kill -INT $PPID;; esac',
    });
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(notices()).toEqual(["/run/systemd/notify READY=1", "/run/systemd/notify STOPPING=1"]);
  },
);

it.skipIf(process.platform === "win32")("refuses a service manager's choice of several sockets", async () => {
  const { child } = await startActivated({ sockets: 2 });
  expect(await ended(child)).toMatchObject({ code: 1, stderr: expect.stringContaining("passes 2 sockets") });
});
