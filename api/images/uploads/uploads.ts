import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { UploadShelf } from "#api/database/cluster/upload-shelf.ts";
import { ifMissing } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { removeOldFiles, writeDurably } from "#api/platform/files/disk.ts";

/** Uploaded pictures that may be saved with a post. They are kept for a week. */
export type Uploads = {
  /** Accepts a picture: checks it, crops it to the master's shape and encodes it anew. Throws UPLOAD_REFUSED. */
  add(bytes: Uint8Array): Promise<{ imageUrl: string; master: Uint8Array }>;
  /** Keeps a master as it is. */
  keep(master: Uint8Array): Promise<{ imageUrl: string }>;
  /** The master under an address of ours; null for another kind of address. Throws UPLOAD_GONE. */
  read(imageUrl: string): Promise<Uint8Array | null>;
  /** The same, but null for an expired one too. */
  find(imageUrl: string): Promise<Uint8Array | null>;
  /** Stops the background cleaning. */
  close(): void;
};

const dayMilliseconds = 24 * 60 * 60 * 1000;
export const keptDays = 7;

/** Only these sixteen hex digits of an address ever become part of a path. */
const ownAddress = /^\/images\/upload-([0-9a-f]{16})\.webp$/;

export type UploadsParts = {
  dataDir: string;
  /** Makes a master from an uploaded picture, or throws UPLOAD_REFUSED. */
  masterFrom?: (bytes: Uint8Array) => Promise<Uint8Array>;
  /** Shares uploads with other servers; throws DATABASE_UNAVAILABLE on failure. */
  shelf?: UploadShelf;
};

const masterFromHere = async (bytes: Uint8Array) => (await import("./master-from.ts")).masterFrom(bytes);

export function openUploads({ dataDir, masterFrom = masterFromHere, shelf }: UploadsParts): Uploads {
  const folder = join(dataDir, "uploads");
  const pathOf = (hash: string) => join(folder, `${hash}.webp`);
  // Removes uploads that were not saved for a week, and the remains of killed writers.
  const sweep = () => void removeOldFiles(folder, { days: keptDays });
  sweep();
  const daily = setInterval(sweep, dayMilliseconds).unref();

  async function find(imageUrl: string): Promise<Uint8Array | null> {
    const hash = ownAddress.exec(imageUrl)?.[1];
    if (hash === undefined) return null;
    const master = await readFile(pathOf(hash)).catch(ifMissing(null));
    if (master && contentHash(master) === hash) return master;
    return (await shelf?.get(hash)) ?? null;
  }

  async function keep(master: Uint8Array) {
    const hash = contentHash(master);
    await writeDurably(pathOf(hash), master);
    await shelf?.put(hash, master);
    return { imageUrl: `/images/upload-${hash}.webp` };
  }

  return {
    find,
    keep,
    async add(bytes) {
      const master = await masterFrom(bytes);
      return { ...(await keep(master)), master };
    },
    async read(imageUrl) {
      if (!ownAddress.test(imageUrl)) return null;
      const master = await find(imageUrl);
      if (master === null) throw expired();
      return master;
    },
    close: () => clearInterval(daily),
  };
}

function expired(): AppError {
  return new AppError("UPLOAD_GONE", "The uploaded picture is no longer kept.", {
    hint: "Upload it again: pictures that are not saved with a post are kept for a week.",
    fields: { imageUrl: "was uploaded too long ago" },
  });
}
