import type { BlockBlobClient } from "@azure/storage-blob";
import { codeOf } from "#api/platform/error-code.ts";
import { statusOf } from "./azure-fault.ts";
import type { Fingerprint } from "./content.ts";
import type { MediaKind, MediaSource } from "./model.ts";
import { mediaTypes } from "./names.ts";

type Upload = {
  kind: MediaKind;
  source: MediaSource;
  print: Fingerprint;
  signal: AbortSignal;
  progress: ((share: number) => void) | undefined;
};

/** Larger files are sent in pieces of this size, so that a broken connection costs one piece. */
const pieceBytes = 4 * 1024 * 1024;

/** Uploads a file under an unused name; an existing file is kept. */
export async function uploadTo(
  blob: BlockBlobClient,
  { kind, source, print, signal, progress }: Upload,
): Promise<void> {
  const options = {
    abortSignal: signal,
    blockSize: pieceBytes,
    maxSingleShotSize: pieceBytes,
    concurrency: 2,
    conditions: { ifNoneMatch: "*" },
    blobHTTPHeaders: {
      blobContentType: mediaTypes[kind],
      blobCacheControl: "public, max-age=31536000, immutable",
    },
    onProgress: ({ loadedBytes }: { loadedBytes: number }) => progress?.(Math.min(1, loadedBytes / print.length)),
  };
  try {
    await ("path" in source ? blob.uploadFile(source.path, options) : blob.uploadData(source.bytes, options));
  } catch (error) {
    if (statusOf(error) === 409 && codeOf(error) === "BlobAlreadyExists") return;
    if (statusOf(error) === 412) return;
    throw error;
  }
}
