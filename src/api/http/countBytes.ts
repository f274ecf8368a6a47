/** The maximum number of bytes in a piece (section 9): larger pieces report progress in steps of this size. */
const CHUNK_SIZE = 65_536;

/** Reports the progress of reading an answer: 0 to 1, `undefined` if its length is unknown. */
export function countBytes(response: Response, onProgress: (done: number | undefined) => void): Response {
  if (!response.body) return response;
  const length = Number(response.headers.get('Content-Length')) || 0;
  // A compressed answer is longer than its header states.
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
