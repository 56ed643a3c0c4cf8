import { readFile } from "node:fs/promises";
import { AppError } from "#api/platform/errors.ts";
import type { Release } from "./model.ts";
import { checksumsIn } from "./release-file.ts";

type Wanted = Pick<Release, "version" | "repository"> & {
  /** A SHA256SUMS on this machine, in place of the release's own. */
  file?: string | undefined;
};

const longestMs = 60_000;
const largest = 100_000;

/** The checksums of a release's archives: what the release itself says of them. Throws RELEASE_UNKNOWN. */
export async function fetchChecksums({ version, repository, file }: Wanted): Promise<Release["checksums"]> {
  const place = file ?? `${repository}/releases/download/v${version}/SHA256SUMS`;
  const text = file === undefined ? await fetched(place) : await read(file);
  const ofVersion = Object.entries(checksumsIn(text)).filter(([archive]) =>
    archive.startsWith(`mruk-${version}-linux-`),
  );
  if (ofVersion.length === 0) {
    throw new AppError("RELEASE_UNKNOWN", `${place} has no checksum of an archive of ${version}`, {
      hint: "--version names another release.",
    });
  }
  return Object.fromEntries(ofVersion);
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(longestMs) }).catch((error: unknown) => {
    throw unreachable(address, "no answer", error);
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw unreachable(address, `status ${answer.status}`);
  }
  const text = await answer.text().catch((error: unknown) => {
    throw unreachable(address, "the answer breaks off", error);
  });
  return text.slice(0, largest);
}

const unreachable = (address: string, what: string, cause?: unknown) =>
  new AppError("RELEASE_UNKNOWN", `${address} cannot be fetched (${what})`, {
    hint: "Is there such a release? --version and --release-repository name another; --checksums names a SHA256SUMS on this machine.",
    cause,
  });

async function read(file: string): Promise<string> {
  return readFile(file, "utf8").catch((error: unknown) => {
    throw new AppError("RELEASE_UNKNOWN", `${file} cannot be read`, {
      hint: "--checksums names the SHA256SUMS of a release.",
      cause: error,
    });
  });
}
