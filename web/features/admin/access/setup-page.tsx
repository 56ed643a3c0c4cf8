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
import { AccessForm } from "./access-form.tsx";
import { AccessPage, useFirstField } from "./access-page.tsx";
import { PasswordField } from "./password-field.tsx";
import { useServerMessages } from "./server-messages.ts";
import { UsernameField } from "./username-field.tsx";

const names = ["username", "password"] as const;
type Account = Record<(typeof names)[number], string>;

export function SetupPage() {
  const { t } = useTranslation("admin");
  const { refusal, faults: faultsOf } = useServerMessages();
  const prefix = usePrefix();
  const navigate = useNavigate();
  const { needsSetup = true } = usePage();
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({});
  const username = useRef<HTMLInputElement>(null);
  useFirstField(username);

  const send = async (account: Account) => {
    setFaults({});
    try {
      const call = { method: "POST", body: account, failure: t("access.setup.failed") } as const;
      await callOpen("/api/admin/setup", call);
    } catch (error) {
      const found = faultsOf(error);
      setFaults(found);
      showToast({ kind: "destructive", title: t("access.setup.failed"), description: refusal(error) });
      return names.find((name) => found[name] !== undefined);
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
          names={names}
          button={t("access.setup.submit")}
          busy={t("access.setup.busy")}
          send={send}
        >
          <UsernameField ref={username} fault={faults.username} />
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
