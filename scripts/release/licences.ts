// The licences of everything in a release that others wrote.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

type Licensed = { name: string; licence: string; text: string };

/** Is installed for development, but travels in the service worker. */
const isBundled = (path: string) => path.includes("node_modules/workbox-");
/** Whatever a package calls the file with its licence, or with those of what it contains. */
const licenceFile = /^(?:licen[cs]e|copying|copyright|notice|third-party)/i;

/**
 * The text of a file with the licence of each installed package that runs, of `root` and of the folder `packages`, which has those of
 * another platform. Packages with one text share it.
 */
export function thirdPartyLicences(root: string, packages: string): string {
  const { packages: locked } = Lock.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
  const licensed = Object.entries(locked).flatMap(([path, { version, license, dev }]): Licensed[] => {
    const folder = [join(packages, "..", path), join(root, path)].find((place) => existsSync(place));
    if (path === "" || folder === undefined || (dev && !isBundled(path))) return [];
    const name = `${path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)} ${version}`;
    return [{ name, licence: license ?? "", text: licenceTextIn(folder) }];
  });
  const byText = Map.groupBy(licensed, ({ text, licence }) => text || `Licence: ${licence}`);
  return [head, ...[...byText].map(([text, of]) => `${namesOf(of)}\n\n${text}\n`)].join(`\n${"-".repeat(80)}\n`);
}

const head = `What Mruk contains of others, with their licences. Sources: https://www.npmjs.com has each package by its name.
ffmpeg, where it is in the release, is under the GPL version 3: https://ffmpeg.org has its source.
`;

const namesOf = (packages: readonly Licensed[]) =>
  packages.map(({ name, licence }) => (licence ? `${name} (${licence})` : name)).join("\n");

const licenceTextIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => licenceFile.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8").trim())
    .join("\n\n");
