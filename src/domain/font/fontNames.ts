import type { FontTables } from './fontTables';

/** Numbers of names in a font (OpenType 1.9, “Name IDs”); the typographic ones group more than four styles. */
const FAMILY = 1;
const STYLE = 2;
const TYPOGRAPHIC_FAMILY = 16;
const TYPOGRAPHIC_STYLE = 17;

const UNICODE = 0;
const MACINTOSH = 1;
const WINDOWS = 3;
const AMERICAN_ENGLISH = 0x409;

/** Most bytes of a name; a longer one is not read, as a file could hold thousands of huge ones. */
const LONGEST = 1_024;

interface NameRecord {
  id: number;
  /** The higher, the rather it is taken. */
  rank: number;
  platform: number;
  bytes: DataView;
}

/** What a font calls its family and its style: by its typographic names, and by its older ones only where it has none. */
export function readNames(tables: FontTables): { family: string; style: string } {
  const records = recordsOf(tables.get('name'));
  const called = (...ids: number[]) => {
    for (const id of ids) {
      let best: NameRecord | undefined;
      for (const record of records) if (record.id === id && record.rank > (best?.rank ?? -1)) best = record;
      const text = best ? textOf(best) : '';
      if (text !== '') return text;
    }
    return '';
  };
  return { family: called(TYPOGRAPHIC_FAMILY, FAMILY), style: called(TYPOGRAPHIC_STYLE, STYLE) };
}

function recordsOf(table: DataView | undefined): NameRecord[] {
  if (!table || table.byteLength < 6) return [];
  const count = table.getUint16(2);
  const texts = table.getUint16(4);
  const records: NameRecord[] = [];
  for (let index = 0; index < count && 18 + 12 * index <= table.byteLength; index += 1) {
    const at = 6 + 12 * index;
    const [platform, language, id] = [table.getUint16(at), table.getUint16(at + 4), table.getUint16(at + 6)];
    if (![FAMILY, STYLE, TYPOGRAPHIC_FAMILY, TYPOGRAPHIC_STYLE].includes(id)) continue;
    const [start, length] = [texts + table.getUint16(at + 10), table.getUint16(at + 8)];
    if (length === 0 || length > LONGEST || start + length > table.byteLength) continue;
    const bytes = new DataView(table.buffer, table.byteOffset + start, length);
    records.push({ id, rank: rankOf(platform, language), platform, bytes });
  }
  return records;
}

/** Without signs no text holds, which a database would refuse. */
const textOf = ({ platform, bytes }: NameRecord): string =>
  (platform === MACINTOSH ? readSingle(bytes) : readPairs(bytes)).replace(/[\p{Cc}\p{Cs}]/gu, '').trim();

/** English before other languages, and what Windows reads before what others do. */
function rankOf(platform: number, language: number): number {
  if (platform === WINDOWS) return language === AMERICAN_ENGLISH ? 4 : 2;
  if (platform === UNICODE) return 3;
  return platform === MACINTOSH && language === 0 ? 1 : 0;
}

function readPairs(bytes: DataView): string {
  let text = '';
  for (let at = 0; at + 2 <= bytes.byteLength; at += 2) text += String.fromCharCode(bytes.getUint16(at));
  return text;
}

/** Macintosh Roman is read as ASCII: family names beyond it have a Windows name as well. */
function readSingle(bytes: DataView): string {
  let text = '';
  for (let at = 0; at < bytes.byteLength; at += 1) {
    const code = bytes.getUint8(at);
    if (code < 128) text += String.fromCharCode(code);
  }
  return text;
}
