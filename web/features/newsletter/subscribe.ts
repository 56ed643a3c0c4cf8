/** The result of signing up, by the messages of the specification, chapter 8; `invalid` is an error in the address. */
export type Outcome = "success" | "duplicate" | "failure" | "generic" | "network" | "invalid";

/** Maps the server's response to a result. */
export function outcomeOf(status: number): Outcome {
  if (status < 300) return "success";
  if (status === 409) return "duplicate";
  if (status === 422) return "invalid";
  return status < 500 ? "failure" : "generic";
}

/** Sends the form. Never throws: a failed request is a result too. */
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
