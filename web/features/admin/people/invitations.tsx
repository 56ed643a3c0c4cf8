import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { ListedInvitation, MadeInvitation } from "#api/access/model.ts";
import { type Role, roles } from "#api/platform/roles.ts";
import { useLanguage } from "#web/app/language.tsx";
import { BusyButton } from "../busy-button.tsx";
import { Choice } from "../choice.tsx";
import type { Ask } from "../confirm.tsx";
import { dateAndTime } from "../formats/date-time.ts";
import { Waiting } from "../waiting.tsx";
import { invitationsQuery, usePeopleChange } from "./queries.ts";

type Made = z.infer<typeof MadeInvitation>;

/** Open invitations, and a form for one more, for owners. */
export function Invitations({ ask }: { ask: Ask }) {
  const { t } = useTranslation("admin");
  const id = useId();
  const invitations = useQuery(invitationsQuery);
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{t("people.invitations")}</h2>
      </div>
      <Waiting query={invitations} text={t("people.loading")} />
      {invitations.data && invitations.data.length > 0 && (
        <ul className="people__list">
          {invitations.data.map((invitation) => (
            <OpenInvitation key={invitation.id} invitation={invitation} ask={ask} />
          ))}
        </ul>
      )}
      <InviteForm />
    </section>
  );
}

function OpenInvitation({ invitation, ask }: { invitation: ListedInvitation; ask: Ask }) {
  const { t } = useTranslation("admin");
  const nameId = useId();
  const { language } = useLanguage();
  const { change, isPending } = usePeopleChange();
  const { id, role, name, email, expiresAt } = invitation;
  const revoke = async () => {
    const question = { title: t("people.revoke.title"), text: t("people.revoke.text") };
    const isSure = await ask({ ...question, action: t("people.revoke.action"), danger: true });
    if (isSure) await change({ method: "DELETE", address: `invitations/${id}` });
  };
  return (
    <li>
      <div id={nameId}>
        <b>{name ?? email ?? t("people.somebody")}</b>
        <small>
          {t(`people.roles.${role}`)}
          {" · "}
          {t("people.until", { time: dateAndTime(Date.parse(expiresAt), language) })}
        </small>
      </div>
      <BusyButton look="quiet" small busy={isPending} describedBy={nameId} onPress={() => void revoke()}>
        {t("people.revoke.action")}
      </BusyButton>
    </li>
  );
}

function InviteForm() {
  const { t } = useTranslation("admin");
  const ids = [useId(), useId()] as const;
  const { language } = useLanguage();
  const { change, isPending } = usePeopleChange();
  const [role, setRole] = useState<Role>("editor");
  const [made, setMade] = useState<Made | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = [...new FormData(form)].filter(([, value]) => String(value).trim() !== "");
    const body = { role, language, ...Object.fromEntries(typed) };
    const answer = await change({ method: "POST", address: "invitations", body });
    if (answer === null) return;
    setMade(answer as Made);
    form.reset();
  };
  const fields = ["name", "email"] as const;
  return (
    <form
      className="people__invite"
      noValidate
      aria-label={t("people.invite.title")}
      onSubmit={(event) => void submit(event)}
    >
      <h3>{t("people.invite.title")}</h3>
      <Choice<Role>
        label={t("people.invite.role")}
        options={roles.map((value) => ({ value, text: t(`people.roles.${value}`) }))}
        chosen={role}
        onChoose={setRole}
      />
      <div className="people__fields">
        {fields.map((name, index) => (
          <div className="field" key={name}>
            <label htmlFor={ids[index]}>{t(`people.invite.${name}`)}</label>
            <input
              className="input"
              id={ids[index]}
              name={name}
              inputMode={name === "email" ? "email" : "text"}
              autoComplete="off"
            />
          </div>
        ))}
      </div>
      <BusyButton icon="plus" busy={isPending}>
        {t("people.invite.action")}
      </BusyButton>
      {made && <Link made={made} />}
    </form>
  );
}

/** The link to give, which is not shown again. */
function Link({ made: { link, isMailed, invitation } }: { made: Made }) {
  const { t } = useTranslation("admin");
  const id = useId();
  return (
    <div className="note" role="status">
      <label htmlFor={id}>{t("people.invite.link")}</label>
      <input className="input" id={id} readOnly value={link} onFocus={({ target }) => target.select()} />
      {invitation.email !== undefined && (
        <p>{t(isMailed ? "people.invite.mailed" : "people.invite.unmailed", { email: invitation.email })}</p>
      )}
    </div>
  );
}
