import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { DeletedStory } from "#api/stories/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { showToast } from "#web/ui/toast.ts";
import { BusyButton } from "../busy-button.tsx";
import { useFailureToast } from "../failure-words.ts";
import { dateAndTime } from "../formats/date-time.ts";
import { useRestoration } from "../post-mutations.ts";
import { neighbourOf } from "./neighbour.ts";
import type { RowActionHandlers } from "./row-actions.tsx";

type Props = { story: DeletedStory; actions: Pick<RowActionHandlers, "history" | "onRemoved"> };

/** A deleted story: when and by whom, and the ways back. */
export function DeletedRow({ story, actions }: Props) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const titleId = useId();
  const { id, titleEn, titlePl, at, author } = story;
  return (
    <li className="row row--broken row--deleted">
      <div className="row__words">
        <h3 id={titleId} lang="en" tabIndex={-1}>
          {titleEn ?? id}
        </h3>
        {titlePl !== null && (
          <p className="row__polish" lang="pl">
            {titlePl}
          </p>
        )}
        <p className="badges">
          <span className="tag">{t("posts.deleted.badge")}</span>
          <code>{id}</code>
          <time className="date" dateTime={at}>
            {dateAndTime(Date.parse(at), language)}
          </time>
          <span>{t("posts.deleted.by", { author })}</span>
        </p>
        {titleEn === null && <p className="row__reason">{t("posts.deleted.unreadable")}</p>}
      </div>
      <div className="row__acts">
        <span>
          {titleEn !== null && <RestoreButton story={story} titleId={titleId} actions={actions} />}
          <BusyButton icon="history" look="quiet" small describedBy={titleId} onPress={() => actions.history(id)}>
            {t("posts.history")}
          </BusyButton>
        </span>
      </div>
    </li>
  );
}

function RestoreButton({ story: { id, titleEn, commit }, titleId, actions }: Props & { titleId: string }) {
  const { t } = useTranslation("admin");
  const restoration = useRestoration(id);
  const showFailure = useFailureToast();
  async function restore() {
    const neighbour = neighbourOf(titleId);
    await restoration.mutateAsync({ commit });
    showToast({ title: t("posts.deleted.restored"), description: titleEn ?? id });
    actions.onRemoved(neighbour);
  }
  return (
    <BusyButton
      icon="history"
      small
      busy={restoration.isPending}
      describedBy={titleId}
      onPress={() => void restore().catch((error: unknown) => showFailure(error))}
    >
      {t("posts.deleted.restore")}
    </BusyButton>
  );
}
