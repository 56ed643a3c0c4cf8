import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/app/language.tsx";
import { showToast } from "#web/ui/toast.ts";
import { useProven } from "../access/proof.tsx";
import { BusyButton } from "../busy-button.tsx";
import { callAdmin } from "../call.ts";
import { Waiting } from "../waiting.tsx";
import { ownEmailQuery } from "./queries.ts";

/** The address to which a link to a new password may be sent. */
export function OwnEmail() {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const query = useQuery(ownEmailQuery);
  const { change, isPending, dialog } = useProven();
  const { email = null, isMailOn = false } = query.data ?? {};
  const remove = async () => {
    const call = { method: "DELETE", failure: "peopleChange" } as const;
    await change(() => callAdmin("/api/admin/me/email", call));
    await queries.invalidateQueries({ queryKey: ownEmailQuery.queryKey });
  };
  return (
    <>
      <h3>{t("signIn.email.title")}</h3>
      <p>{t(query.data && !isMailOn ? "signIn.email.off" : "signIn.email.lead")}</p>
      <Waiting query={query} text={t("people.loading")} />
      {email !== null && (
        <ul className="people__list">
          <li>
            <b>{email}</b>
            <BusyButton icon="bin" look="quiet" small busy={isPending} onPress={() => void remove()}>
              {t("signIn.passkeys.remove.action")}
            </BusyButton>
          </li>
        </ul>
      )}
      {isMailOn && <AddressForm change={change} isPending={isPending} />}
      {dialog}
    </>
  );
}

/** Has a mail sent to another address, which counts once its link was pressed. */
function AddressForm({ change, isPending }: Pick<ReturnType<typeof useProven>, "change" | "isPending">) {
  const { t } = useTranslation("admin");
  const id = useId();
  const { language } = useLanguage();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email") ?? "").trim();
    if (email === "" || isPending) return form.querySelector("input")?.focus();
    const call = { method: "PUT", body: { email, language }, failure: "peopleChange" } as const;
    if ((await change(() => callAdmin("/api/admin/me/email", call))) === null) return;
    form.reset();
    showToast({ title: t("signIn.email.sent"), description: t("signIn.email.look", { email }) });
  };
  return (
    <form className="people__address" noValidate onSubmit={(event) => void submit(event)}>
      <div className="field">
        <label htmlFor={id}>{t("signIn.email.label")}</label>
        <input className="input" id={id} name="email" type="email" autoComplete="email" />
      </div>
      <BusyButton look="quiet" small busy={isPending}>
        {t("signIn.email.submit")}
      </BusyButton>
    </form>
  );
}
