import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { forgetFailedLoads, tryLoadsAgain, useHasFailedLoads } from "#web/failed-loads.ts";
import { showToast, type Toast, withdrawToast } from "#web/ui/toast.ts";

/** Says that a page or a language could not be loaded, until it is there or the reader goes elsewhere. */
export function useFailedLoadNotice() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const failed = useHasFailedLoads();
  useEffect(() => {
    if (!failed) return;
    const action = { label: t("error.retry"), press: tryLoadsAgain };
    const toast: Toast = { title: t("newsletter.said.network"), kind: "destructive", action };
    showToast(toast);
    window.addEventListener("online", tryLoadsAgain);
    return () => {
      window.removeEventListener("online", tryLoadsAgain);
      withdrawToast(toast);
    };
  }, [failed, t]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when another page is shown.
  useEffect(() => forgetFailedLoads, [key]);
}
