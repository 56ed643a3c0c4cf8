import { useTranslation } from "react-i18next";
import { BusyButton } from "../busy-button.tsx";
import type { Ask } from "../confirm.tsx";
import { imageMaintenanceKey, useImageMaintenance } from "../dialogs/image-maintenance.ts";
import { ForRole } from "../for-role.tsx";
import { useUnderWay } from "../post-mutations.ts";

/** The dialogs that the toolbar opens over the list. */
export type ToolbarDialog = "generate" | "daily" | "youtube" | "book";

type Props = { ask: Ask; create(): void; open(dialog: ToolbarDialog): void };

export function Toolbar({ ask, create, open }: Props) {
  const { t } = useTranslation("admin");
  return (
    <div className="toolbar">
      <BusyButton icon="plus" small onPress={create}>
        {t("posts.toolbar.create")}
      </BusyButton>
      <ForRole needs="publisher">
        <Making ask={ask} open={open} />
      </ForRole>
    </div>
  );
}

/** What costs, or leaves the house. */
function Making({ ask, open }: Omit<Props, "create">) {
  const { t } = useTranslation("admin");
  const migrate = useImageMaintenance("migrate", ask);
  const regenerate = useImageMaintenance("regenerate", ask);
  return (
    <>
      <BusyButton icon="wand" look="quiet" small onPress={() => open("generate")}>
        {t("posts.toolbar.generate")}
      </BusyButton>
      <BusyButton icon="calendar" look="quiet" small onPress={() => open("daily")}>
        {t("posts.toolbar.daily")}
      </BusyButton>
      <BusyButton icon="short" look="quiet" small onPress={() => open("youtube")}>
        {t("posts.toolbar.youtube")}
      </BusyButton>
      <BusyButton icon="book" look="quiet" small onPress={() => open("book")}>
        {t("posts.toolbar.book")}
      </BusyButton>
      <BusyButton
        icon="cloud"
        look="quiet"
        small
        busy={useUnderWay(imageMaintenanceKey("migrate"))}
        onPress={() => void migrate()}
      >
        {t("posts.toolbar.migrate")}
      </BusyButton>
      <BusyButton
        icon="picture"
        look="quiet"
        small
        busy={useUnderWay(imageMaintenanceKey("regenerate"))}
        onPress={() => void regenerate()}
      >
        {t("posts.toolbar.regenerate")}
      </BusyButton>
    </>
  );
}
