import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage, usePrefix } from "#web/app/language.tsx";
import type { SignUpShown } from "#web/app/page.ts";
import stamp from "#web/art/stamp.webp";
import { Icon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { type Outcome, subscribe } from "./subscribe.ts";

type Props = {
  /** What came of a form that was sent without scripts. */
  sent?: SignUpShown | undefined;
  /** Further fields; without them the postcard leads to the page that has them. */
  children?: ReactNode;
};

/** The postcard with the newsletter's form, in the sidebar and on the story page. */
export function Signup({ sent, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  // Written out, since every byte of this form weighs on the home page; `pathTo` costs a tenth of it.
  const page = `${usePrefix()}/newsletter`;
  return (
    <section className="postcard" aria-labelledby={id}>
      <div className="postcard__top">
        <div>
          <h2 id={id}>{t("newsletter.title")}</h2>
          {!children && (
            <p>
              {t("newsletter.lead")} <Link to={page}>{t("newsletter.weekly")}</Link>
            </p>
          )}
        </div>
        <div className="stamp">
          <div>
            <img src={stamp} width="112" height="119" alt="" loading="lazy" />
          </div>
        </div>
      </div>
      <Form action={page} sent={sent}>
        {children}
      </Form>
    </section>
  );
}

function Form({ action, sent, children }: Props & { action: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const id = useId();
  const email = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"idle" | "busy" | Outcome>(sent?.outcome ?? "idle");
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
    <form method="post" action={action} noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{t("newsletter.email")}</label>
        <input
          className="input"
          id={id}
          ref={email}
          name="email"
          type="email"
          defaultValue={sent?.email}
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
      {children}
      {/* A honeypot: people neither see nor reach this field, and programs that fill it in give themselves away. */}
      <input className="sr" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <button className="btn" type="submit" aria-disabled={busy}>
        {busy && <Icon name="refresh" spinning />}
        {busy ? t("site.loading") : t("newsletter.subscribe")}
      </button>
      <div role="status">{state !== "idle" && !busy && !invalid && <Said outcome={state} />}</div>
    </form>
  );
}

const icons = { success: "done", network: "offline" } as const;

function Said({ outcome }: { outcome: Exclude<Outcome, "invalid"> }) {
  const { t } = useTranslation();
  const isGood = outcome === "success";
  return (
    <>
      <p className={`say say--${isGood ? "ok" : "bad"}`}>
        <Icon name={isGood || outcome === "network" ? icons[outcome] : "warning"} />
        {t(`newsletter.said.${outcome}`)}
      </p>
      {(isGood || outcome === "duplicate") && <p className="hint">{t(`newsletter.next.${outcome}`)}</p>}
    </>
  );
}
