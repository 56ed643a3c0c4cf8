import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icons.tsx";
import { DeedButton } from "../deed-button.tsx";
import { useFailureToast } from "../posts/deeds.ts";

/** Opens the morning letter, whose code comes along only then. */
export function NewsletterButton() {
  const { t } = useTranslation("admin");
  const sayFailure = useFailureToast();
  const [code, setCode] = useState<{ Dialog: ComponentType<{ onClose(): void }> } | null>(null);
  const [state, setState] = useState<"closed" | "coming" | "open">("closed");
  async function open() {
    setState("coming");
    try {
      const { NewsletterDialog } = await import("./newsletter-dialog.tsx");
      setCode({ Dialog: NewsletterDialog });
      setState("open");
    } catch (error) {
      console.warn(error);
      setState("closed");
      sayFailure(new Error(t("newsletter.failures.open")));
    }
  }
  return (
    <>
      <DeedButton look="quiet" small busy={state === "coming"} onPress={() => void open()}>
        {state !== "coming" && <Icon name="mail" />}
        {t("newsletter.open")}
      </DeedButton>
      {state === "open" && code && <code.Dialog onClose={() => setState("closed")} />}
    </>
  );
}
