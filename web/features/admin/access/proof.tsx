import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#web/ui/toast.ts";
import { BusyButton } from "../busy-button.tsx";
import { callAdmin } from "../call.ts";
import { Dialog } from "../dialog.tsx";
import { codeOf, useFailureToast, useRefusal } from "../failure-words.ts";
import { savedUsername } from "../session.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { proveByPasskey } from "./passkey-calls.ts";
import { PasswordField } from "./password-field.tsx";

type Proven = {
  /** Makes a call; resolves with its result, null after a failure, which is shown, and where nobody proved anything. */
  change<Result>(call: () => Promise<Result>): Promise<Result | null>;
  isPending: boolean;
  dialog: ReactNode;
};

/** Makes calls that need a recent proof: asks for one where the server does, and calls again. The caller renders `dialog`. */
export function useProven(): Proven {
  const showFailure = useFailureToast();
  const [isPending, setPending] = useState(false);
  const [asked, setAsked] = useState<{ answer(isProven: boolean): void } | null>(null);
  const ask = () =>
    new Promise<boolean>((resolve) => {
      const answer = (isProven: boolean) => {
        setAsked(null);
        resolve(isProven);
      };
      setAsked({ answer });
    });

  async function provenCall<Result>(call: () => Promise<Result>): Promise<Result | null> {
    try {
      return await call();
    } catch (error) {
      if (codeOf(error) !== "PROOF_REQUIRED") throw error;
      return (await ask()) ? call() : null;
    }
  }
  return {
    async change(call) {
      setPending(true);
      try {
        return await provenCall(call);
      } catch (error) {
        showFailure(error);
        return null;
      } finally {
        setPending(false);
      }
    },
    isPending,
    dialog: asked && <ProofDialog answer={asked.answer} />,
  };
}

function ProofDialog({ answer }: { answer(isProven: boolean): void }) {
  const { t } = useTranslation("admin");
  const { refusal, faults: faultsOf } = useRefusal();
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<string | undefined>();
  const attempt = async (prove: () => Promise<unknown>) => {
    setFault(undefined);
    try {
      await prove();
    } catch (error) {
      setFault(faultsOf(error).password);
      showToast({ kind: "destructive", title: t("panel.error"), description: refusal(error) });
      return;
    }
    answer(true);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const password = String(new FormData(event.currentTarget).get("password") ?? "");
    if (password === "") return setFault(t("access.fillIn"));
    setSending(true);
    const call = { method: "POST", body: { password }, failure: "peopleChange" } as const;
    void attempt(() => callAdmin("/api/admin/me/proof", call)).finally(() => setSending(false));
  };
  return (
    <Dialog title={t("signIn.proof.title")} lead={t("signIn.proof.lead")} onClose={() => answer(false)}>
      <form method="dialog" noValidate onSubmit={submit}>
        <div className="dialog__body">
          <input type="hidden" name="username" autoComplete="username" value={savedUsername() ?? ""} readOnly />
          <PasswordField name="password" label={t("access.password")} autoComplete="current-password" fault={fault} />
        </div>
        <div className="dialog__foot">
          <PasskeyButton text={t("signIn.proof.passkey")} onPress={() => attempt(proveByPasskey)} />
          <BusyButton busy={sending}>{t(sending ? "signIn.proof.busy" : "signIn.proof.submit")}</BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
