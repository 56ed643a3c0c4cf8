/** The outcome of sharing; "dismissed" is a closed share sheet, and "refused" a browser that neither shares nor copies. */
export type Sharing = "shared" | "copied" | "dismissed" | "refused";

/** Opens the system's share sheet; where there is none, copies the address. */
export async function share(title: string, url: string): Promise<Sharing> {
  try {
    // Browsers without a share sheet lack the method.
    await navigator.share({ title, url });
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch (error) {
    console.warn("Could not copy", error);
    return "refused";
  }
}
