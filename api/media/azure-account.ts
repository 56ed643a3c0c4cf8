import { AppError } from "#api/platform/errors.ts";

/** The account's address in a connection string; only the SDK uses the key. */
export type AzureAccount = {
  /** The address below which containers lie, without a slash at its end: `https://mruk.blob.core.windows.net`. */
  address: string;
};

/** The emulator's address, which `UseDevelopmentStorage=true` stands for. */
const emulator = "http://127.0.0.1:10000/devstoreaccount1";

/** Parses a connection string from Azure's portal. Throws CONFIG_INVALID without repeating any part of it. */
export function readConnectionString(text: string): AzureAccount {
  const parts = new Map(
    text.split(";").flatMap((part): [string, string][] => {
      const equals = part.indexOf("=");
      return equals > 0 ? [[part.slice(0, equals).trim().toLowerCase(), part.slice(equals + 1).trim()]] : [];
    }),
  );
  const url = URL.parse(addressIn(parts) ?? "");
  const mayEnter = ["accountkey", "sharedaccesssignature", "usedevelopmentstorage"].some((name) => parts.get(name));
  if (!url || !["http:", "https:"].includes(url.protocol) || url.search !== "" || !mayEnter) throw unreadable();
  return { address: url.href.replace(/\/+$/, "") };
}

function addressIn(parts: ReadonlyMap<string, string>): string | undefined {
  const [endpoint, account] = [parts.get("blobendpoint"), parts.get("accountname")];
  if (endpoint !== undefined) return endpoint;
  if (parts.get("usedevelopmentstorage") === "true") return emulator;
  const protocol = parts.get("defaultendpointsprotocol");
  if (protocol === undefined || account === undefined || !/^[a-z0-9]{3,24}$/.test(account)) return undefined;
  return `${protocol}://${account}.blob.${parts.get("endpointsuffix") ?? "core.windows.net"}`;
}

export function unreadable(): AppError {
  return new AppError(
    "CONFIG_INVALID",
    "AZURE_STORAGE_CONNECTION_STRING: is not a connection string of Azure Storage",
    {
      hint: "Copy it from the portal (Access keys), in quotes where a shell reads it, and start again.",
    },
  );
}
