import type { ReactNode } from "react";
import { AdminIcon, type AdminIconName } from "./icons.tsx";

type Props = {
  icon?: AdminIconName;
  look?: "main" | "quiet" | "danger";
  small?: boolean;
  /** It runs already: it cannot be pressed, and says so by a turning wheel. */
  busy?: boolean;
  disabled?: boolean;
  /** In a dialog without fields, the focus begins here. */
  first?: boolean;
  /** The id of what tells which of many the deed is done to. */
  describedBy?: string;
  /** Without it, the button sends the form that it is in. */
  onPress?: () => void;
  children: ReactNode;
};

const looks = { main: "", quiet: "btn--quiet", danger: "btn--danger" };

/** A button for something that takes its time. */
export function BusyButton(props: Props) {
  const {
    icon,
    look = "main",
    small = false,
    busy = false,
    disabled = false,
    first,
    describedBy,
    onPress,
    children,
  } = props;
  const shut = busy || disabled;
  return (
    <button
      className={["btn", looks[look], small ? "btn--s" : ""].filter(Boolean).join(" ")}
      type={onPress ? "button" : "submit"}
      // Not `disabled`, which would take the focus away from whoever pressed it by keyboard.
      aria-disabled={shut || undefined}
      aria-describedby={describedBy}
      data-first={first}
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
