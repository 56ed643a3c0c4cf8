import { type ComponentType, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#web/ui/icons.tsx";
import { useFailureToast } from "../failure-words.ts";
import { AdminIcon } from "../icons.tsx";

type Code = { Dialog: ComponentType<{ onClose(): void }> };

/** Loads the newsletter dialog when `button` is pressed. The caller renders `button` and `dialog` side by side. */
export function useNewsletter(): { button: ReactNode; dialog: ReactNode } {
  const { t } = useTranslation("admin");
  const showFailure = useFailureToast();
  const [code, setCode] = useState<Code | null>(null);
  const [state, setState] = useState<"closed" | "coming" | "open">("closed");
  async function open() {
    setState("coming");
    try {
      const { NewsletterDialog } = await import("./admin-newsletter.tsx");
      setCode({ Dialog: NewsletterDialog });
      setState("open");
    } catch (error) {
      setState("closed");
      showFailure(error, t("panel.error"), "letterPage");
    }
  }
  const isComing = state === "coming";
  return {
    button: (
      <button
        className="status-list__more"
        type="button"
        aria-haspopup="dialog"
        aria-disabled={isComing || undefined}
        onClick={() => !isComing && void open()}
      >
        {isComing ? <AdminIcon name="busy" /> : <Icon name="mail" />}
        {t("newsletter.open")}
      </button>
    ),
    dialog: state === "open" && code && <code.Dialog onClose={() => setState("closed")} />,
  };
}
