import { useLocation } from "react-router-dom";
import { usePage } from "./page.ts";
import { type Place, readPath } from "./paths.ts";

/** The page that is shown. An address for which the server has no content is no page, whatever it looks like. */
export function usePlace(): Place {
  const { emptyPath } = usePage();
  const { pathname } = useLocation();
  const place = readPath(pathname);
  return pathname === emptyPath ? { ...place, page: { name: "not-found" } } : place;
}
