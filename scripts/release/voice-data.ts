// The data of the house's voice as a release carries it: a file of one megabyte instead of 24.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataName, filesInData, isForeignDictionary, releasedDataName } from "#api/house/narrator/espeak-data.ts";
import { compress } from "./compressed-data.ts";

/** The GNU General Public License, version 3, section 5, asks for a notice of changes with a date. */
const notice = (seconds: number) =>
  `${releasedDataName} is espeak-ng.data, in which the dictionaries of all languages but English and Polish were replaced by zeros for
Mruk on ${new Date(seconds * 1000).toISOString().slice(0, 10)}, and which was compressed with Zstandard.
`;

/** Puts the data in both languages, compressed, in the place of the whole data of the package in a folder. `seconds` is the release's date. */
export function shrinkVoiceData(folder: string, seconds: number): void {
  const path = join(folder, dataName);
  const data = readFileSync(path);
  // The rest keeps its place: the script knows each file by its offset.
  for (const { start, end } of filesInData(folder).filter((file) => isForeignDictionary(file.path)))
    data.fill(0, start, end);
  writeFileSync(join(folder, releasedDataName), compress(data));
  writeFileSync(join(folder, "CHANGES.txt"), notice(seconds));
  rmSync(path);
}
