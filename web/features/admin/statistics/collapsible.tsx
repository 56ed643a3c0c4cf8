import { type ReactNode, useId, useState } from "react";
import { readSaved, save } from "#web/app/saved.ts";
import { Icon } from "#web/ui/icons.tsx";

type Props = {
  /** The key under which the browser remembers whether it is open. */
  name: "popular" | "days";
  title: string;
  /** The state before its reader has chosen one. */
  open: boolean;
  children: ReactNode;
};

/** A section that can be collapsed, so that the posts below are nearer on the next visit. */
export function Collapsible({ name, title, open, children }: Props) {
  const id = useId();
  const key = `panel.${name}` as const;
  const [openAtFirst] = useState(() => (readSaved(key) ?? (open ? "open" : "folded")) === "open");
  return (
    <section className="panel" aria-labelledby={id}>
      <details className="collapsible" open={openAtFirst}>
        {/* Listens to clicks, because the `toggle` event also fires for the initial state. */}
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
