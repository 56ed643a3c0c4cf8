import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ListedAccount } from "#api/access/model.ts";
import { roles } from "#api/platform/roles.ts";
import { showToast } from "#web/ui/toast.ts";
import { BusyButton } from "../busy-button.tsx";
import type { Ask } from "../confirm.tsx";
import { Waiting } from "../waiting.tsx";
import { accountsQuery, usePeopleChange } from "./queries.ts";

/** Everybody with an account, for owners. */
export function People({ ask }: { ask: Ask }) {
  const { t } = useTranslation("admin");
  const id = useId();
  const accounts = useQuery(accountsQuery);
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{t("people.people")}</h2>
      </div>
      <Waiting query={accounts} text={t("people.loading")} />
      <ul className="people__list">
        {accounts.data?.map((account) => (
          <Person key={account.id} account={account} ask={ask} />
        ))}
      </ul>
      <dl className="people__roles">
        {roles.map((role) => (
          <div key={role}>
            <dt>{t(`people.roles.${role}`)}</dt>
            <dd>{t(`people.may.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Person({ account: { id, username, role }, ask }: { account: ListedAccount; ask: Ask }) {
  const { t } = useTranslation("admin");
  const nameId = useId();
  const { change, isPending } = usePeopleChange();
  const address = `accounts/${id}`;
  const remove = async () => {
    const title = t("people.remove.title", { name: username });
    const isSure = await ask({ title, text: t("people.remove.text"), action: t("people.remove.action"), danger: true });
    if (isSure) await change({ method: "DELETE", address });
  };
  const endSessions = async () => {
    const answer = await change({ method: "DELETE", address: `${address}/sessions` });
    if (answer !== null) showToast({ title: t("people.signedOut", { name: username }) });
  };
  return (
    <li>
      <b id={nameId}>{username}</b>
      <select
        className="input"
        aria-label={t("people.roleOf", { name: username })}
        value={role}
        onChange={({ target }) => void change({ method: "PUT", address, body: { role: target.value } })}
      >
        {roles.map((each) => (
          <option key={each} value={each}>
            {t(`people.roles.${each}`)}
          </option>
        ))}
      </select>
      <span className="people__acts">
        <BusyButton look="quiet" small busy={isPending} describedBy={nameId} onPress={() => void endSessions()}>
          {t("people.signOut")}
        </BusyButton>
        <BusyButton icon="bin" look="quiet" small busy={isPending} describedBy={nameId} onPress={() => void remove()}>
          {t("people.remove.action")}
        </BusyButton>
      </span>
    </li>
  );
}
