import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ExportFormat, ExportSubject } from "#api/statistics/model.ts";
import { showToast } from "#web/ui/toast.ts";
import { BusyButton } from "../busy-button.tsx";
import { callAdmin } from "../call.ts";
import { useMessage } from "../failure-words.ts";
import { saveFile } from "../save-file.ts";

/** Downloads the statistics as CSV or JSON. */
export function ExportButtons() {
  const { t } = useTranslation("admin");
  const messageOf = useMessage();
  const [what, setWhat] = useState<ExportSubject>("days");
  const [busy, setBusy] = useState<ExportFormat | null>(null);

  async function save(format: ExportFormat) {
    setBusy(format);
    try {
      const address = `/api/admin/stats/export?what=${what}&format=${format}`;
      const response = await callAdmin(address, { failure: "statistics" });
      saveFile(await response.blob(), nameOf(response) ?? `mruk-${what}.${format}`);
    } catch (error) {
      showToast({ kind: "destructive", title: t("panel.error"), description: messageOf(error, "statistics") });
    } finally {
      setBusy(null);
    }
  }
  return (
    <fieldset className="toolbar export">
      <legend className="sr">{t("statistics.export.title")}</legend>
      <select
        className="select"
        aria-label={t("statistics.export.what")}
        value={what}
        onChange={({ target }) => setWhat(target.value === "posts" ? "posts" : "days")}
      >
        <option value="days">{t("statistics.export.days")}</option>
        <option value="posts">{t("statistics.export.posts")}</option>
      </select>
      <BusyButton icon="download" look="quiet" small busy={busy === "csv"} onPress={() => void save("csv")}>
        {t("statistics.export.csv")}
      </BusyButton>
      <BusyButton icon="download" look="quiet" small busy={busy === "json"} onPress={() => void save("json")}>
        {t("statistics.export.json")}
      </BusyButton>
    </fieldset>
  );
}

/** The file name from the response. */
const nameOf = ({ headers }: Response) => /filename="?([\w.-]+)/.exec(headers.get("Content-Disposition") ?? "")?.[1];
