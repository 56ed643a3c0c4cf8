// The socket that the server listens on: bound here, or inherited from the service manager or from the server before.
import { lookup } from "node:dns/promises";
import type { Server } from "node:http";
import { BoundSocket, isIP } from "node:net";
import type { Config } from "#api/platform/config.ts";
import { codeOf } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { installedCopy } from "#api/platform/installed-copy.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** `fd` is the socket's file descriptor, as long as the server listens: a process started meanwhile may inherit it. */
export type Listening = { url: string; port: number; fd: number };

/** The first file descriptor that a service manager passes: SD_LISTEN_FDS_START of sd_listen_fds(3). */
const firstInherited = 3;

/** The file descriptor of the socket that a service manager passed to this process; null without one. Throws CONFIG_INVALID. */
export function inheritedSocket({ LISTEN_PID, LISTEN_FDS }: Environment, pid: number): number | null {
  // The variables reach programs that such a process starts as well; the sockets do not.
  if (LISTEN_PID !== String(pid) || LISTEN_FDS === undefined || LISTEN_FDS === "0") return null;
  if (LISTEN_FDS === "1") return firstInherited;
  throw new AppError("CONFIG_INVALID", `The service manager passes ${LISTEN_FDS} sockets.`, {
    hint: "The server listens on one: leave one ListenStream= in its socket unit.",
  });
}

type Order = Pick<Config, "PORT" | "HOST"> & {
  /** The file descriptor of an inherited socket, which HOST and PORT say nothing of. */
  inherited?: number | null;
};

/** Throws CANNOT_LISTEN. */
export async function listen(server: Server, { PORT, HOST, inherited = null }: Order): Promise<Listening> {
  try {
    if (inherited !== null) return { ...(await begin(server, { fd: inherited })), fd: inherited };
    const host = isIP(HOST) === 0 ? (await lookup(HOST)).address : HOST;
    const bound = new BoundSocket({ host, port: PORT });
    // Asked while it is still there: the server that listens on the socket does not tell.
    const fd = bound.fd();
    const { port } = await begin(server, bound);
    return { url: `http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${port}`, port, fd };
  } catch (error) {
    throw listenError(error, PORT, HOST);
  }
}

function begin(server: Server, on: { fd: number } | BoundSocket): Promise<Omit<Listening, "fd">> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(on, () => {
      const found = server.address();
      if (found === null || typeof found === "string") return reject(notTcp());
      const { address, family, port } = found;
      resolve({ url: `http://${family === "IPv6" ? `[${address}]` : address}:${port}`, port });
    });
  });
}

const notTcp = () =>
  new AppError("CANNOT_LISTEN", "The socket that was passed to the server is no TCP socket.", {
    hint: "Set ListenStream= in its socket unit to an address and a port, for example 127.0.0.1:3000.",
  });

function listenError(error: unknown, port: number, host: string): unknown {
  const known: Record<string, [string, string]> = {
    EADDRINUSE: [
      `Port ${port} is taken.`,
      `Stop what is using it, or choose another: PORT=${port + 1} ${installedCopy().start}`,
    ],
    EACCES: [`Port ${port} may not be used by this account.`, "Choose a port above 1023, for example PORT=3000."],
    EADDRNOTAVAIL: [`This machine has no address ${host}.`, "Set HOST to an address of this machine, or unset it."],
    ENOTFOUND: [`This machine has no address ${host}.`, "Set HOST to an address of this machine, or unset it."],
  };
  const [message, hint] = known[codeOf(error) ?? ""] ?? [];
  return message === undefined ? error : new AppError("CANNOT_LISTEN", message, { hint, cause: error });
}
