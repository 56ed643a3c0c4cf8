import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { fetchBeside } from "./storage.ts";

/** Storage on this machine, as an emulator's is, with two files of ours, and an inner address beside them. */
async function innerStorage() {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    if (url === "/mruk/moved.webp") return void response.writeHead(302, { Location: "/mruk/cat.webp" }).end();
    if (url === "/mruk/sent-on.webp") return void response.writeHead(302, { Location: "/keys-of-this-machine" }).end();
    response.setHeader("Content-Type", "image/webp").end("a cat");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close().closeAllConnections());
  const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const fetchPublic = fetchBeside({ owns: (url) => url.startsWith(at("/mruk/")) });
  return { asked, fetched: (path: string) => fetchPublic(at(path), { mostBytes: 1000 }) };
}

it("reaches our own storage wherever that is, and nothing beside it, also where storage sends on", async () => {
  const { asked, fetched } = await innerStorage();
  for (const path of ["/mruk/cat.webp", "/mruk/moved.webp"]) {
    expect(Buffer.from((await fetched(path)).bytes).toString()).toBe("a cat");
  }
  for (const path of ["/keys-of-this-machine", "/mruk/sent-on.webp"]) {
    await expect(fetched(path)).rejects.toMatchObject({ code: "ADDRESS_REFUSED" });
  }
  expect(asked).not.toContain("/keys-of-this-machine");
});
