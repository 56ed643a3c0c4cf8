import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminPost, StoryVersion } from "#api/stories/model.ts";
import { BusyButton } from "../busy-button.tsx";
import { Choice } from "../choice.tsx";
import { Message } from "../failure-words.ts";
import { emptyValues, valuesOf } from "../fields.ts";
import { Difference } from "./difference.tsx";
import { versionQuery } from "./history-query.ts";
import { When } from "./versions.tsx";

type Props = {
  id: string;
  version: StoryVersion;
  /** The previous version; none for the first. */
  previous: StoryVersion | undefined;
  /** The current story; null if it is deleted or cannot be read. */
  present: AdminPost | null;
  restoring: boolean;
  onRestore(): void;
};

/** Shows what a commit changed, or what restoring it would change. */
export function VersionView({ id, version, previous, present, restoring, onRestore }: Props) {
  const { t } = useTranslation("admin");
  const titleId = useId();
  const isPresent = present?.rev === version.rev;
  const [chosen, setChosen] = useState<"now" | "before">("now");
  const canCompareWithNow = present !== null && !isPresent && version.rev !== null;
  const against = canCompareWithNow ? chosen : "before";
  const queryFor = (of: StoryVersion | undefined, wanted: boolean) => ({
    ...versionQuery(id, of?.commit ?? ""),
    enabled: wanted && of !== undefined && of.rev !== null,
  });
  const current = useQuery(queryFor(version, true));
  const before = useQuery(queryFor(previous, against === "before"));
  const error = current.error ?? before.error;
  const waiting = [current, before].some(({ isLoading }) => isLoading);
  const values = (story: Parameters<typeof valuesOf>[0] | undefined) => (story ? valuesOf(story) : emptyValues);

  return (
    <section className="version" aria-labelledby={titleId}>
      <header>
        <h3 id={titleId}>{version.subject}</h3>
        <p className="hint">
          <When at={version.at} /> · {version.author}
        </p>
      </header>
      {canCompareWithNow && (
        <Choice<typeof chosen>
          label={t("history.compare")}
          options={(["now", "before"] as const).map((value) => ({ value, text: t(`history.against.${value}`) }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <div role="status">{waiting && t("history.loading")}</div>
      {error && !waiting && (
        <p className="note note--bad" role="alert">
          <Message error={error} />
        </p>
      )}
      {!waiting && !error && (
        <>
          <p className="hint">{t(`history.explained.${against}`)}</p>
          {against === "now" && present ? (
            <Difference before={valuesOf(present)} after={values(current.data)} />
          ) : (
            <Difference before={values(before.data)} after={values(current.data)} />
          )}
        </>
      )}
      {!isPresent && current.data && (
        <p>
          <BusyButton icon="history" busy={restoring} onPress={onRestore}>
            {t("history.restore")}
          </BusyButton>
        </p>
      )}
    </section>
  );
}
