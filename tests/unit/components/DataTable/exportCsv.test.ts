import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '@/components/DataTable/exportCsv';
import type { DataTableColumn } from '@/components/DataTable';

interface Line {
  name: string;
  size: number | null;
}

const COLUMNS: DataTableColumn<Line>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'size', header: 'Size', value: (row) => row.size },
];

/** Parses RFC 4180 text. */
function parse(text: string): string[][] {
  const lines: string[][] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/gy;
  let line: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(field)) {
    line.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

describe('toCsv', () => {
  it('writes a header line, plain numbers and empty cells', () => {
    expect(
      toCsv(COLUMNS, [
        { name: 'Aurora', size: -12.5 },
        { name: 'Say "hi", twice', size: null },
      ]),
    ).toBe('Name,Size\r\nAurora,-12.5\r\n"Say ""hi"", twice",\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', ' =1', '\uff1d1', '\uff20sum'])(
    'disarms %j',
    (name) => {
      const [, line] = parse(toCsv(COLUMNS, [{ name, size: 0 }]));
      expect(line?.[0]).toBe(`'${name}`);
    },
  );

  it('can be read back, and starts no formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 6 }), (names) => {
        const lines = parse(
          toCsv(
            COLUMNS,
            names.map((name) => ({ name, size: 1 })),
          ),
        );
        expect(lines).toHaveLength(names.length + 1);
        for (const [index, name] of names.entries()) {
          const written = lines[index + 1]?.[0] ?? '';
          expect(written.replace(/^'/u, '')).toBe(name.replace(/^'/u, ''));
          expect(written).not.toMatch(/^[=+\-@\t\r\n]/u);
        }
      }),
    );
  });
});

it('writes a column’s export value instead of its value', () => {
  const columns: DataTableColumn<{ name: string; seen: number }>[] = [
    {
      id: 'name',
      header: 'Name',
      value: ({ name, seen }) => `${name} ${seen}`,
      exportAs: [
        { header: 'Name', value: ({ name }) => name },
        { header: 'Seen', value: ({ seen }) => new Date(seen * 1000).toISOString() },
      ],
    },
  ];
  expect(toCsv(columns, [{ name: 'Press', seen: 0 }])).toBe(
    'Name,Seen\r\nPress,1970-01-01T00:00:00.000Z\r\n',
  );
});
