// Who is signed in, as the specification has browsers keep it.
import type { Session } from "../../../api/access/model.ts";

const tokenKey = "adminToken";
const userKey = "adminUser";

/** The token that is kept; null where nobody is signed in, or the browser keeps nothing. */
export function savedToken(): string | null {
  try {
    return localStorage.getItem(tokenKey);
  } catch (error) {
    console.warn("Could not read the session:", error);
    return null;
  }
}

export function saveSession({ token, admin }: Session): void {
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(userKey, JSON.stringify(admin));
}

export function forgetSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
}
