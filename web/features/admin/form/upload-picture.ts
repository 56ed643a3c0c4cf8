import type { UploadedPicture } from "#api/images/maintenance/model.ts";
import { callAdmin } from "../call.ts";
import type { FailureTexts } from "../queries.ts";

type Upload = FailureTexts & { signal: AbortSignal; onProgress(share: number): void };

/** Uploads a picture and returns the address to save with the post. Throws CallFailed. */
export async function uploadPicture(file: Blob, { onProgress, ...call }: Upload): Promise<UploadedPicture> {
  const transport = byRequest(onProgress);
  const response = await callAdmin("/api/admin/pictures", { ...call, method: "POST", body: file, transport });
  return (await response.json()) as UploadedPicture;
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
const byRequest =
  (onProgress: (share: number) => void) =>
  (address: string, { method = "GET", headers, body, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError("The request came to nothing."));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener("abort", () => request.abort());
      request.send(body as Blob);
    });
