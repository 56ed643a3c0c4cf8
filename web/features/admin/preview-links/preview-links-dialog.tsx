import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { keysOf } from "#api/platform/keys-of.ts";
import type { ListedPreviewLink, MadePreviewLink, PreviewTarget } from "#api/stories/previews/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { languages } from "#web/i18n/languages.ts";
import { showToast } from "#web/ui/toast.ts";
import { BusyButton } from "../busy-button.tsx";
import { fetchAdmin } from "../call.ts";
import { Choice } from "../choice.tsx";
import { Dialog } from "../dialog.tsx";
import { useFailureToast } from "../failure-words.ts";
import { dateAndTime } from "../formats/date-time.ts";
import { Waiting } from "../waiting.tsx";

const address = "/api/admin/previews";

const linksQuery = ({ kind, story }: PreviewTarget) =>
  queryOptions({
    queryKey: [address, kind, story] as const,
    queryFn: ({ signal }) =>
      fetchAdmin<ListedPreviewLink[]>(`${address}?${new URLSearchParams({ kind, story })}`, {
        failure: "previewLinks",
        signal,
      }),
    staleTime: 0,
  });

/** Sends a change of the links, and loads their list again; a failure is shown. */
function useLinkChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: change,
    onError: (error) => showFailure(error),
    onSettled: () => queries.invalidateQueries({ queryKey: [address] }),
  });
}

type Props = { target: PreviewTarget; lead: ReactNode; close(): void };

/** The open links to one story or draft, each to revoke, and one more to make. */
export function PreviewLinksDialog({ target, lead, close }: Props) {
  const { t } = useTranslation("admin");
  const listId = useId();
  const links = useQuery(linksQuery(target));
  return (
    <Dialog title={t("previewLink.title")} lead={lead} onClose={close}>
      <div className="dialog__body preview-links">
        <p>{t("previewLink.lead")}</p>
        <Making target={target} />
        <h3 id={listId}>{t("previewLink.list")}</h3>
        <Waiting query={links} text={t("previewLink.loading")} />
        {links.data?.length === 0 && <p>{t("previewLink.none")}</p>}
        {links.data && links.data.length > 0 && (
          <ul className="people__list" aria-labelledby={listId}>
            {links.data.map((link) => (
              <OpenLink key={link.id} link={link} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

/** For how many hours a link works. */
const lengths = { hour: 1, day: 24, week: 7 * 24, month: 30 * 24 } as const;
type Length = keyof typeof lengths;

function Making({ target }: { target: PreviewTarget }) {
  const { t } = useTranslation("admin");
  const [length, setLength] = useState<Length>("week");
  const make = useLinkChange(() =>
    fetchAdmin<z.infer<typeof MadePreviewLink>>(address, {
      method: "POST",
      body: { ...target, hours: lengths[length] },
      failure: "previewLink",
    }),
  );
  return (
    <>
      <Choice<Length>
        label={t("previewLink.howLong")}
        options={keysOf(lengths).map((value) => ({ value, text: t(`previewLink.lengths.${value}`) }))}
        chosen={length}
        onChoose={setLength}
      />
      <BusyButton icon="plus" busy={make.isPending} onPress={() => make.mutate(undefined)}>
        {t("previewLink.make")}
      </BusyButton>
      <div className={make.data ? "note" : undefined} role="status">
        {make.data && (
          <>
            <p>{t("previewLink.made")}</p>
            {languages.map((language) => (
              <Address key={language} label={t(`previewLink.address.${language}`)} link={make.data.links[language]} />
            ))}
          </>
        )}
      </div>
    </>
  );
}

function Address({ label, link }: { label: string; link: string }) {
  const { t } = useTranslation("admin");
  const id = useId();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => showToast({ title: t("previewLink.copied") }),
      () => showToast({ title: t("previewLink.notCopied"), kind: "destructive" }),
    );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="preview-links__address">
        <input className="input" id={id} readOnly value={link} onFocus={({ target }) => target.select()} />
        <BusyButton look="quiet" small describedBy={id} onPress={() => void copy()}>
          {t("previewLink.copy")}
        </BusyButton>
      </div>
    </div>
  );
}

function OpenLink({ link }: { link: ListedPreviewLink }) {
  const { t } = useTranslation("admin");
  const nameId = useId();
  const { language } = useLanguage();
  const revoke = useLinkChange(async () => {
    await fetchAdmin(`${address}/${link.id}`, { method: "DELETE", failure: "previewLink" });
    showToast({ title: t("previewLink.revoked") });
  });
  return (
    <li>
      <div id={nameId}>
        <b>{t("previewLink.by", { name: link.madeByName })}</b>
        <small>{t("previewLink.until", { time: dateAndTime(Date.parse(link.expiresAt), language) })}</small>
      </div>
      <BusyButton
        look="quiet"
        small
        busy={revoke.isPending}
        describedBy={nameId}
        onPress={() => revoke.mutate(undefined)}
      >
        {t("previewLink.revoke")}
      </BusyButton>
    </li>
  );
}
