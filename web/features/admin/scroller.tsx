import type { ReactNode } from "react";

/** A frame whose content scrolls inside it. Not every browser lets the keyboard reach what scrolls by itself. */
export function Scroller({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={className} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
