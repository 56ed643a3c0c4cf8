import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { diskError } from "../platform/disk.ts";
import type { WorkingCopy } from "./working-copy.ts";

// A `.gitattributes` file comes with the library, and decides with which bytes Git puts files on the disk: in another encoding,
// with other ends of lines, through a program. The library's files are to lie there with the bytes that were committed. Git
// before 2.41 cannot be told with one command to leave such files alone; its own attributes in `info/attributes` go before all.

const asCommitted = "-text !eol !ident !filter !working-tree-encoding";
const ofEveryFile = `* ${asCommitted}`;
const comment = "# Mruk: files of the library lie on the disk as they are committed, whatever .gitattributes says.";

type Place = Pick<WorkingCopy, "commonDir" | "prefix">;

/** Which files the attributes are ignored for. */
export type Ignoring = {
  /** All of the repository's; otherwise those of the library, since the others are the business of whose repository it is. */
  everywhere: boolean;
};

/** Lets Git ignore attributes that were committed; true where it did not so far. */
export async function ignoreAttributes({ commonDir, prefix }: Place, { everywhere }: Ignoring): Promise<boolean> {
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

/** Everything in a folder, as a pattern of Git's in quotes. */
function patternBelow(prefix: string): string {
  return JSON.stringify(`/${prefix.replace(/[\\*?[\]]/g, "\\$&")}**`);
}
