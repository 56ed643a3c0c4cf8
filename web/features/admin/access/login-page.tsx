import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import type { Session } from "#api/access/model.ts";
import { usePrefix } from "#web/app/language.tsx";
import { usePage } from "#web/app/page.ts";
import { pathTo } from "#web/app/paths.ts";
import { late } from "#web/ui/late.tsx";
import { Link } from "#web/ui/link.tsx";
import { showToast } from "#web/ui/toast.ts";
import windowInSnow from "../art/window-snow.webp";
import { callOpen, jsonOf } from "../call.ts";
import { useRefusal } from "../failure-words.ts";
import { type Ending, saveSession, useSession } from "../session.ts";
import { AccessField } from "./access-field.tsx";
import { AccessForm } from "./access-form.tsx";
import { AccessPage, useFirstField } from "./access-page.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { signInByPasskey } from "./passkey-calls.ts";
import { PasswordField } from "./password-field.tsx";
import { returnPath } from "./return-path.ts";

/** Few forget their password, so what helps then comes when it is asked for. */
const Forgotten = late(async () => (await import("./forgotten.tsx")).Forgotten);

/** The state that the previous page passes on. */
type Arrival = { ending?: Ending | null; created?: boolean } | null;

export function LoginPage() {
  const { t } = useTranslation("admin");
  const { refusal } = useRefusal();
  const prefix = usePrefix();
  const { needsSetup = false } = usePage();
  const arrival: Arrival = useLocation().state;
  const [isForgotten, setForgotten] = useState(false);
  const username = useRef<HTMLInputElement>(null);
  useFirstField(username);
  usePanelOnceSignedIn();

  const enter = async (signIn: () => Promise<Session>): Promise<boolean> => {
    try {
      saveSession(await signIn());
      return true;
    } catch (error) {
      // A DOMException means that local storage is blocked.
      const description = error instanceof DOMException ? t("access.login.unsaved") : refusal(error);
      showToast({ kind: "destructive", title: t("panel.failed.login"), description });
      return false;
    }
  };
  const send = async (account: object) => ((await enter(() => signInByPassword(account))) ? undefined : "password");
  const reasons = { refused: t("access.ended.refused"), elsewhere: t("access.ended.elsewhere"), logout: null };
  const reason = arrival?.ending ? reasons[arrival.ending] : null;
  return (
    <AccessPage
      title={t("access.login.title")}
      lead={t("access.login.lead")}
      picture={windowInSnow}
      note={
        reason && (
          <p className="note" id="reason">
            {reason}
          </p>
        )
      }
      form={
        <>
          <AccessForm
            label={t("access.login.title")}
            button={t("access.login.submit")}
            busy={t("access.login.busy")}
            send={send}
          >
            <AccessField
              name="username"
              label={t("access.username")}
              autoComplete="username"
              ref={username}
              describedBy={reason ? "reason" : undefined}
            />
            <PasswordField name="password" label={t("access.password")} autoComplete="current-password" />
          </AccessForm>
          <PasskeyButton text={t("signIn.passkey.action")} onPress={async () => void (await enter(signInByPasskey))} />
          <button
            className="link-arrow"
            type="button"
            aria-expanded={isForgotten}
            onClick={() => setForgotten(!isForgotten)}
          >
            {t("signIn.forgotten")}
          </button>
          {isForgotten && <Forgotten enter={enter} />}
          {needsSetup && !arrival?.created && (
            <Link className="link-arrow" to={pathTo("admin-setup", prefix)}>
              {t("access.login.setUp")}
            </Link>
          )}
        </>
      }
    />
  );
}

/** Throws CallFailed. */
async function signInByPassword(account: object): Promise<Session> {
  const call = { method: "POST", body: account, failure: "login" } as const;
  return jsonOf<Session>(await callOpen("/api/admin/login", call), call);
}

/** Leads to the panel, or back to the page that was asked for, once somebody signs in, here or in another tab. */
function usePanelOnceSignedIn() {
  const token = useSession()?.token;
  const prefix = usePrefix();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (token) void navigate(returnPath(prefix, search), { replace: true });
  }, [token, prefix, search, navigate]);
}
