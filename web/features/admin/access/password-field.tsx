import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AdminIcon } from "../icons.tsx";
import { AccessField, type FieldProps } from "./access-field.tsx";

/** A password field with a button that shows its text. */
export function PasswordField(props: FieldProps) {
  const { t } = useTranslation("admin");
  const [shown, setShown] = useState(false);
  return (
    <AccessField
      {...props}
      type={shown ? "text" : "password"}
      frame={(input) => (
        <span className="secret">
          {input}
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
      )}
    />
  );
}
