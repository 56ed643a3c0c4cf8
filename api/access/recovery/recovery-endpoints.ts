import { z } from "zod";
import { adminOf, markAdmin } from "#api/platform/admin.ts";
import { type Endpoint, endpoint, json } from "#api/platform/http/endpoint.ts";
import { networkOf } from "#api/platform/http/network.ts";
import { rates } from "#api/platform/http/rates.ts";
import { browserFamily } from "../browser-family.ts";
import { RecoveryCodesLeft, RecoveryCodesMade, RecoverySession, RecoverySignIn } from "../model.ts";
import type { Notes } from "../people-endpoints.ts";
import { whoOf } from "../proof.ts";
import type { RecoveryCodes } from "./recovery-codes.ts";

type Parts = Notes & { access: RecoveryCodes };

/** Recovery codes: to make, and to sign in with in the place of a password. */
export function recoveryEndpoints({ access, note, noteRefusal }: Parts): Endpoint[] {
  const signIn = endpoint({
    method: "post",
    access: "everybody",
    rate: rates.signIns,
    path: "/api/admin/login/recovery",
    summary: "Sign in with a recovery code in the place of the password",
    body: RecoverySignIn,
    answers: { 200: json("The token for everything else, and how many codes are left.", RecoverySession) },
    refusals: ["RECOVERY_FAILED", "LOGIN_THROTTLED", "STATE_UNAVAILABLE"],
    async handle({ body, request, response }) {
      const place = { address: networkOf(request.ip), browser: browserFamily(request.get("User-Agent")) };
      const { session, ...answer } = await access
        .signInByCode(body, place)
        .catch(noteRefusal(response, "A sign-in by recovery code was refused"));
      markAdmin(response, answer.admin, session);
      note(response, "Signed in", answer.admin);
      return answer;
    },
  });
  const left = endpoint({
    method: "get",
    access: "editor",
    path: "/api/admin/me/recovery-codes",
    summary: "How many unused recovery codes one has",
    answers: { 200: json("Their number.", RecoveryCodesLeft) },
    handle: async ({ response }) => ({ left: await access.recoveryCodesLeft(adminOf(response).id) }),
  });
  const make = endpoint({
    method: "post",
    access: "editor",
    path: "/api/admin/me/recovery-codes",
    summary: "Make ten new recovery codes, which void the earlier ones",
    body: z.strictObject({}),
    answers: { 201: json("The codes, which are not shown again.", RecoveryCodesMade) },
    refusals: ["PROOF_REQUIRED", "ACCOUNT_NOT_FOUND", "STATE_UNAVAILABLE"],
    async handle({ response }) {
      const codes = await access.makeRecoveryCodes(whoOf(response));
      note(response, "Recovery codes made", adminOf(response));
      return { codes };
    },
  });
  return [signIn, left, make];
}
