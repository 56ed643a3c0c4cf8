import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a page as small as the browser can read it. Express adds the ETag and answers 304 where the browser has it. */
export async function sendPage(request: Request, response: Response, html: string): Promise<void> {
  response.type("html").vary("Accept-Encoding");
  const encoding = request.acceptsEncodings("br", "gzip");
  if (encoding === "br")
    response.set("Content-Encoding", "br").send(await promisify(brotliCompress)(html, brotliOptions));
  else if (encoding === "gzip") response.set("Content-Encoding", "gzip").send(await promisify(gzip)(html));
  else response.send(html);
}
