import { deflateSync } from 'node:zlib';

/** Reads the tables of a font file by their tags as numbers. */
function tablesOf(font: Uint8Array): { tag: number; data: Uint8Array }[] {
  const view = new DataView(font.buffer, font.byteOffset);
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const offset = view.getUint32(at + 8);
    return { tag: view.getUint32(at), data: font.subarray(offset, offset + view.getUint32(at + 12)) };
  });
}

const flavourOf = (font: Uint8Array): Uint8Array => font.subarray(0, 4);
const numbers = (...values: number[]): Uint8Array => {
  const bytes = new Uint8Array(values.length * 4);
  values.forEach((value, index) => new DataView(bytes.buffer).setUint32(index * 4, value));
  return bytes;
};

/** Packs a font as WOFF; the smallest tables stay uncompressed. */
export function woffOf(font: Uint8Array): Uint8Array {
  const tables = tablesOf(font);
  let offset = 44 + 20 * tables.length;
  const packed = tables.map(({ tag, data }) => {
    const small = deflateSync(data);
    const written = small.length < data.length ? new Uint8Array(small) : data;
    const entry = numbers(tag, offset, written.length, data.length, 0);
    const padding = new Uint8Array((4 - (written.length % 4)) % 4);
    offset += written.length + padding.length;
    return { entry, data: Buffer.concat([written, padding]) };
  });
  const head = Buffer.concat([
    Buffer.from('wOFF'),
    flavourOf(font),
    numbers(offset, tables.length << 16, font.length, 0, 0, 0, 0, 0, 0),
  ]);
  return Buffer.concat([head, ...packed.map(({ entry }) => entry), ...packed.map(({ data }) => data)]);
}

/** Packs fonts as a collection, which shares equal tables. */
export function collectionOf(fonts: readonly Uint8Array[]): Uint8Array {
  const each = fonts.map((font) => ({ font, tables: tablesOf(font) }));
  const start = 12 + 4 * fonts.length;
  let at = start;
  const starts = each.map(({ tables }) => {
    const found = at;
    at += 12 + 16 * tables.length;
    return found;
  });
  const places = new Map<string, number>();
  const data: Uint8Array[] = [];
  const heads = each.map(({ font, tables }) =>
    Buffer.concat([
      font.subarray(0, 12),
      ...tables.map((table) => {
        const key = Buffer.from(table.data).toString('latin1');
        const place = places.get(key) ?? at;
        if (!places.has(key)) {
          places.set(key, place);
          const padding = new Uint8Array((4 - (table.data.length % 4)) % 4);
          data.push(table.data, padding);
          at += table.data.length + padding.length;
        }
        return numbers(table.tag, 0, place, table.data.length);
      }),
    ]),
  );
  return Buffer.concat([
    Buffer.from('ttcf'),
    numbers(0x00010000, fonts.length, ...starts),
    ...heads,
    ...data,
  ]);
}
