import { afterEach, describe, expect, it } from 'vitest';
import { copyFrames } from '@/editor/template/core/clipboard';
import { SharedClipboard } from '@/editor/template/core/SharedClipboard';
import { openSession } from '../support/openEditor';

/** Windows that hear each other at once. */
function createWindows() {
  const open = new Set<{ onmessage: ((event: MessageEvent) => void) | null }>();
  return () => {
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      // Messages are cloned, as in browsers.
      postMessage: (data: unknown) => {
        for (const other of open)
          if (other !== channel)
            other.onmessage?.(new MessageEvent('message', { data: structuredClone(data) }));
      },
      close: () => void open.delete(channel),
    };
    open.add(channel);
    const clipboard = new SharedClipboard();
    leaving.push(clipboard.join(channel));
    return clipboard;
  };
}

const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

const clipOf = (frameId: string) => copyFrames(openSession().view().document, 'page', [frameId]);

describe('the shared clipboard', () => {
  it('S10.20 can be pasted in another window, the last of all', () => {
    const openWindow = createWindows();
    const [one, other] = [openWindow(), openWindow()];
    one.clip = clipOf('low');
    expect(other.clip).toEqual(clipOf('low'));
    other.clip = clipOf('high');
    expect(one.clip).toEqual(clipOf('high'));
  });

  it('S10.20 can be pasted in a window opened later', () => {
    const openWindow = createWindows();
    const one = openWindow();
    one.clip = clipOf('low');
    expect(openWindow().clip).toEqual(clipOf('low'));
  });

  it('S10.20 reaches no window that has left the editor', () => {
    const openWindow = createWindows();
    const [one, other] = [openWindow(), openWindow()];
    leaving.pop()?.();
    one.clip = clipOf('low');
    expect(other.clip).toBeUndefined();
  });

  it('is outdated only after its window was left', () => {
    const [open, session] = [createWindows(), openSession()];
    const [here, there] = [open(), open()];
    expect(here.isLatest).toBe(false);
    here.clip = copyFrames(session.view().document, 'page', ['low']);
    expect([here.isLatest, there.isLatest]).toEqual([true, false]);
    here.leave();
    expect(here.isLatest).toBe(false);
    expect(here.clip).toBeDefined();
  });
});
