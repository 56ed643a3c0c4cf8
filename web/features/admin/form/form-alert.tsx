import { type ReactNode, useEffect, useRef } from "react";

/** Says why it replaces the form. It takes the focus, because the pressed button is hidden. */
export function FormAlert({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="note" role="alert" tabIndex={-1} ref={ref}>
      {children}
    </div>
  );
}
