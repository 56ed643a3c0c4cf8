import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createFetchPublic } from "./fetch-public.ts";
import { isPublicAddress } from "./public-address.ts";

it.each([
  "93.184.215.14",
  "1.1.1.1",
  "172.15.255.255",
  "172.32.0.1",
  "100.128.0.1",
  "2606:4700:4700::1111",
  "2a00:1450:4001:81b::200e",
])("%s is a public address", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "100.64.0.1",
  "100.100.100.200",
  "127.0.0.1",
  "127.255.255.254",
  "168.63.129.16",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.192",
  "192.0.2.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "239.255.255.250",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::127.0.0.1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "3fff::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "2606:4700::1%eth0",
  "fec0::1",
  "ff02::1",
  "localhost",
  "",
])("%s is not a public address", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

const limits = { mostBytes: 1000, seconds: 5 };
const refused = { code: "ADDRESS_REFUSED" };

it.each([
  "http://127.0.0.1/",
  "http://127.1/",
  "http://2130706433/",
  "http://0x7f000001/",
  "http://0177.0.0.1/",
  "http://0/",
  "http://[::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[0:0:0:0:0:ffff:7f00:0001]/",
  "http://①②⑦.0.0.1/",
  "https://169.254.169.254/latest/meta-data/",
  "https://10.0.0.7/x.png",
  "http://localhost/",
  "ftp://example.org/x",
  "file:///etc/passwd",
  "data:image/png;base64,AAAA",
  "javascript:alert(1)",
  "https://name:password@example.org/",
  "//example.org/x.png",
  "not an address",
  "",
])("%s is refused without a request", async (address) => {
  await expect(createFetchPublic()(address, limits)).rejects.toMatchObject(refused);
});

/** A local host that counts as public by the name `public.test`; other names resolve to internal addresses. */
async function publicHost(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const resolved: string[] = [];
  const fetchPublic = createFetchPublic({
    async resolve(host) {
      resolved.push(host);
      if (host === "unknown.test") throw Object.assign(new Error("no such host"), { code: "ENOTFOUND" });
      if (host === "public.test") return [{ address: "127.0.0.1", family: 4 }];
      if (host === "both.test") return ["127.0.0.2", "127.0.0.1"].map((address) => ({ address, family: 4 }));
      return [{ address: "169.254.169.254", family: 4 }];
    },
    isAllowed: (address, requested) => address === "127.0.0.1" && requested === port,
  });
  return { fetchPublic, resolved, at: (path = "/", host = "public.test") => `http://${host}:${port}${path}` };
}

it("a public address is fetched", async () => {
  const { fetchPublic, at } = await publicHost((request, response) => {
    response.setHeader("Content-Type", "image/png").end(`${request.headers.host} ${request.url}`);
  });
  const { status, contentType, bytes } = await fetchPublic(at("/cat.png"), limits);
  expect({ status, contentType, text: Buffer.from(bytes).toString() }).toEqual({
    status: 200,
    contentType: "image/png",
    text: `${new URL(at()).host} /cat.png`,
  });
});

it("a connection is made only to addresses that were checked", async () => {
  const { fetchPublic, resolved, at } = await publicHost((_request, response) => void response.end("ok"));
  let isReached = false;
  const inner = createServer().on("connection", (socket) => {
    isReached = true;
    socket.destroy();
  });
  onTestFinished(() => void inner.close());
  // Some machines have no such address: nothing listens there, so nothing can be reached.
  inner.listen(Number(new URL(at()).port), "127.0.0.2");
  await once(inner, "listening").catch(() => {});
  expect((await fetchPublic(at("/", "both.test"), limits)).status).toBe(200);
  expect(isReached).toBe(false);
  // The name is resolved once for each request, so that a second, different answer has no effect.
  expect(resolved).toEqual(["both.test"]);
  await expect(fetchPublic(at("/", "inner.test"), limits)).rejects.toMatchObject(refused);
});

it.each([
  "http://127.0.0.1:1/",
  "http://[::1]/",
  "http://inner.test/",
  "file:///etc/passwd",
  "https://a:b@public.test/",
])("a redirect to %s is refused", async (location) => {
  const { fetchPublic, at } = await publicHost((_request, response) => {
    response.writeHead(302, { Location: location }).end("a body nobody reads".repeat(1000));
  });
  await expect(fetchPublic(at(), limits)).rejects.toMatchObject(refused);
});

it("three redirects are followed, and no fourth", async () => {
  const { fetchPublic, at } = await publicHost((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left > 0) response.writeHead(301, { Location: `/${left - 1}` }).end();
    else response.end("there");
  });
  expect((await fetchPublic(at("/3"), limits)).status).toBe(200);
  await expect(fetchPublic(at("/4"), limits)).rejects.toMatchObject(refused);
});

it("a body is read up to the limit, whatever its Content-Length", async () => {
  const { fetchPublic, at } = await publicHost((_request, response) => {
    const more = () => {
      if (!response.destroyed) response.write("x".repeat(500), () => setImmediate(more));
    };
    more();
  });
  await expect(fetchPublic(at(), limits)).rejects.toMatchObject(refused);
});

it("a request ends by its timeout or its signal", async () => {
  const { fetchPublic, at } = await publicHost((_request, response) => void response.write("x"));
  await expect(fetchPublic(at(), { mostBytes: 10, seconds: 0.05 })).rejects.toMatchObject({
    code: "ADDRESS_UNREACHABLE",
    message: expect.stringContaining("takes too long"),
  });
  const stop = new AbortController();
  const asked = fetchPublic(at(), { ...limits, signal: stop.signal });
  stop.abort(new Error("enough"));
  await expect(asked).rejects.toThrow("enough");
});

it("a host that switches protocols is unreachable", async () => {
  const { fetchPublic, at } = await publicHost(({ socket }) => {
    socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: other\r\n\r\n");
  });
  await expect(fetchPublic(at(), limits)).rejects.toMatchObject({ code: "ADDRESS_UNREACHABLE" });
});

it("an unreachable host is refused with the reason", async () => {
  const { fetchPublic, at } = await publicHost((request) => void request.socket.destroy());
  await expect(fetchPublic(at("/", "unknown.test"), limits)).rejects.toMatchObject({
    code: "ADDRESS_UNREACHABLE",
    message: expect.stringContaining("ENOTFOUND"),
  });
  await expect(fetchPublic(at(), limits)).rejects.toMatchObject({ code: "ADDRESS_UNREACHABLE" });
});
