import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { AdminDraft } from "#api/stories/drafts/model.ts";
import type { StoryId } from "#api/stories/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { Prose } from "#web/features/story/prose.tsx";
import { languages } from "#web/i18n/languages.ts";
import { Icon } from "#web/ui/icons.tsx";
import { SlotBadge } from "#web/ui/slot-badge.tsx";
import { AdminPlate } from "../admin-plate.tsx";
import { ChooseBox } from "../bulk/choose-box.tsx";
import type { Ask } from "../confirm.tsx";
import { dateAndTime } from "../formats/date-time.ts";
import { DraftActions } from "./draft-actions.tsx";

type Props = { draft: AdminDraft; ask: Ask; onEdit(): void; again(id: StoryId): void; onDone(): void };

/** A draft with its picture, both texts and what can become of it. */
export function DraftRow({ draft, ...actions }: Props) {
  const { t } = useTranslation("admin");
  const titleId = useId();
  return (
    <li className="row" data-slot={draft.timeSlot} data-draft={draft.id}>
      <AdminPlate post={draft} isPublic={false} isDraft={draft.imageUrl === `/images/${draft.id}.webp`} />
      <ChooseBox id={draft.id} title={draft.titleEn} />
      <div className="row__words">
        <h3 id={titleId} lang="en" tabIndex={-1}>
          {draft.titleEn}
        </h3>
        <p className="row__polish" lang="pl">
          {draft.titlePl}
        </p>
        <Marks draft={draft} />
        {draft.inSlot && !draft.inSlot.isSubstitute && (
          <p className="row__reason">{t("drafts.taken", { title: draft.inSlot.titleEn })}</p>
        )}
        {draft.review.note !== undefined && <p className="row__reason">{draft.review.note}</p>}
        <details className="draft__texts">
          <summary>{t("drafts.read")}</summary>
          {languages.map((language) => (
            <Text key={language} draft={draft} language={language} />
          ))}
        </details>
      </div>
      <DraftActions draft={draft} titleId={titleId} {...actions} />
    </li>
  );
}

function Text({ draft, language }: { draft: AdminDraft; language: (typeof languages)[number] }) {
  const isPolish = language === "pl";
  return (
    <article lang={language}>
      <h4>{isPolish ? draft.titlePl : draft.titleEn}</h4>
      <p>
        <em>{isPolish ? draft.excerptPl : draft.excerptEn}</em>
      </p>
      <Prose text={isPolish ? draft.contentPl : draft.contentEn} language={language} />
    </article>
  );
}

function Marks({ draft: { timeSlot, publishedAt, closesAt, isClosed, review } }: Pick<Props, "draft">) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const close = { time: dateAndTime(Date.parse(closesAt), language) };
  return (
    <p className="badges">
      <SlotBadge slot={timeSlot} showsHour />
      <span className={review.state === "waiting" && !isClosed ? "tag tag--scheduled" : "tag"}>
        <Icon name="clock" />
        {t(`drafts.states.${review.state}`)}
      </span>
      <time className="date" dateTime={publishedAt}>
        {dateAndTime(Date.parse(publishedAt), language)}
      </time>
      <span className="meta-n">{isClosed ? t("drafts.closed") : t("drafts.closes", close)}</span>
    </p>
  );
}
