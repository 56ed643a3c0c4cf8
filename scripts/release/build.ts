// npm run release -- [--platform linux-x64]… [--without-gpl] [--into release]
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { checksumLine } from "./archive.ts";
import { billOfMaterials } from "./bill-of-materials.ts";
import { makeArchive, releaseDate } from "./make-release.ts";
import { readManifest } from "./packages.ts";
import { isPlatform, platforms } from "./platforms.ts";

const root = join(import.meta.dirname, "..", "..");
const { values } = parseArgs({
  options: {
    platform: { type: "string", multiple: true, default: [...platforms] },
    "without-gpl": { type: "boolean", default: false },
    into: { type: "string", default: "release" },
  },
});
const unknown = values.platform.filter((name) => !isPlatform(name));
if (unknown.length > 0)
  throw new Error(`There are releases for ${platforms.join(" and ")}, not for ${unknown.join(", ")}.`);

const sumsName = "SHA256SUMS";
const into = resolve(values.into);
const seconds = releaseDate(root, process.env);
const { name, version } = readManifest(root);
mkdirSync(into, { recursive: true });
// An older release would be published with this one; what else is in the folder is somebody's.
for (const old of readdirSync(into).filter((file) => file === sumsName || file.startsWith(`${name}-`)))
  rmSync(join(into, old));
const bill = join(into, `${name}-${version}.cdx.json`);
writeFileSync(bill, billOfMaterials(root, { name, version, seconds }));
const files = [bill];
for (const platform of values.platform.filter(isPlatform)) {
  console.log(`mruk: packing ${version} for ${platform}…`);
  files.push(makeArchive({ root, platform, gpl: !values["without-gpl"], into, seconds }));
}
const sums = await Promise.all(files.sort().map(checksumLine));
writeFileSync(join(into, sumsName), sums.join(""));
console.log([`mruk: in ${into}`, ...[...files, sumsName].map((path) => `  ${basename(path)}`)].join("\n"));
