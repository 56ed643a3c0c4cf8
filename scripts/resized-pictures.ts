// Around a whole run of the tests: a folder in which its sites share the pictures that they have resized.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lendFolder } from "./lend-folder.ts";

export default (): (() => void) =>
  lendFolder("RESIZED_PICTURES_OF_TESTS", mkdtempSync(join(tmpdir(), "mruk-resized-")));
