import type { Response } from "express";
import { z } from "zod";
import { adminOf } from "#api/platform/admin.ts";
import { nameTarget } from "#api/platform/http/admin-change.ts";
import { type Endpoint, endpoint, json, pathParameter } from "#api/platform/http/endpoint.ts";
import { Success } from "#api/platform/http/error-body.ts";
import { ListedAccount, RoleChange, SignedInAdmin } from "./model.ts";
import type { People } from "./people.ts";
import { noAccount } from "./refusals.ts";

export type Note = (response: Response, message: string, admin: { username: string }) => void;

/** Writes to the log who did something, and what was refused. */
export type Notes = { note: Note; noteRefusal(response: Response, message: string): (error: unknown) => never };

export const Administrator = Success.extend({ admin: SignedInAdmin });

const accountId = pathParameter(z.uuid(), noAccount);
const ofAccount = {
  access: "owner",
  params: { id: accountId },
  answers: { 200: json("The account.", Administrator) },
  refusals: ["ACCOUNT_NOT_FOUND", "LAST_OWNER", "STATE_UNAVAILABLE"],
} as const;

/** Accounts: one's own, the list of all, and the decisions of owners about them. */
export function peopleEndpoints(people: People, note: Note): Endpoint[] {
  const me = endpoint({
    method: "get",
    access: "editor",
    path: "/api/admin/me",
    summary: "Who is signed in, with their present role",
    answers: { 200: json("The account.", SignedInAdmin) },
    handle: ({ response }) => adminOf(response),
  });
  const leave = endpoint({
    method: "delete",
    access: "editor",
    path: "/api/admin/me",
    summary: "Remove one's own account",
    answers: { 200: json("It was removed.", Administrator) },
    refusals: ["ACCOUNT_NOT_FOUND", "LAST_OWNER", "STATE_UNAVAILABLE"],
    async handle({ response }) {
      const admin = await people.remove(adminOf(response).id);
      note(response, "Left", admin);
      return { success: true, admin };
    },
  });
  const list = endpoint({
    method: "get",
    access: "owner",
    path: "/api/admin/accounts",
    summary: "Every account, oldest first",
    answers: { 200: json("The accounts.", z.array(ListedAccount)) },
    handle: () => people.people(),
  });
  const change = endpoint({
    ...ofAccount,
    method: "put",
    path: "/api/admin/accounts/{id}",
    summary: "Give an account another role, from its next request on",
    body: RoleChange,
    async handle({ params, body, response }) {
      const admin = await people.setRole(params.id, body.role);
      nameTarget(response, `${admin.username}: ${admin.role}`);
      note(response, "Role changed", admin);
      return { success: true, admin };
    },
  });
  const remove = endpoint({
    ...ofAccount,
    method: "delete",
    path: "/api/admin/accounts/{id}",
    summary: "Remove an account, which ends its sessions",
    async handle({ params, response }) {
      const admin = await people.remove(params.id);
      nameTarget(response, admin.username);
      note(response, "Account removed", admin);
      return { success: true, admin };
    },
  });
  return [me, leave, list, change, remove];
}
