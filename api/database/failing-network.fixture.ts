// A TCP proxy in front of PostgreSQL that fails the way networks fail.
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export type FailingProxy = {
  /** The address of the database through the proxy. */
  url: string;
  /** Drops everything on the open connections without closing them. New connections work. */
  silence(): void;
  /** Breaks the next connection that carries this text, instead of passing it on. */
  breakAt(text: string): void;
  /** Drops packets from the database that contain this text. */
  lose(text: string): void;
  /** Breaks all connections and refuses the given number of new ones. */
  refuse(connections: number): void;
};

export async function openProxyTo(url: string): Promise<FailingProxy> {
  const { hostname, port } = new URL(url);
  const pairs: [Socket, Socket][] = [];
  let fatal: string | undefined;
  let lost: string | undefined;
  let toRefuse = 0;
  const server = createServer((caller) => {
    if (toRefuse > 0) {
      toRefuse--;
      return void caller.destroy();
    }
    const called = connect(Number(port), hostname);
    pairs.push([caller, called]);
    for (const [one, other] of [
      [caller, called],
      [called, caller],
    ] as const) {
      one.on("error", () => {}).on("close", () => other.destroy());
      one.on("data", (bytes) => {
        if (fatal !== undefined && bytes.includes(fatal)) {
          fatal = undefined;
          one.destroy();
          other.destroy();
        } else if (one === caller || lost === undefined || !bytes.includes(lost)) other.write(bytes);
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    for (const socket of pairs.flat()) socket.destroy();
    server.close();
  });
  const own = new URL(url);
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href,
    silence() {
      for (const socket of pairs.splice(0).flat())
        socket.removeAllListeners("data").removeAllListeners("close").resume();
    },
    refuse(connections) {
      toRefuse = connections;
      for (const socket of pairs.splice(0).flat()) socket.destroy();
    },
    lose(text) {
      lost = text;
    },
    breakAt(text) {
      fatal = text;
    },
  };
}
