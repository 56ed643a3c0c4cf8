import { type ReactNode, type RefObject, useId } from "react";
import { Icon } from "#web/ui/icons.tsx";

export type FieldProps = {
  name: string;
  label: string;
  autoComplete: "username" | "current-password" | "new-password" | "email" | "off";
  type?: "text" | "password" | "email";
  /** Whether it may be left empty. */
  isOptional?: boolean;
  hint?: string;
  /** What stands in it at first. */
  initial?: string | undefined;
  /** The error of this field. */
  fault?: string | undefined;
  /** The id of a text elsewhere that describes it. */
  describedBy?: string | undefined;
  ref?: RefObject<HTMLInputElement | null>;
};

/** A field, required unless it says otherwise, with its hint and its error; `frame` may lay something over the input. */
export function AccessField({
  label,
  hint,
  fault,
  describedBy,
  initial,
  isOptional = false,
  frame = (input) => input,
  ...input
}: FieldProps & { frame?: (input: ReactNode) => ReactNode }) {
  const id = useId();
  const [hintId, faultId] = [`${id}-hint`, `${id}-fault`];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {frame(
        <input
          className="input"
          id={id}
          // The browser must not correct a name or a password, even while it is shown as text.
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required={!isOptional}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={[fault && faultId, hint && hintId, describedBy].filter(Boolean).join(" ") || undefined}
          defaultValue={initial}
          {...input}
        />,
      )}
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
