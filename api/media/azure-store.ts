import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { BlockBlobClient } from "@azure/storage-blob";
import { AppError } from "#api/platform/errors.ts";
import { diskError } from "#api/platform/files/disk.ts";
import { azureContainer } from "./azure-container.ts";
import { hiddenFromReaders, statusOf } from "./azure-fault.ts";
import { uploadTo } from "./azure-upload.ts";
import { type Fingerprint, fingerprintOf, fingerprintOfSource, isSame, mismatch, shortHash } from "./content.ts";
import type { MediaKind, MediaStore } from "./model.ts";
import { fileNameOf, folderOf, type MediaName, parseFileName } from "./names.ts";

export type AzureStore = MediaStore & {
  /** Writes a small file, reads it and deletes it. Throws the fault that prevents it. */
  probe(signal?: AbortSignal): Promise<void>;
};

type Options = { connectionString: string; container: string };

const folders: Record<MediaKind, string> = {
  picture: "pictures",
  film: "films",
  speech: "speech",
  marks: "speech",
};

/** A film over a slow line takes minutes; a look at an existing file does not. */
const uploadSeconds = 900;
const readSeconds = 300;
const probeSeconds = 20;

/** Missing and private files get the same answer, which differs between accounts. */
const absentForReaders = [401, 403, 404, 409];

/** Stores media in a container of Azure Blob Storage, under names whose content never changes. */
export function openAzureStore(options: Options): AzureStore {
  const container = azureContainer(options);
  const { address, within, owned, shown } = container;

  /** The public content of this name; null for nothing. */
  const printAt = (path: string, signal: AbortSignal | undefined): Promise<Fingerprint | null> =>
    within(readSeconds, signal, async (ends) => {
      const content = await contentOf(await shown(path), { absent: absentForReaders, abortSignal: ends });
      return content && fingerprintOf(content, ends);
    });

  return {
    name: "azure",

    async put({ id, kind, source }, { signal, progress } = {}) {
      const print = await fingerprintOfSource(source, signal);
      const path = pathOf({ id, kind, hash: shortHash(print) });
      const url = `${address}/${path}`;
      await container.prepare(signal);
      let kept = await printAt(path, signal);
      if (kept === null) {
        await within(uploadSeconds, signal, async (ends) =>
          uploadTo(await owned(path), { kind, source, print, signal: ends, progress }),
        );
        kept = await printAt(path, signal);
      }
      if (kept === null) throw hiddenFromReaders(options.container);
      if (!isSame(print, kept)) throw mismatch(url);
      progress?.(1);
      return { url };
    },

    owns: (url) => pathIn(url, address) !== null,

    async fetch(url, { signal } = {}) {
      const found = pathIn(url, address);
      const folder = await mkdtemp(join(tmpdir(), "mruk-media-")).catch((error: unknown) => {
        throw diskError(error, "Cannot write a temporary file");
      });
      const close = () => rm(folder, { recursive: true, force: true });
      try {
        if (found === null) throw notThere();
        const file = join(folder, fileNameOf(found.name));
        const print = await within(readSeconds, signal, async (ends) => {
          const content = await contentOf(await owned(found.path), { absent: [404], abortSignal: ends });
          if (content === null) throw notThere();
          await pipeline(content, createWriteStream(file), { signal: ends });
          return fingerprintOf(createReadStream(file), ends);
        });
        if (shortHash(print) !== found.name.hash) throw mismatch(url);
        return { path: file, close };
      } catch (error) {
        await close();
        throw error;
      }
    },

    async probe(signal) {
      await container.prepare(signal);
      await within(probeSeconds, signal, async (abortSignal) => {
        const blob = await owned(`doctor/${randomUUID()}.txt`);
        const text = "Mruk was here.";
        await blob.upload(text, text.length, { abortSignal });
        try {
          const read = await contentOf(await shown(blob.name), { absent: absentForReaders, abortSignal });
          if (read === null) throw hiddenFromReaders(options.container);
          const [written, found] = [await fingerprintOf([Buffer.from(text)]), await fingerprintOf(read, abortSignal)];
          if (!isSame(written, found)) throw mismatch(`${address}/${blob.name}`);
        } finally {
          await blob.delete({ abortSignal });
        }
      });
    },
  };
}

const pathOf = (name: MediaName) => `${folders[name.kind]}/${folderOf(name.id)}/${fileNameOf(name)}`;

/** The file that an address names; null for one that is not in the container at `address`. */
function pathIn(url: string, address: string): { path: string; name: MediaName } | null {
  if (!url.startsWith(`${address}/`)) return null;
  const path = url.slice(address.length + 1);
  const name = parseFileName(path.slice(path.lastIndexOf("/") + 1));
  return name !== null && pathOf(name) === path ? { path, name } : null;
}

/** Streams a file's content; null if it does not exist for this client. */
async function contentOf(
  blob: BlockBlobClient,
  { absent, abortSignal }: { absent: readonly number[]; abortSignal: AbortSignal },
): Promise<NodeJS.ReadableStream | null> {
  const answer = await blob.download(0, undefined, { abortSignal, maxRetryRequests: 3 }).catch((error: unknown) => {
    if (absent.includes(Number(statusOf(error)))) return null;
    throw error;
  });
  return answer?.readableStreamBody ?? null;
}

const notThere = () => new AppError("MEDIA_NOT_FOUND", "There is no such file in cloud storage.");
