import { useTranslation } from "react-i18next";
import asleep from "#web/art/mruk-sleep.webp";
import { LateSignup } from "#web/features/newsletter/late-signup.tsx";
import { State } from "#web/ui/state.tsx";

/** In the place of today's stories and the gallery on a site that has no story yet. */
export function EmptyHome() {
  const { t } = useTranslation();
  return (
    <section id="today" tabIndex={-1}>
      <div id="gallery" tabIndex={-1}>
        <State picture={{ src: asleep, width: 720, height: 379 }} title={t("empty.title")} level="h2">
          <p>{t("empty.text")}</p>
          <LateSignup />
        </State>
      </div>
    </section>
  );
}
