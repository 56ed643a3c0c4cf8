// Around a whole run of the tests: a folder in which its sites share the pictures that they have resized.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "mruk-resized-"));
  process.env.RESIZED_PICTURES_OF_TESTS = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
