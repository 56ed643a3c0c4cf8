import type { Response } from "express";
import { adminOf, markAdmin, sessionIdOf } from "#api/platform/admin.ts";
import { AppError } from "#api/platform/errors.ts";
import { nameTarget } from "#api/platform/http/admin-change.ts";
import { type Endpoint, type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import { Success } from "#api/platform/http/error-body.ts";
import { networkOf } from "#api/platform/http/network.ts";
import { rates } from "#api/platform/http/rates.ts";
import { requestIdOf } from "#api/platform/http/request-id.ts";
import type { Access } from "./access.ts";
import { browserFamily } from "./browser-family.ts";
import { type InvitationParts, invitationEndpoints } from "./invitation-endpoints.ts";
import {
  Acceptance,
  Credentials,
  InvitationOrder,
  ListedAccount,
  ListedInvitation,
  ListedSession,
  MadeInvitation,
  NewAccount,
  NewPerson,
  OwnSession,
  PasswordChange,
  RoleChange,
  Session,
  ShownInvitation,
} from "./model.ts";
import { ListedPasskey, NewPasskey } from "./passkeys/model.ts";
import { passkeyEndpoints } from "./passkeys/passkey-endpoints.ts";
import { Administrator, type Note, type Notes, peopleEndpoints } from "./people-endpoints.ts";
import { whoOf } from "./proof.ts";
import { recoveryEndpoints } from "./recovery/recovery-endpoints.ts";
import { resetEndpoints } from "./recovery/reset-endpoints.ts";
import { setUpDone } from "./refusals.ts";
import { sessionEndpoints } from "./session-endpoints.ts";

export type AccessParts = { access: Access; log: Log } & Pick<InvitationParts, "originOf"> & {
    accessMail: InvitationParts["mail"];
  };
type Log = Record<"info" | "warn", (facts: object, message: string) => void>;

const throttled = ["LOGIN_FAILED", "LOGIN_THROTTLED", "STATE_UNAVAILABLE"] as const;
const schemas = {
  Credentials,
  NewAccount,
  NewPerson,
  ListedAccount,
  RoleChange,
  PasswordChange,
  Session,
  Administrator,
  OwnSession,
  ListedSession,
  InvitationOrder,
  ListedInvitation,
  MadeInvitation,
  ShownInvitation,
  Acceptance,
  NewPasskey,
  ListedPasskey,
};
/** Two passwords of a thousand characters, however they are escaped. */
const bodyLimit = 32_768;
const entering = { method: "post", access: "everybody", rate: rates.signIns, bodyLimit } as const;
const changing = { method: "post", access: "editor", bodyLimit } as const;

/**
 * The log gets the names of those who signed in and what they changed. Of refused callers it gets only the reason, because a name may
 * be a password typed into the wrong field.
 */
export function accessEndpoints({ access, log, accessMail: mail, originOf }: AccessParts): EndpointGroup {
  const note = (response: Response, message: string, admin: { username: string }) =>
    log.info({ requestId: requestIdOf(response), admin: admin.username }, message);
  const noteRefusal = (response: Response, message: string) => (error: unknown) => {
    if (error instanceof AppError) log.warn({ requestId: requestIdOf(response), code: error.code }, message);
    throw error;
  };
  return {
    title: "Access",
    schemas,
    endpoints: [
      ...ownEndpoints(access, { note, noteRefusal }),
      ...accountEndpoints(access, note),
      ...peopleEndpoints(access, note),
      ...sessionEndpoints(access),
      ...invitationEndpoints({ access, mail, originOf, note }),
      ...passkeyEndpoints({ access, originOf, note, noteRefusal }),
      ...recoveryEndpoints({ access, note, noteRefusal }),
      ...resetEndpoints({ access, mail, originOf, note, noteRefusal }),
    ],
  };
}

/** An administrator's own account. */
function ownEndpoints(access: Access, { note, noteRefusal }: Notes): Endpoint[] {
  const login = endpoint({
    ...entering,
    path: "/api/admin/login",
    summary: "Sign in",
    body: Credentials,
    answers: { 200: json("The token for everything else.", Session) },
    refusals: throttled,
    async handle({ body, request, response }) {
      const { session, ...answer } = await access
        .login(body, networkOf(request.ip), browserFamily(request.get("User-Agent")))
        .catch(noteRefusal(response, "A sign-in was refused"));
      markAdmin(response, answer.admin, session);
      note(response, "Signed in", answer.admin);
      return answer;
    },
  });
  const setup = endpoint({
    ...entering,
    path: "/api/admin/setup",
    summary: "Make the very first administrator",
    body: NewAccount,
    answers: { 201: json("The administrator.", Administrator) },
    refusals: ["SETUP_DONE", "PASSWORD_WEAK", "STATE_UNAVAILABLE"],
    admit() {
      if (access.isSetUp()) throw setUpDone();
    },
    async handle({ body, response }) {
      const admin = await access.setUp(body);
      markAdmin(response, admin, null);
      note(response, "Administrator made", admin);
      return { success: true, admin };
    },
  });
  const logout = endpoint({
    ...changing,
    path: "/api/admin/logout",
    summary: "End this session",
    answers: { 200: json("It is no longer good.", Success) },
    refusals: ["SESSION_NOT_FOUND", "STATE_UNAVAILABLE"],
    async handle({ response }) {
      const session = sessionIdOf(response);
      if (session !== null) await access.endSession(session);
      note(response, "Signed out", adminOf(response));
      return { success: true };
    },
  });
  const password = endpoint({
    ...changing,
    path: "/api/admin/password",
    summary:
      "Change one's own password (the current one is not asked of who came in by a passkey or a recovery code just now), which ends every session of the account and begins a new one",
    body: PasswordChange,
    answers: { 200: json("A new token.", Session) },
    refusals: ["PASSWORD_WEAK", "ACCOUNT_NOT_FOUND", ...throttled],
    async handle({ body, request, response }) {
      const { session } = whoOf(response);
      const place = { session, address: networkOf(request.ip), browser: browserFamily(request.get("User-Agent")) };
      const { session: _, ...answer } = await access
        .changePassword(adminOf(response), body, place)
        .catch(noteRefusal(response, "A change of password was refused"));
      note(response, "Password changed", answer.admin);
      return answer;
    },
  });
  return [login, setup, logout, password];
}

/** Other people's accounts. */
function accountEndpoints(access: Access, note: Note): Endpoint[] {
  const create = endpoint({
    ...changing,
    access: "owner",
    path: "/api/admin/accounts",
    summary: "One more account, with its password",
    body: NewPerson,
    answers: { 201: json("The account.", Administrator) },
    refusals: ["USERNAME_TAKEN", "ACCOUNTS_FULL", "PASSWORD_WEAK", "STATE_UNAVAILABLE"],
    async handle({ body, response }) {
      const admin = await access.create(body);
      nameTarget(response, `${admin.username}: ${admin.role}`);
      note(response, "Administrator made", admin);
      return { success: true, admin };
    },
  });
  const reset = endpoint({
    ...changing,
    access: { ownerCommand: "mruk admin reset-password" },
    path: "/api/admin/accounts/password",
    summary: "Another password for an administrator, by the owner of the server's machine",
    body: NewAccount,
    answers: { 200: json("The administrator.", Administrator) },
    refusals: ["ACCOUNT_NOT_FOUND", "PASSWORD_WEAK", "STATE_UNAVAILABLE"],
    async handle({ body, response }) {
      const admin = await access.resetPassword(body);
      nameTarget(response, admin.username);
      note(response, "Password set by the owner", admin);
      return { success: true, admin };
    },
  });
  return [create, reset];
}
