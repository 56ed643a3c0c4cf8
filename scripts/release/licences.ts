// The licences of everything in a release that others wrote.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      // Of packages that are for certain processors only.
      cpu: z.unknown().optional(),
    }),
  ),
});

type Licensed = { name: string; licence: string; text: string };

/** Is installed for development, but travels in the service worker. */
const isBundled = (path: string) => path.includes("node_modules/workbox-");
/** Whatever a package calls the file with its licence, or with those of what it contains. */
const licenceFile = /^(?:licen[cs]e|copying|copyright|notice|third-party)/i;

/**
 * The text of a file with the licence of each package that runs, as the project's folder `root` and, for one platform, the installed
 * packages beside `packages` have it. Packages with one text share it.
 */
export function thirdPartyLicences(root: string, packages: string): string {
  const { packages: locked } = Lock.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
  const licensed = Object.entries(locked).flatMap(([path, { version, license = "", dev, cpu }]): Licensed[] => {
    // Which processor's packages the project's own folder has depends on the machine.
    const places = [join(packages, "..", path), ...(cpu === undefined ? [join(root, path)] : [])];
    const folder = places.find((place) => existsSync(place));
    if (path === "" || folder === undefined || (dev && !isBundled(path))) return [];
    const name = `${path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)} ${version}`;
    return [{ name, licence: license, text: licenceTextIn(folder) }];
  });
  const byText = Map.groupBy(licensed, ({ text, licence }) => text || `Licence: ${licence}`);
  return [head, ...[...byText].map(([text, of]) => `${namesOf(of)}\n\n${text}\n`)].join(`\n${"-".repeat(80)}\n`);
}

const head = `What Mruk contains of others, with their licences. Sources: https://www.npmjs.com has each package by its name.
ffmpeg and espeak-ng, where they are in the release, are under the GPL version 3, and run in processes of their own. Their sources:
https://ffmpeg.org, and https://github.com/echogarden-project/espeak-ng with https://github.com/echogarden-project/espeak-ng-emscripten.
`;

const namesOf = (packages: readonly Licensed[]) =>
  packages.map(({ name, licence }) => (licence ? `${name} (${licence})` : name)).join("\n");

/** Some say in their README alone what they are made of, and under which licences. */
function licenceTextIn(folder: string): string {
  const names = readdirSync(folder).sort();
  const licences = names.filter((name) => licenceFile.test(name));
  const files = licences.length > 0 ? licences : names.filter((name) => name === "README.md");
  return files.map((name) => readFileSync(join(folder, name), "utf8").trim()).join("\n\n");
}
