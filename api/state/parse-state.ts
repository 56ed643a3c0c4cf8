import { isUtf8 } from "node:buffer";
import { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import { damaged } from "#api/platform/files/damaged.ts";
import { migrate, newestVersion, type VersionedState } from "./migrate.ts";
import { StoredState } from "./model.ts";

const Versioned = z.looseObject({ version: z.number().int().positive() });

/** The state that the bytes of the file at `path` hold, as this version has it. Throws STATE_DAMAGED and STATE_TOO_NEW. */
export function parseState(bytes: Uint8Array, path: string): StoredState {
  const found = versionedFrom(bytes, path);
  if (found.version > newestVersion()) {
    throw new AppError("STATE_TOO_NEW", `${path} is of version ${found.version}, newer than this program knows`, {
      hint: `This program knows versions up to ${newestVersion()}. Start the newer program, or give this one another DATA_DIR.`,
    });
  }
  const parsed = StoredState.safeParse(migrate(found));
  if (!parsed.success) throw damaged(path, reasonOf(parsed.error), { cause: parsed.error });
  return parsed.data;
}

function versionedFrom(bytes: Uint8Array, path: string): VersionedState {
  if (bytes.byteLength === 0) throw damaged(path, "it is empty");
  if (!isUtf8(bytes)) throw damaged(path, "it is no text");
  const parsed = Versioned.safeParse(jsonFrom(bytes, path));
  if (!parsed.success) throw damaged(path, "it holds no state", { cause: parsed.error });
  return parsed.data;
}

function jsonFrom(bytes: Uint8Array, path: string): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch (cause) {
    throw damaged(path, "it is not valid JSON", { cause });
  }
}

function reasonOf({ issues }: z.ZodError): string {
  const [first] = issues;
  return `${first?.path.join(".") || "the state"}: ${first?.message}`;
}
