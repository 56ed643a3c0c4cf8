import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { Head } from "#web/app/head.tsx";
import { usePrefix } from "#web/app/language.tsx";
import { refreshRole } from "../call.ts";
import { AdminIcon } from "../icons.tsx";
import { everyMinute } from "../queries.ts";
import { useSession } from "../session.ts";
import { loginPath } from "./return-path.ts";

/** Shows its children to administrators only. Others go to the login page, and from there back to this address. */
export function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const prefix = usePrefix();
  const { pathname, search } = useLocation();
  const out = session?.token === null;
  const ending = session?.ending ?? null;
  const isIn = session !== undefined && !out;
  useEffect(() => {
    if (!isIn) return;
    const refresh = () => void refreshRole();
    refresh();
    const timer = setInterval(refresh, everyMinute);
    return () => clearInterval(timer);
  }, [isIn]);

  useEffect(() => {
    if (!out) return;
    // The next administrator may be somebody else, so nothing stays in the cache.
    queries.clear();
    // After a logout the next login starts at the panel's front, not at this address.
    const address = ending === "logout" ? loginPath(prefix) : loginPath(prefix, { pathname, search });
    void navigate(address, { replace: true, state: { ending } });
  }, [out, ending, prefix, pathname, search, queries, navigate]);

  return session?.token ? children : <WaitingRoom />;
}

/** The server renders this, because it does not know who asks. */
function WaitingRoom() {
  const { t } = useTranslation("admin");
  return (
    <main id="main" tabIndex={-1}>
      <Head title={t("panel.title")} description={t("panel.lead")} />
      <h1 className="sr">{t("panel.title")}</h1>
      <Loading />
      <noscript>
        <p className="wrap loading-panel__script">{t("panel.noScript")}</p>
      </noscript>
    </main>
  );
}

export function Loading() {
  const { t } = useTranslation("admin");
  return (
    <p className="loading-panel" role="status">
      <AdminIcon name="busy" />
      {t("panel.loading")}
    </p>
  );
}
