import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMediaStage } from '../support/mediaStage';

const start = createMediaStage();

afterEach(() => vi.useRealTimers());

/** Advances time, and lets responses within it arrive. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the preview of a tile', () => {
  it('S2.16 R7.79 is requested five more times with growing pauses, and then on Retry', async () => {
    const stage = await start({ folder: '/Backgrounds' });
    stage.store.media = stage.store.media.filter(
      ({ kind, name }) => kind === 'folder' || name === 'dawn.jpg',
    );
    const pending = { data: { taskId: 't' }, links: { taskInfo: '/' } };
    const moments: number[] = [];
    const finish = stage.answer('get', '/environment/:name/media/:id/preview/thumbnail', 202, pending, () => {
      moments.push(Date.now());
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    stage.draw();
    const tile = within(await screen.findByRole('article', { name: 'dawn.jpg' }));
    // Each check advances 50 ms.
    await vi.waitFor(
      () => {
        if (moments.length < 6) expect(tile.queryByRole('button', { name: 'Retry' })).toBeNull();
        expect(moments).toHaveLength(6);
      },
      { timeout: 60_000, interval: 50 },
    );
    const waits = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
    for (const [index, delay] of [500, 750, 1125, 1687.5, 2531.25].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(Math.floor(delay));
      expect(waits[index]).toBeLessThan(delay + 240);
    }
    const retry = await tile.findByRole('button', { name: 'Retry' });
    expect(tile.getByText('It is still being made.')).toBeVisible();
    await pass(60_000);
    expect(moments).toHaveLength(6);
    finish();
    fireEvent.click(retry);
    expect(await tile.findByRole('img', { name: 'Preview of dawn.jpg' })).toBeVisible();
  });
});
