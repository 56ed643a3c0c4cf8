// Global setup of the tests: a folder in which their sites share resized pictures.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shareFolder } from "./share-folder.ts";

export default (): (() => void) =>
  shareFolder("RESIZED_PICTURES_OF_TESTS", mkdtempSync(join(tmpdir(), "mruk-resized-")));
