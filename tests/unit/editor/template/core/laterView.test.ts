import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DelayedEditorView } from '@/editor/template/core/DelayedEditorView';
import type { Operation } from '@/engine/edit';
import { openSession } from '../support/openEditor';

const rename = (name: string): Operation => ({ kind: 'renameFrame', frameId: 'low', name });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A text being edited; `type` changes the document like a key. */
function typing() {
  const session = openSession();
  session.enter({ type: 'text', frameId: 'low' });
  const keys = { areTyped: true };
  const later = new DelayedEditorView(session, () => keys.areTyped);
  later.follow();
  const heard = vi.fn();
  later.subscribe(heard);
  let count = 0;
  const type = () => void session.change([rename(`Low ${(count += 1)}`)], { label: 'typing', key: 'typing' });
  const isShown = () => later.view() === session.view();
  return { session, later, keys, heard, type, isShown };
}

it('views around the page update once after a pause in typing', () => {
  const { type, heard, isShown } = typing();
  for (let key = 0; key < 5; key += 1) {
    type();
    vi.advanceTimersByTime(100);
  }
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(isShown()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('views around the page update every second during long typing', () => {
  const { type, heard } = typing();
  for (let key = 0; key < 31; key += 1) {
    type();
    vi.advanceTimersByTime(100);
  }
  expect(heard).toHaveBeenCalledTimes(3);
});

it('views around the page are up to date as soon as they are touched', () => {
  const { later, type, isShown } = typing();
  type();
  expect(isShown()).toBe(false);
  later.catchUp();
  expect(isShown()).toBe(true);
});

it.each([
  ['the text is left', ({ session }: ReturnType<typeof typing>) => session.enter({ type: 'frames' })],
  ['another tool is taken', ({ session }: ReturnType<typeof typing>) => session.setTool('hand')],
  ['it is saved', ({ session }: ReturnType<typeof typing>) => void session.save()],
])('what waits is shown at once when %s', (_, act) => {
  const opened = typing();
  opened.type();
  act(opened);
  expect(opened.isShown()).toBe(true);
});

it('other changes than typing are shown at once', () => {
  const { keys, type, isShown } = typing();
  keys.areTyped = false;
  type();
  expect(isShown()).toBe(true);
});

it('notifies no listener after unsubscribing', () => {
  const session = openSession();
  session.enter({ type: 'text', frameId: 'low' });
  const later = new DelayedEditorView(session, () => true);
  const stop = later.follow();
  const heard = vi.fn();
  later.subscribe(heard);
  session.change([rename('Lower')], { label: 'typing' });
  stop();
  vi.runAllTimers();
  session.change([rename('Lowest')], { label: 'typing' });
  expect(heard).not.toHaveBeenCalled();
});
