import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PageEngine } from '@/editor/page/loadPageEngine';
import { useView } from '@/editor/template/core/SessionContext';
import { PreflightList, usePreflight, type Issue } from '@/editor/template/preflight';
import { newBarcodeFrame, newTextFrame, type Document } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { emptyDocument } from '../../../engine/support/sampleDocument';
import { adding, changed, openSession, renderInEditor } from '../support/openEditor';
import { shelfOf, testEngine } from './support';

let withBarcodes: PageEngine;
let withoutBarcodes: PageEngine;
beforeAll(async () => {
  withBarcodes = await testEngine(changed(emptyDocument(), [addCode('code')]));
  withoutBarcodes = await testEngine(emptyDocument());
});
afterEach(() => {
  vi.useRealTimers();
});

const shelf = shelfOf();
const context = { today: { year: 2026, month: 1, day: 1 } } as never;
const square = { x: 20, y: 20, width: 40, height: 20 };

/** The list of issues in the editor. */
function Checked() {
  const document = useView((view) => view.document);
  const pageId = useView((view) => view.pageId);
  const engine = document.pages.items['page']?.frames.order.length ? withBarcodes : withoutBarcodes;
  const { issues, isChecking } = usePreflight({ document, pageId, engine, shelf, context });
  return <PreflightList issues={issues} isChecking={isChecking} onShow={() => undefined} />;
}

/** Advances time in steps, and renders after each. */
async function pass(milliseconds: number): Promise<void> {
  const step = 50;
  for (let left = milliseconds; left > 0; left -= step) await act(() => vi.advanceTimersByTimeAsync(step));
}
const count = () => within(screen.getByRole('region', { name: 'Preflight' })).getByRole('status').textContent;

const addCode = (frameId: string): Operation => adding(frameId, newBarcodeFrame(frameId), square);
const setCode = (frameId: string, value: string): Operation => ({
  kind: 'setBarcodeValue',
  frameId,
  value: { type: 'fixed', value },
});

describe('preflight while the template changes', () => {
  it('S10.40 counts new and fixed issues within a second of a change', async () => {
    vi.useFakeTimers();
    const { session } = renderInEditor(<Checked />, openSession(emptyDocument()));
    await pass(1_000);
    expect(count()).toBe('No issues');
    act(() => void session.change([addCode('code')], { label: 'barcode' }));
    await pass(1_000);
    expect(count()).toBe('1 issue stops output');
    act(() => void session.change([setCode('code', '123')], { label: 'barcode value' }));
    await pass(1_000);
    expect(count()).toBe('No issues');
  });

  it('S10.40 keeps counting during continuous changes', async () => {
    vi.useFakeTimers();
    const { session } = renderInEditor(<Checked />, openSession(changed(emptyDocument(), [addCode('code')])));
    await pass(1_000);
    expect(count()).toBe('1 issue stops output');
    act(() => void session.change([setCode('code', '1')], { label: 'barcode value' }));
    for (const value of ['12', '123', '1234', '12345', '123456']) {
      await pass(200);
      act(() => void session.change([setCode('code', value)], { label: 'barcode value' }));
    }
    expect(count()).toBe('No issues');
  });

  it('S10.40 checks all pages of all layouts, and not while something changes', async () => {
    vi.useFakeTimers();
    const document = changed(emptyDocument(), [
      { kind: 'addPage', pageId: 'back', name: 'Back' },
      addCode('code'),
      { kind: 'addChildLayout', layoutId: 'child', parentId: 'a4', name: 'Child' },
      { ...addCode('second'), pageId: 'back' } as Operation,
    ]);
    const { session } = renderInEditor(<Checked />, openSession(document));
    await pass(1_000);
    expect(count()).toBe('4 issues stop output');
    act(() => void session.change([setCode('code', '123')], { label: 'barcode value' }));
    await pass(200);
    expect(count()).toBe('4 issues stop output');
    expect(screen.getByRole('region', { name: 'Preflight' })).toHaveAttribute('aria-busy', 'true');
    await pass(800);
    expect(count()).toBe('2 issues stop output');
    expect(screen.getByRole('region', { name: 'Preflight' })).toHaveAttribute('aria-busy', 'false');
  });
});

const failing = (): Document =>
  changed(emptyDocument(), [
    {
      kind: 'addAction',
      actionId: 'start',
      action: { name: 'Start', triggers: [{ event: 'documentLoaded' }], script: '1' },
    },
  ]);

describe('actions', () => {
  it('S10.40 counts an action that could not be run', async () => {
    vi.useFakeTimers();
    // There are no threads here.
    renderInEditor(<Checked />, openSession(failing()));
    await pass(1_000);
    expect(count()).toBe('1 issue stops output');
    expect(screen.getByRole('button', { name: /Start The action fails/ })).toBeVisible();
  });
});

const twoLayouts = (): Document =>
  changed(emptyDocument(), [
    { kind: 'addPage', pageId: 'back', name: 'Back' },
    { ...adding('words', newTextFrame('Words', 'One'), square), pageId: 'back' } as Operation,
    { kind: 'addChildLayout', layoutId: 'child', parentId: 'a4', name: 'Child' },
  ]);

const issue: Issue = {
  key: 'one',
  severity: 'warning',
  subject: 'Words',
  message: 'The text does not fit.',
  place: { layoutId: 'child', pageId: 'back', frameId: 'words' },
};

describe('the list of issues', () => {
  it('S16.01 an entry selects its frame on its page and layout and has it scrolled into view', async () => {
    const onShow = vi.fn();
    const { session } = renderInEditor(
      <PreflightList issues={[issue]} onShow={onShow} />,
      openSession(twoLayouts()),
    );
    await userEvent.click(screen.getByRole('button', { name: /Words The text does not fit/ }));
    const { document, pageId, selection } = session.view();
    expect([document.selectedLayoutId, pageId, selection]).toEqual(['child', 'back', ['words']]);
    expect(onShow).toHaveBeenCalledExactlyOnceWith('words');
  });

  it('S16.01 separates stopping issues from warnings, with their places', () => {
    const stop: Issue = { ...issue, key: 'two', severity: 'stop', message: 'There is no font A B.' };
    renderInEditor(
      <PreflightList issues={[stop, issue]} onShow={() => undefined} />,
      openSession(twoLayouts()),
    );
    expect(screen.getByRole('status')).toHaveTextContent('1 issue stops output, 1 warning');
    const [first, second] = screen.getAllByRole('button');
    expect(first).toHaveAccessibleName(/^Stops output: Words There is no font A B\. ?Child, Back$/);
    expect(second).toHaveAccessibleName(/^Warning: Words The text does not fit\. ?Child, Back$/);
  });

  it('opens an action that fails', async () => {
    const onShowAction = vi.fn();
    const failed: Issue = {
      key: 'a',
      severity: 'stop',
      subject: 'Start',
      message: 'It fails.',
      actionId: 'start',
    };
    renderInEditor(<PreflightList issues={[failed]} onShow={() => undefined} onShowAction={onShowAction} />);
    await userEvent.click(screen.getByRole('button', { name: /Start/ }));
    expect(onShowAction).toHaveBeenCalledExactlyOnceWith('start');
  });
});
