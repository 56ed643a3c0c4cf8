import { callOpen } from "./call.ts";
import { endSession, savedToken } from "./session.ts";

/** Ends the session here at once, without waiting for the server. */
export function logOut() {
  const token = savedToken();
  endSession("logout");
  if (token === null) return;
  callOpen("/api/admin/logout", { method: "POST" }, token).catch((error: unknown) =>
    console.warn("The server could not be told of the logout:", error),
  );
}
