// Google's API with the signed-in account: the token for our own uploads, and the client for everything else.
import type { OAuth2Client } from "google-auth-library";
import type { youtube_v3 } from "googleapis/build/src/apis/youtube/index.js";
import { type ZodType, z } from "zod";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { type Addresses, addressesOf } from "./addresses.ts";
import { backOff, type Pace } from "./pace.ts";
import { errorOf, passes, type Refusal, refusalIn, unreachable, unreadable } from "./refusal.ts";
import { readToken } from "./token-file.ts";

export type GoogleOptions = {
  clientId: string;
  clientSecret: string;
  refreshToken: string | undefined;
  dataDir: string;
  clock: Clock;
  baseUrl: string | undefined;
  pace: Pace;
};

type CallOptions = { rootUrl: string; retry: false; timeout: number; signal?: AbortSignal };

export type Google = {
  addresses: Addresses;
  clock: Clock;
  pace: Pace;
  /**
   * The authorization header; with `anew`, from a token that was not used before. Throws YOUTUBE_SIGNED_OUT,
   * YOUTUBE_UNREACHABLE.
   */
  authorization(options?: { anew?: boolean }): Promise<string>;
  /** The error for a sign-in that is no longer accepted. */
  signedOut(): AppError;
  /** Calls the API, retries while that may help, and returns the validated answer. Throws YOUTUBE_…. */
  ask<Answer>(
    schema: ZodType<Answer>,
    call: (api: youtube_v3.Youtube, options: CallOptions) => Promise<{ data: unknown }>,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<Answer>;
};

export function openGoogle(options: GoogleOptions): Google {
  const { clock, pace } = options;
  const addresses = addressesOf(options.baseUrl);
  let signedIn: { refreshToken: string; client: OAuth2Client } | undefined;

  // Read each time, because an administrator may sign in again while a server runs.
  async function client(): Promise<OAuth2Client> {
    const refreshToken = options.refreshToken ?? (await readToken(options.dataDir))?.refreshToken;
    if (refreshToken === undefined) throw signedOut(options, "Nobody has signed in at YouTube");
    if (signedIn?.refreshToken !== refreshToken) {
      signedIn = { refreshToken, client: await createClient(options) };
      signedIn.client.setCredentials({ refresh_token: refreshToken });
    }
    return signedIn.client;
  }

  async function authorization({ anew = false } = {}): Promise<string> {
    const auth = await client();
    if (anew) auth.setCredentials({ refresh_token: auth.credentials.refresh_token ?? null });
    try {
      const { token } = await auth.getAccessToken();
      return `Bearer ${token}`;
    } catch (error) {
      throw signInError(error, options);
    }
  }

  return {
    addresses,
    clock,
    pace,
    authorization,
    signedOut: () => signedOut(options),
    async ask(schema, call, { signal } = {}) {
      // The whole package is the clients of 300 services: a second and 100 MB to load, and most of the types of a check.
      const { youtube } = await import("googleapis/build/src/apis/youtube/index.js");
      const fixed = { rootUrl: addresses.api, retry: false as const, timeout: pace.silenceMilliseconds };
      for (let failures = 1; ; failures++) {
        signal?.throwIfAborted();
        await authorization();
        const api = youtube({ version: "v3", auth: await client() });
        try {
          const read = schema.safeParse((await call(api, { ...fixed, ...(signal && { signal }) })).data);
          if (read.success) return read.data;
          throw unreadable();
        } catch (error) {
          signal?.throwIfAborted();
          const refusal = refusalOf(error);
          if (refusal?.status === 401 && failures === 1) {
            await authorization({ anew: true });
            continue;
          }
          if (failures >= pace.attempts || (refusal && !passes(refusal))) throw apiError(error, refusal, options);
          await backOff({ pace, failures, retryAfter: refusal?.retryAfter, signal });
        }
      }
    },
  };
}

type ClientOptions = Pick<GoogleOptions, "clientId" | "clientSecret" | "baseUrl" | "pace">;

export async function createClient({ clientId, clientSecret, baseUrl, pace }: ClientOptions): Promise<OAuth2Client> {
  const { OAuth2Client } = await import("google-auth-library");
  const { consent, token, revoke } = addressesOf(baseUrl);
  return new OAuth2Client({
    clientId,
    clientSecret,
    endpoints: { oauth2AuthBaseUrl: consent, oauth2TokenUrl: token, oauth2RevokeUrl: revoke },
    transporterOptions: { timeout: Math.min(pace.silenceMilliseconds, 20_000) },
  });
}

// The library's errors carry the request with its headers and its body, so they are replaced entirely.
const LibraryError = z.object({
  response: z.object({
    status: z.number(),
    data: z.unknown(),
    // The class of another package, which has the methods of the platform's own.
    headers: z.custom<Pick<Headers, "get">>((value) => value instanceof Object && "get" in value),
  }),
});
const responseIn = (error: unknown) => LibraryError.safeParse(error).data?.response;

function refusalOf(error: unknown): Refusal | null {
  const response = responseIn(error);
  return response ? refusalIn(response.status, response.data, response.headers.get("retry-after")) : null;
}

function apiError(error: unknown, refusal: Refusal | null, options: GoogleOptions): unknown {
  if (error instanceof AppError) return error;
  if (refusal?.status === 401 && !refusal.reason.startsWith("youtube")) return signedOut(options);
  return refusal ? errorOf(refusal, options) : unreachable(networkCode(error));
}

/** Translates a failure to get a token into an error with a hint. */
export function signInError(error: unknown, options: Pick<GoogleOptions, "refreshToken">): AppError {
  if (error instanceof AppError) return error;
  const response = responseIn(error);
  const why = z.object({ error: z.string() }).safeParse(response?.data).data?.error;
  if (why === "invalid_grant") return signedOut(options);
  if (why === "invalid_client" || why === "unauthorized_client") {
    return new AppError("YOUTUBE_SIGNED_OUT", `Google does not know the app that signs in (${why})`, {
      hint: "Check YOUTUBE_CLIENT_ID and YOUTUBE_CLIENT_SECRET against the OAuth client of the Google project.",
    });
  }
  if (response && response.status < 500) {
    return new AppError("YOUTUBE_SIGNED_OUT", `Google gives no token (${response.status})`, {
      hint: "Sign in again: mruk youtube login",
    });
  }
  return unreachable(response ? `status ${response.status}` : networkCode(error));
}

export function signedOut(
  { refreshToken }: Pick<GoogleOptions, "refreshToken">,
  message = "YouTube no longer takes our sign-in",
): AppError {
  const again =
    refreshToken === undefined
      ? "Sign in again: mruk youtube login."
      : "Sign in again: mruk youtube login --print, and put the new token in the place of YOUTUBE_REFRESH_TOKEN.";
  return new AppError("YOUTUBE_SIGNED_OUT", message, {
    hint: `${again} While the consent screen of the Google project is in "Testing", a sign-in ends after seven days: publish the app.`,
  });
}

/** The system's error code, which contains no address and no secret. */
export function networkCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (/^[A-Z][A-Z0-9_]+$/.test(code)) return code;
    if (cause.name === "TimeoutError" || cause.name === "AbortError") return "no answer";
  }
  return "the connection broke";
}
