import type { Request } from "express";
import { z } from "zod";
import { adminOf, markAdmin } from "#api/platform/admin.ts";
import { nameTarget } from "#api/platform/http/admin-change.ts";
import { type Endpoint, endpoint, json, pathParameter } from "#api/platform/http/endpoint.ts";
import { Success } from "#api/platform/http/error-body.ts";
import { networkOf } from "#api/platform/http/network.ts";
import { rates } from "#api/platform/http/rates.ts";
import type { Access } from "../access.ts";
import { browserFamily } from "../browser-family.ts";
import { PasswordProof, Session } from "../model.ts";
import type { Notes } from "../people-endpoints.ts";
import { whoOf } from "../proof.ts";
import { noPasskey } from "../refusals.ts";
import { CredentialId, ListedPasskey, NewPasskey, PasskeyOptions, PasskeySignIn } from "./model.ts";
import type { Passkeys } from "./passkeys.ts";
import { type RelyingParty, relyingParty } from "./web-authn.ts";

/** An attestation may hold certificates. */
const bodyLimit = 65_536;

export type PasskeyParts = Notes & {
  access: Passkeys & Pick<Access, "proveByPassword">;
  /** The site's address; without a configured one, the request's. */
  originOf(request: Request): string;
};

/** Passkeys: to sign in with, to look after, and to prove that one is still there. */
export const passkeyEndpoints = (parts: PasskeyParts): Endpoint[] => [
  ...signInEndpoints(parts),
  ...ownPasskeys(parts),
  ...proofEndpoints(parts),
];

const siteOf = ({ originOf }: PasskeyParts, request: Request): RelyingParty => relyingParty(originOf(request));

/** Both are for those who are not signed in yet. */
function signInEndpoints(parts: PasskeyParts): Endpoint[] {
  const { access, note, noteRefusal } = parts;
  const open = { method: "post", access: "everybody", rate: rates.signIns, bodyLimit } as const;
  const signIn = endpoint({
    ...open,
    path: "/api/admin/login/passkey",
    summary: "Sign in with a passkey",
    body: PasskeySignIn,
    answers: { 200: json("The token for everything else.", Session) },
    refusals: ["CHALLENGE_OVER", "PASSKEY_REFUSED", "PASSKEY_CLONED", "LOGIN_THROTTLED", "STATE_UNAVAILABLE"],
    async handle({ body, request, response }) {
      const { session, ...answer } = await access
        .signInByPasskey({
          ...body,
          site: siteOf(parts, request),
          browser: browserFamily(request.get("User-Agent")),
          // The audit log notes whose passkey counted wrong.
          onIdentified: (admin) => markAdmin(response, admin, null),
        })
        .catch(noteRefusal(response, "A sign-in by passkey was refused"));
      markAdmin(response, answer.admin, session);
      note(response, "Signed in", answer.admin);
      return answer;
    },
  });
  const options = endpoint({
    ...open,
    path: "/api/admin/login/passkey/options",
    isQuestion: true,
    summary: "A challenge to sign in with a passkey, good once, for five minutes",
    body: z.strictObject({}),
    answers: { 200: json("Options for `navigator.credentials.get`.", PasskeyOptions) },
    handle: ({ request }) => access.passkeySignInOptions(siteOf(parts, request)),
  });
  return [signIn, options];
}

function ownPasskeys(parts: PasskeyParts): Endpoint[] {
  const { access, note, noteRefusal } = parts;
  const list = endpoint({
    method: "get",
    access: "editor",
    path: "/api/admin/me/passkeys",
    summary: "One's own passkeys, oldest first",
    answers: { 200: json("The passkeys.", z.array(ListedPasskey)) },
    handle: ({ response }) => access.passkeys(adminOf(response).id),
  });
  const options = endpoint({
    method: "post",
    access: "editor",
    path: "/api/admin/me/passkeys/options",
    isQuestion: true,
    summary: "A challenge to make a passkey, good once, for five minutes",
    body: z.strictObject({}),
    answers: { 200: json("Options for `navigator.credentials.create`.", PasskeyOptions) },
    refusals: ["PROOF_REQUIRED", "ACCOUNT_NOT_FOUND", "PASSKEYS_FULL"],
    handle: ({ request, response }) => access.passkeyOptions(whoOf(response), siteOf(parts, request)),
  });
  const add = endpoint({
    method: "post",
    access: "editor",
    path: "/api/admin/me/passkeys",
    summary: "Add a passkey to one's own account",
    body: NewPasskey,
    bodyLimit,
    answers: { 201: json("The passkey.", ListedPasskey) },
    refusals: [
      "PROOF_REQUIRED",
      "ACCOUNT_NOT_FOUND",
      "CHALLENGE_OVER",
      "PASSKEY_REFUSED",
      "PASSKEY_KNOWN",
      "PASSKEYS_FULL",
      "LOGIN_THROTTLED",
      "STATE_UNAVAILABLE",
    ],
    async handle({ body, request, response }) {
      const passkey = await access
        .addPasskey(whoOf(response), body, siteOf(parts, request))
        .catch(noteRefusal(response, "A new passkey was refused"));
      nameTarget(response, passkey.name);
      note(response, "Passkey added", adminOf(response));
      return passkey;
    },
  });
  const remove = endpoint({
    method: "delete",
    access: "editor",
    path: "/api/admin/me/passkeys/{id}",
    summary: "Remove one of one's own passkeys",
    params: { id: pathParameter(CredentialId, noPasskey) },
    answers: { 200: json("It is no longer good.", Success) },
    refusals: ["PROOF_REQUIRED", "ACCOUNT_NOT_FOUND", "PASSKEY_NOT_FOUND", "STATE_UNAVAILABLE"],
    async handle({ params, response }) {
      const { name } = await access.removePasskey(whoOf(response), params.id);
      nameTarget(response, name);
      note(response, "Passkey removed", adminOf(response));
      return { success: true };
    },
  });
  return [list, options, add, remove];
}

/** Ways of signing in can be changed for a quarter of an hour after one of these. */
function proofEndpoints(parts: PasskeyParts): Endpoint[] {
  const { access, noteRefusal } = parts;
  const prove = endpoint({
    method: "post",
    access: "editor",
    path: "/api/admin/me/proof",
    summary: "Show by the password or a passkey that one is still there",
    body: z.union([PasswordProof, PasskeySignIn]),
    rate: rates.signIns,
    bodyLimit,
    answers: { 200: json("It counts for a quarter of an hour.", Success) },
    refusals: [
      "ACCOUNT_NOT_FOUND",
      "LOGIN_THROTTLED",
      "CHALLENGE_OVER",
      "PASSKEY_REFUSED",
      "PASSKEY_CLONED",
      "STATE_UNAVAILABLE",
    ],
    async handle({ body, request, response }) {
      const who = whoOf(response);
      const proven =
        "password" in body
          ? access.proveByPassword(who, body.password, networkOf(request.ip))
          : access.proveByPasskey(who, { ...body, site: siteOf(parts, request) });
      await proven.catch(noteRefusal(response, "A proof was refused"));
      return { success: true };
    },
  });
  const options = endpoint({
    method: "post",
    access: "editor",
    path: "/api/admin/me/proof/options",
    isQuestion: true,
    summary: "A challenge to prove by a passkey that one is still there, good once, for five minutes",
    body: z.strictObject({}),
    answers: { 200: json("Options for `navigator.credentials.get`.", PasskeyOptions) },
    handle: ({ request, response }) => access.proofOptions(whoOf(response), siteOf(parts, request)),
  });
  return [prove, options];
}
