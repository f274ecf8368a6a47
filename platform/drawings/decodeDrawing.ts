/** How much of a drawing says what it is encoded in. */
const START = 200;

/** A drawing's text in the encoding it is declared in, UTF-8 without. */
export function decodeDrawing(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const start = Buffer.from(bytes.subarray(0, START)).toString('latin1');
  const named = /^[^<]{0,3}<\?xml[^>]*encoding=["']([\w-]+)/.exec(start)?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch {
    // A name no reader has.
    return new TextDecoder().decode(bytes);
  }
}
