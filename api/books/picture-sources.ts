import { readFile } from "node:fs/promises";

/** Where the picture of a story lies: a master of the library, by the id in its name, or a file. */
export type PictureSource = { master: string } | { path: string };
/** By story; one without a picture has no entry. */
export type PictureSources = Readonly<Record<string, PictureSource>>;

/** Reads a story's picture; null where there is none. Those of the library are read by `readMaster`. */
export function pictureReader(sources: PictureSources, readMaster: (id: string) => Promise<Uint8Array | null>) {
  return async (id: string): Promise<Uint8Array | null> => {
    const source = sources[id];
    if (source === undefined) return null;
    return "path" in source ? readFile(source.path) : readMaster(source.master);
  };
}
