import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { Head } from "../../../app/head.tsx";
import { usePrefix } from "../../../app/language.tsx";
import { AdminIcon } from "../icons.tsx";
import { useSession } from "../session.ts";
import { loginPath } from "./return-path.ts";

/** What only an administrator gets to see. Everybody else is wasRedirected to the login page, and from there back to where they are. */
export function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const prefix = usePrefix();
  const { pathname, search } = useLocation();
  const out = session?.token === null;
  const ending = session?.ending ?? null;

  useEffect(() => {
    if (!out) return;
    // Whoever comes next may be somebody else.
    queries.clear();
    // Whoever left on purpose is done with what was open.
    const address = ending === "logout" ? loginPath(prefix) : loginPath(prefix, { pathname, search });
    void navigate(address, { replace: true, state: { ending } });
  }, [out, ending, prefix, pathname, search, queries, navigate]);

  return session?.token ? children : <WaitingRoom />;
}

/** The panel as the server sends it, which does not know who asks. */
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
