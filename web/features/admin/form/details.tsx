import { useId } from "react";
import { useTranslation } from "react-i18next";
import { timeSlots } from "#api/schedule/model.ts";
import { categories } from "#api/stories/categories.ts";
import { Field, TextField } from "./field.tsx";
import { useForm } from "./form-state.ts";
import { PublishTime } from "./publish-time.tsx";
import { VideoField } from "./video-field.tsx";

/** The fields of a post other than its texts and its picture. */
export function Details() {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  const { has, write } = useForm();
  const suggestions = useId();
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
      {has("youtubeLink") && <TextField name="youtubeLink" className="w3" placeholder={t("form.optional")} />}
    </div>
  );
}
