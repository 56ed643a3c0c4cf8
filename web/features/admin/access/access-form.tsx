import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#web/ui/toast.ts";
import { AdminIcon } from "../icons.tsx";
import { useSession } from "../session.ts";

type Account = { username: string; password: string };
type Props = {
  label: string;
  /** The button's text, at rest and while the form is being sent. */
  button: string;
  busy: string;
  /** Resolves with the name of the field to focus next, if any. */
  send(account: Account): Promise<keyof Account | undefined>;
  /** The required ones; both unless given. */
  fields?: readonly (keyof Account)[];
  /** The fields of these names. */
  children: ReactNode;
};
export const accountFields = ["username", "password"] as const;

/** A form for a username, a password, or both. */
export function AccessForm({ label, button, busy, fields = accountFields, send, children }: Props) {
  const { t } = useTranslation("admin");
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useSession() !== undefined;
  const goTo = (name: keyof Account) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    const [username = "", password = ""] = accountFields.map((name) => String(data.get(name) ?? ""));
    const account = { username, password };
    const missing = fields.find((name) => account[name].trim() === "");
    if (missing !== undefined) {
      showToast({ kind: "destructive", title: t("panel.error"), description: t("access.fillIn") });
      return goTo(missing);
    }
    setSending(true);
    const next = await send(account).finally(() => setSending(false));
    if (next !== undefined) goTo(next);
  };
  return (
    // `method="dialog"` does nothing outside of a dialog, so nothing is sent before scripts run.
    <form method="dialog" noValidate aria-label={label} ref={form} onSubmit={(event) => void submit(event)}>
      {children}
      <button className="btn btn--wide" type="submit" disabled={!isAlive} aria-disabled={sending || undefined}>
        {sending && <AdminIcon name="busy" />}
        {sending ? busy : button}
      </button>
    </form>
  );
}
