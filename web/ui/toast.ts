export type Toast = { title: string; description?: string; kind?: "default" | "destructive" };

/** Shows a notice in place of whatever notice is there. */
export function showToast(_toast: Toast) {}
