import { queryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AuditPage, AuditRecord } from "#api/audit/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { BusyButton } from "../busy-button.tsx";
import { callAdmin, fetchAdmin } from "../call.ts";
import { useFailureToast } from "../failure-words.ts";
import { dateAndTime } from "../formats/date-time.ts";
import { accountsQuery } from "../people/queries.ts";
import { saveFile } from "../save-file.ts";
import { Waiting } from "../waiting.tsx";
import { calls } from "./calls.ts";

type Filter = { account: string; call: string };

/** The records of the audit log, newest first, by person and kind. */
export function Records() {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const [filter, setFilter] = useState<Filter>({ account: "", call: "" });
  const records = useRecords(filter);
  const { save, isSaving } = useSave();
  const accounts = useQuery(queryOptions(accountsQuery));
  const kinds = Object.entries(calls).map(([call, words]) => [call, words[language]] as const);
  return (
    <section className="panel" aria-label={t("audit.title")}>
      <div className="people__fields audit__filter">
        <Select label={t("audit.who")} value={filter.account} choose={(account) => setFilter({ ...filter, account })}>
          {accounts.data?.map(({ id, username }) => (
            <option key={id} value={id}>
              {username}
            </option>
          ))}
          <option value="owner">{t("audit.machine")}</option>
          <option value="mailed-link">{t("audit.link")}</option>
        </Select>
        <Select label={t("audit.what")} value={filter.call} choose={(call) => setFilter({ ...filter, call })}>
          {kinds
            .toSorted(([, one], [, other]) => one.localeCompare(other, language))
            .map(([call, words]) => (
              <option key={call} value={call}>
                {words}
              </option>
            ))}
        </Select>
      </div>
      <BusyButton icon="download" look="quiet" small busy={isSaving} onPress={() => void save(filter)}>
        {t("audit.export")}
      </BusyButton>
      <Waiting query={records} text={t("people.loading")} />
      {records.data?.pages[0]?.records.length === 0 && <p>{t("audit.none")}</p>}
      <ol className="people__list">
        {records.data?.pages
          .flatMap((page) => page.records)
          .map((record) => (
            <Row key={[record.at, record.account, record.call, record.target].join(" ")} record={record} />
          ))}
      </ol>
      {records.hasNextPage && (
        <BusyButton look="quiet" busy={records.isFetchingNextPage} onPress={() => void records.fetchNextPage()}>
          {t("audit.more")}
        </BusyButton>
      )}
    </section>
  );
}

/** The parameters of a request for these records. */
const queryOf = (parameters: Record<string, string>) =>
  new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ""));

/** Saves the records as a table. */
function useSave() {
  const showFailure = useFailureToast();
  const [isSaving, setSaving] = useState(false);
  const save = async (filter: Filter) => {
    setSaving(true);
    try {
      const response = await callAdmin(`/api/admin/audit/export?${queryOf(filter)}`, { failure: "audit" });
      saveFile(await response.blob(), "mruk-audit.csv");
    } catch (error) {
      showFailure(error, undefined, "audit");
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}

const useRecords = (filter: Filter) =>
  useInfiniteQuery({
    queryKey: ["audit", filter] as const,
    queryFn: ({ pageParam, signal }) => {
      const address = `/api/admin/audit?${queryOf({ ...filter, before: pageParam })}`;
      return fetchAdmin<AuditPage>(address, { failure: "audit", signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

type SelectProps = { label: string; value: string; choose(value: string): void; children: ReactNode };

function Select({ label, value, choose, children }: SelectProps) {
  const { t } = useTranslation("admin");
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} value={value} onChange={({ target }) => choose(target.value)}>
        <option value="">{t("audit.all")}</option>
        {children}
      </select>
    </div>
  );
}

function Row({ record }: { record: AuditRecord }) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const { at, account, username, role, session, call, target, outcome } = record;
  const others: Partial<Record<string, string>> = { owner: t("audit.machine"), "mailed-link": t("audit.link") };
  const other = others[account];
  const facts = [
    ...(other === undefined ? [username, t(`people.roles.${role}`)] : [other]),
    ...(session === null ? [] : [t("audit.session", { id: session.slice(0, 8) })]),
    ...(outcome === "done" ? [] : [t("audit.refused", { code: outcome })]),
  ];
  return (
    <li>
      <div>
        <b>{calls[call]?.[language] ?? call}</b>
        {target !== null && <span> {target}</span>}
        <small>{facts.join(" · ")}</small>
      </div>
      <time dateTime={at}>{dateAndTime(Date.parse(at), language)}</time>
    </li>
  );
}
