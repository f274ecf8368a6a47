import { afterAll, describe, expect, it } from 'vitest';
import type { OutputRecord } from '@/domain/output';
import { newVariable, type Document } from '@/engine/document';
import { openReaders, READ_LIMITS, recordsText } from '../../platform/readers';
import { BusyError, type Share } from '../../platform/shares';
import { documentOf, filled, shape } from '../engine/reference/build';

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

/** Waits for something, and counts how often this thread could do other work meanwhile. */
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

describe('what callers send', () => {
  it.each([1, LARGE])('H5.08 is read as it is, with %i characters in it', async (characters) => {
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

  // Read at once, it would be done before this thread has a turn.
  it('H5.08 holds nobody up while a large one is read', async () => {
    await readers.document(documentText(LARGE));
    expect(await turnsDuring(readers.document(documentText(5_000_000)))).toBeGreaterThan(0);
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

  it('H5.14 has its pictures told apart from other values', async () => {
    const variables = {
      order: ['a', 'b'],
      items: { a: newVariable('Name', 'shortText'), b: newVariable('Photo', 'image') },
    };
    const given: OutputRecord[] = [{ Name: 'Ada', Photo: 'ada.jpg' }, { Name: 'Eve' }];
    const read = await readers.records({ variables, records: recordsText(given), onInvalidValue: 'refuse' });
    expect(read).toEqual({ value: { records: recordsText(given), pictures: [{ Photo: 'ada.jpg' }, {}] } });
  });

  it('H5.14 holds nobody up while the values of many records are checked', async () => {
    const variables = variablesOf('Name');
    const keys = Array.from({ length: 50 }, (_, key) => [`Unknown ${key}`, 'x']);
    const records = Array.from({ length: 5_000 }, () => Object.fromEntries(keys) as Record<string, string>);
    const given = recordsText(records);
    const check = readers.records({ variables, records: given, onInvalidValue: 'adjust' });
    expect(await turnsDuring(check)).toBeGreaterThan(10);
  });

  it('H5.09 is refused when reading it takes too long, and the next one is read', async () => {
    const hasty = openReaders(1);
    await expect(hasty.document(documentText(15_000_000))).rejects.toMatchObject({
      status: 422,
      facts: { code: 'TooMuchToRead' },
    });
    await hasty.close();
    expect(await readers.document(documentText(LARGE))).toMatchObject({ ok: true });
  });

  it('H5.09 is refused for a caller who has many waiting, and not for another', async () => {
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

  it('H5.09 is read no further once its caller has left', async () => {
    const leaving = new AbortController();
    const left = readers.forShare(shareOf('leaving'), leaving.signal).document(documentText(15_000_000));
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(await readers.document(documentText(LARGE))).toMatchObject({ ok: true });
  });
});
