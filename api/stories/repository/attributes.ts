import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { diskError } from "#api/platform/files/disk.ts";
import type { WorkingCopy } from "./working-copy.ts";

// A `.gitattributes` file in the library can make Git write files with other bytes than were committed: in another encoding, with
// other line ends, through a program. The library's files must have the committed bytes on the disk. Git before 2.41 has no option
// to ignore such files, but `info/attributes` takes precedence over them.

const asCommitted = "-text !eol !ident !filter !working-tree-encoding";
const ofEveryFile = `* ${asCommitted}`;
const comment = "# Mruk: files of the library lie on the disk as they are committed, whatever .gitattributes says.";

type Place = Pick<WorkingCopy, "commonDir" | "prefix">;

/** The files for which committed attributes are ignored. */
export type AttributeScope = {
  /** All files of the repository; otherwise only the library's, since the others belong to the repository's owner. */
  everywhere: boolean;
};

/** Makes Git ignore committed attributes. Returns false where it did so already. */
export async function ignoreAttributes({ commonDir, prefix }: Place, { everywhere }: AttributeScope): Promise<boolean> {
  const path = join(commonDir, "info", "attributes");
  const wanted = everywhere || prefix === "" ? ofEveryFile : `${patternBelow(prefix)} ${asCommitted}`;
  const text = await readFile(path, "utf8").catch(() => "");
  const lines = text.split("\n");
  if (lines.includes(wanted) || lines.includes(ofEveryFile)) return false;
  try {
    await mkdir(join(commonDir, "info"), { recursive: true });
    await appendFile(path, `${text === "" || text.endsWith("\n") ? "" : "\n"}${comment}\n${wanted}\n`);
  } catch (error) {
    throw diskError(error, `Cannot write ${path}`);
  }
  return true;
}

/** A quoted pattern for everything in a folder. */
function patternBelow(prefix: string): string {
  return JSON.stringify(`/${prefix.replace(/[\\*?[\]]/g, "\\$&")}**`);
}
