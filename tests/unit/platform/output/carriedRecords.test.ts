import { describe, expect, it } from 'vitest';
import type { OutputRecord } from '@/domain/output';
import { newSettingValues } from '@/domain/output-settings';
import { newVariable, type Document } from '@/engine/document';
import { recordFiles, type Render } from '../../../../platform/environment-api/output/recordFiles';
import { planOutput, type OutputInput } from '../../../../platform/readers/outputInput';
import { RecordParts } from '../../../../platform/rendering';
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

/** Returns the renderings requested for one output that omits failed records. */
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
  const parts = new RecordParts(input);
  const render: Render = ({ part }) => {
    const given = parts.take(part) as readonly OutputRecord[];
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
  for await (const { number } of recordFiles(planOutput(JSON.stringify(input)), LAYOUT_ID, render, watcher))
    files.push(number);
  return { asked, files };
}

const copiesIn = (asked: readonly (readonly OutputRecord[])[]) =>
  asked.flat().reduce((sum, record) => sum + Object.keys(record).length, 0);

describe('the records of an output', () => {
  it('H3.19 do not depend on which part a thread requests first', () => {
    const records: OutputRecord[] = [{ 'Name 1': 'one' }, { 'Name 2': 'two' }, {}, { 'Name 1': 'three' }];
    const second = { from: 2, count: 2 };
    const inOrder = new RecordParts({ document, records });
    inOrder.take({ from: 0, count: 2 });
    const first = new RecordParts({ document, records });
    const expected = [{ 'Name 1': 'one', 'Name 2': 'two' }, { 'Name 1': 'three' }];
    expect(first.take(second)).toEqual(expected);
    expect(inOrder.take(second)).toEqual(expected);
    expect(first.take({ from: 0, count: 2 })).toEqual(records.slice(0, 2));
    expect(first.take({ ...second, without: [0] })).toEqual([{ 'Name 1': 'three', 'Name 2': 'two' }]);
  });

  it('F3.09 inherits nothing from an omitted record when inheritance is off', async () => {
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

  it('H2.01 copies no value with an unknown key', async () => {
    const records = Array.from({ length: 900 }, (_, index) =>
      Object.fromEntries(Array.from({ length: 20 }, (_each, key) => [`unknown ${index}.${key}`, key])),
    );
    expect(copiesIn((await renderings('png', records)).asked)).toBe(0);
  });

  it('H2.02 starts each rendering with the values of all records before', async () => {
    const records = [{ 'Name 1': 'one' }, ...Array.from({ length: 25 }, () => ({})), { 'Name 2': 'two' }];
    const { asked } = await renderings('png', records);
    expect(asked.map(([first]) => first)).toEqual([{ 'Name 1': 'one' }, { 'Name 1': 'one' }]);
    expect(asked[1]?.at(-1)).toEqual({ 'Name 2': 'two' });
  });

  it('H2.02 passes values of records left out of a PDF on to the next record', async () => {
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
