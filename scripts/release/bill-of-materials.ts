import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { z } from "zod";

const Bill = z.looseObject({
  serialNumber: z.string(),
  metadata: z.looseObject({ timestamp: z.string(), component: z.looseObject({ name: z.string() }) }),
});

type Release = { name: string; version: string; seconds: number };

/**
 * The packages that a release is made of, as CycloneDX (npm's own), without what would be another one at each call. `seconds` since 1970
 * date it.
 */
export function billOfMaterials(root: string, { name, version, seconds }: Release): string {
  const npm = ["sbom", "--omit=dev", "--package-lock-only", "--sbom-format=cyclonedx"];
  const text = execFileSync("npm", npm, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 ** 2 });
  const bill = Bill.parse(JSON.parse(text));
  const { metadata } = bill;
  const fixed = {
    ...bill,
    serialNumber: `urn:uuid:${uuidOf(`${name} ${version} ${seconds}`)}`,
    metadata: {
      ...metadata,
      timestamp: Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toString(),
      // npm takes the name of the folder.
      component: { ...metadata.component, name },
    },
  };
  return `${JSON.stringify(fixed, null, 2)}\n`;
}

/** A UUID of version 8 (RFC 9562, section 5.8) of a text. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
