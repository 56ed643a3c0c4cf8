import { type RefObject, useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#web/ui/icons.tsx";

type Props = { ref?: RefObject<HTMLInputElement | null>; fault?: string | undefined; describedBy?: string | undefined };

export function UsernameField({ ref, fault, describedBy }: Props) {
  const { t } = useTranslation("admin");
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t("access.username")}</label>
      <input
        className="input"
        id={id}
        ref={ref}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-required="true"
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={[fault && `${id}-fault`, describedBy].filter(Boolean).join(" ") || undefined}
      />
      {fault && (
        <p className="say say--bad" id={`${id}-fault`}>
          <Icon name="warning" />
          {fault}
        </p>
      )}
    </div>
  );
}
