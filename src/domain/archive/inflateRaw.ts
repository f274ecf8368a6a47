import { DecompressionStream } from '../webGlobals';
import { joinBytes } from './joinBytes';

/**
 * Inflates raw deflate data with the stream of browsers and Node.js, and aborts beyond the limit.
 * @throws Error for invalid data, or for more than `most` bytes
 */
export async function inflateRaw(packed: Uint8Array, most: number): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // The reader reports the same errors.
  void writer.write(packed).catch(() => undefined);
  void writer.close().catch(() => undefined);
  const reader = readable.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { value } = await reader.read();
    if (!value) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError(`It has more than ${most} bytes.`);
    }
    pieces.push(value);
  }
  return joinBytes(pieces);
}
