import type { ReactNode } from "react";

/** What a standing page is called, and what it says first. */
export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pagehead">
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  );
}
