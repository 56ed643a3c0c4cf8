import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/app/language.tsx";
import stamp from "#web/art/stamp.webp";
import { Icon } from "#web/ui/icons.tsx";
import { type Outcome, subscribe } from "./subscribe.ts";

/** The postcard with the newsletter's form, in the sidebar and on the story page. */
export function Signup() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className="postcard" aria-labelledby={id}>
      <div className="postcard__top">
        <div>
          <h2 id={id}>{t("newsletter.title")}</h2>
          <p>{t("newsletter.lead")}</p>
        </div>
        <div className="stamp">
          <div>
            <img src={stamp} width="112" height="119" alt="" loading="lazy" />
          </div>
        </div>
      </div>
      <Form />
    </section>
  );
}

function Form() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const id = useId();
  const email = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"idle" | "busy" | Outcome>("idle");
  const busy = state === "busy";
  const invalid = state === "invalid";

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    setState("busy");
    const outcome = email.current?.checkValidity() ? await subscribe({ ...fields, language }) : "invalid";
    setState(outcome);
    if (outcome === "invalid") email.current?.focus();
  };

  return (
    // `method="dialog"` does nothing outside of a dialog, so nothing is sent before scripts run.
    <form method="dialog" noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{t("newsletter.email")}</label>
        <input
          className="input"
          id={id}
          ref={email}
          name="email"
          type="email"
          placeholder={t("newsletter.example")}
          autoComplete="email"
          required
          maxLength={254}
          // `disabled` would take the focus away.
          readOnly={busy}
          aria-invalid={invalid || state === "duplicate"}
          aria-describedby={invalid ? `${id}-fault` : undefined}
        />
        {invalid && (
          <p className="say say--bad" id={`${id}-fault`} role="alert">
            <Icon name="warning" />
            {t("newsletter.invalid")}
          </p>
        )}
      </div>
      {/* A honeypot: people neither see nor reach this field, and programs that fill it in give themselves away. */}
      <input className="sr" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <button className="btn" type="submit" aria-disabled={busy}>
        {busy && <Icon name="refresh" spinning />}
        {busy ? t("site.loading") : t("newsletter.subscribe")}
      </button>
      <div role="status">{state !== "idle" && !busy && !invalid && <Said outcome={state} />}</div>
      <noscript>{t("newsletter.noScript")}</noscript>
    </form>
  );
}

const icons = {
  success: "done",
  duplicate: "warning",
  failure: "warning",
  generic: "warning",
  network: "offline",
} as const;

function Said({ outcome }: { outcome: keyof typeof icons }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={`say say--${outcome === "success" ? "ok" : "bad"}`}>
        <Icon name={icons[outcome]} />
        {t(`newsletter.said.${outcome}`)}
      </p>
      {(outcome === "success" || outcome === "duplicate") && <p className="hint">{t(`newsletter.next.${outcome}`)}</p>}
    </>
  );
}
