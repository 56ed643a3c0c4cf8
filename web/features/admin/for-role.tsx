import type { ReactNode } from "react";
import type { Role } from "#api/platform/roles.ts";
import { useMay } from "./session.ts";

/** Shows its children to those whose role includes this one. The server decides all the same. */
export const ForRole = ({ needs, children }: { needs: Role; children: ReactNode }) => (useMay(needs) ? children : null);
