/** Most bytes passed on at a time (section 9): what a network gives at once is told of in steps of this size. */
const CHUNK_SIZE = 65_536;

/**
 * The same answer, telling how much of it has come as it is read: 0 to 1, `undefined` while the platform does not say
 * how long it is.
 */
export function countBytes(response: Response, onProgress: (done: number | undefined) => void): Response {
  if (!response.body) return response;
  const length = Number(response.headers.get('Content-Length')) || 0;
  // What comes packed is longer once it is read than the header says.
  const isPacked = response.headers.has('Content-Encoding');
  let read = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        for (let from = 0; from < piece.byteLength; from += CHUNK_SIZE) {
          const chunk = piece.subarray(from, from + CHUNK_SIZE);
          read += chunk.byteLength;
          onProgress(length > 0 && !isPacked ? Math.min(1, read / length) : undefined);
          controller.enqueue(chunk);
        }
      },
    }),
  );
  return new Response(counted, response);
}
