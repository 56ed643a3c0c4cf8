// The administrator's session, stored as the specification says.
import { useSyncExternalStore } from "react";
import type { Session } from "#api/access/model.ts";
import { createStore } from "#web/ui/store.ts";

const tokenKey = "adminToken";
const userKey = "adminUser";

/** How the session ended: by a logout here, by a logout in another tab, or refused by the server. */
export type Ending = "logout" | "elsewhere" | "refused";
/** `ending` is null until a session ends on this page. */
type SessionState = { token: string | null; ending: Ending | null };

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn("Could not read the session:", error);
    return null;
  }
}

/** The stored token; null if nobody is signed in, or storage is blocked. */
export const savedToken = () => read(tokenKey);

/** The signed-in username, for display; storage may hold anything. */
export function savedUsername(): string | null {
  try {
    const { username }: { username?: unknown } = JSON.parse(read(userKey) ?? "{}");
    return typeof username === "string" ? username : null;
  } catch {
    return null;
  }
}

const sessionStore = createStore<SessionState>(() => ({ token: savedToken(), ending: null }));

/** Throws if storage is blocked. */
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

/** Reads the storage again, because another tab may have signed in or out, also while this page was in the back-forward cache. */
function readAgain() {
  const token = savedToken();
  const before = sessionStore.get();
  if (token !== before.token) sessionStore.set({ token, ending: token === null ? "elsewhere" : null });
}

function follow(listener: () => void) {
  const stop = sessionStore.subscribe(listener);
  for (const type of ["storage", "pageshow"]) addEventListener(type, readAgain);
  return () => {
    stop();
    for (const type of ["storage", "pageshow"]) removeEventListener(type, readAgain);
  };
}

/** The current session, also when another tab changes it; undefined until hydration. */
export const useSession = (): SessionState | undefined =>
  useSyncExternalStore<SessionState | undefined>(follow, sessionStore.get, () => undefined);
