import { inflateSync } from 'node:zlib';

/** An object of a PDF: its dictionary, and its stream if it has one. */
export interface ReadObject {
  readonly body: string;
  readonly stream?: Buffer;
}

/** Reads the objects of our own PDF by their numbers. */
export function readPdf(bytes: Uint8Array): ReadObject[] {
  const file = Buffer.from(bytes);
  const text = file.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  );
  return offsets.map((offset) => {
    const head = text.indexOf('stream\n', offset);
    const end = text.indexOf('\nendobj\n', offset);
    const from = text.indexOf('obj\n', offset) + 4;
    if (head === -1 || head > end) return { body: text.slice(from, end) };
    const body = text.slice(from, head - 1);
    const length = Number(/\/Length (\d+)/.exec(body)?.[1]);
    const data = file.subarray(head + 7, head + 7 + length);
    return { body, stream: body.includes('/FlateDecode') ? inflateSync(data) : data };
  });
}

/** Returns the operators of each page. */
export function contentsOf(bytes: Uint8Array): string[] {
  const objects = readPdf(bytes);
  return objects
    .filter(({ body }) => body.startsWith('<</Type/Page/'))
    .map(({ body }) => {
      const number = Number(/\/Contents (\d+) 0 R/.exec(body)?.[1]);
      return objects[number - 1]?.stream?.toString('latin1') ?? '';
    });
}

/** Returns all dictionaries and operators of a PDF, as one text. */
export const everythingIn = (bytes: Uint8Array): string =>
  readPdf(bytes)
    .map(({ body, stream }) =>
      body.includes('/Subtype/Image') || body.includes('/Length1') || !stream
        ? body
        : `${body}\n${stream.toString('latin1')}`,
    )
    .join('\n');
