import { afterAll, describe, expect, it } from 'vitest';
import type { OutputRecord } from '@/domain/output';
import { newSettingValues } from '@/domain/output-settings';
import { newVariable, referencesOf, type Document } from '@/engine/document';
import { readAnswer } from '../../platform/connectors/readAnswer';
import {
  joinRecords,
  openReaders,
  READ_LIMITS,
  recordsText,
  tableText,
  type OutputInput,
} from '../../platform/readers';
import { BusyError, type Share } from '../../platform/shares';
import { documentOf, filled, LAYOUT_ID, shape } from '../engine/reference/build';
import { makeWorkbook, textRow } from '../unit/support/makeWorkbook';

const readers = openReaders();
afterAll(() => readers.close());

const DESIGN: Document = documentOf([shape([0, 0, 10, 10], { fill: filled('#e63946') })]);
const LARGE = READ_LIMITS.atOnce + 1;

/** The text of a document with so many characters in a variable. */
function documentText(characters: number): string {
  const item = { ...newVariable('A', 'longText'), value: 'x'.repeat(characters) };
  return JSON.stringify({ ...DESIGN, variables: { order: ['a'], items: { a: item } } });
}

/** The variables of a document with one of this name. */
const variablesOf = (name: string): Document['variables'] => ({
  order: ['a'],
  items: { a: newVariable(name, 'shortText') },
});

const shareOf = (caller: string): Share => ({ customer: 'customer', caller });

/** Waits for a promise, and counts how often this thread could do other work meanwhile. */
async function turnsDuring(waited: Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  await waited;
  clearImmediate(next);
  return turns;
}

describe('reading large requests', () => {
  it.each([1, LARGE])('H5.08 returns it unchanged, with %i characters in it', async (characters) => {
    const text = documentText(characters);
    const read = await readers.document(text);
    expect(read.ok && JSON.stringify(read.value)).toBe(text);
    expect(await readers.document(`${text}]`)).toMatchObject({ ok: false });
    const body = JSON.stringify({ documentContent: JSON.parse(text) as unknown, outputSettings: {} });
    expect(await readers.outputRequest(body, 'png')).toMatchObject({
      value: { records: { length: 1, text: '[{}]' } },
    });
    expect(await readers.outputRequest(`${body}]`, 'png')).toMatchObject({ refusal: { status: 400 } });
    const table = `Name,Note\n${`One,${'y'.repeat(90)}\n`.repeat(Math.ceil(characters / 90))}`;
    const set = await readers.dataSet(new TextEncoder().encode(table));
    expect(set).toMatchObject({ value: { columns: [{ name: 'Name' }, { name: 'Note' }] } });
    const torn = await readers.dataSet(new TextEncoder().encode(`${table}"`));
    expect(torn).toMatchObject({ refusal: { status: 400 } });
  });

  // Parsed directly, it would be done before this thread has a turn.
  it('H5.08 does not block the event loop while a large one is read', async () => {
    await readers.document(documentText(LARGE));
    expect(await turnsDuring(readers.document(documentText(5_000_000)))).toBeGreaterThan(0);
  });

  /** The text of a stored output request with a note of so many characters in its last record. */
  const inputText = (characters: number) => {
    const input: OutputInput = {
      format: 'pdf',
      name: 'Cards',
      document: DESIGN,
      layoutIds: [LAYOUT_ID],
      settings: newSettingValues('PDF'),
      records: [{ Name: 'Eve' }, { Name: 'x'.repeat(characters) }],
    };
    return JSON.stringify(input);
  };

  it.each([1, LARGE])('H3.19 is planned and restarted from its stored text, %i characters', async (size) => {
    const text = inputText(size);
    expect(await readers.outputPlan(text)).toMatchObject({
      format: 'pdf',
      recordCount: 2,
      layouts: [{ id: LAYOUT_ID, timelineMs: expect.any(Number) as number }],
    });
    expect(await readers.restartedInput(text)).toMatchObject({ text, name: 'Cards', recordCount: 2 });
    const { text: rest, recordCount } = await readers.restartedInput(text, [2]);
    expect([recordCount, JSON.parse(rest)]).toMatchObject([1, { numbers: [2] }]);
  });

  it('H3.19 does not block the event loop while a large stored call is planned or made again', async () => {
    const text = inputText(5_000_000);
    await readers.outputPlan(text);
    expect(await turnsDuring(readers.outputPlan(text))).toBeGreaterThan(0);
    expect(await turnsDuring(readers.restartedInput(text, [2]))).toBeGreaterThan(0);
  });

  it.each([1, LARGE])('H3.20 is written again as JSON, %i characters, for storage', async (size) => {
    const text = documentText(size);
    const read = await readers.documentText({ text });
    expect(read.ok && [JSON.stringify(read.value.document), read.value.text]).toEqual([text, text]);
    const references = referencesOf(DESIGN);
    expect(await readers.documentToSave({ text })).toEqual({ ok: true, value: { text, references } });
    const own = await readers.documentToSave({ text, templateId: 'one' });
    expect(own.ok && JSON.parse(own.value.text)).toMatchObject({
      properties: { type: 'project', templateId: 'one' },
    });
  });

  it.each([1, LARGE])(
    'H3.28 is returned as JSON to be drawn, %i characters, never as a copy',
    async (size) => {
      const text = documentText(size);
      expect(await readers.documentToDraw(text)).toEqual({
        ok: true,
        value: {
          text,
          selectedLayoutId: DESIGN.selectedLayoutId,
          layoutIds: Object.keys(DESIGN.layouts.items),
          pageIds: DESIGN.pages.order,
        },
      });
      expect(await readers.documentToDraw(`${text}]`)).toMatchObject({ ok: false });
    },
  );

  it.each([1, LARGE])('F7.12 returns its rows unchanged, with %i characters in them', async (characters) => {
    const rows = JSON.stringify({ rows: [{ a: 'x'.repeat(characters) }, {}] });
    expect(await readers.projectRows(rows)).toEqual({ value: rows });
    expect(await readers.projectRows(`${rows}]`)).toMatchObject({ refusal: { status: 400 } });
  });

  it('F7.12 does not block the event loop while many rows are read', async () => {
    await readers.projectRows(JSON.stringify({ rows: [{ a: 'x'.repeat(LARGE) }] }));
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      name: `Guest ${index}`,
      note: 'x'.repeat(400),
    }));
    expect(await turnsDuring(readers.projectRows(JSON.stringify({ rows })))).toBeGreaterThan(0);
  });

  it.each([1, LARGE])('H5.14 has its values checked, one of %i characters among them', async (size) => {
    const variables = variablesOf('Name');
    const records = recordsText([{ Name: 'x'.repeat(size) }, { Nane: 'Eve' }]);
    const check = (onInvalidValue: 'refuse' | 'adjust') =>
      readers.records({ variables, records, onInvalidValue });
    const kept = { length: 2, text: JSON.stringify([{ Name: 'x'.repeat(size) }, {}]) };
    expect(await check('adjust')).toEqual({ value: { records: kept, pictures: [] } });
    expect(await check('refuse')).toMatchObject({
      refusal: { status: 422, code: 'unknownVariable', field: 'Nane', record: 2 },
    });
  });

  it('H5.14 has its pictures separated from its other values', async () => {
    const variables = {
      order: ['a', 'b'],
      items: { a: newVariable('Name', 'shortText'), b: newVariable('Photo', 'image') },
    };
    const given: OutputRecord[] = [{ Name: 'Ada', Photo: 'ada.jpg' }, { Name: 'Eve' }];
    const read = await readers.records({ variables, records: recordsText(given), onInvalidValue: 'refuse' });
    expect(read).toEqual({ value: { records: recordsText(given), pictures: [{ Photo: 'ada.jpg' }, {}] } });
  });

  it('H5.14 does not block the event loop while the values of many records are checked', async () => {
    const variables = variablesOf('Name');
    const keys = Array.from({ length: 50 }, (_, key) => [`Unknown ${key}`, 'x']);
    const records = Array.from({ length: 5_000 }, () => Object.fromEntries(keys) as Record<string, string>);
    const given = recordsText(records);
    const check = readers.records({ variables, records: given, onInvalidValue: 'adjust' });
    expect(await turnsDuring(check)).toBeGreaterThan(10);
  });

  it('H5.09 is refused when it takes too long, and the next one is read', async () => {
    const hasty = openReaders(1);
    await expect(hasty.document(documentText(15_000_000))).rejects.toMatchObject({
      status: 422,
      facts: { code: 'TooMuchToRead' },
    });
    await hasty.close();
    expect(await readers.document(documentText(LARGE))).toMatchObject({ ok: true });
  });

  it('H5.09 is refused for a caller with too many waiting requests, and not for another', async () => {
    const text = documentText(LARGE);
    const asked = Array.from({ length: READ_LIMITS.waitingPerCaller + 2 }, () =>
      readers
        .forShare(shareOf('one'))
        .document(text)
        .then(
          () => 'read',
          (error: unknown) => error instanceof BusyError && 'refused',
        ),
    );
    const other = readers.forShare(shareOf('other')).document(text);
    const results = await Promise.all(asked);
    expect(results.filter((result) => result === 'read')).toHaveLength(READ_LIMITS.waitingPerCaller + 1);
    expect(results.at(-1)).toBe('refused');
    expect(await other).toMatchObject({ ok: true });
  });

  it('F3.18 queues any workbook for a thread, but no small table', async () => {
    const workbook = await makeWorkbook({ sheets: [{ rows: textRow('Name') + textRow('Ada') }] });
    const table = new TextEncoder().encode('Name\nAda\n');
    expect(workbook.length).toBeLessThan(READ_LIMITS.atOnce);
    const ask = (bytes: Uint8Array) =>
      Promise.all(
        Array.from({ length: READ_LIMITS.waitingPerCaller + 2 }, () =>
          readers
            .forShare(shareOf('many'))
            .dataSet(bytes)
            .then(
              (read) => ('value' in read ? read.value.rows : read.refusal),
              (error: unknown) => error instanceof BusyError && 'refused',
            ),
        ),
      );
    const read = await ask(workbook);
    expect(read.slice(0, -1)).toEqual(Array(READ_LIMITS.waitingPerCaller + 1).fill([['Ada']]));
    expect(read.at(-1)).toBe('refused');
    expect(await ask(table)).not.toContain('refused');
  });

  it('H5.09 stops once its caller has left', async () => {
    const leaving = new AbortController();
    const left = readers.forShare(shareOf('leaving'), leaving.signal).document(documentText(15_000_000));
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(await readers.document(documentText(LARGE))).toMatchObject({ ok: true });
  });
});

describe('reading responses of external sources', () => {
  const COLUMNS = [
    { name: 'Article', type: 'singleLine' },
    { name: 'Price', type: 'number' },
  ] as const;
  const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  /** A page of a table with a note of so many characters that is not of its columns. */
  const itemsOf = (characters: number) =>
    bytesOf({
      data: [
        { Article: 'A1', Note: 'x'.repeat(characters) },
        { Price: 2, Article: 'A2' },
      ],
      continuationToken: 'more',
    });
  const rowsOf = async (characters: number) => {
    const read = await readers.sourceItems({ bytes: itemsOf(characters), columns: COLUMNS, before: 0 });
    return 'value' in read ? read.value.rows : read.fault;
  };

  it.each([1, LARGE])('H3.27 returns a table as it was sent, with %i characters in it', async (size) => {
    const bytes = itemsOf(size);
    const page = { bytes, columns: COLUMNS, before: 0 };
    const rows = '["A1",null],["A2",2]';
    expect(await readers.sourceItems(page)).toEqual({ value: { count: 2, rows, continuationToken: 'more' } });
    const torn = await readers.sourceItems({ ...page, bytes: bytes.subarray(0, -1) });
    expect(torn).toEqual({ fault: 'its answer is no JSON' });
    const others = { ...page, columns: [{ name: 'Note', type: 'singleLine' }] as const, before: 7 };
    const long = { fault: '“Note” of its item 8 is longer than 10000 characters' };
    expect(await readers.sourceItems(others)).toMatchObject(size > 10_000 ? long : { value: { count: 2 } });
  });

  it.each([1, 9_000])('H3.27 reads the wanted part of a stored table of twice %i rows', async (count) => {
    const pages = Array.from({ length: count }, () => '["A1",null],["A2",2]');
    const table = new TextEncoder().encode(tableText(COLUMNS, ['', ...pages]));
    expect(await readers.storedTable(table, 'page', { from: 1, limit: 1 })).toEqual({
      columns: COLUMNS,
      total: 2 * count,
      data: [['A2', 2]],
      texts: [{}],
    });
    const records = await readers.storedTable(table, 'records', { types: new Map([['Price', 'shortText']]) });
    expect(records.length).toBe(2 * count);
    expect(JSON.parse(records.text)).toContainEqual({ Price: 2 });
    const cells = { columns: new Set(['Article', 'Other']), texts: ['A2', '2'] };
    expect(await readers.storedTable(table, 'cells', cells)).toEqual(['A2']);
  });

  it('H3.27 does not block the event loop while a large table is fetched or read', async () => {
    await rowsOf(LARGE);
    expect(await turnsDuring(rowsOf(3_500_000))).toBeGreaterThan(0);
    const families = bytesOf({ families: [], note: 'x'.repeat(3_500_000) });
    expect(await turnsDuring(readers.sourceAnswer('families', families))).toBeGreaterThan(0);
    const rows = Array.from({ length: 10_000 }, () => `["A1","${'x'.repeat(900)}"]`);
    const table = new TextEncoder().encode(tableText(COLUMNS, rows));
    const page = readers.storedTable(table, 'page', { from: 0, limit: 50 });
    expect(await turnsDuring(page)).toBeGreaterThan(0);
  });

  it('H3.27 ignores deep nesting outside of the columns', async () => {
    const nested = `{"data":[{"Article":"A1","Hidden":${'['.repeat(300_000)}${']'.repeat(300_000)}}]}`;
    const bytes = new TextEncoder().encode(nested);
    expect(await readers.sourceItems({ bytes, columns: COLUMNS, before: 0 })).toMatchObject({
      value: { rows: '["A1",null]' },
    });
  });

  it('H3.27 is a fault of the source when it takes too long, and ends when its caller leaves', async () => {
    const hasty = openReaders(1);
    const received = [itemsOf(3_500_000)] as unknown as AsyncIterable<Uint8Array>;
    await expect(
      readAnswer(received, (bytes) => hasty.sourceItems({ bytes, columns: COLUMNS, before: 0 })),
    ).rejects.toMatchObject({ name: 'SourceError', message: 'reading its answer takes too long' });
    await hasty.close();
    const leaving = new AbortController();
    const left = readers
      .forShare(shareOf('leaving'), leaving.signal)
      .sourceItems({ bytes: itemsOf(3_500_000), columns: COLUMNS, before: 0 });
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(await rowsOf(LARGE)).toBe('["A1",null],["A2",2]');
  });

  it.each([1, LARGE])('H3.27 reads the rows of a document as records, with %i characters', async (size) => {
    const source = {
      type: 'injected' as const,
      properties: [{ name: 'Name', type: 'singleLine' as const }],
      rows: [{ Name: 'x'.repeat(size) }, {}],
    };
    const variables = {
      order: ['a', 'b'],
      items: { a: newVariable('Name'), b: { ...newVariable('Rows', 'dataSource'), source } },
    };
    const text = JSON.stringify({ ...DESIGN, variables });
    const records = await readers.ownRecords(text);
    expect(JSON.parse(records.text)).toEqual([{ Name: 'x'.repeat(size) }, { Name: null }]);
    expect((await readers.ownRecords(JSON.stringify(DESIGN))).length).toBe(0);
  });

  it('H3.27 joins records of several pages without parsing them', () => {
    const lists: OutputRecord[][] = [[], [{ Name: 'Ada' }], [], [{ Name: 'Eve' }, {}]];
    const parts = lists.map((list) => recordsText(list));
    expect(joinRecords(parts)).toEqual(recordsText([{ Name: 'Ada' }, { Name: 'Eve' }, {}]));
    expect(joinRecords([])).toEqual(recordsText([]));
  });
});
