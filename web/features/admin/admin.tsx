import { I18nextProvider } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useLanguage } from "../../app/language.tsx";
import { readPath } from "../../app/paths.ts";
import { adminTexts } from "../../i18n/i18n.ts";
import { LoginPage } from "./access/login-page.tsx";
import { SetupPage } from "./access/setup-page.tsx";
import { Panel } from "./panel.tsx";

/** All pages of the administrator: one file of code, which no reader loads. */
export function AdminArea() {
  const { language } = useLanguage();
  const { page } = readPath(useLocation().pathname);
  return (
    <I18nextProvider i18n={adminTexts.usePart(language)}>
      {page.name === "admin-login" ? <LoginPage /> : page.name === "admin-setup" ? <SetupPage /> : <Panel />}
    </I18nextProvider>
  );
}
