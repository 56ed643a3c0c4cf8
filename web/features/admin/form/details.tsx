import { useId } from "react";
import { useTranslation } from "react-i18next";
import { timeSlots } from "#api/schedule/model.ts";
import { categories } from "#api/stories/categories.ts";
import { showToast } from "#web/ui/toast.ts";
import { Narrations } from "../narrations/late-narrations.tsx";
import { Field, TextField } from "./field.tsx";
import { useForm } from "./form-state.ts";
import { PublishTime } from "./publish-time.tsx";
import { VideoField } from "./video-field.tsx";

/** The fields of a post other than its texts and its picture. */
export function Details() {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  const { target, post, has, changed, write } = useForm();
  const suggestions = useId();
  /** What is not saved yet cannot be read aloud. */
  const refuseUnsaved = () => {
    if (changed.length === 0) return false;
    showToast({ kind: "destructive", title: t("panel.error"), description: t("narrations.saveFirst") });
    return true;
  };
  return (
    <div className="fields">
      <TextField name="category" className="w2" list={suggestions} />
      <datalist id={suggestions}>
        {Object.entries(categories).map(([category, polish]) => (
          <option key={category} value={category} label={polish} />
        ))}
      </datalist>
      {has("timeSlot") && (
        <Field name="timeSlot" className="w2">
          {(control) => (
            <select className="select" {...control} onChange={({ target }) => write("timeSlot", target.value)}>
              {timeSlots.map((slot) => (
                <option key={slot} value={slot}>
                  {site(`slot.${slot}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field name="featured" className="w2">
        {(control) => (
          <select className="select" {...control} onChange={({ target }) => write("featured", target.value)}>
            <option value="no">{t("form.no")}</option>
            <option value="yes">{t("form.yes")}</option>
          </select>
        )}
      </Field>
      {has("publishedAt") && <PublishTime />}
      {has("videoUrl") && <VideoField />}
      {target.kind === "post" && post && (
        <div className="w6">
          <Narrations post={post} refuse={refuseUnsaved} />
        </div>
      )}
      {has("youtubeLink") && <TextField name="youtubeLink" className="w3" placeholder={t("form.optional")} />}
    </div>
  );
}
