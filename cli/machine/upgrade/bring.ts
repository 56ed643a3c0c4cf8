import { stat } from "node:fs/promises";
import { join } from "node:path";
import { ifMissing } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { checkArchive, checkRoom, unpack } from "./archive.ts";
import { bringCommit, isCheckout } from "./checkout.ts";
import type { Machine } from "./machine.ts";

type Wanted = { wanted: string | undefined; sha256: string | undefined };

/** What puts the wanted program into a folder of releases: an archive, a version that is there, or a commit of the running checkout. */
export function programBringer({ wanted, sha256 }: Wanted, machine: Machine) {
  const { layout, report } = machine;
  return async (running: string): Promise<string> => {
    if (wanted !== undefined && (await isFile(wanted))) {
      report("checking the archive");
      await checkArchive({ path: wanted, sha256 });
      await checkRoom(wanted, layout);
      report("unpacking");
      return unpack(wanted, { layout, running });
    }
    const known = join(layout.releases, wanted ?? "");
    if (wanted !== undefined && /^\w[\w.+-]*$/.test(wanted) && (await stat(known).catch(ifMissing(null)))) return known;
    if (await isCheckout(running)) return bringCommit({ running, ref: wanted }, machine);
    throw new AppError(
      "BAD_REQUEST",
      wanted === undefined ? "Say which program." : `There is neither an archive ${wanted} nor such a version.`,
      { hint: "mruk upgrade mruk-1.1.0-linux-x64.tar.gz, with the SHA256SUMS of that release beside it." },
    );
  };
}

const isFile = async (path: string): Promise<boolean> => (await stat(path).catch(() => null))?.isFile() ?? false;
