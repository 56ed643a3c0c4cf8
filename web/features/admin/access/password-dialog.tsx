import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Session } from "#api/access/model.ts";
import { showToast } from "#web/ui/toast.ts";
import { BusyButton } from "../busy-button.tsx";
import { fetchAdmin } from "../call.ts";
import { Dialog } from "../dialog.tsx";
import { useRefusal } from "../failure-words.ts";
import { savedUsername, saveSession } from "../session.ts";
import { PasswordField } from "./password-field.tsx";

const names = ["currentPassword", "newPassword"] as const;

/** Changes the password of the administrator who is signed in. It ends all their other sessions. */
export function PasswordDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("admin");
  const { refusal, faults: faultsOf } = useRefusal();
  const [sending, setSending] = useState(false);
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({});

  const fail = (description: string) => showToast({ kind: "destructive", title: t("panel.error"), description });

  async function change(form: HTMLFormElement) {
    const goTo = (name: string | undefined) => form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    const data = new FormData(form);
    if (!data.get("newPassword")) {
      fail(t("access.fillIn"));
      return goTo(names.find((name) => !data.get(name)));
    }
    setSending(true);
    setFaults({});
    try {
      const body = Object.fromEntries(names.map((name) => [name, data.get(name) || undefined]));
      saveSession(await fetchAdmin<Session>("/api/admin/password", { failure: "password", method: "POST", body }));
    } catch (error) {
      // The server calls every password field `password`; here it is the new one.
      const { password, ...others } = faultsOf(error);
      const found: typeof others = { ...(password !== undefined && { newPassword: password }), ...others };
      setFaults(found);
      fail(refusal(error));
      return goTo(names.find((name) => found[name] !== undefined) ?? names[0]);
    } finally {
      setSending(false);
    }
    showToast({ title: t("access.change.done"), description: t("access.change.elsewhere") });
    onClose();
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending) void change(event.currentTarget);
  };
  return (
    <Dialog title={t("access.change.title")} lead={t("access.change.lead")} onClose={onClose}>
      <form method="dialog" noValidate onSubmit={submit}>
        <div className="dialog__body">
          {/* Password managers look for the username beside the password. */}
          <input type="hidden" name="username" autoComplete="username" value={savedUsername() ?? ""} readOnly />
          <PasswordField
            name="currentPassword"
            label={t("access.change.current")}
            autoComplete="current-password"
            isOptional
            hint={t("signIn.recovery.noCurrent")}
            fault={faults.currentPassword}
          />
          <PasswordField
            name="newPassword"
            label={t("access.change.new")}
            autoComplete="new-password"
            hint={t("access.passwordHint")}
            fault={faults.newPassword}
          />
        </div>
        <div className="dialog__foot">
          <BusyButton look="quiet" onPress={onClose}>
            {t("panel.cancel")}
          </BusyButton>
          <BusyButton busy={sending}>{sending ? t("access.change.busy") : t("access.change.submit")}</BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
