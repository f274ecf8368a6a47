import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { demoTemplates } from '@/demo/templates';
import { NEW_FORM } from '@/domain/user-interfaces';
import { useBatch } from '@/editor/project/batch/useBatch';
import type { ImageChoices } from '@/editor/page/fields/ImageField';
import type { ChosenPicture } from '@/editor/page/fields/fieldValue';
import type { Document } from '@/engine/document';
import { makeRowStore } from './support/makeRowStore';

const context = { today: '2026-11-23', mediaConnectorId: '' };
const LOAF = '00000000-0000-4000-8000-000000000001';

function design(wanted: string): Document {
  const found = demoTemplates().find(({ name }) => name === wanted);
  if (!found) throw new Error(`The demo data has no ${wanted}.`);
  return found.document;
}

type Find = NonNullable<ImageChoices['findMissing']>;

/** Opens the batch table of a project. Only the listed pictures exist. */
async function open(name: string, there: readonly string[] = []) {
  const present = new Set(there);
  const findMissing = vi.fn<Find>((pictures) =>
    Promise.resolve(pictures.filter(({ assetId }) => !present.has(assetId))),
  );
  const document = design(name);
  const input = { store: makeRowStore().store, document, sections: NEW_FORM, context, findMissing };
  const { result } = renderHook(() => useBatch(input));
  await waitFor(() => expect(result.current.session.view().isRead).toBe(true));
  const photo = result.current.columns.find(({ variable }) => variable.type === 'image')?.id ?? '';
  const faults = () => result.current.rows.map(({ cells }) => [...result.current.faultsOf(cells).values()]);
  return { result, findMissing, present, photo, faults };
}

const write = (
  session: { write: (from: number, rows: Record<string, string>[], label: string) => boolean },
  rows: Record<string, string>[],
) => act(() => void session.write(0, rows, 'pasting'));

describe('a missing picture of a row', () => {
  it('F3.22 is an error of its row only, before a download', async () => {
    const { result, photo, faults, findMissing } = await open('Social post', ['rye.jpg']);
    write(result.current.session, [
      { [photo]: 'rye.jpg' },
      { [photo]: 'nope.png' },
      { [photo]: LOAF },
      { [photo]: '' },
      { [photo]: 'rye.jpg' },
    ]);
    expect(result.current.withheld).toBe('The pictures of the rows are being looked up.');
    await waitFor(() => expect(result.current.withheld).toBeUndefined());
    const [, second, third] = faults();
    expect(second).toEqual(['Photo: There is no picture “nope.png”.']);
    expect(third).toEqual(['Photo: The picture no longer exists.']);
    expect([faults()[0], faults()[4]]).toEqual([[], []]);
    // Each picture is requested once.
    const asked = findMissing.mock.calls.flatMap(([pictures]: [readonly ChosenPicture[]]) => pictures);
    expect(asked.map(({ assetId }) => assetId).sort()).toEqual([LOAF, 'nope.png', 'rye.jpg'].sort());
    act(() => expect(result.current.recordsToMake()).toBeUndefined());
    expect(result.current.session.view().place.row).toBe(1);
    const [first] = result.current.rows.map(({ key }) => key);
    act(() => result.current.session.choose([first ?? 0]));
    expect(result.current.recordsToMake()).toMatchObject([{ Photo: 'rye.jpg' }]);
  });

  it('F3.22 is looked up again when the window is focused', async () => {
    const { result, photo, faults, present } = await open('Social post');
    write(result.current.session, [{ [photo]: 'new.png' }]);
    await waitFor(() => expect(faults()).toEqual([['Photo: There is no picture “new.png”.']]));
    present.add('new.png');
    act(() => void globalThis.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(faults()).toEqual([[]]));
  });

  it('F3.22 is looked up 500 at a time', async () => {
    const { result, photo, findMissing } = await open('Social post');
    write(
      result.current.session,
      Array.from({ length: 1_200 }, (_, index) => ({ [photo]: `${index}.png` })),
    );
    await waitFor(() => expect(result.current.withheld).toBeUndefined());
    expect(findMissing.mock.calls.map(([pictures]) => pictures.length)).toEqual([500, 500, 200]);
  });

  it('F3.22 blocks nothing when the look-up fails', async () => {
    const { result, photo, findMissing, faults } = await open('Social post');
    findMissing.mockRejectedValue(new Error('The network is down.'));
    write(result.current.session, [{ [photo]: 'nope.png' }]);
    await waitFor(() => expect(result.current.withheld).toBeUndefined());
    expect(faults()).toEqual([[]]);
    expect(findMissing).toHaveBeenCalledTimes(1);
  });
});

describe('the page of a row with errors', () => {
  it('F3.23 leaves the wrong values out instead of showing those of the form', async () => {
    const { result } = await open('Price tag');
    const valueOf = (id: string) => result.current.document.variables.items[id];
    write(result.current.session, [
      { product: 'Rye', price: 'soon' },
      { product: 'Oat', price: '4' },
    ]);
    await waitFor(() => expect(result.current.faultCount).toBe(1));
    expect(valueOf('price')).toMatchObject({ value: null });
    expect(valueOf('product')).toMatchObject({ value: 'Rye' });
    act(() => result.current.session.goTo({ row: 1, column: 0 }));
    await waitFor(() => expect(valueOf('price')).toMatchObject({ value: 4 }));
    expect(result.current.faultCount).toBe(0);
    act(() => void result.current.session.write(1, [{ kind: 'cake', product: 'x'.repeat(99) }], 'typing'));
    await waitFor(() => expect(result.current.faultCount).toBe(2));
    expect(valueOf('kind')).toMatchObject({ selected: null });
    expect(valueOf('product')).toMatchObject({ value: '' });
  });
});
