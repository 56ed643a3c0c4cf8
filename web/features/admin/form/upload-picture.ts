import type { UploadedPicture } from "../../../../api/pictures/model.ts";
import { answerOf, CallFailed, tokenOrEnd } from "../call.ts";
import type { Words } from "../queries.ts";

type Upload = Words & { signal: AbortSignal; onProgress(share: number): void };

/**
 * Sends a picture and answers the address under which it may be saved with a post. By XMLHttpRequest, because fetch does not
 * say how far an upload has come. Throws CallFailed.
 */
export async function uploadPicture(file: Blob, { signal, onProgress, ...words }: Upload): Promise<UploadedPicture> {
  const token = tokenOrEnd(words);
  const response = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/admin/pictures");
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("content-type", file.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new CallFailed(words.failure, 0));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
  return (await (await answerOf(response, { token, failure: words.failure })).json()) as UploadedPicture;
}
