import type { UploadedPicture } from "#api/images/uploads/model.ts";
import { fetchAdmin } from "#web/features/admin/call.ts";

type Upload = { signal: AbortSignal; onProgress(share: number): void };

/** Uploads a picture and returns the address to save with the post. Throws CallFailed. */
export function uploadPicture(file: Blob, { signal, onProgress }: Upload): Promise<UploadedPicture> {
  const transport = byRequest(file, onProgress);
  return fetchAdmin("/api/admin/pictures", { failure: "picture", method: "POST", body: file, signal, transport });
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
const byRequest =
  (file: Blob, onProgress: (share: number) => void) =>
  (address: string, { method = "GET", headers, signal }: RequestInit): Promise<Response> =>
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
      request.send(file);
    });
