import type { Request } from "express";
import { adminOf, markAdmin } from "#api/platform/admin.ts";
import { type Endpoint, endpoint, json } from "#api/platform/http/endpoint.ts";
import { Success } from "#api/platform/http/error-body.ts";
import { rates } from "#api/platform/http/rates.ts";
import type { AccessMail } from "../mail.ts";
import { EmailOrder, Forgotten, MailToken, OwnEmail, PasswordReset } from "../model.ts";
import type { Notes } from "../people-endpoints.ts";
import { whoOf } from "../proof.ts";
import { mailOff } from "../refusals.ts";
import { mailLink, type PasswordResets } from "./password-reset.ts";

type Parts = Notes & {
  access: PasswordResets;
  /** Null where no mail server is configured. */
  mail: AccessMail | null;
  originOf(request: Request): string;
};

/** Getting back in by mail: one's own address, and links to a new password. */
export const resetEndpoints = (parts: Parts): Endpoint[] => [...byLink(parts), ...ownAddress(parts)];

/** Those who ask have forgotten the password, so none of them is signed in. The tokens come in bodies, where no log sees them. */
function byLink({ access, mail, originOf, note, noteRefusal }: Parts): Endpoint[] {
  const open = { method: "post", access: "everybody" } as const;
  const forgotten = endpoint({
    ...open,
    path: "/api/admin/password/forgotten",
    isQuestion: true,
    summary: "Have a link to a new password sent, if there is such an account with an address; the answer does not say",
    rate: rates.passwordResets,
    body: Forgotten,
    answers: { 200: json("The same for every name.", Success) },
    refusals: ["MAIL_OFF"],
    handle({ body, request }) {
      if (mail === null) throw mailOff();
      const origin = originOf(request);
      // Nobody waits for it, so that neither the answer nor its time says whether there is such an account.
      void access
        .resetLinks(body.name)
        .then((links) =>
          Promise.all(
            links.map(({ token, ...to }) =>
              mail.recover({ ...to, kind: "reset", link: mailLink("reset", { ...to, token }, origin) }),
            ),
          ),
        )
        .catch(mail.reportFailure);
      return { success: true };
    },
  });
  const reset = endpoint({
    ...open,
    path: "/api/admin/password/reset",
    summary: "Choose a new password by the link of a mail, which ends every session of the account",
    rate: rates.signIns,
    bodyLimit: 32_768,
    body: PasswordReset,
    answers: { 200: json("The new password counts.", Success) },
    refusals: ["MAIL_LINK_OVER", "PASSWORD_WEAK", "STATE_UNAVAILABLE"],
    async handle({ body, response }) {
      const admin = await access.resetByLink(body).catch(noteRefusal(response, "A new password by mail was refused"));
      markAdmin(response, admin, null);
      note(response, "Password set by a mail's link", admin);
      return { success: true };
    },
  });
  const confirm = endpoint({
    ...open,
    path: "/api/admin/email/confirm",
    summary: "Confirm an address by the link of a mail",
    rate: rates.signIns,
    body: MailToken,
    answers: { 200: json("The account has this address now.", Success) },
    refusals: ["MAIL_LINK_OVER", "STATE_UNAVAILABLE"],
    async handle({ body, response }) {
      const admin = await access.confirmEmail(body.token).catch(noteRefusal(response, "An address was refused"));
      markAdmin(response, admin, null);
      note(response, "Address confirmed", admin);
      return { success: true };
    },
  });
  return [forgotten, reset, confirm];
}

function ownAddress({ access, mail, originOf, note }: Parts): Endpoint[] {
  const show = endpoint({
    method: "get",
    access: "editor",
    path: "/api/admin/me/email",
    summary: "One's own address for a forgotten password, and whether mail can be sent",
    answers: { 200: json("The confirmed address.", OwnEmail) },
    handle: async ({ response }) => ({
      email: await access.ownEmail(adminOf(response).id),
      isMailOn: mail !== null,
    }),
  });
  const set = endpoint({
    method: "put",
    access: "editor",
    path: "/api/admin/me/email",
    summary: "Give another address, which counts once its mail was answered",
    rate: rates.passwordResets,
    body: EmailOrder,
    answers: { 200: json("A mail with a link was sent there.", Success) },
    refusals: ["PROOF_REQUIRED", "ACCOUNT_NOT_FOUND", "MAIL_OFF", "MAIL_UNAVAILABLE"],
    async handle({ body, request, response }) {
      if (mail === null) throw mailOff();
      const { token, ...to } = await access.emailLink(whoOf(response), body);
      await mail.recover({ ...to, kind: "address", link: mailLink("address", { ...to, token }, originOf(request)) });
      note(response, "Asked to confirm an address", adminOf(response));
      return { success: true };
    },
  });
  const remove = endpoint({
    method: "delete",
    access: "editor",
    path: "/api/admin/me/email",
    summary: "Forget one's own address",
    answers: { 200: json("It is forgotten.", Success) },
    refusals: ["PROOF_REQUIRED", "ACCOUNT_NOT_FOUND", "STATE_UNAVAILABLE"],
    async handle({ response }) {
      await access.removeEmail(whoOf(response));
      note(response, "Address removed", adminOf(response));
      return { success: true };
    },
  });
  return [show, set, remove];
}
