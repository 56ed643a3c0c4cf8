// Stands in for a name server: answers over UDP which addresses names have.
import { createSocket } from "node:dgram";
import { isIPv6 } from "node:net";

export type NameServerStandIn = {
  /** `127.0.0.1:` and the port. */
  address: string;
  /** The IPv4 and IPv6 addresses of each name. Names without an entry do not exist. */
  addresses: Map<string, string[]>;
  /** How it answers: as it should, with its own failure, or not at all. */
  mood: "well" | "failing" | "silent";
  close(): Promise<void>;
};

const types = { 1: "IPv4", 28: "IPv6" } as const;
const codes = { fine: 0, serverFailure: 2, noSuchName: 3 };
const headerBytes = 12;

export async function startNameServer(names: Record<string, string[]> = {}): Promise<NameServerStandIn> {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    if (server.mood !== "silent") socket.send(answerTo(query, server), port, address);
  });
  await new Promise<void>((listening) => socket.bind(0, "127.0.0.1", listening));
  const server: NameServerStandIn = {
    address: `127.0.0.1:${socket.address().port}`,
    addresses: new Map(Object.entries(names)),
    mood: "well",
    close: () => new Promise((closed) => socket.close(() => closed())),
  };
  return server;
}

function answerTo(query: Buffer, { addresses, mood }: NameServerStandIn): Buffer {
  const { name, type, end } = questionIn(query);
  const known = addresses.get(name);
  const found = mood === "failing" ? [] : (known ?? []).filter((each) => type === (isIPv6(each) ? "IPv6" : "IPv4"));
  const code = mood === "failing" ? codes.serverFailure : known ? codes.fine : codes.noSuchName;
  const header = Buffer.alloc(headerBytes);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(found.length, 6);
  return Buffer.concat([header, query.subarray(headerBytes, end), ...found.map(recordOf)]);
}

/** The name and the type of the question, and the position after it. */
function questionIn(query: Buffer): { name: string; type: string | undefined; end: number } {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = query.readUInt16BE(at + 1);
  return {
    name: labels.join(".").toLowerCase(),
    type: type === 1 || type === 28 ? types[type] : undefined,
    end: at + 5,
  };
}

/** An answer's record: a pointer to the question's name, type, class, a minute to live, and the address. */
function recordOf(address: string): Buffer {
  const bytes = bytesOf(address);
  const start = Buffer.from([0xc0, headerBytes, 0, isIPv6(address) ? 28 : 1, 0, 1, 0, 0, 0, 60, 0, bytes.length]);
  return Buffer.concat([start, bytes]);
}

function bytesOf(address: string): Buffer {
  if (!isIPv6(address)) return Buffer.from(address.split(".").map(Number));
  const [before = [], after = []] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  const groups = [...before, ...zeros, ...after].map((group) => group.padStart(4, "0"));
  return Buffer.from(groups.join(""), "hex");
}
