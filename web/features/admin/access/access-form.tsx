import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../ui/toast.ts";
import { AdminIcon } from "../icons.tsx";
import { useSession } from "../session.ts";

type Props<Name extends string> = {
  label: string;
  /** What has to be filled in, by the names of the fields. */
  names: readonly Name[];
  /** What the button says, and what while it is busy. */
  button: string;
  busy: string;
  /** Resolves with the name of the field to go on at, where there is reason to. */
  send(typed: Record<Name, string>): Promise<Name | undefined>;
  children: ReactNode;
};

/** A form of which everything has to be filled in. */
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
    // Until scripts run nothing may be sent anywhere: outside of a dialog this method does nothing.
    <form method="dialog" noValidate aria-label={label} ref={form} onSubmit={(event) => void submit(event)}>
      {children}
      <button className="btn btn--wide" type="submit" disabled={!isAlive} aria-disabled={sending || undefined}>
        {sending && <AdminIcon name="busy" />}
        {sending ? busy : button}
      </button>
    </form>
  );
}
