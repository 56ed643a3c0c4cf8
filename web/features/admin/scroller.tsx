import type { ReactNode, Ref } from "react";

type Props = { label: string; className: string; ref?: Ref<HTMLElement>; children: ReactNode };

/** A frame whose content scrolls inside it. Not every browser lets the keyboard reach what scrolls by itself. */
export function Scroller({ label, className, ref, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={className} tabIndex={0} aria-label={label} ref={ref}>
      {children}
    </section>
  );
}
