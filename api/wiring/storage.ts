// Opens what keeps media, by the configuration. The SDK of cloud storage is loaded by the first request to it.
import { readFile } from "node:fs/promises";
import { readConnectionString } from "#api/media/azure-account.ts";
import type { AzureStore } from "#api/media/azure-store.ts";
import { openLocalStore } from "#api/media/local-store.ts";
import type { MediaStore } from "#api/media/model.ts";
import { Marks } from "#api/narration/model.ts";
import type { Config } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import { createFetchPublic, type FetchPublic, type Network, publicNetwork } from "#api/platform/http/fetch-public.ts";

type Settings = Pick<Config, "DATA_DIR" | "AZURE_STORAGE_CONNECTION_STRING" | "AZURE_STORAGE_CONTAINER">;

/** Cloud storage, for those who have set it. Throws CONFIG_INVALID. */
export async function openCloudStorage(config: Omit<Settings, "DATA_DIR">): Promise<AzureStore | null> {
  const { AZURE_STORAGE_CONNECTION_STRING: connectionString, AZURE_STORAGE_CONTAINER: container } = config;
  if (connectionString === undefined) return null;
  return (await import("#api/media/azure-store.ts")).openAzureStore({ connectionString, container });
}

/** The origin under which browsers find cloud storage. Throws CONFIG_INVALID. */
export function storageOrigin(config: Partial<Settings>): string | null {
  const { AZURE_STORAGE_CONNECTION_STRING: text } = config;
  return text === undefined ? null : new URL(readConnectionString(text).address).origin;
}

/**
 * Where films are kept: cloud storage for those who have set it, else a folder of this machine. What was kept in the folder
 * before is found there until it is migrated.
 */
export async function openMedia(config: Settings): Promise<MediaStore> {
  const local = openLocalStore({ dataDir: config.DATA_DIR });
  const cloud = await openCloudStorage(config);
  if (!cloud) return local;
  return {
    ...cloud,
    owns: (url) => cloud.owns(url) || local.owns(url),
    fetch: (url, order) => (local.owns(url) ? local : cloud).fetch(url, order),
  };
}

/** Gets what everybody can reach, and what lies in our own storage, wherever that is. */
export function fetchBeside(storage: Pick<MediaStore, "owns"> | null): FetchPublic {
  if (storage === null) return createFetchPublic();
  // Asked of each address anew: where storage sends on to is nobody's but what it is.
  const isAllowed: Network["isAllowed"] = (address, port, url) =>
    storage.owns(url.href) || publicNetwork.isAllowed(address, port, url);
  return createFetchPublic({ ...publicNetwork, isAllowed });
}

/** Reads files that lie in a store; null for any other, and for one that is gone. */
export function storedFiles(storage: Pick<MediaStore, "owns" | "fetch"> | null) {
  return async (url: string): Promise<Uint8Array | null> => {
    if (!storage?.owns(url)) return null;
    try {
      const kept = await storage.fetch(url);
      return await readFile(kept.path).finally(kept.close);
    } catch (error) {
      if (error instanceof AppError && error.code === "MEDIA_NOT_FOUND") return null;
      throw error;
    }
  };
}

/** Reads the marks of narrations; null for those that are gone. Throws for a file that holds no marks. */
export function storedMarks(storage: Pick<MediaStore, "owns" | "fetch">) {
  const read = storedFiles(storage);
  return async (url: string): Promise<Marks | null> => {
    const bytes = await read(url);
    return bytes && Marks.parse(JSON.parse(new TextDecoder().decode(bytes)));
  };
}
