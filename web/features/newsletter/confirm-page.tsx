import { useTranslation } from "react-i18next";
import { usePage } from "#web/app/page.ts";
import grumpy from "#web/art/mruk-grump.webp";
import loafing from "#web/art/mruk-loaf.webp";
import { LinkLayout } from "./link-layout.tsx";
import { Signup } from "./signup.tsx";

/** Shows the result of the confirmation link in a mail. */
export default function ConfirmPage() {
  const { t } = useTranslation();
  const { mailLink } = usePage();
  const outcome = mailLink === "daily" || mailLink === "weekly" ? mailLink : "unknown";
  return (
    <LinkLayout
      title={t(`newsletter.confirm.${outcome}.title`)}
      text={t(`newsletter.confirm.${outcome}.text`)}
      picture={{ src: outcome === "unknown" ? grumpy : loafing, width: 640, height: 436 }}
    >
      {outcome === "unknown" && <Signup />}
    </LinkLayout>
  );
}
