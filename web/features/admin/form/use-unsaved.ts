import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePage } from "#web/app/page.ts";
import type { FormState } from "./form-state.ts";
import { dropUnsaved, keepUnsaved, readUnsaved, type UnsavedText } from "./unsaved-texts.ts";

const pause = 400;

/** Keeps unsaved text in this browser until it is saved, and offers what earlier forms left unsaved. */
export function useUnsaved(place: string, { values, changed, base, restore }: FormState) {
  const { clockOffset } = usePage();
  const [key] = useState(() => `${Date.now()}-${Math.random()}`);
  const [offers, setOffers] = useState<UnsavedText[]>([]);
  /** Null once nothing is to be stored any more. */
  const latest = useRef<UnsavedText | null>(null);

  useEffect(() => setOffers(readUnsaved(place)), [place]);

  const keep = useCallback(() => {
    if (!latest.current) return;
    if (latest.current.changed.length > 0) keepUnsaved(place, latest.current);
    else dropUnsaved(place, [latest.current.key]);
  }, [place]);

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
    /** The newest unsaved text of an earlier form. */
    offer: offer ?? null,
    take() {
      if (!offer) return;
      restore(offer);
      // Stored under this form's key right away, so that a crash before the next key press loses nothing.
      keepUnsaved(place, { ...offer, key });
      dropUnsaved(place, [offer.key]);
      setOffers(rest);
    },
    discard() {
      if (offer) dropUnsaved(place, [offer.key]);
      setOffers(rest);
    },
    keep,
    /** Discards this form's text. Texts of earlier forms stay until somebody has seen them. */
    drop() {
      latest.current = null;
      dropUnsaved(place, [key]);
    },
    /** Forgets all texts, because they are saved. */
    forget() {
      latest.current = null;
      dropUnsaved(place, [key, ...offers.map((each) => each.key)]);
    },
  };
}
export type UnsavedControls = ReturnType<typeof useUnsaved>;
