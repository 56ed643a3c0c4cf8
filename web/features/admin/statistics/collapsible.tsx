import { type ReactNode, useId } from "react";
import { Icon } from "#web/ui/icons.tsx";
import { useRemembered } from "../use-remembered.ts";

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
  return (
    <section className="panel" aria-labelledby={id}>
      <details className="collapsible" {...useRemembered(name, open)}>
        <summary>
          <h2 id={id}>{title}</h2>
          <Icon name="down" />
        </summary>
        {children}
      </details>
    </section>
  );
}
