// The ended jobs that were dismissed in this tab; kept over a reload.
const key = "dismissedJobs";
/** More than the server lists, so that no listed job is forgotten. */
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

/** Dismisses a job and returns all dismissed ones. */
export function dismiss(id: string): string[] {
  const ids = [...dismissed(), id].slice(-most);
  try {
    sessionStorage.setItem(key, JSON.stringify(ids));
  } catch (error) {
    console.warn("Could not keep what was put away:", error);
  }
  return ids;
}
