// npm run release -- [--platform linux-x64]… [--without-ffmpeg] [--into release]
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
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
    "without-ffmpeg": { type: "boolean", default: false },
    into: { type: "string", default: "release" },
  },
});
const unknown = values.platform.filter((name) => !isPlatform(name));
if (unknown.length > 0)
  throw new Error(`There are releases for ${platforms.join(" and ")}, not for ${unknown.join(", ")}.`);

const into = resolve(values.into);
const seconds = releaseDate(root, process.env);
const { name, version } = readManifest(root);
rmSync(into, { recursive: true, force: true });
mkdirSync(into, { recursive: true });
const bill = join(into, `${name}-${version}.cdx.json`);
writeFileSync(bill, billOfMaterials(root, { name, version, seconds }));
const files = [bill];
for (const platform of values.platform.filter(isPlatform)) {
  console.log(`mruk: packing ${version} for ${platform}…`);
  files.push(makeArchive({ root, platform, ffmpeg: !values["without-ffmpeg"], into, seconds }));
}
const sums = await Promise.all(files.sort().map(checksumLine));
writeFileSync(join(into, "SHA256SUMS"), sums.join(""));
console.log([`mruk: in ${into}`, ...[...files, "SHA256SUMS"].map((path) => `  ${basename(path)}`)].join("\n"));
