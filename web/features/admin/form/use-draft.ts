import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePage } from "#web/app/page.ts";
import { type Draft, dropDrafts, keepDraft, readDrafts } from "./drafts.ts";
import type { FormState } from "./form-state.ts";

const pause = 400;

/** Keeps unsaved text in this browser until it is saved, and offers the drafts of earlier forms. */
export function useDraft(id: string | null, { values, changed, base, restore }: FormState) {
  const { clockOffset } = usePage();
  const [key] = useState(() => `${Date.now()}-${Math.random()}`);
  const [offers, setOffers] = useState<Draft[]>([]);
  /** Null once nothing is to be stored any more. */
  const latest = useRef<Draft | null>(null);

  useEffect(() => setOffers(readDrafts(id)), [id]);

  const keep = useCallback(() => {
    if (!latest.current) return;
    if (latest.current.changed.length > 0) keepDraft(id, latest.current);
    else dropDrafts(id, [latest.current.key]);
  }, [id]);

  useLayoutEffect(() => {
    const at = Date.now() + clockOffset;
    latest.current = { key, at, rev: base.rev, changed, values };
    const timer = setTimeout(keep, pause);
    return () => clearTimeout(timer);
  }, [key, clockOffset, values, changed, base, keep]);

  useEffect(() => {
    // Saves at once when the page is left, without the pause after typing.
    addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
      keep();
    };
  }, [keep]);

  const [offer, ...rest] = offers;
  return {
    /** The newest draft of an earlier form. */
    offer: offer ?? null,
    take() {
      if (!offer) return;
      restore(offer);
      // Stored under this form's key right away, so that a crash before the next key press loses nothing.
      keepDraft(id, { ...offer, key });
      dropDrafts(id, [offer.key]);
      setOffers(rest);
    },
    discard() {
      if (offer) dropDrafts(id, [offer.key]);
      setOffers(rest);
    },
    keep,
    /** Discards this form's text. Drafts of earlier forms stay until somebody has seen them. */
    drop() {
      latest.current = null;
      dropDrafts(id, [key]);
    },
    /** Forgets all drafts, because the post is saved. */
    forget() {
      latest.current = null;
      dropDrafts(id, [key, ...offers.map((each) => each.key)]);
    },
  };
}
export type DraftControls = ReturnType<typeof useDraft>;
