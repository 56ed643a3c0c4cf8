import { useTranslation } from "react-i18next";
import { shortDate } from "../../../../api/language/dates.ts";
import type { TimeSlot } from "../../../../api/schedule/model.ts";
import { useLanguage } from "../../../app/language.tsx";
import { useNow } from "../../../app/now.tsx";
import { warsawDate } from "../../../app/warsaw.ts";
import { Icon } from "../../../ui/icons.tsx";
import { nextHourOf, wallInstant, wallText } from "../warsaw-time.ts";
import { Field } from "./field.tsx";
import { useForm } from "./form-state.ts";

/** When readers see the post: at once, at its slot's next hour, or whenever somebody says. */
export function PublishTime() {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const { post, values, write } = useForm();
  const now = useNow();
  const instant = wallInstant(values.publishedAt);
  const ahead = instant !== null && instant > now;
  const next = nextHourOf(values.timeSlot as TimeSlot, now);
  const nextInstant = wallInstant(next) ?? now;
  const isToday = warsawDate(nextInstant) === warsawDate(now);
  const time = next.slice("YYYY-MM-DDT".length);
  return (
    <Field
      name="publishedAt"
      className="w6"
      hint={values.publishedAt === "" ? t("form.publish.now") : t("form.publish.warsaw")}
      badge={ahead && <ScheduledBadge />}
    >
      {(control) => (
        <div className="publish">
          <input
            className="input"
            type="datetime-local"
            {...control}
            onChange={({ target }) => write("publishedAt", target.value)}
          />
          {/* A post that is out already has its time; a new one without any goes out with the saving. */}
          <button
            className="btn btn--quiet btn--s"
            type="button"
            onClick={() => write("publishedAt", post ? wallText(now) : "")}
          >
            {t("form.publish.atOnce")}
          </button>
          <button className="btn btn--quiet btn--s" type="button" onClick={() => write("publishedAt", next)}>
            {isToday
              ? t("form.publish.today", { time })
              : t("form.publish.atSlot", { date: shortDate(nextInstant, language), time })}
          </button>
        </div>
      )}
    </Field>
  );
}

/** Says that readers do not see the post yet. */
function ScheduledBadge() {
  const { t } = useTranslation("admin");
  return (
    <span className="tag tag--film">
      <Icon name="clock" />
      {t("form.scheduled")}
    </span>
  );
}
