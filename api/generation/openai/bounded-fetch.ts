/** The answer exceeded the limit. */
export class AnswerTooLong extends Error {}

/** A `fetch` that aborts an answer beyond the limit, rather than keep it all in memory. */
export function fetchAtMost(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const { body, status, statusText, headers } = await fetch(input, init);
    return new Response(body?.pipeThrough(upTo(mostBytes)) ?? null, { status, statusText, headers });
  };
}

function upTo(mostBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(piece, answer) {
      bytes += piece.byteLength;
      if (bytes > mostBytes) throw new AnswerTooLong(`More than ${mostBytes} bytes came.`);
      answer.enqueue(piece);
    },
  });
}
