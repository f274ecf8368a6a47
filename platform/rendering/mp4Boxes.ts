/** A box of an MP4 (ISO/IEC 14496-12): four letters and its content, without its size. */
export interface Box {
  readonly type: string;
  readonly content: Uint8Array;
}

/** Bytes of the size and the type of a box. */
const HEAD = 8;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Reads consecutive boxes in `bytes`. Does not support sizes of eight bytes: our videos stay under 4 GB. */
export function readBoxes(bytes: Uint8Array): Box[] {
  const boxes: Box[] = [];
  const view = viewOf(bytes);
  let at = 0;
  while (at + HEAD <= bytes.length) {
    const size = view.getUint32(at);
    if (size < HEAD || at + size > bytes.length) throw new Error('A box of the film has a wrong size.');
    const type = Buffer.from(bytes.subarray(at + 4, at + HEAD)).toString('latin1');
    boxes.push({ type, content: bytes.subarray(at + HEAD, at + size) });
    at += size;
  }
  return boxes;
}

/** Returns the content of the first box of this type. @throws Error without one */
export function contentOf(boxes: readonly Box[], type: string): Uint8Array {
  const found = boxes.find((box) => box.type === type);
  if (!found) throw new Error(`The film has no ${type} box.`);
  return found.content;
}

/** Writes a number of four bytes. */
export function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value);
  return bytes;
}

/** Reads numbers of four bytes, from `start` to the end. */
export function readUint32s(bytes: Uint8Array, start: number): number[] {
  const view = viewOf(bytes);
  return Array.from({ length: Math.floor((bytes.length - start) / 4) }, (_, index) =>
    view.getUint32(start + index * 4),
  );
}

/** Writes a box. */
export const writeBox = (type: string, ...parts: readonly Uint8Array[]): Uint8Array => {
  const size = parts.reduce((sum, { byteLength }) => sum + byteLength, HEAD);
  return Buffer.concat([uint32(size), Buffer.from(type, 'latin1'), ...parts]);
};
