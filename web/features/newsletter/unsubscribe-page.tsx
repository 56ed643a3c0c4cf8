import { useTranslation } from "react-i18next";
import { usePage } from "#web/app/page.ts";
import turnedAway from "#web/art/mruk-back.webp";
import peeking from "#web/art/mruk-peek.webp";
import { LinkLayout } from "./link-layout.tsx";

/** Asks for confirmation, because mail programs open links by themselves; the button is a plain form. */
export default function UnsubscribePage() {
  const { t } = useTranslation();
  const { mailLink } = usePage();
  const standing = mailLink === "subscribed" || mailLink === "unsubscribed" ? mailLink : "unknown";
  return (
    <LinkLayout
      title={t(`newsletter.unsubscribe.${standing}.title`)}
      text={t(`newsletter.unsubscribe.${standing}.text`)}
      picture={
        standing === "subscribed"
          ? { src: peeking, width: 560, height: 367 }
          : { src: turnedAway, width: 420, height: 831 }
      }
    >
      {standing === "subscribed" && (
        <form method="post">
          <button className="btn" type="submit">
            {t("newsletter.unsubscribe.press")}
          </button>
        </form>
      )}
    </LinkLayout>
  );
}
