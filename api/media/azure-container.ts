import type { BlockBlobClient, ContainerClient } from "@azure/storage-blob";
import { readConnectionString, unreadable } from "./azure-account.ts";
import { azureFault, statusOf } from "./azure-fault.ts";

/** The container, with its owner's access and with public access. */
export type AzureContainer = {
  /** The public address of its files, always without a signature. */
  address: string;
  /** A file, for the owner. */
  owned(path: string): Promise<BlockBlobClient>;
  /** The same file with public access. */
  shown(path: string): Promise<BlockBlobClient>;
  /** Creates the container if it is missing. */
  prepare(signal?: AbortSignal): Promise<void>;
  /** Runs a piece of work with a time limit in seconds, and translates its errors. */
  within<Result>(
    seconds: number,
    signal: AbortSignal | undefined,
    work: (ends: AbortSignal) => Promise<Result>,
  ): Promise<Result>;
};

/** A few quick retries: the caller's deadline ends them in any case. */
const retryOptions = { maxTries: 4, retryDelayInMs: 400, maxRetryDelayInMs: 4000 };
const prepareSeconds = 30;

/** The SDK retries by itself, but not after a truncated answer, which it reports as an abortion. */
const mostAttempts = 3;
const isBrokenOff = (error: unknown) => error instanceof Error && error.name === "AbortError";

type Options = { connectionString: string; container: string };

/** Opens the container. The first request loads the SDK. Throws CONFIG_INVALID at once. */
export function azureContainer({ connectionString, container }: Options): AzureContainer {
  const account = readConnectionString(connectionString);
  const address = `${account.address}/${container}`;
  const where = { container, host: new URL(address).host };

  let sdk: ReturnType<typeof connect> | undefined;
  async function connect() {
    const { AnonymousCredential, BlobServiceClient } = await import("@azure/storage-blob");
    try {
      const service = BlobServiceClient.fromConnectionString(connectionString, { retryOptions });
      const readers = new BlobServiceClient(account.address, new AnonymousCredential(), { retryOptions });
      return { mine: service.getContainerClient(container), readers: readers.getContainerClient(container) };
    } catch {
      throw unreadable(); // The SDK's message may contain parts of the key.
    }
  }
  const clients = () => {
    sdk ??= connect().catch((error: unknown) => {
      sdk = undefined; // A failed import is not cached, so that the next request tries again.
      throw error;
    });
    return sdk;
  };

  async function within<Result>(
    seconds: number,
    signal: AbortSignal | undefined,
    work: (ends: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const deadline = AbortSignal.timeout(seconds * 1000);
    const ends = signal ? AbortSignal.any([signal, deadline]) : deadline;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work(ends);
      } catch (error) {
        signal?.throwIfAborted();
        if (!ends.aborted && attempt < mostAttempts && isBrokenOff(error)) continue;
        throw azureFault(error, where);
      }
    }
  }

  let prepared: Promise<void> | undefined;
  return {
    address,
    within,
    owned: async (path) => (await clients()).mine.getBlockBlobClient(path),
    shown: async (path) => (await clients()).readers.getBlockBlobClient(path),
    prepare(signal) {
      prepared ??= within(prepareSeconds, signal, async (ends) => make((await clients()).mine, ends)).catch((error) => {
        prepared = undefined; // A failure is not cached, since the next attempt may succeed.
        throw error;
      });
      return prepared;
    },
  };
}

async function make(container: ContainerClient, abortSignal: AbortSignal): Promise<void> {
  try {
    await container.createIfNotExists({ access: "blob", abortSignal });
  } catch (error) {
    // A signature for one container cannot create containers; a failed upload right afterwards reveals a missing one.
    if (statusOf(error) !== 403) throw error;
  }
}
