import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";

/** A page's HTML and, once somebody asked for it so, its packed forms. */
export type RenderedPage = { html: string; packed: Map<Encoding, Promise<Buffer>> };
type Encoding = "br" | "gzip";

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const pack = {
  br: (html: string) => promisify(brotliCompress)(html, brotliOptions),
  gzip: (html: string) => promisify(gzip)(html),
};

/** Sends a page as small as the browser can read it. Express adds the ETag and answers 304 where the browser has it. */
export async function sendPage(request: Request, response: Response, { html, packed }: RenderedPage): Promise<void> {
  response.type("html").vary("Accept-Encoding");
  const encoding = request.acceptsEncodings("br", "gzip");
  if (encoding !== "br" && encoding !== "gzip") {
    response.send(html);
    return;
  }
  const body = packed.get(encoding) ?? pack[encoding](html);
  packed.set(encoding, body);
  response.set("Content-Encoding", encoding).send(await body);
}
