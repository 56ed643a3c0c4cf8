import type { ReactNode } from "react";

/** The title and lead of a static page. */
export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pagehead">
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  );
}
