import { TABLE_LIMITS } from '../limits';
import { TableError } from '../TableError';
import { readXml } from './readXml';

/** Excel shows these days in the computer's format; here all computers use this one. */
const DAY = 'yyyy-mm-dd';
const DAY_AND_TIME = 'yyyy-mm-dd hh:mm';

/** Built-in formats, which files name by number without a pattern (ECMA-376, part 1, 18.8.30). */
const BUILT_IN: ReadonlyMap<number, string> = new Map<number, string>([
  [0, 'General'],
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [5, '#,##0'],
  [6, '#,##0'],
  [7, '#,##0.00'],
  [8, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, DAY],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, DAY_AND_TIME],
  [37, '#,##0 ;(#,##0)'],
  [38, '#,##0 ;(#,##0)'],
  [39, '#,##0.00;(#,##0.00)'],
  [40, '#,##0.00;(#,##0.00)'],
  [41, '#,##0'],
  [42, '#,##0'],
  [43, '#,##0.00'],
  [44, '#,##0.00'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
  [48, '##0.0E+0'],
  [49, '@'],
  // Days in East Asian systems.
  ...[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id): [number, string] => [id, DAY]),
]);

/** Replaces the system codes of long date and time by patterns. */
const replaceSystemCodes = (pattern: string): string => {
  if (pattern.startsWith('[$-F800]')) return DAY;
  return pattern.startsWith('[$-F400]') ? 'hh:mm:ss' : pattern;
};

/**
 * Reads the patterns of cell formats in order.
 * @throws TableError
 */
export function readFormats(bytes: Uint8Array, part: string): string[] {
  const own = new Map<number, string>();
  const ids: number[] = [];
  let isOfCells = false;
  readXml(bytes, part, {
    open: (name, attributes) => {
      const { numFmtId = '0', formatCode = '' } = attributes;
      if (name === 'cellXfs') isOfCells = true;
      else if (name === 'numFmt') own.set(Number(numFmtId), replaceSystemCodes(formatCode));
      else if (name === 'xf' && isOfCells) ids.push(Number(numFmtId));
      if (Math.max(own.size, ids.length) > TABLE_LIMITS.formats)
        throw new TableError('The workbook has more formats than Excel allows.');
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return ids.map((id) => own.get(id) ?? BUILT_IN.get(id) ?? 'General');
}
