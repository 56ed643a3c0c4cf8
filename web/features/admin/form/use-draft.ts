import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePage } from "../../../app/page.ts";
import { type Draft, dropDrafts, keepDraft, readDrafts } from "./drafts.ts";
import type { FormState } from "./form-state.ts";

const pause = 400;

/** Keeps what is written in this browser until it is saved, and offers what an earlier form left behind. */
export function useDraft(id: string | null, { values, changed, base, restore }: FormState) {
  const { clockOffset } = usePage();
  const [key] = useState(() => `${Date.now()}-${Math.random()}`);
  const [offers, setOffers] = useState<Draft[]>([]);
  /** Null as soon as nothing is to be kept any more. */
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
  }, [key, clockOffset, values, changed, base]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits anew with every letter
  useEffect(() => {
    const timer = setTimeout(keep, pause);
    return () => clearTimeout(timer);
  }, [keep, values]);

  useEffect(() => {
    // Whoever leaves in the middle of a word loses none of it.
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
    /** Unsaved text of an earlier form, newest first. */
    offer: offer ?? null,
    take() {
      if (!offer) return;
      restore(offer);
      // Under its own name until the next letter, so that nothing is lost in between.
      keepDraft(id, { ...offer, key });
      dropDrafts(id, [offer.key]);
      setOffers(rest);
    },
    discard() {
      if (offer) dropDrafts(id, [offer.key]);
      setOffers(rest);
    },
    keep,
    /** What is written here is not wanted. What earlier forms left stays until somebody has looked at it. */
    drop() {
      latest.current = null;
      dropDrafts(id, [key]);
    },
    /** The post is saved: nothing is kept or offered any more. */
    forget() {
      latest.current = null;
      dropDrafts(id, [key, ...offers.map((each) => each.key)]);
    },
  };
}
export type DraftControls = ReturnType<typeof useDraft>;
