import { late } from "#web/ui/late.tsx";

/** Rarely opened, so its code comes when it is. */
export const AgainDialog = late(async () => (await import("./again-dialog.tsx")).AgainDialog);
