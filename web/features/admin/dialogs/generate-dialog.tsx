import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { timeSlots } from "#api/schedule/model.ts";
import { useNow } from "#web/app/now.tsx";
import { dayAt } from "#web/app/warsaw.ts";
import { Icon } from "#web/ui/icons.tsx";
import { slotNamed } from "../fields.ts";
import { AdminIcon } from "../icons.tsx";
import { useStoryGeneration } from "./generation.ts";
import { GenerationDialog } from "./generation-dialog.tsx";
import { CostNote, useRevealText } from "./generation-notes.tsx";

/** Generates one story. */
export function GenerateDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("admin");
  const id = useId();
  const { date, slot } = dayAt(useNow());
  const revealOf = useRevealText();
  const [timeSlot, setTimeSlot] = useState(slot);
  const [includeVideo, setIncludeVideo] = useState(false);
  const { mutate } = useStoryGeneration(onClose);
  return (
    <GenerationDialog kind="generate" icon="wand" send={() => mutate({ timeSlot, includeVideo })} onClose={onClose}>
      <div className="field">
        <label htmlFor={`${id}-slot`}>{t("dialogs.generate.slot")}</label>
        <select
          className="select"
          id={`${id}-slot`}
          value={timeSlot}
          onChange={({ target }) => setTimeSlot(slotNamed(target.value))}
        >
          {timeSlots.map((slot) => (
            <option key={slot} value={slot}>
              {t(`dialogs.generate.slots.${slot}`)}
            </option>
          ))}
        </select>
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={includeVideo}
          onChange={(event) => setIncludeVideo(event.currentTarget.checked)}
        />
        <span>{t("dialogs.generate.video")}</span>
      </label>
      <WillBeMade video={includeVideo} />
      <div className="note" aria-live="polite">
        <p>{revealOf(date, timeSlot)}</p>
        <CostNote stories={1} film={includeVideo} />
      </div>
    </GenerationDialog>
  );
}

function WillBeMade({ video }: { video: boolean }) {
  const { t } = useTranslation("admin");
  const id = useId();
  return (
    <div>
      <p className="label" id={id}>
        {t("dialogs.generate.makes")}
      </p>
      <ul className="makes" aria-labelledby={id}>
        <li>
          <AdminIcon name="picture" />
          {t("dialogs.generate.image")}
        </li>
        <li>
          <AdminIcon name="quill" />
          {t("dialogs.generate.story")}
        </li>
        <li>
          <Icon name="globe" />
          {t("dialogs.generate.texts")}
        </li>
        <li>
          <AdminIcon name="book" />
          {t("dialogs.generate.metadata")}
        </li>
        {video && (
          <li>
            <AdminIcon name="film" />
            {t("dialogs.generate.videoItem")}
          </li>
        )}
      </ul>
    </div>
  );
}
