import { useTranslation } from "react-i18next";
import { DeedButton } from "../busy-button.tsx";
import { News } from "./news.tsx";

type Props = { busy: boolean; onBack(): void; onCreate(): void };

/** Somebody deleted the post while it was being written: the text is not lost with it. */
export function Gone({ busy, onBack, onCreate }: Props) {
  const { t } = useTranslation("admin");
  return (
    <>
      <div className="dialog__body">
        <News>
          <p>{t("form.gone.text")}</p>
        </News>
      </div>
      <div className="dialog__foot">
        <DeedButton look="quiet" disabled={busy} onPress={onBack}>
          {t("form.conflict.back")}
        </DeedButton>
        <DeedButton busy={busy} onPress={onCreate}>
          {busy ? t("form.saving") : t("form.gone.create")}
        </DeedButton>
      </div>
    </>
  );
}
