// Who is signed in, as the specification has browsers keep it.
import { useSyncExternalStore } from "react";
import type { Session } from "../../../api/access/model.ts";
import { createStore } from "../../ui/store.ts";

const tokenKey = "adminToken";
const userKey = "adminUser";

/** Why nobody is signed in any more: by their own hand, here or in another tab, or because the server said so. */
export type Ending = "logout" | "elsewhere" | "refused";
/** `ending` is null where nobody was signed in since the page was opened. */
type SessionState = { token: string | null; ending: Ending | null };

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn("Could not read the session:", error);
    return null;
  }
}

/** The token that is kept; null where nobody is signed in, or the browser keeps nothing. */
export const savedToken = () => read(tokenKey);

/** The name of who is signed in, for people to see; what is kept may be anything. */
export function savedUsername(): string | null {
  try {
    const { username } = JSON.parse(read(userKey) ?? "{}") as { username?: unknown };
    return typeof username === "string" ? username : null;
  } catch {
    return null;
  }
}

const sessionStore = createStore<SessionState>(() => ({ token: savedToken(), ending: null }));

/** Throws where the browser keeps nothing. */
export function saveSession({ token, admin }: Session): void {
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(userKey, JSON.stringify(admin));
  sessionStore.set({ token, ending: null });
}

export function endSession(ending: Ending): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
  sessionStore.set({ token: null, ending });
}

/** Looks again at what is kept: another tab may have signed in or out, also while this one was put away. */
function lookAgain() {
  const token = savedToken();
  const before = sessionStore.get();
  if (token !== before.token) sessionStore.set({ token, ending: token === null ? "elsewhere" : null });
}

function follow(listener: () => void) {
  const stop = sessionStore.subscribe(listener);
  for (const type of ["storage", "pageshow"]) addEventListener(type, lookAgain);
  return () => {
    stop();
    for (const type of ["storage", "pageshow"]) removeEventListener(type, lookAgain);
  };
}

/** Who is signed in, also when that changes in another tab; undefined until the page has come alive. */
export const useSession = (): SessionState | undefined =>
  useSyncExternalStore<SessionState | undefined>(follow, sessionStore.get, () => undefined);
