import { useTranslation } from "react-i18next";
import type { FailureText } from "../failure-words.ts";
import { faultyFields } from "./faults.ts";
import { FaultText } from "./field.tsx";
import { useForm } from "./form-state.ts";

/** Says why the post is not saved: the server's message and hint, and links to the faulty fields. */
export function FaultSummary({ trouble }: { trouble: FailureText | null }) {
  const { t } = useTranslation("admin");
  const { faults, focus } = useForm();
  const names = faultyFields(faults);
  return (
    <div role="alert">
      {(trouble || names.length > 0) && (
        <div className="note note--bad faults">
          {trouble ? (
            <p lang="en">
              <strong>{trouble.message}</strong> {trouble.hint}
            </p>
          ) : (
            <p>
              <strong>{t("form.faults")}</strong>
            </p>
          )}
          {trouble && names.length === 0 && <p>{t("form.kept")}</p>}
          {names.length > 0 && (
            <ul>
              {names.map((name) => {
                const fault = faults[name];
                return (
                  <li key={name}>
                    <button type="button" onClick={() => focus(name)}>
                      {t(`form.label.${name}`)}
                    </button>
                    : {fault && <FaultText fault={fault} />}
                  </li>
                );
              })}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
