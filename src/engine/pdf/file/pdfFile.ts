import { bytesOf, joinBytes } from './bytes';
import { contentHash, hashOf } from './contentHash';
import { dictionary, type Ref } from './syntax';

/** A stream: its dictionary without the length, and its data, which is compressed unless it is encoded already. */
export interface Stream {
  readonly entries: Readonly<Record<string, string | number | undefined>>;
  readonly data: Uint8Array;
  /**
   * Whether the data is already encoded as its entries declare.
   * @default false
   */
  readonly isEncoded?: boolean;
}

/** The destination of the bytes, and their compression. */
export interface FileOutput {
  write(bytes: Uint8Array): void | Promise<void>;
  /**
   * Deflate with a zlib header.
   * @default no compression
   */
  readonly compress?: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;
}

/** The objects of a PDF, which are numbered immediately and written at the next `flush`. */
export interface PdfFile {
  /** Reserves a reference for an object that follows. */
  reserve(): Ref;
  set(ref: Ref, body: string | Stream): void;
  add(body: string | Stream): Ref;
  /** Like `add`, but returns the reference of an equal object added before. */
  once(body: string | Stream): Ref;
  /** Writes the added objects. */
  flush(): Promise<void>;
  /** Returns 32 hexadecimal digits of the content so far. */
  digits(): string;
  /** Writes the added objects, the cross-reference table and the trailer, with an id from the content. */
  end(root: Ref, information: Ref): Promise<void>;
}

/** Starts a file with a cross-reference table that every version can read. */
export function pdfFile(version: string, { write, compress }: FileOutput): PdfFile {
  const offsets: number[] = [];
  const known = new Map<string, Ref>();
  const hash = contentHash();
  let waiting: [Ref, string | Stream][] = [];
  let length = 0;
  // The second line marks the file as binary for transfer programs.
  let isStarted = false;

  const put = async (bytes: Uint8Array): Promise<void> => {
    hash.add(bytes);
    length += bytes.length;
    await write(bytes);
  };
  const streamBytes = async ({ entries, data, isEncoded = false }: Stream): Promise<Uint8Array> => {
    const isCompressed = !isEncoded && compress !== undefined;
    const written = isCompressed ? await compress(data) : data;
    const filter = isCompressed ? { Filter: '/FlateDecode' } : {};
    const head = dictionary({ ...entries, ...filter, Length: written.length });
    return joinBytes([bytesOf(`${head}\nstream\n`), written, bytesOf('\nendstream')]);
  };
  const flush = async (): Promise<void> => {
    if (!isStarted) await put(bytesOf(`%PDF-${version}\n%\xE2\xE3\xCF\xD3\n`));
    isStarted = true;
    const bodies = waiting;
    waiting = [];
    for (const [ref, body] of bodies) {
      const bytes = typeof body === 'string' ? bytesOf(body) : await streamBytes(body);
      const number = Number.parseInt(ref, 10);
      offsets[number - 1] = length;
      await put(joinBytes([bytesOf(`${number} 0 obj\n`), bytes, bytesOf('\nendobj\n')]));
    }
  };
  const file: PdfFile = {
    reserve: () => `${offsets.push(0)} 0 R`,
    set: (ref, body) => void waiting.push([ref, body]),
    add(body) {
      const ref = file.reserve();
      file.set(ref, body);
      return ref;
    },
    once(body) {
      const key = typeof body === 'string' ? body : hashOf(bytesOf(dictionary(body.entries)), body.data);
      const ref = known.get(key) ?? file.add(body);
      known.set(key, ref);
      return ref;
    },
    flush,
    digits: () => hash.digits(),
    async end(root, information) {
      await flush();
      const start = length;
      const id = `<${hash.digits()}>`;
      const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
      const count = offsets.length + 1;
      const trailer = dictionary({ Size: count, Root: root, Info: information, ID: `[${id}${id}]` });
      const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}`;
      await put(bytesOf(`${table}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`));
    },
  };
  return file;
}
