import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../busy-button.tsx";
import { useSession } from "../session.ts";

/** A button that waits for a passkey; for browsers that know passkeys. */
export function PasskeyButton({ text, onPress }: { text: string; onPress(): Promise<void> }) {
  const { t } = useTranslation("admin");
  const [waiting, setWaiting] = useState(false);
  const isAlive = useSession() !== undefined;
  if (isAlive && !("PublicKeyCredential" in window)) return null;
  const press = () => {
    setWaiting(true);
    void onPress().finally(() => setWaiting(false));
  };
  return (
    <BusyButton icon="key" look="quiet" busy={waiting} disabled={!isAlive} onPress={press}>
      {waiting ? t("signIn.passkey.busy") : text}
    </BusyButton>
  );
}
