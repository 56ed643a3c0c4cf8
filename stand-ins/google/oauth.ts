// The consent page, which agrees by itself, and the token endpoint.
import { createHash, randomBytes } from "node:crypto";
import type { Answer, ReceivedRequest } from "../stand-in.ts";
import { oauthRefusal } from "./refusal.ts";
import type { GoogleState } from "./state.ts";

export const client = { id: "stand-in.apps.googleusercontent.com", secret: "stand-in-client-secret" };
export const refreshToken = "stand-in-refresh-token";

const scopes = ["youtube.upload", "youtube.force-ssl", "youtube.readonly"].map(
  (name) => `https://www.googleapis.com/auth/${name}`,
);

type Code = { challenge: string; redirectUri: string; scope: string };

export function openOAuth(state: GoogleState) {
  const codes = new Map<string, Code>();
  const refreshTokens = new Set([refreshToken]);
  const accessTokens = new Set<string>();

  function consent({ query }: ReceivedRequest): Answer {
    const redirectUri = query.get("redirect_uri") ?? "";
    const requested = (query.get("scope") ?? "").split(" ");
    const wrong =
      query.get("client_id") !== client.id ||
      query.get("response_type") !== "code" ||
      query.get("access_type") !== "offline" ||
      query.get("code_challenge_method") !== "S256" ||
      !/^[\w-]{43}$/.test(query.get("code_challenge") ?? "") ||
      !query.get("state") ||
      !/^http:\/\/(127\.0\.0\.1|\[::1\]):\d+(\/|$)/.test(redirectUri) ||
      requested.some((scope) => !scopes.includes(scope));
    if (wrong) return { status: 400, body: "Error 400: invalid_request" };
    const back = new URL(redirectUri);
    back.searchParams.set("state", query.get("state") ?? "");
    if (state.behaves.consent === "deny") back.searchParams.set("error", "access_denied");
    else {
      const code = randomBytes(16).toString("base64url");
      const scope = requested.filter((each) => !state.behaves.withheld.includes(each)).join(" ");
      codes.set(code, { challenge: query.get("code_challenge") ?? "", redirectUri, scope });
      back.searchParams.set("code", code);
      back.searchParams.set("scope", scope);
    }
    return { status: 302, headers: { Location: back.href } };
  }

  function token({ headers, body }: ReceivedRequest): Answer {
    if (!headers["content-type"]?.startsWith("application/x-www-form-urlencoded")) {
      return oauthRefusal("invalid_request", "Not a form");
    }
    const form = new URLSearchParams(body.toString());
    if (form.get("client_id") !== client.id || form.get("client_secret") !== client.secret) {
      return oauthRefusal("invalid_client", "The OAuth client was not found.", 401);
    }
    if (form.get("grant_type") === "refresh_token") {
      const known = refreshTokens.has(form.get("refresh_token") ?? "");
      if (!known || state.behaves.revoked) {
        return oauthRefusal("invalid_grant", "Token has been expired or revoked.");
      }
      return { body: { ...newAccess(), scope: scopes.join(" ") } };
    }
    if (form.get("grant_type") !== "authorization_code") return oauthRefusal("unsupported_grant_type", "Unknown");
    const code = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (code?.challenge !== proof || code.redirectUri !== form.get("redirect_uri")) {
      return oauthRefusal("invalid_grant", "Malformed auth code.");
    }
    const refresh = `stand-in-refresh-${randomBytes(12).toString("base64url")}`;
    refreshTokens.add(refresh);
    return { body: { ...newAccess(), refresh_token: refresh, scope: code.scope } };
  }

  function newAccess() {
    const access = `ya29.stand-in-${randomBytes(12).toString("base64url")}`;
    accessTokens.add(access);
    return { access_token: access, expires_in: 3599, token_type: "Bearer" };
  }

  return {
    consent,
    token,
    revoke({ query, body }: ReceivedRequest): Answer {
      const given = query.get("token") ?? new URLSearchParams(body.toString()).get("token") ?? "";
      if (!refreshTokens.delete(given)) return oauthRefusal("invalid_token", "Token expired or revoked");
      return { body: {} };
    },
    isSignedIn: ({ headers }: ReceivedRequest) =>
      accessTokens.has(headers.authorization?.replace(/^Bearer /, "") ?? ""),
    /** Ends every access token. */
    endAccess: () => accessTokens.clear(),
  };
}
