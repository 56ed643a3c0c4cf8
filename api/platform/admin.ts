import type { Response } from "express";
import { AppError } from "./errors.ts";

/** Who is signed in: one of the administrators, or the owner of the machine (docs/access.md). */
export type Admin = { id: string; username: string };

/** Notes on an answer whose request it is. */
export function markAdmin(response: Response, admin: Admin): void {
  response.locals.admin = admin;
}

/** Whoever can read the server's secret owns the machine, and needs no password there. Nobody else may have this name. */
export const owner: Admin = { id: "owner", username: "owner" };

/** Whose request it is; behind the doors that only administrators pass. */
export function adminOf({ locals }: Pick<Response, "locals">): Admin {
  const admin = locals.admin as Admin | undefined;
  if (!admin) throw new Error("This address is mounted outside of the administrators' doors.");
  return admin;
}

/** The name that a commit made for this request carries: none of the machine's owner's, who may be anybody. */
export function authorOf(response: Pick<Response, "locals">): string | undefined {
  const { id, username } = adminOf(response);
  return id === owner.id ? undefined : username;
}

/** Lets nobody pass but the owner of the machine, who does it there with this command. Throws OWNER_ONLY. */
export function requireOwner(response: Pick<Response, "locals">, command: string): void {
  if (adminOf(response).id === owner.id) return;
  throw new AppError("OWNER_ONLY", "Only the owner of the server's machine may do this.", {
    hint: `On that machine: ${command}`,
  });
}
