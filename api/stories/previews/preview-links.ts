import { randomUUID } from "node:crypto";
import type { Admin } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Signer } from "#api/platform/secret.ts";
import type { Store } from "#api/platform/store.ts";
import {
  type ListedPreviewLink,
  mostPreviewLinks,
  type PreviewLink,
  type PreviewOrder,
  type PreviewTarget,
} from "./model.ts";

const purpose = "story preview";

/** The part of the state that links are kept in, by their ids. */
export type PreviewState = { previewLinks: Record<string, PreviewLink> };

export type PreviewLinks = {
  /** The open links to a story or a draft, newest first. */
  list(target: PreviewTarget): Promise<ListedPreviewLink[]>;
  /** Makes a link. The token makes its address, and is not kept. Throws PREVIEW_LINKS_FULL. */
  make(order: PreviewOrder, by: Admin): Promise<{ link: ListedPreviewLink; token: string }>;
  /** Throws PREVIEW_LINK_GONE. */
  revoke(id: string): Promise<ListedPreviewLink>;
  /** The link of a token. Throws PREVIEW_LINK_UNKNOWN where we did not sign it, PREVIEW_LINK_GONE where it has expired or was revoked. */
  open(token: string): Promise<PreviewLink>;
};

type Parts = { store: Store<PreviewState>; signer: Signer; clock: Clock };

/** Links to what readers do not see yet: each for one story or draft, for a time, until it is revoked. */
export function openPreviewLinks({ store, signer, clock }: Parts): PreviewLinks {
  return {
    async list(target) {
      await store.fresh();
      return openTo(target, store.read(), clock.now())
        .map(listed)
        .toSorted((one, other) => (one.createdAt > other.createdAt ? -1 : 1));
    },
    async make({ hours, ...target }, by) {
      const now = clock.now();
      const link: PreviewLink = {
        ...target,
        madeBy: by.id,
        madeByName: by.username,
        createdAt: now.toString(),
        expiresAt: now.add({ hours }).toString(),
      };
      const id = randomUUID();
      await store.update((state) => {
        forgetExpired(state, now);
        if (openTo(target, state, now).length >= mostPreviewLinks) throw linksFull();
        state.previewLinks[id] = link;
      });
      return { link: listed([id, link]), token: signer.sign(purpose, id) };
    },
    revoke: (id) =>
      store.update((state) => {
        const found = storedLink(state, id);
        delete state.previewLinks[id];
        return listed([id, found]);
      }),
    async open(token) {
      const id = signer.verify(purpose, token);
      if (id === null) throw unknownLink();
      await store.fresh();
      const found = storedLink(store.read(), id);
      if (isOver(found, clock.now())) throw linkGone();
      return found;
    },
  };
}

function storedLink({ previewLinks }: PreviewState, id: string): PreviewLink {
  const found = Object.hasOwn(previewLinks, id) ? previewLinks[id] : undefined;
  if (found === undefined) throw linkGone();
  return found;
}

const openTo = ({ kind, story }: PreviewTarget, { previewLinks }: PreviewState, now: Temporal.Instant) =>
  Object.entries(previewLinks).filter(([, link]) => link.kind === kind && link.story === story && !isOver(link, now));

function forgetExpired({ previewLinks }: PreviewState, now: Temporal.Instant): void {
  for (const [id, link] of Object.entries(previewLinks)) if (isOver(link, now)) delete previewLinks[id];
}

const isOver = ({ expiresAt }: PreviewLink, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(expiresAt, now) <= 0;

const listed = ([id, link]: [string, PreviewLink]): ListedPreviewLink => ({ id, ...link });

const unknownLink = () => new AppError("PREVIEW_LINK_UNKNOWN", "There is no such preview link.");

/** Says nothing of the story, which may be gone. */
export const linkGone = () =>
  new AppError("PREVIEW_LINK_GONE", "This preview link does not work any more.", {
    hint: "Whoever gave it to you can make another one in the panel.",
  });

const linksFull = () =>
  new AppError("PREVIEW_LINKS_FULL", `There are ${mostPreviewLinks} open links to this already.`, {
    hint: "Revoke one that nobody needs.",
  });
