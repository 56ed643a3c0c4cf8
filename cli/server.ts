/** The running server, as the administrator meets it over HTTP. */
export type ServerClient = {
  url: string;
  /** Calls `/api/admin…` and answers what it answers. Throws the server's own error: its code, its words, its hint. */
  call(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<unknown>;
};

export type ServerWorld = { environment: Readonly<Record<string, string | undefined>> };

/**
 * The server of MRUK_SERVER, of the last `mruk login`, or the one that runs on this machine over this DATA_DIR, whose owner
 * needs no login. Throws SERVER_NOT_FOUND, NOT_SIGNED_IN.
 */
export async function openServer(_world: ServerWorld): Promise<ServerClient> {
  throw new Error("not there yet");
}
