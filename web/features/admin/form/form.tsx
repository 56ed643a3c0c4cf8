import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../busy-button.tsx";
import { AdminIcon } from "../icons.tsx";
import { Details } from "./details.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { FaultSummary } from "./fault-summary.tsx";
import { useForm } from "./form-state.ts";
import { PictureField } from "./picture-field.tsx";
import { Preview } from "./preview.tsx";
import { panelId, Tabs, tabId } from "./tabs.tsx";
import { Texts } from "./texts.tsx";
import { usePicture } from "./use-picture.ts";
import type { Saving } from "./use-saving.ts";

export type Sheet = "write" | "preview" | "elsewhere";
type Props = {
  isNew: boolean;
  sheet: Sheet;
  onSheet(sheet: Sheet): void;
  saving: Saving;
  onCancel(): void;
  /** Shown above the fields. */
  children: ReactNode;
};

/** A tab with the fields, one with the preview, and one with what others show of the post. */
export function Form({ isNew, sheet, onSheet, saving, onCancel, children }: Props) {
  const { t } = useTranslation("admin");
  const id = useId();
  const upload = usePicture(useForm());
  const sheets = [
    { name: "write", label: t("form.write"), icon: <AdminIcon name="quill" /> },
    { name: "preview", label: t("form.preview.title"), icon: <AdminIcon name="eye" /> },
    { name: "elsewhere", label: t("form.elsewhere.title"), icon: <AdminIcon name="opens" /> },
  ] as const;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.save();
  };
  return (
    <form method="dialog" noValidate data-saves onSubmit={submit} {...upload.handlers}>
      <div className="dialog__body">
        {children}
        <Tabs id={id} label={t("form.sheets")} tabs={sheets} chosen={sheet} onChoose={onSheet} />
        <FaultSummary trouble={saving.trouble} />
        <Panel id={id} name="write" chosen={sheet}>
          <Texts />
          <PictureField upload={upload} />
          <Details />
        </Panel>
        <Panel id={id} name="preview" chosen={sheet}>
          {sheet === "preview" && <Preview />}
        </Panel>
        <Panel id={id} name="elsewhere" chosen={sheet}>
          {sheet === "elsewhere" && <Elsewhere />}
        </Panel>
      </div>
      <div className="dialog__foot">
        <BusyButton look="quiet" disabled={saving.busy} onPress={onCancel}>
          {t("panel.cancel")}
        </BusyButton>
        <BusyButton busy={saving.busy}>
          {saving.busy ? t("form.saving") : t(isNew ? "form.create" : "form.update")}
        </BusyButton>
      </div>
    </form>
  );
}

/** What belongs to a tab. The fields stay while they are hidden, so that what was written stays. */
function Panel({ id, name, chosen, children }: { id: string; name: Sheet; chosen: Sheet; children: ReactNode }) {
  return (
    <div
      className="sheet"
      role="tabpanel"
      id={panelId(id, name)}
      aria-labelledby={tabId(id, name)}
      hidden={name !== chosen}
    >
      {children}
    </div>
  );
}
