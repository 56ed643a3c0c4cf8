import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListedPasskey } from "#api/access/passkeys/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { showToast } from "#web/ui/toast.ts";
import { addPasskey } from "../access/passkey-calls.ts";
import { useProven } from "../access/proof.tsx";
import { BusyButton } from "../busy-button.tsx";
import { callAdmin } from "../call.ts";
import type { Ask } from "../confirm.tsx";
import { Dialog } from "../dialog.tsx";
import { dateAndTime } from "../formats/date-time.ts";
import { Waiting } from "../waiting.tsx";
import { passkeysQuery } from "./queries.ts";

/** One's own passkeys: when they were made and used, one more, one fewer. */
export function Passkeys({ ask }: { ask: Ask }) {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const passkeys = useQuery(passkeysQuery);
  const { change, isPending, dialog } = useProven();
  const [isNaming, setNaming] = useState(false);
  const reload = () => queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  const remove = async ({ id, name }: ListedPasskey) => {
    const title = t("signIn.passkeys.remove.title", { name });
    const question = { title, text: t("signIn.passkeys.remove.text"), action: t("signIn.passkeys.remove.action") };
    if (!(await ask({ ...question, danger: true }))) return;
    const call = { method: "DELETE", failure: "peopleChange" } as const;
    await change(() => callAdmin(`/api/admin/me/passkeys/${id}`, call));
    await reload();
  };
  const add = async (name: string) => {
    const added = await change(async () => {
      await addPasskey(name);
      return name;
    });
    await reload();
    if (added === null) return;
    setNaming(false);
    showToast({ title: t("signIn.passkeys.done"), description: name });
  };
  return (
    <>
      <h3>{t("signIn.passkeys.title")}</h3>
      <p>{t("signIn.passkeys.lead")}</p>
      <Waiting query={passkeys} text={t("people.loading")} />
      <ul className="people__list">
        {passkeys.data?.map((passkey) => (
          <OwnPasskey key={passkey.id} passkey={passkey} isBusy={isPending} onRemove={() => void remove(passkey)} />
        ))}
      </ul>
      <BusyButton icon="plus" look="quiet" small onPress={() => setNaming(true)}>
        {t("signIn.passkeys.add")}
      </BusyButton>
      {isNaming && <NameDialog isBusy={isPending} onName={(name) => void add(name)} onClose={() => setNaming(false)} />}
      {dialog}
    </>
  );
}

type RowProps = { passkey: ListedPasskey; isBusy: boolean; onRemove(): void };

function OwnPasskey({ passkey: { name, createdAt, lastUsedAt }, isBusy, onRemove }: RowProps) {
  const { t } = useTranslation("admin");
  const id = useId();
  const { language } = useLanguage();
  const time = (instant: string) => dateAndTime(Date.parse(instant), language);
  const made = time(createdAt);
  return (
    <li>
      <div id={id}>
        <b>{name}</b>
        <small>
          {lastUsedAt === undefined
            ? t("signIn.passkeys.unused", { made })
            : t("signIn.passkeys.used", { made, used: time(lastUsedAt) })}
        </small>
      </div>
      <BusyButton icon="bin" look="quiet" small busy={isBusy} describedBy={id} onPress={onRemove}>
        {t("signIn.passkeys.remove.action")}
      </BusyButton>
    </li>
  );
}

type NameProps = { isBusy: boolean; onName(name: string): void; onClose(): void };

/** Asks for the name of a new passkey. */
function NameDialog({ isBusy, onName, onClose }: NameProps) {
  const { t } = useTranslation("admin");
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    if (name === "") event.currentTarget.querySelector("input")?.focus();
    else if (!isBusy) onName(name);
  };
  return (
    <Dialog title={t("signIn.passkeys.add")} lead={t("signIn.passkeys.lead")} onClose={onClose}>
      <form method="dialog" noValidate onSubmit={submit}>
        <div className="dialog__body">
          <div className="field">
            <label htmlFor={id}>{t("signIn.passkeys.name")}</label>
            <input
              className="input"
              id={id}
              name="name"
              maxLength={64}
              autoComplete="off"
              aria-required="true"
              aria-describedby={`${id}-hint`}
            />
            <span className="hint" id={`${id}-hint`}>
              {t("signIn.passkeys.nameHint")}
            </span>
          </div>
        </div>
        <div className="dialog__foot">
          <BusyButton look="quiet" onPress={onClose}>
            {t("panel.cancel")}
          </BusyButton>
          <BusyButton icon="key" busy={isBusy}>
            {isBusy ? t("signIn.passkey.busy") : t("signIn.passkeys.make")}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
