import { basename, dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { deserialize, serialize } from "node:v8";
import { constants, zstdCompressSync } from "node:zlib";
import type { Plugin } from "rolldown";

/** A tenth smaller than Brotli at the effort that builds have time for. */
const effort = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };
export const compress = (data: Buffer): Buffer => zstdCompressSync(data, effort);

/**
 * Keeps what these modules export in compressed files, which are read when the module is loaded. The build evaluates the modules,
 * and fails where one exports something that is not data.
 */
export const compressedData = (modules: RegExp): Plugin => ({
  name: "compressed-data",
  load: {
    filter: { id: modules },
    async handler(id) {
      const values = { ...((await import(pathToFileURL(id).href)) as Record<string, unknown>) };
      const data = serialize(values);
      if (!isDeepStrictEqual(deserialize(data), values)) this.error(`${id} exports something that is not data.`);
      const name = `${basename(dirname(id))}.zst`;
      const reference = this.emitFile({ type: "asset", name, source: compress(data) });
      return { code: codeOf(Object.keys(values), reference), moduleType: "js" };
    },
  },
});

const codeOf = (names: string[], reference: string) =>
  [
    `import { readFileSync } from "node:fs";`,
    `import { deserialize } from "node:v8";`,
    `import { zstdDecompressSync } from "node:zlib";`,
    `const file = new URL(import.meta.ROLLUP_FILE_URL_${reference});`,
    "const values = deserialize(zstdDecompressSync(readFileSync(file)));",
    ...names.map((name) =>
      name === "default" ? "export default values.default;" : `export const ${name} = values.${name};`,
    ),
  ].join("\n");
