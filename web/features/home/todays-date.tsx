import { longDate } from "#api/language/dates.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import { warsawDate } from "#web/app/warsaw.ts";

/** Today's Warsaw date in the reader's language. */
export function TodaysDate() {
  const { language } = useLanguage();
  const now = useNow();
  return <time dateTime={warsawDate(now)}>{longDate(now, language)}</time>;
}
