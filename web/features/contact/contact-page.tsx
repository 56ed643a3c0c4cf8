import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { Head } from "#web/app/head.tsx";
import { usePage } from "#web/app/page.ts";
import { Icon } from "#web/ui/icons.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { showToast } from "#web/ui/toast.ts";

const questions = ["real", "when", "reuse"] as const;

export default function ContactPage() {
  const { t } = useTranslation();
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Head title={t("contact.title")} description={t("contact.lead")} />
      <PageHead title={t("contact.title")}>{t("contact.lead")}</PageHead>
      <div className="contact">
        <MessageForm />
        <div className="contact__side">
          <Info />
          <Questions />
        </div>
      </div>
    </main>
  );
}

function MessageForm() {
  const { t } = useTranslation();
  const { contactEmail: email } = usePage().site;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    showToast({ title: t("contact.sent"), description: t("contact.thanks") });
  };
  return (
    // `method="dialog"` does nothing outside of a dialog, so the browser sends nothing before scripts run.
    <form method="dialog" aria-label={t("contact.form")} onSubmit={submit}>
      <Field name="name" label={t("contact.name")} />
      <Field name="email" label={t("contact.email")} />
      <Field name="subject" label={t("contact.subject")} />
      <Field name="message" label={t("contact.message")} />
      <div className="contact__send">
        <button className="btn" type="submit">
          <Icon name="send" />
          {t("contact.send")}
        </button>
        <noscript>
          <p>
            {t("contact.noScript")} {email && t("contact.write", { email })}
          </p>
        </noscript>
      </div>
    </form>
  );
}

function Field({ name, label }: { name: "name" | "email" | "subject" | "message"; label: string }) {
  const id = useId();
  return (
    <div className={`field contact__${name}`}>
      <label htmlFor={id}>{label}</label>
      {name === "message" ? (
        <textarea className="area" id={id} name={name} rows={7} required />
      ) : (
        <input
          className="input"
          id={id}
          name={name}
          type={name === "email" ? "email" : "text"}
          autoComplete={name === "subject" ? "off" : name}
          required
        />
      )}
    </div>
  );
}

function Info() {
  const { t } = useTranslation();
  const { contactEmail: email } = usePage().site;
  return (
    <ul className="info">
      {email && (
        <li>
          <span className="tile">
            <Icon name="mail" />
          </span>
          <div>
            <b>{t("contact.info.email")}</b>
            <a href={`mailto:${email}`}>{email}</a>
          </div>
        </li>
      )}
      {(["answers", "place"] as const).map((name) => (
        <li key={name}>
          <span className="tile">
            <Icon name={name === "answers" ? "clock" : "place"} />
          </span>
          <div>
            <b>{t(`contact.info.${name}.title`)}</b>
            <span>{t(`contact.info.${name}.text`)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Questions() {
  const { t } = useTranslation();
  return (
    <section className="faq">
      <h2>{t("contact.faq.title")}</h2>
      {questions.map((name, index) => (
        <details key={name} open={index === 0}>
          <summary>
            {t(`contact.faq.${name}.question`)}
            <Icon name="down" />
          </summary>
          <p>{t(`contact.faq.${name}.answer`)}</p>
        </details>
      ))}
    </section>
  );
}
