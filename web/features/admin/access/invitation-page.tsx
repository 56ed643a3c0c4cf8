import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Session, ShownInvitation } from "#api/access/model.ts";
import { usePrefix } from "#web/app/language.tsx";
import { pathTo } from "#web/app/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { showToast } from "#web/ui/toast.ts";
import balconyAtNight from "../art/balcony-night.webp";
import { callOpen, jsonOf } from "../call.ts";
import { useRefusal } from "../failure-words.ts";
import { saveSession } from "../session.ts";
import { AccessField } from "./access-field.tsx";
import { AccessForm, accountFields } from "./access-form.tsx";
import { AccessPage } from "./access-page.tsx";
import { PasswordField } from "./password-field.tsx";

type Found = { token: string; invitation: ShownInvitation } | { problem: string };

/** Where the link of an invitation leads: a name and a password make the account. */
export function InvitationPage() {
  const { t } = useTranslation("admin");
  const prefix = usePrefix();
  const found = useInvitation();
  return (
    <AccessPage
      title={t("people.accept.title")}
      lead={found && "invitation" in found ? t(`people.accept.as.${found.invitation.role}`) : t("people.accept.lead")}
      picture={balconyAtNight}
      note={
        found &&
        "problem" in found && (
          <p className="note" role="alert">
            {found.problem} <Link to={pathTo("admin-login", prefix)}>{t("access.setup.toLogin")}</Link>
          </p>
        )
      }
      form={found && "invitation" in found && <AcceptForm {...found} />}
    />
  );
}

/** What the link invites to, asked once; its token stands behind the `#`, which is not sent to servers. */
function useInvitation(): Found | null {
  const { refusal } = useRefusal();
  const [found, setFound] = useState<Found | null>(null);
  const asked = useRef<boolean>(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const call = { method: "POST", body: { token: location.hash.slice(1) || "none" }, failure: "invitation" } as const;
    callOpen("/api/admin/invitation", call)
      .then((response) => jsonOf<ShownInvitation>(response, call))
      .then((invitation) => setFound({ token: call.body.token, invitation }))
      .catch((error: unknown) => setFound({ problem: refusal(error) }));
  }, [refusal]);
  return found;
}

function AcceptForm({ token, invitation }: { token: string; invitation: ShownInvitation }) {
  const { t } = useTranslation("admin");
  const { refusal, faults: faultsOf } = useRefusal();
  const prefix = usePrefix();
  const navigate = useNavigate();
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({});
  const send = async (account: object) => {
    setFaults({});
    try {
      const call = { method: "POST", body: { ...account, token }, failure: "invitation" } as const;
      const response = await callOpen("/api/admin/invitation/accept", call);
      saveSession(await jsonOf<Session>(response, call));
    } catch (error) {
      const found = faultsOf(error);
      setFaults(found);
      showToast({ kind: "destructive", title: t("panel.failed.invitation"), description: refusal(error) });
      return accountFields.find((name) => found[name] !== undefined);
    }
    void navigate(pathTo("admin", prefix), { replace: true });
  };
  return (
    <AccessForm
      label={t("people.accept.title")}
      button={t("people.accept.submit")}
      busy={t("people.accept.busy")}
      send={send}
    >
      <AccessField
        name="username"
        label={t("access.username")}
        autoComplete="username"
        initial={invitation.name}
        fault={faults.username}
      />
      <PasswordField
        name="password"
        label={t("access.password")}
        autoComplete="new-password"
        hint={t("access.passwordHint")}
        fault={faults.password}
      />
    </AccessForm>
  );
}
