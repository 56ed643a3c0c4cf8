import type { Response } from "express";
import { AppError } from "./errors.ts";
import { includesRole, type Role } from "./roles.ts";

/** A signed-in administrator, or the owner of the machine (docs/access.md). The role is the one at the time of the request. */
export type Admin = { id: string; username: string; role: Role };

/** Stores on the response which administrator sent the request, and in which session; the machine's owner has none. */
export function markAdmin(response: Pick<Response, "locals">, admin: Admin, session: string | null): void {
  Object.assign(response.locals, { admin, session });
}

/** The administrator who sent the request, if anybody is known to have. */
export const adminIn = ({ locals }: Pick<Response, "locals">): Admin | undefined => locals.admin;

/** The id of the session that the request belongs to; null for the machine's owner. */
export const sessionIdOf = ({ locals }: Pick<Response, "locals">): string | null => locals.session ?? null;

/** The owner of the machine can read the server's secret, and needs no password there. No account may have this name. */
export const machineOwner: Admin = { id: "owner", username: "owner", role: "owner" };

/** The unknown holder of a link from a mail, who decides by it as an editor would. No account has this id. */
export const mailedLink: Admin = { id: "mailed-link", username: "a link in a mail", role: "editor" };

/** The administrator who sent the request; only for routes behind the guard. */
export function adminOf({ locals }: Pick<Response, "locals">): Admin {
  const admin: Admin | undefined = locals.admin;
  if (!admin) throw new Error("This address is mounted outside of the administrators' doors.");
  return admin;
}

/** The author of a commit made for this request; undefined for the machine's owner, who may be anybody. */
export function authorOf(response: Pick<Response, "locals">): string | undefined {
  const { id, username } = adminOf(response);
  return id === machineOwner.id ? undefined : username;
}

const named: Record<Role, string> = { editor: "an editor", publisher: "a publisher", owner: "an owner" };

/** Throws ROLE_REQUIRED for an administrator whose role does not include this one. */
export function requireRole(response: Pick<Response, "locals">, needed: Role): void {
  const { role } = adminOf(response);
  if (includesRole(role, needed)) return;
  throw new AppError("ROLE_REQUIRED", `This needs ${named[needed]}; you are ${named[role]}.`, {
    hint: "An owner can give you another role.",
  });
}

/** Throws OWNER_ONLY for everybody but the machine's owner; the hint names the command that does the same there. */
export function requireOwner(response: Pick<Response, "locals">, command: string): void {
  if (adminOf(response).id === machineOwner.id) return;
  throw new AppError("OWNER_ONLY", "Only the owner of the server's machine may do this.", {
    hint: `On that machine: ${command}`,
  });
}
