import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PreviewTarget } from "#api/stories/previews/model.ts";
import { late } from "#web/ui/late.tsx";
import { BusyButton } from "../busy-button.tsx";

const PreviewLinksDialog = late(async () => (await import("./preview-links-dialog.tsx")).PreviewLinksDialog);

type Props = { target: PreviewTarget; title: string; titleId: string };

/** Opens the links by which somebody without a login reads a scheduled story or a draft. */
export function PreviewLinkButton({ target, title, titleId }: Props) {
  const { t } = useTranslation("admin");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <BusyButton icon="opens" look="quiet" small describedBy={titleId} onPress={() => setIsOpen(true)}>
        {t("previewLink.open")}
      </BusyButton>
      {isOpen && <PreviewLinksDialog target={target} lead={title} close={() => setIsOpen(false)} />}
    </>
  );
}
