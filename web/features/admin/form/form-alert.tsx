import { type ReactNode, useEffect, useRef } from "react";

/** What takes the form's place says first why: the focus comes here, because the button that was pressed is gone. */
export function FormAlert({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="note" role="alert" tabIndex={-1} ref={ref}>
      {children}
    </div>
  );
}
