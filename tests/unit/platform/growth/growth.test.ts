import { afterAll, describe, expect, it } from 'vitest';
import { beginsWithSvg } from '@/domain/media';
import { expandEntities } from '@/engine/drawing/entities';
import { readAddresses } from '@/components/AddressListInput/readAddresses';
import { parseSum } from '@/domain/numbers';
import { readOutputRequest } from '@/domain/output';
import { readContents } from '@/domain/table-file/workbook/readContents';
import { readSheet } from '@/domain/table-file/workbook/readSheet';
import { createShowNumber, showMoment } from '@/domain/table-file/workbook/showNumber';
import { fitPath } from '@/engine/display';
import { newVariable, readDocument } from '@/engine/document';
import { stripJpegMetadata } from '@/engine/pdf';
import { refusalOfValue, setValue } from '@/engine/resolve';
import { boundingBox } from '../../../../platform/postscript/boundingBox';
import { readText } from '../../../../platform/readers/readText';
import { recordsText } from '../../../../platform/readers/recordsText';
import { documentOf, filled, shape } from '../../../engine/reference/build';
import { openWorkCounter } from '../../support/countWork';
import { searchForGrowth } from '../../support/searchForGrowth';
import { readCsvDataSet } from '../../support/readCsvDataSet';

const counter = openWorkCounter();
afterAll(() => counter.close());

const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** A reader, and pieces from which its texts are made. */
interface Subject {
  readonly read: (text: string) => unknown;
  readonly pieces: readonly string[];
}

const DESIGN = documentOf([shape([0, 0, 10, 10], { fill: filled('#e63946') })]);

const SUBJECTS: Readonly<Record<string, Subject>> = {
  'a table of values': {
    read: (text) => readCsvDataSet(bytesOf(text)),
    pieces: [
      ...['a', ',', ';', '\t', '\n', '\r\n', '"', '""', ' "', ' ""', ' ', '1', '.', '-', 'true'],
      ...['\uFEFF', 'sep=', 'sep=;\n', 'é'],
    ],
  },
  'a table of values in Windows-1252': {
    read: (text) => readCsvDataSet(latin(`\u00e9${text}`)),
    pieces: ['a', ',', '\n', '"', ' "', '\u0080', '\u00e9', '\u00c3\u00a9'],
  },
  'a sheet of a workbook': {
    read: (text) => {
      const cells = { strings: ['a'], showNumber: createShowNumber(['0.00', 'd/m/yy'], false), showMoment };
      try {
        readSheet(bytesOf(`<s><d>${text}</d></s>`), 'sheet', cells);
      } catch {
        // Most texts are invalid XML; only the work counts.
      }
    },
    pieces: [
      ...['<row>', '</row>', '<c>', '<c t="s">', '<c s="1">', '</c>', '<v>', '</v>', '0', '1', ' ', 'a', '-'],
      ...['<is>', '</is>', '<t>', '</t>', '<row/>', '<c t="d">', ' 00:00', '_x000', '&amp;', '<f/>'],
      ...['<mergeCell ref="A1:A9"/>', '<mergeCell ref="A1:B1048576"/>', '<c r="XFD1">', '<c r="A2">'],
    ],
  },
  'the list of sheets of a workbook': {
    read: async (text) => {
      const parts: Readonly<Record<string, string>> = {
        '_rels/.rels': '<r><Relationship Type="x/officeDocument" Target="book.xml"/></r>',
        'book.xml': `<workbook>${text}</workbook>`,
        '_rels/book.xml.rels': `<r>${text}</r>`,
      };
      // A part with too many sheets is refused; only the work counts.
      await readContents((path) => Promise.resolve(bytesOf(parts[path] ?? ''))).catch(() => undefined);
    },
    pieces: [
      ...['<sheet id="a"/>', '<sheet id="b"/>', '<sheet/>', '<Relationship Id="b" Target="b.xml"/>'],
      ...['<Relationship Id="a" Type="x/worksheet" Target="a.xml"/>', '<Relationship Id="c"/>', 'x'],
    ],
  },
  'a format of numbers': {
    read: (text) => createShowNumber([text], false)(46_539.5, 0),
    pieces: [
      ...['0', '#', ',', '.', ';', '"', '\\', '[', ']', '[$', '-407]', '[>1]'],
      ...['_', '*', '@', '%', 'E+', '/', '?'],
      ...['y', 'm', 'd', 'h', 's', 'AM/PM', 'General', '[Red]', ' ', 'x'],
    ],
  },
  'a call for output': {
    read: (text) =>
      readOutputRequest(
        `{"documentContent":"","outputSettings":{},"variables":[${text}{}]}`,
        'png',
        (each) => each.length,
      ),
    pieces: [
      '{},',
      '{"a":1},',
      '{"a":"x","b":true},',
      '{"a":null},',
      '{"a":[]},',
      '{"c":"',
      '"},',
      '1,',
      '[],',
      ',',
    ],
  },
  'a document': {
    read: (text) => readDocument(`${JSON.stringify(DESIGN).slice(0, -1)},"more":${text}0}`),
    pieces: ['[', '{"a":', '0,', '"x",', '"\\u0000",', '],', '},', 'null,', ' '],
  },
  'the bounding box of PostScript': {
    read: (text) => boundingBox(`%!PS\n${text}`, text),
    pieces: [
      '%%BoundingBox:',
      '%%HiResBoundingBox:',
      ' 0',
      '0',
      '.',
      'e',
      '-',
      '(atend)',
      '\n',
      '\r',
      ' ',
      'x',
    ],
  },
  'a transformation': {
    read: expandEntities,
    pieces: [
      '<!DOCTYPE ',
      '[',
      '<!ENTITY a "b">',
      "<!ENTITY b '&a;'>",
      '&a;',
      '&b;',
      ']',
      '>',
      '"',
      ' ',
      'x',
    ],
  },
  'the start of a drawing': {
    read: beginsWithSvg,
    pieces: ['<?xml', '<!--', '-->', '<!DOCTYPE', '>', '<svg', ' ', 'x'],
  },
  'an outline': {
    read: fitPath,
    pieces: ['M0 0', 'L', 'c', 'a', 'z', 'Z', ' ', ',', '1', '.5', '-', 'e9', '00', 'h'],
  },
  'a sum': {
    read: (text) => parseSum(text, (value) => value),
    pieces: ['1', '2.5', '+', '-', '*', '/', '(', ')', ' ', 'mm', 'x'],
  },
  'a list of addresses': {
    read: readAddresses,
    pieces: ['a@b.test', '<', '>', ',', ';', ' ', '\n', 'mailto:', '"', 'name'],
  },
  'the metadata of a JPEG': {
    read: (text) => stripJpegMetadata(latin(`\u00ff\u00d8${text}`)),
    pieces: [
      '\u00ff',
      '\u00d8',
      '\u00d9',
      '\u00da',
      '\u00e1',
      '\u0000',
      '\u0002',
      'x',
      '\u00ff\u00da\u0000\u0002',
      '\u00ff\u00e1\u0000\u0004',
    ],
  },
};

/** Searches for a text that takes too much more work when it is twice as long. */
const search = ({ read, pieces }: Subject) =>
  searchForGrowth(counter, { prepare: (parts) => parts.join(''), read, pieces });

const CONTEXT = { today: '2026-11-27', mediaConnectorId: '' };
/** Each kind with values to parse; a text with the lowest limit counts characters from the first on. */
const VARIABLES = [
  { ...newVariable('short', 'shortText'), maxCharacters: 0 },
  ...(['longText', 'richText', 'number', 'boolean', 'date', 'list'] as const).map((type) =>
    newVariable(type, type),
  ),
];

const VALUES: Subject = {
  read: (text) => {
    for (const variable of VARIABLES) {
      // Short texts without a mark are counted in one step, so longer ones would seem to grow.
      const value = variable.type.endsWith('Text') ? `e\u0301${text}` : text;
      refusalOfValue(variable, value);
      setValue(variable, value, CONTEXT);
    }
  },
  pieces: [
    '1',
    '0',
    '.',
    '-',
    'e',
    ' ',
    '\r',
    '\n',
    '<b>',
    '</b>',
    '2026-11-27',
    'true',
    '😀',
    '\u0301',
    '&amp;',
    'x',
  ],
};

/** Records of values by variable name, each variable and record on a line of its own. */
const RECORDS: Subject = {
  read: (text) => {
    const lines = text.split('\n');
    const names = lines.filter((line) => line.startsWith('+'));
    const items = Object.fromEntries(names.map((name, index) => [`v${index}`, newVariable(name)]));
    const records = lines
      .filter((line) => !line.startsWith('+'))
      .map((line) => Object.fromEntries(line.split(',').map((name) => [name, 'x'])));
    const onInvalidValue = text.length % 2 === 0 ? 'refuse' : 'adjust';
    const variables = { order: Object.keys(items), items };
    readText({ kind: 'records', variables, records: recordsText(records), onInvalidValue });
  },
  pieces: ['+a\n', '+b\n', 'a\n', '+a,', '+b,', 'c,', ',', '\n'],
};

/** Compares each line with all lines, as a reader must not. */
function readInSquareTime(text: string): number {
  const lines = text.split(',');
  let same = 0;
  for (const one of lines) for (const other of lines) if (one === other) same += 1;
  return same;
}

describe('the work on input of callers', () => {
  it('H5.13 is reported when it grows too fast', async () => {
    const slow = { read: readInSquareTime, pieces: [',', 'a'] };
    await expect(search(slow)).rejects.toThrow(/Property failed/);
  });

  it.each(Object.entries(SUBJECTS))('H5.13 grows with the length of %s', { timeout: 120_000 }, (_, subject) =>
    search(subject),
  );

  it('H5.35 grows with the length of a value of a record', { timeout: 120_000 }, () => search(VALUES));
  it('H5.35 grows with the records of an output and their variables', { timeout: 120_000 }, () =>
    search(RECORDS),
  );
});
