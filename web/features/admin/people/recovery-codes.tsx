import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#web/ui/toast.ts";
import { useProven } from "../access/proof.tsx";
import { BusyButton } from "../busy-button.tsx";
import { fetchAdmin } from "../call.ts";
import type { Ask } from "../confirm.tsx";
import { Dialog } from "../dialog.tsx";
import { saveFile } from "../save-file.ts";
import { savedUsername } from "../session.ts";
import { Waiting } from "../waiting.tsx";
import { recoveryCodesQuery } from "./queries.ts";

/** How many recovery codes are left, and ten new ones. */
export function RecoveryCodes({ ask }: { ask: Ask }) {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const query = useQuery(recoveryCodesQuery);
  const { change, isPending, dialog } = useProven();
  const [made, setMade] = useState<string[] | null>(null);
  const left = query.data?.left ?? 0;
  const make = async () => {
    const question = { title: t("signIn.recovery.replace.title"), text: t("signIn.recovery.replace.text") };
    if (left > 0 && !(await ask({ ...question, action: t("signIn.recovery.make") }))) return;
    const call = { method: "POST", body: {}, failure: "peopleChange" } as const;
    const answer = await change(() => fetchAdmin<{ codes: string[] }>("/api/admin/me/recovery-codes", call));
    setMade(answer?.codes ?? null);
    await queries.invalidateQueries({ queryKey: recoveryCodesQuery.queryKey });
  };
  return (
    <>
      <h3>{t("signIn.recovery.title")}</h3>
      <p>{t("signIn.recovery.lead")}</p>
      <Waiting query={query} text={t("people.loading")} />
      {query.data && (
        <p className="people__state">
          {left === 0 ? t("signIn.recovery.none") : t("signIn.recovery.left", { count: left })}
        </p>
      )}
      <BusyButton icon="plus" look="quiet" small busy={isPending} onPress={() => void make()}>
        {t("signIn.recovery.make")}
      </BusyButton>
      {made && <CodesDialog codes={made} onClose={() => setMade(null)} />}
      {dialog}
    </>
  );
}

/** Shows new codes, once. */
function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const { t } = useTranslation("admin");
  const id = useId();
  const text = `${codes.join("\n")}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: t("signIn.recovery.copied") }),
      (error: unknown) => {
        console.warn("The codes could not be copied:", error);
        showToast({ kind: "destructive", title: t("panel.error"), description: t("signIn.recovery.uncopied") });
      },
    );
  const save = () => {
    const heading = t("signIn.recovery.file", { name: savedUsername() ?? "", site: location.host });
    saveFile(new Blob([`${heading}\n\n${text}`], { type: "text/plain" }), "mruk-recovery-codes.txt");
  };
  return (
    <Dialog title={t("signIn.recovery.title")} lead={t("signIn.recovery.once")} onClose={onClose}>
      <div className="dialog__body">
        <ul className="people__codes" id={id}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="dialog__foot">
        <BusyButton look="quiet" onPress={() => void copy()}>
          {t("signIn.recovery.copy")}
        </BusyButton>
        <BusyButton icon="download" look="quiet" onPress={save}>
          {t("signIn.recovery.save")}
        </BusyButton>
        <BusyButton first onPress={onClose}>
          {t("signIn.recovery.done")}
        </BusyButton>
      </div>
    </Dialog>
  );
}
