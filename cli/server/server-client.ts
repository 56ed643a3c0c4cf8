import { createOwnerKey } from "#api/access/owner-key.ts";
import { type Config, readConfig } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import { readServer } from "#api/platform/server-info.ts";
import { secretOf } from "#api/wiring/stores/stores.ts";
import { type RequestOptions, type ServerAnswer, sendRequest } from "./request.ts";
import { serverAddress } from "./server-address.ts";
import { readSession } from "./session.ts";

/** An administrator's connection to the running server. */
export type ServerClient = {
  url: string;
  /** Calls a path below `/api/admin` and returns the parsed answer. Throws the server's own error. */
  call(method: RequestOptions["method"], path: string, body?: unknown): Promise<unknown>;
  /** The same for answers that are not JSON: event streams and files. The caller reads the body. */
  open(
    method: RequestOptions["method"],
    path: string,
    more?: Pick<RequestOptions, "body" | "headers" | "signal">,
  ): Promise<ServerAnswer>;
};

export type ServerOptions = {
  environment: Readonly<Record<string, string | undefined>>;
  /** The typed address. It goes before MRUK_SERVER and the last login. */
  server?: string | undefined;
};

/**
 * Connects to the server of MRUK_SERVER, of the last `mruk login`, or of this machine's DATA_DIR, whose owner needs no login.
 * Throws SERVER_NOT_FOUND, NOT_SIGNED_IN.
 */
export async function openServer({ environment, server }: ServerOptions): Promise<ServerClient> {
  const named = server ?? (environment.MRUK_SERVER || undefined);
  const wanted = named === undefined ? undefined : serverAddress(named);
  const session = await readSession(environment);
  if (session && (wanted === undefined || wanted === session.server)) {
    return clientOf(session.server, async () => session.token, `mruk login --server ${session.server}`);
  }
  const local = await localServer(readConfig({ ...environment }));
  if (local && (wanted === undefined || wanted === local.url)) return local;
  if (wanted === undefined) throw noServer();
  throw new AppError("NOT_SIGNED_IN", `You are not signed in at ${wanted}.`, {
    hint: `mruk login --server ${wanted}`,
  });
}

/** Connects to the server of this data folder as its owner; null where none runs. */
export async function localServer(
  config: Pick<Config, "AUTH_SECRET" | "DATA_DIR" | "DATABASE_URL">,
): Promise<ServerClient | null> {
  const found = await readServer(config.DATA_DIR);
  const secret = found && (await secretOf(config));
  if (!found || !secret) return null;
  const key = createOwnerKey({ secret });
  const client = clientOf(new URL(found.url).origin, key.mint, "Set AUTH_SECRET and DATA_DIR as the server has them.");
  return (await answers(client.url)) ? client : null;
}

function clientOf(url: string, token: () => Promise<string>, wayIn: string): ServerClient {
  const open: ServerClient["open"] = async (method, path, more = {}) => {
    const options = { ...more, method, headers: { ...more.headers, authorization: `Bearer ${await token()}` } };
    return sendRequest(url + path, options).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== "TOKEN_INVALID") throw error;
      throw new AppError(error.code, error.message, { hint: wayIn, cause: error });
    });
  };
  return {
    url,
    open,
    call: async (method, path, body) => (await open(method, path, { body })).json(),
  };
}

/** Whether Mruk answers at this address, even with an error. */
const answers = (url: string): Promise<boolean> =>
  sendRequest(`${url}/api/language/detect`, { method: "GET", signal: AbortSignal.timeout(5_000) })
    .then((answer) => answer.json())
    .then(
      () => true,
      (error: unknown) => error instanceof AppError && error.code !== "SERVER_NOT_FOUND",
    );

const noServer = () =>
  new AppError("SERVER_NOT_FOUND", "There is no running server on this machine, and none was named.", {
    hint: "Start one with mruk serve, or sign in to one: mruk login --server https://…",
  });
