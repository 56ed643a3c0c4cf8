import { createOwnerKey } from "../../api/access/owner-key.ts";
import { type Config, readConfig } from "../../api/platform/config.ts";
import { AppError } from "../../api/platform/errors.ts";
import { readServer } from "../../api/platform/server-info.ts";
import { secretOf } from "../../api/wiring/stores.ts";
import { type Answer, ask, type Question } from "./ask.ts";
import { serverAddress } from "./server-address.ts";
import { readSession } from "./session.ts";

/** The running server, as the administrator meets it over HTTP. */
export type ServerClient = {
  url: string;
  /** Calls `/api/admin…` and answers what it answers. Throws the server's own error: its code, its words, its hint. */
  call(method: Question["method"], path: string, body?: unknown): Promise<unknown>;
  /** The same for what is no JSON: streams of events, files. The answer's body is still to be read; `signal` gives it up. */
  open(method: Question["method"], path: string, more?: Pick<Question, "body" | "headers" | "signal">): Promise<Answer>;
};

export type ServerWorld = {
  environment: Readonly<Record<string, string | undefined>>;
  /** As typed by somebody: before MRUK_SERVER, and before the last login. */
  server?: string | undefined;
};

/**
 * The server of MRUK_SERVER, of the last `mruk login`, or the one that runs on this machine over this DATA_DIR, whose owner
 * needs no login. Throws SERVER_NOT_FOUND, NOT_SIGNED_IN.
 */
export async function openServer({ environment, server }: ServerWorld): Promise<ServerClient> {
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

/** The server that runs on this machine over this data folder, met as its owner; null where none runs. */
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
    const question = { ...more, method, headers: { ...more.headers, authorization: `Bearer ${await token()}` } };
    return ask(url + path, question).catch((error: unknown) => {
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

/** Whether there is anybody at this address; what it says does not matter. */
const answers = (url: string): Promise<boolean> =>
  ask(`${url}/api/language/detect`, { method: "GET", signal: AbortSignal.timeout(5_000) })
    .then((answer) => answer.json())
    .then(
      () => true,
      (error: unknown) => error instanceof AppError && error.code !== "SERVER_NOT_FOUND",
    );

const noServer = () =>
  new AppError("SERVER_NOT_FOUND", "There is no running server on this machine, and none was named.", {
    hint: "Start one with mruk serve, or sign in at one: mruk login --server https://…",
  });
