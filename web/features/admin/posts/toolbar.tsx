import { useTranslation } from "react-i18next";
import { DeedButton } from "../busy-button.tsx";
import type { Ask } from "../confirm.tsx";
import { imageCareKey, useImageCare } from "../dialogs/image-care.ts";
import { useUnderWay } from "../post-mutations.ts";

/** The dialogs that the toolbar opens over the list. */
export type ToolbarDialog = "generate" | "daily" | "youtube";

type Props = { ask: Ask; create(): void; open(dialog: ToolbarDialog): void };

export function Toolbar({ ask, create, open }: Props) {
  const { t } = useTranslation("admin");
  const migrate = useImageCare("migrate", ask);
  const regenerate = useImageCare("regenerate", ask);
  return (
    <div className="toolbar">
      <DeedButton icon="plus" small onPress={create}>
        {t("posts.toolbar.create")}
      </DeedButton>
      <DeedButton icon="wand" look="quiet" small onPress={() => open("generate")}>
        {t("posts.toolbar.generate")}
      </DeedButton>
      <DeedButton icon="calendar" look="quiet" small onPress={() => open("daily")}>
        {t("posts.toolbar.daily")}
      </DeedButton>
      <DeedButton icon="short" look="quiet" small onPress={() => open("youtube")}>
        {t("posts.toolbar.youtube")}
      </DeedButton>
      <DeedButton
        icon="cloud"
        look="quiet"
        small
        busy={useUnderWay(imageCareKey("migrate"))}
        onPress={() => void migrate()}
      >
        {t("posts.toolbar.migrate")}
      </DeedButton>
      <DeedButton
        icon="picture"
        look="quiet"
        small
        busy={useUnderWay(imageCareKey("regenerate"))}
        onPress={() => void regenerate()}
      >
        {t("posts.toolbar.regenerate")}
      </DeedButton>
    </div>
  );
}
