import pg from "pg";
import { AppError } from "#api/platform/errors.ts";

/** Reasons by SQLSTATE, whole or by class. */
const reasons: { [code in string]?: string } = {
  "08": "the connection was lost",
  "08P01": "what is in between does not pass on all that it is told (of poolers: docs/database.md)",
  "25006": "it only reads at the moment",
  "28": "it does not let this user in",
  "3D000": "there is no database of this name",
  "3F000": "there is no schema in its search_path",
  "40": "too many changed the same at once",
  "42501": "this user may not do that",
  "42P01": "its tables are not there, or not in its search_path",
  "53100": "its disk is full",
  "53": "it has no room for more",
  "55": "somebody else holds what is needed",
  "57014": "it took too long",
  "57": "it is starting or stopping",
  "58": "its disk failed",
  XX: "it failed",
};
/** Data exceptions, such as the character NUL in a text. */
const cannotBeStored = /^22/;

const hint = "Nothing was changed. It works again as soon as the database does: try again later.";

/** Turns a database failure into an AppError without address or password. Other errors of ours come back unchanged. */
export function databaseError(error: unknown): unknown {
  if (error instanceof AppError || isOurs(error)) return error;
  const code = sqlState(error);
  if (code !== null && cannotBeStored.test(code)) {
    return new AppError("BAD_REQUEST", "This holds characters or numbers that cannot be stored.", { cause: error });
  }
  const reason = reasonOf(error);
  if (reason === null) return error;
  return new AppError("DATABASE_UNAVAILABLE", `The database cannot be used: ${reason}.`, { hint, cause: error });
}

/** The SQLSTATE; null when the database did not answer. */
export function sqlState(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? "XX000") : null;
}

/** Whether the database rejected the statement. If not, the connection broke, and whether the statement was executed is unknown. */
export const wasAnswered = (error: unknown): boolean => {
  const code = sqlState(error);
  // A server that is stopping may send its error after the work is committed.
  return code !== null && !code.startsWith("57P") && !code.startsWith("08");
};

/** Why the database cannot be used; null when the query itself was wrong. */
export function reasonOf(error: unknown): string | null {
  const code = sqlState(error);
  if (code !== null) return reasons[code] ?? reasons[code.slice(0, 2)] ?? null;
  const { code: system, syscall }: NodeJS.ErrnoException = error instanceof Error ? error : new Error();
  if (syscall === "open") return "a file that DATABASE_URL names cannot be read";
  if (system === "ENOTFOUND" || system === "EAI_AGAIN") return "its host's name is not known";
  if (system === "ECONNREFUSED" || system === "ENOENT") return "nobody answers at its address";
  if (typeof system === "string" && /CERT|TLS|SSL/.test(system)) return "its certificate is not trusted";
  if (error instanceof Error && /SSL/.test(error.message)) return "it does not speak TLS as DATABASE_URL asks";
  if (error instanceof Error && /time/i.test(error.message)) return "it does not answer in time";
  return "the connection was lost";
}

const isOurs = (error: unknown) =>
  error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError;
