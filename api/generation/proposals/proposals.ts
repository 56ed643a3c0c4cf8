import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ifMissing } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { pruneFolder, removeOldFiles, writeDurably } from "#api/platform/files/disk.ts";
import { jsonIn } from "#api/platform/json.ts";
import type { StoryId } from "#api/stories/model.ts";
import { Proposal, ProposalOrigin, type ProposedPicture, type Subject } from "./model.ts";

/** A finished proposal. */
export type NewProposal = Omit<Proposal, "proposal" | "picture"> & {
  picture?: Omit<ProposedPicture, "imageUrl"> & { master: Uint8Array };
  origin: ProposalOrigin;
};
export type KeptProposal = { proposal: Proposal; origin: ProposalOrigin };

/** Keeps the last proposal for each story and draft, outside of the library, for a week. */
export type Proposals = {
  /** Replaces the one before. */
  keep(subject: Subject, made: NewProposal): Promise<void>;
  find(subject: Subject, id: StoryId): Promise<KeptProposal | null>;
  drop(subject: Subject, id: StoryId): Promise<void>;
  /** The number of proposals made before: each is to be another one. */
  roundsOf(subject: Subject, id: StoryId): Promise<number>;
  /** The proposed picture under this address; null for other addresses and for one that is not kept any more. */
  picture(imageUrl: string): Promise<Uint8Array | null>;
  /** The same to save it with a story. Throws UPLOAD_GONE for one that is not kept any more. */
  master(imageUrl: string): Promise<Uint8Array | null>;
};

const keptDays = 7;
const mostBytes = 50_000_000;

/** Only these sixteen hex digits of an address ever become part of a path. */
const ownAddress = /^\/images\/proposal-([0-9a-f]{16})\.webp$/;

/** A dropped proposal leaves its number. */
const KeptFile = z.strictObject({
  rounds: z.number().int(),
  kept: z.strictObject({ proposal: Proposal, origin: ProposalOrigin }).nullable(),
});

export function openProposals({ dataDir }: { dataDir: string }): Proposals {
  const folder = join(dataDir, "proposals");
  const pathOf = (subject: Subject, id: StoryId) => join(folder, `${subject}-${id}.json`);
  const picturePathOf = (hash: string) => join(folder, `${hash}.webp`);

  async function read(subject: Subject, id: StoryId): Promise<z.infer<typeof KeptFile>> {
    const text = await readFile(pathOf(subject, id), "utf8").catch(ifMissing("{}"));
    return KeptFile.safeParse(jsonIn(text)).data ?? { rounds: 0, kept: null };
  }
  const write = (subject: Subject, id: StoryId, file: z.infer<typeof KeptFile>) =>
    writeDurably(pathOf(subject, id), JSON.stringify(file));

  async function picture(imageUrl: string): Promise<Uint8Array | null> {
    const hash = ownAddress.exec(imageUrl)?.[1];
    if (hash === undefined) return null;
    const master = await readFile(picturePathOf(hash)).catch(ifMissing(null));
    return master && contentHash(master) === hash ? master : null;
  }

  return {
    async keep(subject, { picture, origin, ...made }) {
      await removeOldFiles(folder, { days: keptDays });
      await pruneFolder(folder, { mostBytes });
      const proposed = picture && (await keptPicture(picture, picturePathOf));
      const proposal = { ...made, proposal: randomUUID(), ...(proposed && { picture: proposed }) };
      const { rounds } = await read(subject, made.id);
      await write(subject, made.id, { rounds: rounds + 1, kept: { proposal, origin } });
    },
    find: async (subject, id) => (await read(subject, id)).kept,
    async drop(subject, id) {
      const { rounds } = await read(subject, id);
      await write(subject, id, { rounds, kept: null });
    },
    roundsOf: async (subject, id) => (await read(subject, id)).rounds,
    picture,
    async master(imageUrl) {
      const master = await picture(imageUrl);
      if (master === null && ownAddress.test(imageUrl)) throw pictureGone();
      return master;
    },
  };
}

async function keptPicture(
  { master, ...alts }: NonNullable<NewProposal["picture"]>,
  pathOf: (hash: string) => string,
): Promise<ProposedPicture> {
  const hash = contentHash(master);
  await writeDurably(pathOf(hash), master);
  return { ...alts, imageUrl: `/images/proposal-${hash}.webp` };
}

export function proposalGone(id: StoryId): AppError {
  return new AppError("PROPOSAL_NOT_FOUND", `There is no such proposal for ${id}.`, {
    hint: "It was taken, dropped or replaced, or is older than a week. Have another one made.",
  });
}

function pictureGone(): AppError {
  return new AppError("UPLOAD_GONE", "The proposed picture is no longer kept.", {
    hint: "Have another one made: a proposal is kept for a week.",
    fields: { imageUrl: "was proposed too long ago" },
  });
}
