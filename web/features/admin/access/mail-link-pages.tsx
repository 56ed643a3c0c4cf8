import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { usePrefix } from "#web/app/language.tsx";
import { pathTo } from "#web/app/paths.ts";
import { showToast } from "#web/ui/toast.ts";
import balconyAtNight from "../art/balcony-night.webp";
import { callOpen, type FailedCall } from "../call.ts";
import { useRefusal } from "../failure-words.ts";
import { endSession, savedToken } from "../session.ts";
import { AccessForm } from "./access-form.tsx";
import { AccessPage } from "./access-page.tsx";
import { PasswordField } from "./password-field.tsx";

/** Where the mail about a forgotten password leads. */
export function ResetPage() {
  const { t } = useTranslation("admin");
  return (
    <MailLinkPage
      kind="reset"
      address="/api/admin/password/reset"
      failure="password"
      field={
        <PasswordField
          name="password"
          label={t("access.change.new")}
          autoComplete="new-password"
          hint={t("access.passwordHint")}
        />
      }
    />
  );
}

/** Where the mail leads that confirms an address. A button does it, since some mail programs open links by themselves. */
export const AddressPage = () => (
  <MailLinkPage kind="address" address="/api/admin/email/confirm" failure="peopleChange" />
);

type Props = { kind: "reset" | "address"; address: string; failure: FailedCall; field?: ReactNode };

/** A page that sends the token of its address, which stands behind the `#` and goes to no server by itself. */
function MailLinkPage({ kind, address, failure, field }: Props) {
  const { t } = useTranslation("admin");
  const { refusal, faults } = useRefusal();
  const prefix = usePrefix();
  const navigate = useNavigate();
  const send = async ({ password }: { password: string }) => {
    const token = location.hash.slice(1) || "none";
    const body = field ? { token, password } : { token };
    try {
      await callOpen(address, { method: "POST", body, failure });
    } catch (error) {
      const description = faults(error).password ?? refusal(error);
      showToast({ kind: "destructive", title: t(`panel.failed.${failure}`), description });
      return field ? ("password" as const) : undefined;
    }
    showToast({ title: t(`signIn.${kind}.done`), description: t(`signIn.${kind}.next`) });
    if (field && savedToken() !== null) endSession("logout");
    void navigate(pathTo(field ? "admin-login" : "admin-account", prefix), { replace: true });
  };
  return (
    <AccessPage
      title={t(`signIn.${kind}.title`)}
      lead={t(`signIn.${kind}.lead`)}
      picture={balconyAtNight}
      form={
        <AccessForm
          label={t(`signIn.${kind}.title`)}
          button={t(`signIn.${kind}.submit`)}
          busy={t("signIn.proof.busy")}
          fields={field ? ["password"] : []}
          send={send}
        >
          {field}
        </AccessForm>
      }
    />
  );
}
