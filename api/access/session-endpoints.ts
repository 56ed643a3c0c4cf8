import { z } from "zod";
import { type Admin, adminOf, sessionIdOf } from "#api/platform/admin.ts";
import { type Endpoint, endpoint, json, pathParameter } from "#api/platform/http/endpoint.ts";
import { Success } from "#api/platform/http/error-body.ts";
import { includesRole } from "#api/platform/roles.ts";
import { ListedSession, OwnSession } from "./model.ts";
import { noAccount, noSession } from "./refusals.ts";
import type { Sessions } from "./sessions.ts";

const ended = { 200: json("Ended.", Success) };
const ofAccount = {
  access: "owner",
  path: "/api/admin/accounts/{id}/sessions",
  params: { id: pathParameter(z.uuid(), noAccount) },
} as const;

/** Where one is signed in, and how to end it; owners may end anybody's sessions. */
export function sessionEndpoints(sessions: Sessions): Endpoint[] {
  const own = endpoint({
    method: "get",
    access: "editor",
    path: "/api/admin/sessions",
    summary: "One's own sessions, the last seen first",
    answers: { 200: json("The sessions.", z.array(OwnSession)) },
    async handle({ response }) {
      const current = sessionIdOf(response);
      const own = await sessions.sessions(adminOf(response).id);
      return own.map((session) => ({ ...session, isCurrent: session.id === current }));
    },
  });
  const endOthers = endpoint({
    method: "delete",
    access: "editor",
    path: "/api/admin/sessions",
    summary: "End all one's own sessions but this one",
    answers: ended,
    refusals: ["STATE_UNAVAILABLE"],
    async handle({ response }) {
      await sessions.endSessions(adminOf(response).id, sessionIdOf(response) ?? undefined);
      return { success: true };
    },
  });
  const endOne = endpoint({
    method: "delete",
    access: "editor",
    path: "/api/admin/sessions/{id}",
    summary: "End one of one's own sessions, or as an owner anybody's",
    params: { id: pathParameter(z.uuid(), noSession) },
    answers: ended,
    refusals: ["SESSION_NOT_FOUND", "STATE_UNAVAILABLE"],
    async handle({ params, response }) {
      await sessions.endSession(params.id, withinReach(adminOf(response)));
      return { success: true };
    },
  });
  const list = endpoint({
    ...ofAccount,
    method: "get",
    summary: "An account's sessions, the last seen first",
    answers: { 200: json("The sessions.", z.array(ListedSession)) },
    refusals: ["ACCOUNT_NOT_FOUND"],
    handle: ({ params }) => sessions.sessions(params.id),
  });
  const endAll = endpoint({
    ...ofAccount,
    method: "delete",
    summary: "End all sessions of an account",
    answers: ended,
    refusals: ["ACCOUNT_NOT_FOUND", "STATE_UNAVAILABLE"],
    async handle({ params }) {
      await sessions.endSessions(params.id);
      return { success: true };
    },
  });
  return [own, endOthers, endOne, list, endAll];
}

/** The account whose sessions somebody may end; undefined where it is anybody's. */
const withinReach = ({ id, role }: Admin): string | undefined => (includesRole(role, "owner") ? undefined : id);
