import type { ComponentProps, MouseEvent } from "react";
import { useLinkClickHandler, useLocation } from "react-router-dom";
import { forgetFailedLoads } from "#web/failed-loads.ts";

/** `state` is of the navigation. */
type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string; state?: object };

/** A link to a page of this site. The router's own link also prefetches and marks, for a routing mode that is not used here. */
export function Link({ to, state, onClick, ...attributes }: LinkProps) {
  const { pathname } = useLocation();
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state: { ...state, from: pathname } });
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

/** Whether the browser opens the link in a new tab, a new window or as a download. */
export const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
