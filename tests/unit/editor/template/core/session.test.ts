import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyFrames } from '@/editor/template/core/clipboard';
import { pasteFrames } from '@/editor/template/core/pasteFrames';
import type { EditorStore } from '@/editor/template/core/Saving';
import { createZoom } from '@/editor/template/canvas/createZoom';
import { Viewport, ZOOM_IN, ZOOM_OUT } from '@/editor/template/canvas/Viewport';
import { newVariable, resolveLayout, type Document } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { changed, openSession, smallDocument } from '../support/openEditor';

const rename = (frameId: string, name: string): Operation => ({ kind: 'renameFrame', frameId, name });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('S10.19 undo and redo', () => {
  it('undo a hundred named steps to the exact start and redo to the exact end, across a save', async () => {
    const session = openSession(smallDocument(), { save: () => Promise.resolve(2) });
    const start = session.view().document;
    for (let step = 0; step < 60; step += 1)
      session.change([rename('low', `Low ${step}`)], { label: `name ${step}` });
    await session.save();
    for (let step = 60; step < 120; step += 1)
      session.change([rename('low', `Low ${step}`)], { label: `name ${step}` });
    const end = session.view().document;
    expect(session.view().undoes).toBe('name 119');
    for (let step = 0; step < 120; step += 1) session.undo();
    expect(session.view().document).toBe(start);
    expect([session.view().undoes, session.view().redoes]).toEqual([undefined, 'name 0']);
    expect(session.view().saveState).toBe('unsaved');
    for (let step = 0; step < 120; step += 1) session.redo();
    expect(session.view().document).toBe(end);
  });

  it('a change without effect is no step', () => {
    const session = openSession();
    expect(session.change([rename('low', 'Low')], { label: 'name' })).toBeUndefined();
    expect(session.view().undoes).toBeUndefined();
  });

  it('a change that can’t be is refused in words and is no step', () => {
    const session = openSession();
    expect(session.change([rename('nobody', 'Nobody')], { label: 'name' })).toBeTypeOf('string');
    expect(session.view().undoes).toBeUndefined();
  });
});

describe('S10.31 Run', () => {
  it('restores document, steps, page and selection on leaving', () => {
    const session = openSession();
    session.change([rename('low', 'Below')], { label: 'name' });
    session.select(['low']);
    const before = session.view();
    session.setRunning(true);
    session.change([rename('high', 'Tried')], { label: 'value' });
    expect(session.view().undoes).toBe('value');
    session.setRunning(false);
    const { document, undoes, selection, isRunning } = session.view();
    expect(document).toBe(before.document);
    expect({ undoes, selection, isRunning }).toEqual({
      undoes: 'name',
      selection: ['low'],
      isRunning: false,
    });
  });

  it('a save during Run stores the design', async () => {
    const save = vi.fn<EditorStore['save']>(() => Promise.resolve(2));
    const session = openSession(smallDocument(), { save });
    session.change([rename('low', 'Below')], { label: 'name' });
    const { document } = session.view();
    session.setRunning(true);
    session.change([rename('low', 'Tried')], { label: 'value' });
    await session.save();
    expect(save).toHaveBeenCalledExactlyOnceWith(document, 1);
  });
});

describe('S10.35 the save state', () => {
  it('is saved only after the platform’s confirmation, and unsaved with the reason after a refusal', async () => {
    const answers: { resolve: (revision: number) => void; reject: (error: Error) => void }[] = [];
    const save = () => new Promise<number>((resolve, reject) => answers.push({ resolve, reject }));
    const session = openSession(smallDocument(), { save });
    const states = () => session.view().saveState;
    expect(states()).toBe('saved');
    session.change([rename('low', 'Below')], { label: 'name' });
    expect(states()).toBe('unsaved');
    const first = session.save();
    expect(states()).toBe('saving');
    answers[0]?.reject(new Error('The store is full.'));
    expect(await first).toBe(false);
    expect(session.view()).toMatchObject({ saveState: 'failed', failure: new Error('The store is full.') });
    const second = session.save();
    answers[1]?.resolve(2);
    expect(await second).toBe(true);
    expect([states(), session.revision]).toEqual(['saved', 2]);
  });

  it('a change during a save is unsaved after it; a save requested meanwhile has it and the new revision', async () => {
    const answers: ((revision: number) => void)[] = [];
    const save = vi.fn<EditorStore['save']>(() => new Promise((resolve) => answers.push(resolve)));
    const session = openSession(smallDocument(), { save });
    session.change([rename('low', 'Once')], { label: 'name' });
    const first = session.save();
    session.change([rename('low', 'Twice')], { label: 'name' });
    answers[0]?.(2);
    expect([await first, session.view().saveState]).toEqual([true, 'unsaved']);
    const second = session.save();
    session.change([rename('low', 'Three times')], { label: 'name' });
    const third = session.save();
    answers[1]?.(3);
    await second;
    await vi.waitFor(() => expect(answers).toHaveLength(3));
    answers[2]?.(4);
    expect([await third, session.view().saveState, session.revision]).toEqual([true, 'saved', 4]);
    expect(save).toHaveBeenLastCalledWith(session.view().document, 3);
  });

  it('S10.38 overwriting sends no revision', async () => {
    const save = vi.fn<EditorStore['save']>(() => Promise.resolve(7));
    const session = openSession(smallDocument(), { save });
    session.change([rename('low', 'Mine')], { label: 'name' });
    await session.save({ overwrites: true });
    expect(save).toHaveBeenCalledExactlyOnceWith(session.view().document, undefined);
  });
});

describe('S10.39 saving a template the first time, or as another one', () => {
  it('keeps changes made meanwhile as unsaved, with undo', async () => {
    const keep = vi.fn<EditorStore['keep']>();
    let answer = (_revision: number): void => undefined;
    const save = vi.fn((_document: Document) => new Promise<number>((resolve) => (answer = resolve)));
    const session = openSession(smallDocument(), { keep });
    const start = session.view().document;
    session.change([rename('low', 'Below')], { label: 'name' });
    const sent = session.view().document;
    const saving = session.saveAs(save);
    expect(session.view().saveState).toBe('saving');
    session.select(['high']);
    session.change([rename('high', 'Above')], { label: 'name' });
    answer(1);
    await saving;
    expect(save).toHaveBeenCalledExactlyOnceWith(sent);
    expect(session.view()).toMatchObject({ saveState: 'unsaved', selection: ['high'] });
    expect(keep).toHaveBeenLastCalledWith(session.view().document, 1);
    session.undo();
    expect(session.view().saveState).toBe('saved');
    session.undo();
    expect(session.view().document).toBe(start);
  });

  it('waits for a save under way, and restores the earlier failure when it fails', async () => {
    const order: string[] = [];
    const store = {
      save: async () => {
        await Promise.resolve();
        order.push('saved');
        return 2;
      },
    };
    const session = openSession(smallDocument(), store);
    session.change([rename('low', 'Below')], { label: 'name' });
    const saving = session.save();
    const copying = session.saveAs(() => {
      order.push('asked for another one');
      return Promise.reject(new Error('The name is taken.'));
    });
    await expect(copying).rejects.toThrow('The name is taken.');
    expect([await saving, order]).toEqual([true, ['saved', 'asked for another one']]);
    expect([session.view().saveState, session.view().failure, session.revision]).toEqual([
      ...['saved', undefined],
      2,
    ]);
  });
});

describe('S10.37 unsaved changes', () => {
  it('are stored in the browser within 2 seconds, and deleted once saved or undone', async () => {
    const keep = vi.fn<EditorStore['keep']>();
    const session = openSession(smallDocument(), { keep, save: () => Promise.resolve(2) });
    session.change([rename('low', 'Below')], { label: 'name' });
    const { document } = session.view();
    vi.advanceTimersByTime(2_000);
    expect(keep).toHaveBeenLastCalledWith(document, 1);
    session.undo();
    vi.advanceTimersByTime(2_000);
    expect(keep).toHaveBeenLastCalledWith(undefined, 1);
    session.redo();
    await session.save();
    expect(keep).toHaveBeenLastCalledWith(undefined, 2);
  });

  it('are stored at once when the editor closes', () => {
    const keep = vi.fn<EditorStore['keep']>();
    const session = openSession(smallDocument(), { keep });
    session.change([rename('low', 'Below')], { label: 'name' });
    expect(keep).not.toHaveBeenCalled();
    session.close();
    expect(keep).toHaveBeenCalledExactlyOnceWith(session.view().document, 1);
  });
});

describe('S10.20 copied frames', () => {
  const ids = () => {
    let count = 0;
    return () => `pasted-${(count += 1)}`;
  };
  const placesIn = (document: Document) => resolveLayout(document, document.selectedLayoutId).placements;

  it('paste in place on another page with new ids, 10 px off an existing frame', () => {
    const document = changed(smallDocument(), [{ kind: 'addPage', pageId: 'second', name: 'Page 2' }]);
    const clip = copyFrames(document, 'page', ['low', 'words']);
    const newId = ids();
    const first = pasteFrames({ document, pageId: 'second', newId }, clip);
    expect(first.frameIds).toEqual(['pasted-1', 'pasted-2']);
    const once = changed(document, first.operations);
    expect(placesIn(once).get('pasted-1')).toMatchObject({ x: 10, y: 10, width: 50, height: 50 });
    const twice = changed(once, pasteFrames({ document: once, pageId: 'second', newId }, clip).operations);
    expect(placesIn(twice).get('pasted-3')?.x).toBeCloseTo(10 + (10 / 72) * 25.4, 4);
    expect(twice.pages.items.page?.frames.order).toEqual(['low', 'high', 'words']);
  });

  it('S10.20 are pasted 10 px off their original at any place in millimetres', () => {
    const document = changed(smallDocument(), [
      { kind: 'placeFrames', layoutId: 'a4', places: { low: { x: 89.5, y: 126.67 } } },
    ]);
    const clip = copyFrames(document, 'page', ['low']);
    const pasted = changed(
      document,
      pasteFrames({ document, pageId: 'page', newId: ids() }, clip).operations,
    );
    expect(placesIn(pasted).get('pasted-1')?.x).toBeCloseTo(89.5 + (10 / 72) * 25.4, 4);
    expect(placesIn(pasted).get('pasted-1')?.y).toBeCloseTo(126.67 + (10 / 72) * 25.4, 4);
  });

  it('keep their size in a layout of another unit', () => {
    const document = changed(smallDocument(), [
      {
        ...({ kind: 'addLayout', layoutId: 'screen', name: 'Screen', intent: 'digitalStatic' } as const),
        ...({ unit: 'px', width: 800, height: 600 } as const),
      },
    ]);
    const clip = copyFrames(document, 'page', ['low']);
    const there = changed(document, [{ kind: 'selectLayout', layoutId: 'screen' }]);
    const pasted = changed(
      there,
      pasteFrames({ document: there, pageId: 'page', newId: ids() }, clip).operations,
    );
    expect(placesIn(pasted).get('pasted-1')?.width).toBeCloseTo((50 / 25.4) * 72, 3);
  });

  it('keep the names of variables in a template without them', () => {
    const variable = { ...newVariable('guest'), label: 'Guest' };
    const document = changed(smallDocument(), [
      { kind: 'addVariable', variableId: 'guest', variable },
      {
        ...({ kind: 'setText', frameId: 'words' } as const),
        paragraphs: [
          {
            runs: [
              { type: 'text', text: 'Dear ' },
              { type: 'variable', variableId: 'guest' },
            ],
          },
        ],
      },
    ]);
    const clip = copyFrames(document, 'page', ['words']);
    const other = smallDocument();
    const pasted = changed(
      other,
      pasteFrames({ document: other, pageId: 'page', newId: ids() }, clip).operations,
    );
    const frame = pasted.pages.items.page?.frames.items['pasted-1'];
    expect(frame?.type === 'text' && frame.paragraphs[0]?.runs).toEqual([
      { type: 'text', text: 'Dear ' },
      { type: 'text', text: 'guest' },
    ]);
  });
});

describe('S10.32 zooming', () => {
  const measured = () => {
    const viewport = new Viewport();
    viewport.measure({ width: 1_096, height: 696 }, { width: 1_000, height: 600 });
    return viewport;
  };

  it('zooms by 1.142 and 0.875 around the pointer', () => {
    const viewport = measured();
    expect(viewport.state()).toEqual({ scale: 1, x: 48, y: 48 });
    const pointer = { x: 300, y: 200 };
    const onPage = () => {
      const { scale, x, y } = viewport.state();
      return { x: (pointer.x - x) / scale, y: (pointer.y - y) / scale };
    };
    const before = onPage();
    viewport.zoomAt(pointer, ZOOM_IN);
    expect(viewport.state().scale).toBeCloseTo(1.142, 6);
    expect(onPage().x).toBeCloseTo(before.x, 6);
    viewport.zoomAt(pointer, ZOOM_OUT);
    expect(viewport.state().scale).toBeCloseTo(1.142 * 0.875, 6);
    expect(onPage().y).toBeCloseTo(before.y, 6);
  });

  it('to a scale keeps the middle, and fitting shows all of the page again', () => {
    const viewport = measured();
    viewport.setScale(4);
    expect(viewport.state().scale).toBe(4);
    viewport.fit();
    expect(viewport.state()).toEqual({ scale: 1, x: 48, y: 48 });
  });

  it('H1.23 to the width of the page starts at its upper edge', () => {
    const viewport = measured();
    viewport.measure({ width: 596, height: 696 }, { width: 1_000, height: 3_000 });
    viewport.fitWidth();
    expect(viewport.state()).toEqual({ scale: 0.5, x: 48, y: 48 });
  });

  it('H1.23 to the selection shows all of it in the middle, and to none the page', () => {
    const viewport = new Viewport();
    viewport.measure({ width: 1_096, height: 696 }, { width: 595, height: 842 });
    const page = viewport.state();
    const session = openSession();
    const zoom = createZoom({ viewport, realScale: 1, session });
    session.select(['low']);
    zoom.selection();
    const { scale, x, y } = viewport.state();
    const points = 72 / 25.4;
    expect(50 * points * scale).toBeCloseTo(600, 3);
    expect(x + 35 * points * scale).toBeCloseTo(548, 3);
    expect(y + 35 * points * scale).toBeCloseTo(348, 3);
    session.select([]);
    zoom.selection();
    expect(viewport.state()).toEqual(page);
  });

  it('a zoomed page stays when its room changes; another is fitted again', () => {
    const viewport = measured();
    viewport.measure({ width: 596, height: 696 }, { width: 1_000, height: 600 });
    expect(viewport.state().scale).toBe(0.5);
    viewport.panBy({ x: 10, y: 0 });
    viewport.measure({ width: 1_096, height: 696 }, { width: 1_000, height: 600 });
    expect(viewport.state().scale).toBe(0.5);
  });

  it('scrolls an invisible area to the middle, and ignores a visible one', () => {
    const viewport = measured();
    const before = viewport.state();
    viewport.reveal({ x: 10, y: 10, width: 20, height: 20 });
    expect(viewport.state()).toBe(before);
    viewport.setScale(10);
    viewport.reveal({ x: 0, y: 0, width: 20, height: 20 });
    expect(viewport.state()).toMatchObject({ x: 448, y: 248 });
  });
});
