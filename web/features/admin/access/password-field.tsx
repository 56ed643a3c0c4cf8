import { type RefObject, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#web/ui/icons.tsx";
import { AdminIcon } from "../icons.tsx";

type Props = {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
  /** The error of this field. */
  fault?: string | undefined;
  ref?: RefObject<HTMLInputElement | null>;
};

/** A password field with a button that shows its text. */
export function PasswordField({ name, label, autoComplete, hint, fault, ref }: Props) {
  const { t } = useTranslation("admin");
  const [shown, setShown] = useState(false);
  const id = useId();
  const [hintId, faultId] = [`${id}-hint`, `${id}-fault`];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="secret">
        <input
          className="input"
          id={id}
          ref={ref}
          name={name}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          // The browser must not correct a password, even while it is shown as text.
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required="true"
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={[fault && faultId, hint && hintId].filter(Boolean).join(" ") || undefined}
        />
        <button
          className="icon-btn"
          type="button"
          aria-label={t("access.showSecret")}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <AdminIcon name={shown ? "eye" : "eyeShut"} />
        </button>
      </span>
      {fault && (
        <p className="say say--bad" id={faultId}>
          <Icon name="warning" />
          {fault}
        </p>
      )}
      {hint && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
}
