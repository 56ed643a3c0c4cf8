import type { ComponentProps } from "react";
import { useLinkClickHandler } from "react-router-dom";
import { forgetFailedLoads } from "#web/failed-loads.ts";

/** A link to a page of this site. The router's own link also prefetches and marks, for a routing mode that is not used here. */
export function Link({ to, onClick, ...attributes }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...attributes}
      href={to}
      onClick={(event) => {
        // The second click of a double click would count and follow the link again.
        if (event.detail > 1) return event.preventDefault();
        onClick?.(event);
        if (event.defaultPrevented) return;
        forgetFailedLoads();
        follow(event);
      }}
    />
  );
}
