import { useTranslation } from "react-i18next";
import { Icon } from "#web/ui/icons.tsx";
import { BusyButton } from "./busy-button.tsx";

/** The buttons between pages; `page` counts from 0. */
export function Pager({ page, pages, showPage }: { page: number; pages: number; showPage(page: number): void }) {
  const { t } = useTranslation("admin");
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={t("posts.pager.label")}>
      <BusyButton look="quiet" small disabled={page === 0} onPress={() => showPage(0)}>
        {t("posts.pager.first")}
      </BusyButton>
      <BusyButton look="quiet" small disabled={page === 0} onPress={() => showPage(page - 1)}>
        <Icon name="left" />
        {t("posts.pager.previous")}
      </BusyButton>
      <span className="pager__place">{t("posts.pager.place", { page: page + 1, pages })}</span>
      <BusyButton look="quiet" small disabled={page >= pages - 1} onPress={() => showPage(page + 1)}>
        {t("posts.pager.next")}
        <Icon name="right" />
      </BusyButton>
      <BusyButton look="quiet" small disabled={page >= pages - 1} onPress={() => showPage(pages - 1)}>
        {t("posts.pager.last")}
      </BusyButton>
    </nav>
  );
}
