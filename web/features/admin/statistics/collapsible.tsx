import { type ReactNode, useId, useState } from "react";
import { readSaved, save } from "../../../app/saved.ts";
import { Icon } from "../../../ui/icons.tsx";

type Props = {
  /** Under which it is remembered how its reader left it. */
  name: "popular" | "days";
  title: string;
  /** Whether it is open for somebody who has not chosen yet. */
  open: boolean;
  children: ReactNode;
};

/** A part of the statistics that can be folded up: whoever mostly comes for the posts has them nearer the next time. */
export function Collapsible({ name, title, open, children }: Props) {
  const id = useId();
  const key = `panel.${name}` as const;
  const [openAtFirst] = useState(() => (readSaved(key) ?? (open ? "open" : "folded")) === "open");
  return (
    <section className="panel" aria-labelledby={id}>
      <details className="collapsible" open={openAtFirst}>
        {/* A click is its reader's choice, by keyboard too; the element's own event also tells of what we chose. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed like a button */}
        <summary
          onClick={({ currentTarget }) =>
            save(key, (currentTarget.parentElement as HTMLDetailsElement).open ? "folded" : "open")
          }
        >
          <h2 id={id}>{title}</h2>
          <Icon name="down" />
        </summary>
        {children}
      </details>
    </section>
  );
}
