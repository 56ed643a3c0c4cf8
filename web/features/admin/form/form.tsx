import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../busy-button.tsx";
import { AdminIcon } from "../icons.tsx";
import { useMedia } from "../use-media.ts";
import { Details } from "./details.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { FaultSummary } from "./fault-summary.tsx";
import { useForm } from "./form-state.ts";
import type { FormTarget } from "./form-target.ts";
import { PictureField } from "./picture/picture-field.tsx";
import type { PictureUpload } from "./picture/use-picture.ts";
import { Preview } from "./preview.tsx";
import { PreviewBeside, usePlace, wideScreen } from "./preview-beside.tsx";
import { panelId, Tabs, tabId } from "./tabs.tsx";
import { Texts } from "./texts.tsx";
import type { Saving } from "./use-saving.ts";

export type Sheet = "write" | "preview" | "elsewhere";
type Props = {
  sheet: Sheet;
  onSheet(sheet: Sheet): void;
  saving: Saving;
  upload: PictureUpload;
  /** Opens the pictures of the library. */
  onLibrary(): void;
  onCancel(): void;
  /** Shown above the fields. */
  children: ReactNode;
};

/** A tab with the fields, one with the preview, and one with what others show of the post. */
export function Form({ sheet, onSheet, saving, upload, onLibrary, onCancel, children }: Props) {
  const { t } = useTranslation("admin");
  const id = useId();
  const form = useForm();
  const { place, show, handlers } = usePlace();
  const isWide = useMedia(wideScreen);
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
    <form method="dialog" noValidate data-saves onSubmit={submit} {...upload.handlers} {...handlers}>
      <div className="dialog__body">
        {children}
        <Tabs id={id} label={t("form.sheets")} tabs={sheets} chosen={sheet} onChoose={onSheet} />
        <FaultSummary trouble={saving.trouble} />
        <Panel id={id} name="write" chosen={sheet}>
          <div className="fields-beside">
            <div className="sheet">
              <Texts />
              <PictureField upload={upload} onLibrary={onLibrary} />
              <Details />
            </div>
            {isWide && sheet === "write" && <PreviewBeside place={place} show={show} />}
          </div>
        </Panel>
        <Panel id={id} name="preview" chosen={sheet}>
          {sheet === "preview" && (
            <Preview values={form.values} language={form.language} onLanguage={form.showLanguage} />
          )}
        </Panel>
        <Panel id={id} name="elsewhere" chosen={sheet}>
          {sheet === "elsewhere" && <Elsewhere />}
        </Panel>
      </div>
      <div className="dialog__foot">
        <BusyButton look="quiet" disabled={saving.busy} onPress={onCancel}>
          {t("panel.cancel")}
        </BusyButton>
        <BusyButton busy={saving.busy}>{t(saving.busy ? "form.saving" : saveLabelOf(form.target))}</BusyButton>
      </div>
    </form>
  );
}

function saveLabelOf({ kind, id }: FormTarget) {
  if (kind === "draft") return "writing.draft.update";
  return id === null ? "form.create" : "form.update";
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
