import type { FontTables } from './fontTables';

/** Name ids of a font (OpenType 1.9, “Name IDs”); the typographic ones group more than four styles. */
const FAMILY = 1;
const STYLE = 2;
const TYPOGRAPHIC_FAMILY = 16;
const TYPOGRAPHIC_STYLE = 17;

const UNICODE = 0;
const MACINTOSH = 1;
const WINDOWS = 3;
const AMERICAN_ENGLISH = 0x409;

/** The maximum length of a name in bytes; longer ones are ignored, as a file could contain thousands of huge ones. */
const LONGEST = 1_024;

interface NameRecord {
  /** Higher ranks win. */
  rank: number;
  platform: number;
  bytes: DataView;
}

/** Returns the family and style of a font: typographic names, or older ones if they are missing. */
export function readNames(tables: FontTables): { family: string; style: string } {
  return {
    family: readName(tables, TYPOGRAPHIC_FAMILY) || readName(tables, FAMILY),
    style: readName(tables, TYPOGRAPHIC_STYLE) || readName(tables, STYLE),
  };
}

/** Returns the name of an id; empty if it is missing. */
export function readName(tables: FontTables, id: number): string {
  let best: NameRecord | undefined;
  for (const record of recordsOf(tables.get('name'), id)) if (record.rank > (best?.rank ?? -1)) best = record;
  return best ? textOf(best) : '';
}

function recordsOf(table: DataView | undefined, wanted: number): NameRecord[] {
  if (!table || table.byteLength < 6) return [];
  const count = table.getUint16(2);
  const texts = table.getUint16(4);
  const records: NameRecord[] = [];
  for (let index = 0; index < count && 18 + 12 * index <= table.byteLength; index += 1) {
    const at = 6 + 12 * index;
    const [platform, language, id] = [table.getUint16(at), table.getUint16(at + 4), table.getUint16(at + 6)];
    if (id !== wanted) continue;
    const [start, length] = [texts + table.getUint16(at + 10), table.getUint16(at + 8)];
    if (length === 0 || length > LONGEST || start + length > table.byteLength) continue;
    const bytes = new DataView(table.buffer, table.byteOffset + start, length);
    records.push({ rank: rankOf(platform, language), platform, bytes });
  }
  return records;
}

/** Removes control characters and lone surrogates, which databases refuse. */
const textOf = ({ platform, bytes }: NameRecord): string =>
  (platform === MACINTOSH ? readSingle(bytes) : readPairs(bytes)).replace(/[\p{Cc}\p{Cs}]/gu, '').trim();

/** Ranks English before other languages, and Windows before other platforms. */
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

/** Reads Macintosh Roman as ASCII: fonts with other characters have a Windows name too. */
function readSingle(bytes: DataView): string {
  let text = '';
  for (let at = 0; at < bytes.byteLength; at += 1) {
    const code = bytes.getUint8(at);
    if (code < 128) text += String.fromCharCode(code);
  }
  return text;
}
