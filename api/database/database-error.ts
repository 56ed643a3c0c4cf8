import pg from "pg";
import { AppError } from "../platform/errors.ts";

/** What a database says that could not take something, by the class or the whole of its code. */
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
/** Somebody sent what no database stores, such as the character NUL. */
const cannotBeStored = /^22/;

const hint = "Nothing was changed. It works again as soon as the database does: try again later.";

/**
 * What went wrong with a database, as a reader or a terminal may hear it: neither an address nor a password. An error that is ours
 * comes back as it is.
 */
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

/** The five characters by which PostgreSQL names what is wrong; null where it did not answer at all. */
export function sqlState(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? "XX000") : null;
}

/** Whether the database said no; if not, the connection broke, and what it did with the last thing that it was sent is unknown. */
export const wasAnswered = (error: unknown): boolean => {
  const code = sqlState(error);
  // What a server says that is stopping may be said after the work is done.
  return code !== null && !code.startsWith("57P") && !code.startsWith("08");
};

/** Why nothing can be had of it; null where the question itself was wrong. */
export function reasonOf(error: unknown): string | null {
  const code = sqlState(error);
  if (code !== null) return reasons[code] ?? reasons[code.slice(0, 2)] ?? null;
  const { code: system, syscall } = error as NodeJS.ErrnoException;
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
