/** Bytes at the start in which a drawing declares its encoding. */
const START = 200;

/** Decodes a drawing with its declared encoding, or as UTF-8. */
export function decodeDrawing(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const start = Buffer.from(bytes.subarray(0, START)).toString('latin1');
  const named = /^[^<]{0,3}<\?xml[^>]*encoding=["']([\w-]+)/.exec(start)?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch {
    // The declared encoding is unknown.
    return new TextDecoder().decode(bytes);
  }
}
