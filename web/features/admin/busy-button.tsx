import type { ReactNode } from "react";
import { AdminIcon, type AdminIconName } from "./icons.tsx";

type Props = {
  icon?: AdminIconName;
  look?: "main" | "quiet" | "danger";
  small?: boolean;
  /** Shows a spinner and ignores presses. */
  busy?: boolean;
  disabled?: boolean;
  /** In a dialog without fields, this button gets the focus first. */
  first?: boolean;
  /** Ctrl+Enter presses this button in a dialog without a form. */
  confirms?: boolean;
  /** The id of the element that names the item, where several buttons have the same text. */
  describedBy?: string;
  /** Without it, the button submits its form. */
  onPress?: () => void;
  children: ReactNode;
};

const looks = { main: "", quiet: "btn--quiet", danger: "btn--danger" };

/** A button with a busy state. */
export function BusyButton(props: Props) {
  const {
    icon,
    look = "main",
    small = false,
    busy = false,
    disabled = false,
    first,
    confirms,
    describedBy,
    onPress,
    children,
  } = props;
  const shut = busy || disabled;
  return (
    <button
      className={["btn", looks[look], small ? "btn--s" : ""].filter(Boolean).join(" ")}
      type={onPress ? "button" : "submit"}
      // `disabled` would take the focus away from keyboard users.
      aria-disabled={shut || undefined}
      aria-describedby={describedBy}
      data-first={first}
      data-confirms={confirms}
      onClick={(event) => {
        if (shut) event.preventDefault();
        else onPress?.();
      }}
    >
      {(busy || icon) && <AdminIcon name={busy ? "busy" : (icon ?? "busy")} />}
      {children}
    </button>
  );
}
