import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#web/ui/toast.ts";
import { AdminIcon } from "../icons.tsx";
import { useSession } from "../session.ts";

type Props<Name extends string> = {
  label: string;
  /** The names of the required fields. */
  names: readonly Name[];
  /** The button's text, at rest and while the form is being sent. */
  button: string;
  busy: string;
  /** Resolves with the name of the field to focus next, if any. */
  send(typed: Record<Name, string>): Promise<Name | undefined>;
  children: ReactNode;
};

/** A form whose fields are all required. */
export function AccessForm<Name extends string>({ label, names, button, busy, send, children }: Props<Name>) {
  const { t } = useTranslation("admin");
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useSession() !== undefined;
  const goTo = (name: Name) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    const typed = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Record<Name, string>;
    const missing = names.find((name) => typed[name].trim() === "");
    if (missing !== undefined) {
      showToast({ kind: "destructive", title: t("panel.error"), description: t("access.fillIn") });
      return goTo(missing);
    }
    setSending(true);
    const next = await send(typed).finally(() => setSending(false));
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
