// The data of espeak-ng: one file, which the script that Emscripten made puts apart by places that it knows.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { languages } from "#api/language/model.ts";

export const espeakPackage = "@echogarden/espeak-ng-emscripten";
export const dataName = "espeak-ng.data";
/** A release has this instead: the data in both languages, compressed (`scripts/release/voice-data.ts`). */
export const releasedDataName = "espeak-ng.data.zst";

/** The folder of the installed package. Throws where it is not installed. */
export const espeakFolder = (): string => dirname(createRequire(import.meta.url).resolve(espeakPackage));

/** The data of a release; undefined where the package has its own, which the script reads by itself. */
export function releasedData(): ArrayBuffer | undefined {
  const path = join(espeakFolder(), releasedDataName);
  if (!existsSync(path)) return undefined;
  const { buffer, byteOffset, byteLength } = zstdDecompressSync(readFileSync(path));
  return (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength);
}

type DataFile = { path: string; start: number; end: number };

/** The files in the data of the package in a folder, with the offsets of their bytes, as its script lists them. */
export function filesInData(folder: string): DataFile[] {
  const listed = readFileSync(join(folder, "espeak-ng.js"), "utf8").matchAll(
    /filename:"\/usr\/share\/(espeak-ng-data\/[^"]+)",start:(\d+),end:(\d+)/g,
  );
  return [...listed].map(([, path = "", start, end]) => ({ path, start: Number(start), end: Number(end) }));
}

const ownDictionaries = new Set(languages.map((language) => `espeak-ng-data/${language}_dict`));
/** Dictionaries of other languages are nine tenths of the data. */
export const isForeignDictionary = (path: string): boolean => path.endsWith("_dict") && !ownDictionaries.has(path);
