// Which ended jobs were put away in this tab; it remembers over a reload.
const key = "dismissedJobs";
/** More than the server lists. */
const most = 100;

export function dismissed(): string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch (error) {
    console.warn("Could not read what was put away:", error);
    return [];
  }
}

/** Puts a job away; answers all that are. */
export function dismiss(id: string): string[] {
  const ids = [...dismissed(), id].slice(-most);
  try {
    sessionStorage.setItem(key, JSON.stringify(ids));
  } catch (error) {
    console.warn("Could not keep what was put away:", error);
  }
  return ids;
}
