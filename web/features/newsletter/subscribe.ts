/** How an attempt to sign up ended, by the messages of the specification, chapter 8; `invalid` is a fault in the address. */
export type Outcome = "success" | "duplicate" | "failure" | "generic" | "network" | "invalid";

/** What the server's answer means to a reader. */
export function outcomeOf(status: number): Outcome {
  if (status < 300) return "success";
  if (status === 409) return "duplicate";
  if (status === 422) return "invalid";
  return status < 500 ? "failure" : "generic";
}

/** Sends what the form holds. Never fails: not to be heard is an outcome too. */
export async function subscribe(order: Record<string, unknown>): Promise<Outcome> {
  try {
    const { status } = await fetch("/api/newsletter/subscribe", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(order),
    });
    return outcomeOf(status);
  } catch {
    return "network";
  }
}
