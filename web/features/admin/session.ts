// The administrator's session, stored as the specification says.
import { useSyncExternalStore } from "react";
import type { Session } from "#api/access/model.ts";
import { includesRole, type Role, roles } from "#api/platform/roles.ts";
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

/** The signed-in username, for display. */
export function savedUsername(): string | null {
  const { username } = savedUser();
  return typeof username === "string" ? username : null;
}

/** The last known role. Somebody without one sees what an editor sees until the server has told. */
const savedRole = (): Role => roles.find((role) => role === savedUser().role) ?? "editor";

/** What is stored of the signed-in administrator; storage may hold anything. */
function savedUser(): { username?: unknown; role?: unknown } {
  try {
    return JSON.parse(read(userKey) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

const sessionStore = createStore<SessionState>(() => ({ token: savedToken(), ending: null }));
const roleStore = createStore<Role>(savedRole);

/** Notes what the server says of the administrator, whose role may have changed. */
export function saveAdmin(admin: Session["admin"]): void {
  localStorage.setItem(userKey, JSON.stringify(admin));
  if (roleStore.get() !== admin.role) roleStore.set(admin.role);
}

/** Whether the administrator's present role includes this one; false until hydration. */
export const useMay = (needed: Role): boolean =>
  useSyncExternalStore(
    roleStore.subscribe,
    () => includesRole(roleStore.get(), needed),
    () => false,
  );

/** Throws if storage is blocked. */
export function saveSession({ token, admin }: Session): void {
  localStorage.setItem(tokenKey, token);
  saveAdmin(admin);
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
  roleStore.set(savedRole());
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
