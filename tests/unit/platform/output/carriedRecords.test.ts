import { describe, expect, it } from 'vitest';
import type { OutputRecord } from '@/domain/output';
import { newSettingValues } from '@/domain/output-setting';
import { newVariable, type Document } from '@/engine/document';
import { recordFiles, type Render } from '../../../../platform/environment-api/output/recordFiles';
import type { OutputInput } from '../../../../platform/environment-api/output/startOutput';
import { documentOf, LAYOUT_ID } from '../../../engine/reference/build';

const NAMES = Array.from({ length: 20 }, (_, index) => `Name ${index}`);
const document: Document = {
  ...documentOf([], { width: 10, height: 10 }),
  variables: {
    order: NAMES,
    items: Object.fromEntries(NAMES.map((name) => [name, newVariable(name)])),
  },
};

type Failing = (record: OutputRecord) => boolean;

/** The renderings one output asks for, where records that fail are left out. */
async function renderings(
  format: 'png' | 'pdf',
  records: readonly OutputRecord[],
  fails: Failing = () => false,
  inherit?: false,
) {
  const input: OutputInput = {
    format,
    name: 'Output',
    document,
    layoutIds: [LAYOUT_ID],
    records,
    ...(inherit === false && { inherit }),
    settings: { ...newSettingValues(format === 'png' ? 'PNG' : 'PDF'), continueAfterFailure: true },
  };
  const asked: (readonly OutputRecord[])[] = [];
  const render: Render = (request) => {
    const given = (request.records ?? []) as readonly OutputRecord[];
    asked.push(given);
    return Promise.resolve({
      files: format === 'pdf' ? [new Uint8Array()] : given.map(() => new Uint8Array()),
      findings: given.flatMap((record, index) =>
        fails(record)
          ? [
              {
                record: index,
                finding: { type: 'InvalidVariableValue', variableId: 'x', details: 'x' },
              } as const,
            ]
          : [],
      ),
    });
  };
  const watcher = { reach: () => undefined, fail: () => undefined, report: () => undefined };
  const files: number[] = [];
  for await (const { number } of recordFiles(input, LAYOUT_ID, render, watcher)) files.push(number);
  return { asked, files };
}

const copiesIn = (asked: readonly (readonly OutputRecord[])[]) =>
  asked.flat().reduce((sum, record) => sum + Object.keys(record).length, 0);

describe('the records of an output', () => {
  it('F3.09 gives a record nothing of one that was left out where none is to be taken over', async () => {
    const records: OutputRecord[] = [{ 'Name 0': 'one', 'Name 1': 'left' }, { 'Name 0': 'two' }, {}];
    const isLeft: Failing = (record) => record['Name 1'] === 'left';
    const { asked } = await renderings('pdf', records, isLeft, false);
    expect(asked).toEqual([records, [{ 'Name 0': 'two' }, {}]]);
  });

  it.each(['png', 'pdf'] as const)(
    'H2.01 copies as many values of %s as the records have themselves, times a constant',
    async (format) => {
      const copies = async (count: number) => {
        const records = Array.from({ length: count }, (_, index) => ({
          [NAMES[index % NAMES.length] ?? '']: index,
        }));
        return copiesIn((await renderings(format, records)).asked);
      };
      for (const count of [400, 800, 1_600]) expect(await copies(count)).toBeLessThanOrEqual(2 * count);
    },
  );

  it('H2.01 copies no value whose key the document does not have', async () => {
    const records = Array.from({ length: 900 }, (_, index) =>
      Object.fromEntries(Array.from({ length: 20 }, (_each, key) => [`unknown ${index}.${key}`, key])),
    );
    expect(copiesIn((await renderings('png', records)).asked)).toBe(0);
  });

  it('H2.02 gives the first record of each rendering the values of all before it', async () => {
    const records = [{ 'Name 1': 'one' }, ...Array.from({ length: 25 }, () => ({})), { 'Name 2': 'two' }];
    const { asked } = await renderings('png', records);
    expect(asked.map(([first]) => first)).toEqual([{ 'Name 1': 'one' }, { 'Name 1': 'one' }]);
    expect(asked[1]?.at(-1)).toEqual({ 'Name 2': 'two' });
  });

  it('H2.02 gives the record after those left out of a PDF what it takes over from them', async () => {
    const records: OutputRecord[] = [
      { 'Name 1': 'one', 'Name 3': 'three' },
      { 'Name 1': 'bad', 'Name 2': 'two' },
      { 'Name 1': 'bad' },
      { 'Name 1': 'good' },
      {},
    ];
    const { asked } = await renderings('pdf', records, (record) => record['Name 1'] === 'bad');
    expect(asked[1]).toEqual([
      { 'Name 1': 'one', 'Name 3': 'three' },
      { 'Name 1': 'good', 'Name 2': 'two' },
      {},
    ]);
  });
});
