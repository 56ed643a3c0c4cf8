import { useTranslation } from "react-i18next";
import { Icon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { usePrefix } from "../language.tsx";
import { pathTo } from "../paths.ts";

/** The way to the search. The first script opens it by the key `/` (web/app/first-paint.ts). */
export function SearchLink() {
  const { t } = useTranslation();
  return (
    <Tooltip text={t("nav.search")}>
      <Link className="icon-btn search-link" to={pathTo("search", usePrefix())} aria-label={t("nav.search")}>
        <Icon name="search" />
      </Link>
    </Tooltip>
  );
}
