import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it, onTestFinished } from "vitest";
import { beginLoad, likesAt, type Machine, serverOf, supervise, temporaryMachine } from "./hand-over.fixture.ts";

const isPosix = process.platform === "linux";

/** Tells the server to hand over, and waits until it has, or has been refused. */
async function reload(machine: Machine) {
  const before = await serverOf(machine, () => true);
  process.kill(before.pid, "SIGUSR2");
  return serverOf(machine, ({ pid, refused }) => pid !== before.pid || refused?.at !== before.refused?.at);
}

it.skipIf(!isPosix)(
  "hands over under two hundred readers and a storm of likes, also to programs that fail: nobody gets an error, no like is lost",
  async () => {
    const machine = await temporaryMachine();
    const { url } = supervise(machine);
    const first = await serverOf(machine, () => true);
    const { load, stop } = beginLoad(url, { readers: 200, likers: 20 });
    await expect.poll(() => load.likes).toBeGreaterThan(50);

    const second = await reload(machine);
    expect(second.pid).not.toBe(first.pid);
    expect(second.refused).toBeUndefined();

    machine.choose(machine.release("1.0.1", "not-ready"));
    const same = await reload(machine);
    expect(same).toMatchObject({ pid: second.pid, refused: { message: expect.stringContaining("it ended with 3") } });

    machine.choose(machine.release("1.0.2", "dies-once-released"));
    const again = await reload(machine);
    expect(again.pid).not.toBe(second.pid);
    expect(again.refused?.message).toContain("it ended with 9");

    const likes = load.likes;
    await expect.poll(() => load.likes).toBeGreaterThan(likes + 50);
    const { asked, failures } = await stop();
    console.log(`${asked} requests, ${load.likes} likes`);
    expect(failures).toEqual([]);
    expect(await likesAt(url)).toBe(load.likes);
  },
  180_000,
);

it.skipIf(!isPosix)(
  "waits for the program that follows it where nobody else does, and ends with it at a signal",
  async () => {
    const machine = await temporaryMachine();
    const child = spawn(process.execPath, [machine.script], {
      env: { ...machine.environment, PORT: "0" },
      stdio: "ignore",
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const { url } = await serverOf(machine, ({ pid }) => pid === child.pid);
    const after = await reload(machine);
    expect(after.pid).not.toBe(child.pid);
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow();
  },
  60_000,
);
