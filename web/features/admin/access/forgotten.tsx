import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { RecoverySession, Session } from "#api/access/model.ts";
import { showToast } from "#web/ui/toast.ts";
import { callOpen, jsonOf } from "../call.ts";
import { useRefusal } from "../failure-words.ts";
import { AccessField } from "./access-field.tsx";
import { AccessForm } from "./access-form.tsx";

type Props = {
  /** Signs in, and shows why it failed; resolves with whether somebody is in. */
  enter(signIn: () => Promise<Session>): Promise<boolean>;
};

/** Ways in without the password: a recovery code, or a link by mail. */
export const Forgotten = ({ enter }: Props) => (
  <>
    <ByCode enter={enter} />
    <ByMail />
  </>
);

function ByCode({ enter }: Props) {
  const { t } = useTranslation("admin");
  const send = async ({ username, password: code }: { username: string; password: string }) => {
    const isIn = await enter(async () => {
      const call = { method: "POST", body: { username, code }, failure: "login" } as const;
      const response = await callOpen("/api/admin/login/recovery", call);
      const { codesLeft, ...session } = await jsonOf<z.infer<typeof RecoverySession>>(response, call);
      const description = t(codesLeft === 0 ? "signIn.recovery.none" : "signIn.recovery.left", { count: codesLeft });
      showToast({ title: t("signIn.recovery.used"), description });
      return session;
    });
    return isIn ? undefined : ("password" as const);
  };
  return (
    <AccessForm
      label={t("signIn.recovery.byCode")}
      button={t("signIn.recovery.submit")}
      busy={t("access.login.busy")}
      send={send}
    >
      <h2>{t("signIn.recovery.byCode")}</h2>
      <AccessField name="username" label={t("access.username")} autoComplete="username" />
      <AccessField
        name="password"
        label={t("signIn.recovery.code")}
        autoComplete="off"
        hint={t("signIn.recovery.hint")}
      />
    </AccessForm>
  );
}

function ByMail() {
  const { t } = useTranslation("admin");
  const { refusal } = useRefusal();
  const send = async ({ username: name }: { username: string }) => {
    try {
      await callOpen("/api/admin/password/forgotten", { method: "POST", body: { name }, failure: "password" });
    } catch (error) {
      showToast({ kind: "destructive", title: t("panel.error"), description: refusal(error) });
      return "username" as const;
    }
    showToast({ title: t("signIn.byMail.done"), description: t("signIn.byMail.look") });
  };
  return (
    <AccessForm
      label={t("signIn.byMail.title")}
      button={t("signIn.byMail.submit")}
      busy={t("signIn.proof.busy")}
      fields={["username"]}
      send={send}
    >
      <h2>{t("signIn.byMail.title")}</h2>
      <AccessField
        name="username"
        label={t("signIn.byMail.name")}
        autoComplete="username"
        hint={t("signIn.byMail.hint")}
      />
    </AccessForm>
  );
}
