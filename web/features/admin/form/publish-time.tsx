import { useTranslation } from "react-i18next";
import { shortDate } from "#api/language/dates.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import { warsawDate } from "#web/app/warsaw.ts";
import { Icon } from "#web/ui/icons.tsx";
import { slotNamed } from "../fields.ts";
import { nextHourOf, wallInstant, wallText } from "../formats/warsaw-time.ts";
import { Field } from "./field.tsx";
import { useForm } from "./form-state.ts";

/** The time of publishing: now, at the slot's next hour, or a typed time. */
export function PublishTime() {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const { post, values, write } = useForm();
  const now = useNow();
  const instant = wallInstant(values.publishedAt);
  const ahead = instant !== null && instant > now;
  const next = nextHourOf(slotNamed(values.timeSlot), now);
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
          {/* A new post without a time is published when it is saved. */}
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

/** Marks a post that readers do not see yet. */
function ScheduledBadge() {
  const { t } = useTranslation("admin");
  return (
    <span className="tag tag--film">
      <Icon name="clock" />
      {t("form.scheduled")}
    </span>
  );
}
