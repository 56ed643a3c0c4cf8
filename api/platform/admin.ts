import type { Response } from "express";
import { AppError } from "./errors.ts";

/** A signed-in administrator, or the owner of the machine (docs/access.md). */
export type Admin = { id: string; username: string };

/** Stores on the response which administrator sent the request. */
export function markAdmin(response: Response, admin: Admin): void {
  response.locals.admin = admin;
}

/** The owner of the machine can read the server's secret, and needs no password there. No account may have this name. */
export const owner: Admin = { id: "owner", username: "owner" };

/** The administrator who sent the request; only for routes behind the guard. */
export function adminOf({ locals }: Pick<Response, "locals">): Admin {
  const admin: Admin | undefined = locals.admin;
  if (!admin) throw new Error("This address is mounted outside of the administrators' doors.");
  return admin;
}

/** The author of a commit made for this request; undefined for the machine's owner, who may be anybody. */
export function authorOf(response: Pick<Response, "locals">): string | undefined {
  const { id, username } = adminOf(response);
  return id === owner.id ? undefined : username;
}

/** Throws OWNER_ONLY for everybody but the machine's owner; the hint names the command that does the same there. */
export function requireOwner(response: Pick<Response, "locals">, command: string): void {
  if (adminOf(response).id === owner.id) return;
  throw new AppError("OWNER_ONLY", "Only the owner of the server's machine may do this.", {
    hint: `On that machine: ${command}`,
  });
}
