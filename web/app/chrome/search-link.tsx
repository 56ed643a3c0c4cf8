import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { Icon } from "#web/ui/icons.tsx";
import { Link, opensElsewhere } from "#web/ui/link.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { stays } from "../arrival.ts";
import { usePrefix } from "../language.tsx";
import { pathTo } from "../paths.ts";
import { readSaved } from "../saved.ts";

/** The id of the search's field. */
export const searchField = "search-field";
/** The state of a navigation to the search of somebody who is about to type. */
export const aboutToType = { ...stays, types: true };

/** The way to the search, for pointers, and for the key `/` unless it is switched off (WCAG 2.1.4). */
export function SearchLink() {
  const { t } = useTranslation();
  const openSearch = useOpenSearch();
  const { path } = openSearch;
  return (
    <Tooltip text={t("nav.search")}>
      <Link
        className="icon-btn search-link"
        to={path}
        aria-label={t("nav.search")}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          openSearch.open();
        }}
      >
        <Icon name="search" />
      </Link>
    </Tooltip>
  );
}

function useOpenSearch() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const path = pathTo("search", usePrefix());
  function open() {
    const field = document.getElementById(searchField);
    if (field) return field.focus();
    void navigate(path, { state: { ...aboutToType, from: pathname } });
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]") || readSaved("searchKey") === "off") return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return { path, open };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
