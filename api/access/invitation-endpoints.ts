import type { Request } from "express";
import { z } from "zod";
import { adminOf, markAdmin } from "#api/platform/admin.ts";
import { nameTarget } from "#api/platform/http/admin-change.ts";
import { type Endpoint, endpoint, json, pathParameter } from "#api/platform/http/endpoint.ts";
import { Success } from "#api/platform/http/error-body.ts";
import { rates } from "#api/platform/http/rates.ts";
import type { Access } from "./access.ts";
import { browserFamily } from "./browser-family.ts";
import { invitationLink } from "./invitations.ts";
import type { AccessMail } from "./mail.ts";
import {
  Acceptance,
  InvitationOrder,
  InvitationToken,
  ListedInvitation,
  MadeInvitation,
  Session,
  ShownInvitation,
} from "./model.ts";
import type { Note } from "./people-endpoints.ts";
import { noInvitation } from "./refusals.ts";

const bodyLimit = 32_768;
/** The holder of a link is not signed in yet. The token comes in the body, where no log sees it. */
const byToken = { method: "post", access: "everybody", rate: rates.signIns, bodyLimit } as const;

export type InvitationParts = {
  access: Pick<Access, "invitations" | "invite" | "revoke" | "invitation" | "accept">;
  /** Null where no mail server is configured. */
  mail: AccessMail | null;
  /** The site's address; without a configured one, the request's. */
  originOf(request: Request): string;
  note: Note;
};

/** Inviting people by a link, and accepting an invitation. */
export function invitationEndpoints({ access, mail, originOf, note }: InvitationParts): Endpoint[] {
  const list = endpoint({
    method: "get",
    access: "owner",
    path: "/api/admin/invitations",
    summary: "The open invitations, newest first",
    answers: { 200: json("The invitations.", z.array(ListedInvitation)) },
    handle: () => access.invitations(),
  });
  const invite = endpoint({
    method: "post",
    access: "owner",
    path: "/api/admin/invitations",
    summary: "Invite somebody by a link, which works once, for seven days",
    body: InvitationOrder,
    answers: { 201: json("The invitation and its link, which is not shown again.", MadeInvitation) },
    refusals: ["ACCOUNTS_FULL", "STATE_UNAVAILABLE"],
    async handle({ body, request, response }) {
      const admin = adminOf(response);
      const { invitation, token } = await access.invite(body, admin.id);
      nameTarget(response, [body.name, body.role].filter(Boolean).join(": "));
      const link = invitationLink({ origin: originOf(request), language: body.language, token });
      const { email: to, language, role } = body;
      const isMailed = to !== undefined && mail !== null && (await mail.invite({ to, language, role, link }, admin));
      return { invitation, link, isMailed };
    },
  });
  const revoke = endpoint({
    method: "delete",
    access: "owner",
    path: "/api/admin/invitations/{id}",
    summary: "Take an invitation back",
    params: { id: pathParameter(z.uuid(), noInvitation) },
    answers: { 200: json("It is void.", Success) },
    refusals: ["INVITATION_GONE", "STATE_UNAVAILABLE"],
    async handle({ params }) {
      await access.revoke(params.id);
      return { success: true };
    },
  });
  const show = endpoint({
    ...byToken,
    path: "/api/admin/invitation",
    isQuestion: true,
    summary: "What an invitation's link invites to",
    body: InvitationToken,
    answers: { 200: json("The invitation.", ShownInvitation) },
    refusals: ["INVITATION_GONE"],
    handle: ({ body }) => access.invitation(body.token),
  });
  const accept = endpoint({
    ...byToken,
    path: "/api/admin/invitation/accept",
    summary: "Accept an invitation with a name and a password",
    body: Acceptance,
    answers: { 201: json("The new account's first session.", Session) },
    refusals: ["INVITATION_GONE", "USERNAME_TAKEN", "ACCOUNTS_FULL", "PASSWORD_WEAK", "STATE_UNAVAILABLE"],
    async handle({ body, request, response }) {
      const { session, ...answer } = await access.accept(body, browserFamily(request.get("User-Agent")));
      markAdmin(response, answer.admin, session);
      note(response, "Invitation accepted", answer.admin);
      return answer;
    },
  });
  return [list, invite, revoke, show, accept];
}
