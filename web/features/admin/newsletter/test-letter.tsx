import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#web/ui/icons.tsx";
import { showToast } from "#web/ui/toast.ts";
import { BusyButton } from "../busy-button.tsx";
import { callAdmin } from "../call.ts";
import { useFailureToast } from "../failure-words.ts";
import type { ShownLetter } from "./letter-preview.tsx";
import { newsletterKey } from "./queries.ts";

/** Sends the letter to one address as a test. */
export function TestLetter({ shown }: { shown: ShownLetter }) {
  const { t } = useTranslation("admin");
  const id = useId();
  const [email, setEmail] = useState("");
  const showFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callAdmin(`${newsletterKey[0]}/test`, {
        method: "POST",
        body: { email: email.trim(), ...shown },
        failure: "testLetter",
      }),
    onSuccess: () =>
      showToast({
        title: t("newsletter.test.done"),
        description: t("newsletter.test.doneText", { email: email.trim() }),
      }),
    onError: (error) => showFailure(error, t("newsletter.test.failed")),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <div className="field">
        <label htmlFor={id}>{t("newsletter.test.title")}</label>
        <div className="letters__test">
          <input
            className="input"
            id={id}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            placeholder={t("newsletter.test.email")}
            aria-describedby={`${id}-hint`}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <BusyButton look="quiet" busy={isPending}>
            {!isPending && <Icon name="send" />}
            {t("newsletter.test.action")}
          </BusyButton>
        </div>
        <span className="hint" id={`${id}-hint`}>
          {t("newsletter.test.hint")}
        </span>
      </div>
    </form>
  );
}
