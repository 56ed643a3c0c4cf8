import type { ReactNode } from "react";
import { Toaster } from "#web/app/chrome/toaster.tsx";
import { useAnyDialog } from "./open-dialogs.ts";

/** What every page of the administrator has. A modal dialog has a toaster of its own. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const inDialog = useAnyDialog();
  return (
    <>
      {children}
      {!inDialog && <Toaster />}
    </>
  );
}
