import type { MediaStore } from "./model.ts";

type Options = { connectionString: string; container: string };

/** Keeps media in a container of Azure Blob Storage, under names that never change what they hold. */
export function openAzureStore(_options: Options): MediaStore {
  throw new Error("later");
}
