import { z } from "zod";

/** A version as SemVer has it (section 2 and 9), without build metadata. */
export const Version = z.string().regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/, "must be a version, such as 1.2.0");

/** Plain HTTP goes to this machine only: what is fetched has no other proof at first. */
const safely = /^https:\/\/|^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::|\/)/;

/** The address of the repository that releases the program; `OWNER/NAME` is one at GitHub. */
export const ReleaseRepository = z
  .string()
  .transform((text) =>
    /^[\w.-]+\/[\w.-]+$/.test(text) ? `https://github.com/${text}` : text.replace(/(?:\.git)?\/*$/, ""),
  )
  .refine(
    (address) => URL.canParse(address) && safely.test(address) && /^[^\s@?#"'$`\\]+$/.test(address),
    "must be OWNER/NAME at GitHub, or the https address of a repository",
  );

/** `Name <mail>`, as Git writes authors; in one line and without what would end a quoted setting. */
export const Author = z
  .string()
  .regex(/^[^<>"'`\\\p{Cc}]+ <[^<>\s"'`\\]+@[^<>\s"'`\\]+>$/u, "must be a name and an address: Ola <ola@example.org>");

/** A path within the repository: the record is pushed by whoever may push, and files that it names are removed. */
const PathWithin = z.string().regex(/^(?!\/|\.git\/|(?:.*\/)?\.\.\/)[^\\:]+$/, "must be a path in the repository");

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The release that a publication runs: `checksums` has the SHA-256 of its archives by their file names. */
export const Release = z.object({
  version: Version,
  repository: ReleaseRepository,
  checksums: z.record(z.string(), Sha256),
});
export type Release = z.infer<typeof Release>;

export type Publication = { name: string; author: string; release: Release };

/**
 * What the program wrote into a publication's repository, so that an upgrade knows which files nobody has edited since. `files` has
 * the SHA-256 of each by its path. Another shape gets another `format`, and the older ones stay readable.
 */
export const WrittenRecord = z.object({
  format: z.literal(1),
  name: z.string().min(1),
  version: Version,
  files: z.record(PathWithin, Sha256),
});
export type WrittenRecord = z.infer<typeof WrittenRecord>;

export const paths = { release: ".mruk/release", record: ".mruk/written.json", settings: "mruk.env" } as const;
