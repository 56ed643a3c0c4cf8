import { type Credentials, Session } from "#api/access/model.ts";
import { readConfig } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import { readServer } from "#api/platform/server-info.ts";
import { sendRequest } from "./request.ts";
import { serverAddress } from "./server-address.ts";
import { forgetSession, readSession, saveSession } from "./session.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The named server, else that of MRUK_SERVER, else the one on this machine. Throws BAD_REQUEST, SERVER_NOT_FOUND. */
export async function addressToSignInAt({
  environment,
  server,
}: {
  environment: Environment;
  server: string | undefined;
}): Promise<string> {
  const named = server ?? (environment.MRUK_SERVER || undefined);
  if (named !== undefined) return serverAddress(named);
  const found = await readServer(readConfig({ ...environment }).DATA_DIR);
  if (found) return new URL(found.url).origin;
  throw new AppError("SERVER_NOT_FOUND", "There is no running server on this machine, and none was named", {
    hint: "mruk login --server https://mruk.example.org",
  });
}

/** Signs in and keeps the token in place of an earlier one. Throws LOGIN_FAILED, LOGIN_THROTTLED, SERVER_NOT_FOUND. */
export async function signIn({
  environment,
  address,
  credentials,
}: {
  environment: Environment;
  address: string;
  credentials: Credentials;
}): Promise<Session["admin"]> {
  const answer = await sendRequest(`${address}/api/admin/login`, { method: "POST", body: credentials });
  const { token, admin } = Session.parse(await answer.json());
  await signOut(environment);
  await saveSession(environment, { server: address, token, username: admin.username });
  return admin;
}

/** Removes the token here and revokes it at the server. `fault` says why the server could not be asked. */
export async function signOut(environment: Environment): Promise<{ server: string | null; fault?: string }> {
  const session = await readSession(environment);
  await forgetSession(environment);
  if (!session) return { server: null };
  const { server, token } = session;
  const headers = { authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(10_000);
  const fault = await sendRequest(`${server}/api/admin/logout`, { method: "POST", headers, signal }).then(
    () => undefined,
    (error: AppError) => (error.code === "TOKEN_INVALID" ? undefined : error.message),
  );
  return { server, ...(fault !== undefined && { fault }) };
}
