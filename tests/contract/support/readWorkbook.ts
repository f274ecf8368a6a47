import { unzip } from './unzip';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (xml: string) => xml.replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/**
 * Reads the cells of a workbook's only sheet, row by row: numbers as numbers, text as text. @throws Error on a formula
 */
export function readWorkbook(workbook: Buffer): (string | number)[][] {
  const parts = new Map([...unzip(workbook)].map(([name, part]) => [name, part.toString('utf8')]));
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
