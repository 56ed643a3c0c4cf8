import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icons.tsx";
import { DeedButton } from "../busy-button.tsx";

/** The way through the pages of the list; `page` counts from 0. */
export function Pager({ page, pages, turn }: { page: number; pages: number; turn(page: number): void }) {
  const { t } = useTranslation("admin");
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={t("posts.pager.label")}>
      <DeedButton look="quiet" small disabled={page === 0} onPress={() => turn(0)}>
        {t("posts.pager.first")}
      </DeedButton>
      <DeedButton look="quiet" small disabled={page === 0} onPress={() => turn(page - 1)}>
        <Icon name="left" />
        {t("posts.pager.previous")}
      </DeedButton>
      <span className="pager__place">{t("posts.pager.place", { page: page + 1, pages })}</span>
      <DeedButton look="quiet" small disabled={page >= pages - 1} onPress={() => turn(page + 1)}>
        {t("posts.pager.next")}
        <Icon name="right" />
      </DeedButton>
      <DeedButton look="quiet" small disabled={page >= pages - 1} onPress={() => turn(pages - 1)}>
        {t("posts.pager.last")}
      </DeedButton>
    </nav>
  );
}
