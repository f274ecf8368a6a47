import { inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;

/** The parts of a zip archive, by name, found by its directory. */
function unzip(archive: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  let end = archive.length - 22;
  while (archive.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    ) as [number, number, number];
    const header = archive.readUInt32LE(at + 42);
    const from = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const packed = archive.subarray(from, from + size);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    parts.set(name, (method === 0 ? packed : inflateRawSync(packed)).toString('utf8'));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return parts;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (xml: string) => xml.replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** The cells of the only sheet of a workbook, row by row: numbers as numbers, text as text. @throws Error on a formula. */
export function readWorkbook(workbook: Buffer): (string | number)[][] {
  const parts = unzip(workbook);
  const texts = [
    ...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g),
  ].map(([, text = '']) => plain(text));
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  if (sheet.includes('<f')) throw new Error('There is a formula.');
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/g)].map(([, row = '']) =>
    [...row.matchAll(/<c ([^>]*)><v>([^<]*)<\/v><\/c>/g)].map(([, attributes = '', value = '']) =>
      attributes.includes('t="s"') ? (texts[Number(value)] ?? '') : Number(value),
    ),
  );
}
