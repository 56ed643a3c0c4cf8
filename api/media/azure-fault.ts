import { z } from "zod";
import { codeOf } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { diskError } from "#api/platform/files/disk.ts";

/** The relevant part of an SDK error. Its request contains the key's signature and must not leave this module. */
const ServiceError = z.object({ statusCode: z.number().optional().catch(undefined), name: z.unknown() });

const brokenOff = "it took too long, or broke off";

type Where = { container: string; host: string };

/**
 * Translates a cloud storage error. The SDK's error is dropped entirely: it contains request headers and addresses with
 * signatures.
 */
export function azureFault(error: unknown, { container, host }: Where): unknown {
  if (error instanceof AppError) return error;
  const onDisk = diskError(error, "Cannot write a temporary file");
  if (onDisk instanceof AppError) return onDisk;
  // The SDK's error for an answer without a blob's headers: from some other server.
  if (error instanceof RangeError) return unreachable(host, "something else answers there");
  const { statusCode, name } = ServiceError.safeParse(error).data ?? {};
  const code = codeOf(error) ?? "";
  const word = /^[A-Za-z_]{1,60}$/.test(code) ? code : undefined;
  if (statusCode === undefined) {
    const isService = ["RestError", "AbortError", "TimeoutError"].includes(String(name));
    return isService ? unreachable(host, name === "RestError" ? (word ?? "no answer") : brokenOff) : error;
  }
  const said = word ?? String(statusCode);
  if (statusCode >= 500 || statusCode === 408 || statusCode === 429) return unreachable(host, said);
  if (word === "PublicAccessNotPermitted") return hiddenFromReaders(container);
  if (statusCode === 401 || statusCode === 403) {
    return refused(
      `Azure Storage does not let us in (${said}).`,
      "Check the key in AZURE_STORAGE_CONNECTION_STRING, and this machine's clock: a quarter of an hour off, it is refused too.",
    );
  }
  return refused(
    `Azure Storage refused (${said}, container ${container}).`,
    "Look at the storage account in the portal, then try again.",
  );
}

export const statusOf = (error: unknown) => ServiceError.safeParse(error).data?.statusCode;

/** The stored files are not readable without a key: the account or the container forbids public access. */
export function hiddenFromReaders(container: string): AppError {
  return refused(
    `Readers may not see what lies in the container ${container}.`,
    "Allow anonymous access to blobs for the storage account, and set the container's access level to Blob.",
  );
}

export function refused(message: string, hint: string): AppError {
  return new AppError("STORAGE_REFUSED", message, { hint });
}

function unreachable(host: string, why: string): AppError {
  return new AppError("STORAGE_UNREACHABLE", `Azure Storage at ${host} cannot be reached: ${why}`, {
    hint: "Try again in a few minutes; what was kept already is not sent again.",
  });
}
