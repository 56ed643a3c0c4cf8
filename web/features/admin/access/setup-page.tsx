import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { usePrefix } from "#web/app/language.tsx";
import { usePage } from "#web/app/page.ts";
import { pathTo } from "#web/app/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { showToast } from "#web/ui/toast.ts";
import balconyAtNight from "../art/balcony-night.webp";
import { callOpen } from "../call.ts";
import { useRefusal } from "../failure-words.ts";
import { AccessField } from "./access-field.tsx";
import { AccessForm, accountFields } from "./access-form.tsx";
import { AccessPage, useFirstField } from "./access-page.tsx";
import { PasswordField } from "./password-field.tsx";

export function SetupPage() {
  const { t } = useTranslation("admin");
  const { refusal, faults: faultsOf } = useRefusal();
  const prefix = usePrefix();
  const navigate = useNavigate();
  const { needsSetup = true } = usePage();
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({});
  const username = useRef<HTMLInputElement>(null);
  useFirstField(username);

  const send = async (account: object) => {
    setFaults({});
    try {
      const call = { method: "POST", body: account, failure: "setUp" } as const;
      await callOpen("/api/admin/setup", call);
    } catch (error) {
      const found = faultsOf(error);
      setFaults(found);
      showToast({ kind: "destructive", title: t("panel.failed.setUp"), description: refusal(error) });
      return accountFields.find((name) => found[name] !== undefined);
    }
    showToast({ title: t("access.setup.created"), description: t("access.setup.nowLogin") });
    void navigate(pathTo("admin-login", prefix), { replace: true, state: { created: true } });
  };
  return (
    <AccessPage
      title={t("access.setup.title")}
      lead={t("access.setup.lead")}
      picture={balconyAtNight}
      note={
        !needsSetup && (
          <p className="note">
            {t("access.setup.done")} <Link to={pathTo("admin-login", prefix)}>{t("access.setup.toLogin")}</Link>
          </p>
        )
      }
      form={
        <AccessForm
          label={t("access.setup.title")}
          button={t("access.setup.submit")}
          busy={t("access.setup.busy")}
          send={send}
        >
          <AccessField
            name="username"
            label={t("access.username")}
            autoComplete="username"
            ref={username}
            fault={faults.username}
          />
          <PasswordField
            name="password"
            label={t("access.password")}
            autoComplete="new-password"
            hint={t("access.passwordHint")}
            fault={faults.password}
          />
        </AccessForm>
      }
    />
  );
}
