// Signs in from a terminal (RFC 8252): the browser is redirected to an address of this machine that only this program
// listens on.
import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { OAuth2Client } from "google-auth-library";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { createClient, signInError } from "./google.ts";
import type { Pace } from "./pace.ts";
import { type Page, pages } from "./sign-in-page.ts";
import { keepToken } from "./token-file.ts";

/** The one scope that covers uploads, their labels and captions, and the lists. */
const scope = "https://www.googleapis.com/auth/youtube.force-ssl";

export type SignInOptions = {
  clientId: string;
  clientSecret: string;
  dataDir: string;
  clock: Clock;
  baseUrl: string | undefined;
  pace: Pace;
  /** Shows the address that the administrator is to open. */
  onAddress(address: string): void;
  signal?: AbortSignal | undefined;
  /** The time limit for the browser. */
  patienceMilliseconds?: number;
};

/** Waits for consent in a browser, stores the token and returns it. Throws YOUTUBE_SIGNED_OUT, YOUTUBE_UNREACHABLE. */
export async function signIn(options: SignInOptions): Promise<{ refreshToken: string }> {
  const client = await createClient(options);
  const codeVerifier = randomBytes(48).toString("base64url");
  const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url");
  const state = randomBytes(24).toString("base64url");
  const outcome = Promise.withResolvers<{ refreshToken: string }>();
  let answered = false;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? "/", "http://127.0.0.1");
    if (url === null || url.pathname !== "/" || request.method !== "GET") return show(response, pages.nothing);
    const [code, error] = [url.searchParams.get("code"), url.searchParams.get("error")];
    if (code === null && error === null) return show(response, pages.nothing);
    if (url.searchParams.get("state") !== state) return show(response, pages.another);
    if (answered) return show(response, pages.again);
    answered = true;
    try {
      if (code === null) throw declined(error);
      const refreshToken = await exchange(client, { code, codeVerifier, redirectUri });
      await keepToken(options.dataDir, {
        refreshToken,
        clientId: options.clientId,
        at: options.clock.now().toString(),
      });
      show(response, pages.done);
      outcome.resolve({ refreshToken });
    } catch (failure) {
      show(response, pages.failed);
      outcome.reject(failure);
    }
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((listening, failed) => server.once("error", failed).listen(0, "127.0.0.1", listening));
  const redirectUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const giveUp = setTimeout(() => outcome.reject(tooLate()), options.patienceMilliseconds ?? 10 * 60_000);
  const stop = () => outcome.reject(options.signal?.reason);
  options.signal?.addEventListener("abort", stop, { once: true });
  try {
    options.onAddress(await consentAddress(client, { state, codeChallenge, redirectUri }));
    return await outcome.promise;
  } finally {
    clearTimeout(giveUp);
    options.signal?.removeEventListener("abort", stop);
    server.close();
    server.closeIdleConnections();
  }
}

type Consent = { state: string; codeChallenge: string; redirectUri: string };

async function consentAddress(client: OAuth2Client, { state, codeChallenge, redirectUri }: Consent): Promise<string> {
  const { CodeChallengeMethod } = await import("google-auth-library");
  return client.generateAuthUrl({
    access_type: "offline",
    // Without it, a second consent yields no refresh token.
    prompt: "consent",
    scope,
    state,
    redirect_uri: redirectUri,
    code_challenge: codeChallenge,
    code_challenge_method: CodeChallengeMethod.S256,
  });
}

type Exchange = { code: string; codeVerifier: string; redirectUri: string };

async function exchange(client: OAuth2Client, { code, codeVerifier, redirectUri }: Exchange): Promise<string> {
  const { tokens } = await client
    .getToken({ code, codeVerifier, redirect_uri: redirectUri })
    .catch((error: unknown) => Promise.reject(signInError(error, { refreshToken: undefined })));
  if (!(tokens.scope ?? "").split(" ").includes(scope)) {
    throw new AppError("YOUTUBE_SIGNED_OUT", `Not everything was agreed to: ${scope} is missing`, {
      hint: "Sign in again, and tick every box that Google shows.",
    });
  }
  if (!tokens.refresh_token) {
    throw new AppError("YOUTUBE_SIGNED_OUT", "Google gave no lasting token", {
      hint: "Take the app's access away at myaccount.google.com/connections, and sign in again.",
    });
  }
  return tokens.refresh_token;
}

function show(response: ServerResponse, { status, html }: Page): void {
  response
    .writeHead(status, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "no-store",
      Connection: "close",
    })
    .end(html);
}

function declined(error: string | null): AppError {
  const word = /^[a-z_]{1,40}$/.test(error ?? "") ? error : "no reason";
  return new AppError("YOUTUBE_SIGNED_OUT", `Google let nobody in (${word})`, {
    hint: 'Sign in again with mruk youtube login, and agree. While the consent screen is in "Testing", only its test users can.',
  });
}

const tooLate = () =>
  new AppError("YOUTUBE_SIGNED_OUT", "Nobody came back from the browser", {
    hint: "Run mruk youtube login again. The browser must be on this machine, or reach its port through a tunnel.",
  });
