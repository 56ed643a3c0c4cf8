import { useTranslation } from "react-i18next";
import { usePage } from "#web/app/page.ts";
import loafing from "#web/art/mruk-loaf.webp";
import { FrequencyField } from "./frequency-field.tsx";
import { LinkLayout } from "./link-layout.tsx";
import { Signup } from "./signup.tsx";

/** The sign-up form with all its choices. Forms on other pages are sent here where scripts do not run. */
export default function SignupPage() {
  const { t } = useTranslation();
  const { signUp } = usePage();
  return (
    <LinkLayout
      title={t("newsletter.page.title")}
      text={t("newsletter.page.text")}
      picture={{ src: loafing, width: 640, height: 436 }}
    >
      <Signup sent={signUp}>
        <FrequencyField chosen={signUp?.frequency ?? "daily"} />
      </Signup>
    </LinkLayout>
  );
}
