import type { Session } from "#api/access/model.ts";
import { type Call, CallFailed, callAdmin, callOpen, type FailedCall, fetchAdmin, jsonOf } from "../call.ts";

const loadScript = () => import("./passkey-script.ts");
type Script = Awaited<ReturnType<typeof loadScript>>;
type RequestOptions = Parameters<Script["answerChallenge"]>[0]["optionsJSON"];
type CreationOptions = Parameters<Script["makePasskey"]>[0]["optionsJSON"];

const post = (body: object, failure: FailedCall): Call => ({ method: "POST", body, failure });

/** Signs in with whichever passkey somebody chooses. Throws CallFailed. */
export async function signInByPasskey(): Promise<Session> {
  const asking = post({}, "login");
  const options = await callOpen("/api/admin/login/passkey/options", asking);
  const credential = await answer(await jsonOf<RequestOptions>(options, asking));
  const signIn = post({ credential }, "login");
  return jsonOf<Session>(await callOpen("/api/admin/login/passkey", signIn), signIn);
}

/** Proves by a passkey that somebody is still there. Throws CallFailed. */
export async function proveByPasskey(): Promise<void> {
  const options = await fetchAdmin<RequestOptions>("/api/admin/me/proof/options", post({}, "peopleChange"));
  await callAdmin("/api/admin/me/proof", post({ credential: await answer(options) }, "peopleChange"));
}

/** Makes a passkey for the account that is signed in. Throws CallFailed. */
export async function addPasskey(name: string): Promise<void> {
  const options = await fetchAdmin<CreationOptions>("/api/admin/me/passkeys/options", post({}, "peopleChange"));
  const credential = await byBrowser(({ makePasskey }) => makePasskey({ optionsJSON: options }));
  await callAdmin("/api/admin/me/passkeys", post({ name, credential }, "peopleChange"));
}

const answer = (options: RequestOptions) =>
  byBrowser(({ answerChallenge }) => answerChallenge({ optionsJSON: options }));

/** Browsers tell nobody why there was no passkey: it was cancelled, took too long, is none of this site's, or there already. */
async function byBrowser<Result>(ask: (script: Script) => Promise<Result>): Promise<Result> {
  const script = await loadScript();
  return ask(script).catch((error: unknown) => {
    console.warn("The browser gave no passkey:", error);
    throw new CallFailed("passkey");
  });
}
