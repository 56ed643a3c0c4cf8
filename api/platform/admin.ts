import type { Response } from "express";

/** Who is signed in: one of the administrators, or the owner of the machine (docs/access.md). */
export type Admin = { id: string; username: string };

/** Notes on an answer whose request it is. */
export function markAdmin(response: Response, admin: Admin): void {
  response.locals.admin = admin;
}

/** Whose request it is; behind the doors that only administrators pass. */
export function adminOf({ locals }: Pick<Response, "locals">): Admin {
  const admin = locals.admin as Admin | undefined;
  if (!admin) throw new Error("This address is mounted outside of the administrators' doors.");
  return admin;
}
