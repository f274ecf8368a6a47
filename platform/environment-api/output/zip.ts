import { crc32 } from 'node:zlib';

/** A file of an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const LOCAL_HEADER = 'PK\x03\x04';
/** With the version of the writer, which the directory has in addition. */
const DIRECTORY_HEADER = 'PK\x01\x02\x14\x00';
const END_OF_DIRECTORY = 'PK\x05\x06';
/** Version 2.0 can read it. */
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980 for every entry: the same files make the same archive. */
const DATE = 0x21;

/** The fields that an entry and its place in the directory share. */
function fieldsOf({ name, bytes }: ZipEntry): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(FLAGS, 2);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

/**
 * A zip archive, piece by piece, so that no more than one entry is in memory. Entries are stored as they are: pictures and
 * PDF files are packed already. Up to 4 GB and 65,535 entries. @throws RangeError beyond
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const [fields, name] = [fieldsOf(entry), Buffer.from(entry.name)];
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from(DIRECTORY_HEADER), fields, place, name]));
    offset += LOCAL_HEADER.length + fields.length + name.length + entry.bytes.length;
    yield Buffer.concat([Buffer.from(LOCAL_HEADER), fields, name]);
    yield entry.bytes;
  }
  const whole = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write(END_OF_DIRECTORY);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(whole.length, 12);
  end.writeUInt32LE(offset, 16);
  yield whole;
  yield end;
}
