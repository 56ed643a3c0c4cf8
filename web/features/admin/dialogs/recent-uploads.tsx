import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { VideosStatus } from "#api/video/publishing/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { dateAndTime } from "../formats/date-time.ts";
import { webAddress } from "../web-address.ts";

/** Fixed by the specification, chapter 9. */
const most = 5;

export function RecentUploads({ uploads }: { uploads: VideosStatus["recentUploads"] }) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const id = useId();
  if (uploads.length === 0) return <p className="hint">{t("dialogs.youtube.noUploads")}</p>;
  return (
    <div>
      <p className="label" id={id}>
        {t("dialogs.youtube.recent")}
      </p>
      <ul className="uploads" aria-labelledby={id}>
        {uploads.slice(0, most).map((upload) => (
          <li key={`${upload.youtubeUrl} ${upload.language} ${upload.uploadedAt}`}>
            <span className="tag">{upload.language.toUpperCase()}</span>
            <span>
              <b lang={upload.language}>{upload.title}</b>
              <small>
                <time dateTime={upload.uploadedAt}>{dateAndTime(Date.parse(upload.uploadedAt), language)}</time>
              </small>
            </span>
            <View address={webAddress(upload.youtubeUrl)} title={upload.title} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function View({ address, title }: { address: string | undefined; title: string }) {
  const { t } = useTranslation("admin");
  if (address === undefined) return null;
  return (
    <a className="btn btn--quiet btn--s" href={address} target="_blank" rel="noopener noreferrer">
      {t("dialogs.youtube.view")}
      <span className="sr">{t("dialogs.youtube.viewed", { title })}</span>
    </a>
  );
}
