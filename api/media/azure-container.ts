import type { BlockBlobClient, ContainerClient } from "@azure/storage-blob";
import { readConnectionString, unreadable } from "./azure-account.ts";
import { azureFault, statusOf } from "./azure-fault.ts";

/** The container as its owner has it, and as everybody without a key does. */
export type AzureContainer = {
  /** The address below which its files lie, for everybody: never with a signature. */
  address: string;
  /** A file, for the owner. */
  owned(path: string): Promise<BlockBlobClient>;
  /** The same file as readers meet it. */
  shown(path: string): Promise<BlockBlobClient>;
  /** Makes the container where there is none. */
  prepare(signal?: AbortSignal): Promise<void>;
  /** Does a piece of work within so many seconds; what goes wrong is told in our words. */
  within<Result>(
    seconds: number,
    signal: AbortSignal | undefined,
    work: (ends: AbortSignal) => Promise<Result>,
  ): Promise<Result>;
};

/** A few quick tries: the deadline of what is done ends them in any case. */
const retryOptions = { maxTries: 4, retryDelayInMs: 400, maxRetryDelayInMs: 4000 };
const prepareSeconds = 30;

/** The SDK asks again by itself, but not where an answer breaks off in the middle: it calls that an abortion. */
const mostAttempts = 3;
const isBrokenOff = (error: unknown) => error instanceof Error && error.name === "AbortError";

type Options = { connectionString: string; container: string };

/** The SDK is loaded by the first request. Throws CONFIG_INVALID at once. */
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
      throw unreadable(); // The SDK's words may hold parts of the key.
    }
  }
  const clients = () => {
    sdk ??= connect().catch((error: unknown) => {
      sdk = undefined; // The next one who asks tries again.
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
        prepared = undefined; // The next time it may be possible.
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
    // A signature for one container cannot make containers; whether files can be put there is seen right afterwards.
    if (statusOf(error) !== 403) throw error;
  }
}
