import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#web/ui/icons.tsx";
import { showToast } from "#web/ui/toast.ts";
import { useMessage } from "../failure-words.ts";

/** Says that something could not be fetched, with a button to try again. */
export function FetchFailed({ error, again }: { error: Error; again: () => unknown }) {
  const { t } = useTranslation("admin");
  const message = useMessage()(error);
  useEffect(() => {
    showToast({ kind: "destructive", title: t("panel.error"), description: message });
  }, [message, t]);
  return (
    <div className="fetch-failed">
      <p className="say say--bad">
        <Icon name="warning" />
        {message}
      </p>
      <button className="btn btn--quiet btn--s" type="button" onClick={() => void again()}>
        <Icon name="refresh" />
        {t("statistics.again")}
      </button>
    </div>
  );
}
