import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { built, ended, mruk, startMruk, temporaryLibrary } from "./program.fixture.ts";

/** Waits until the server prints its address. */
function addressOf(child: ChildProcess): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (text: string) => {
      said += text;
      const [address] = said.match(/http:\/\/127\.0\.0\.1:\d+/) ?? [];
      if (address) resolve(address);
    });
    child.once("close", (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

it.each([["SIGTERM"], ["SIGINT"]] as const)(
  "serves the library until %s, and ends as the server does",
  async (signal) => {
    const library = temporaryLibrary();
    await mruk(["generate", "--slot", "morning"], library.settings);
    const child = startMruk(["serve", "--port", "0"], { ...library.settings, NODE_ENV: "production" });
    const end = ended(child);
    const response = await fetch(`${await addressOf(child)}/api/posts/2026-11-21-morning`);
    expect(await response.json()).toMatchObject({ id: "2026-11-21-morning" });
    child.kill(signal);
    expect(await end).toMatchObject({ code: 0, stderr: "" });
  },
);

it("ends with 1 and a clear line when the port is taken", async () => {
  await built();
  const squatter = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void squatter.close());
  await once(squatter, "listening");
  const { port } = squatter.address() as AddressInfo;
  const { code, stderr } = await mruk(["serve", "--port", String(port)], temporaryLibrary().settings);
  expect(code).toBe(1);
  expect(stderr).toMatch(new RegExp(`^mruk: [^\n]*${port}`));
});
