import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePlayback } from '@/editor/page/usePlayback';
import { Timeline } from '@/editor/template/panels';
import { SessionContext } from '@/editor/template/core/SessionContext';
import { resolveLayout, type Animation } from '@/engine/document';
import { changed, openSession, smallDocument } from '../support/openEditor';
import { pointer } from '../support/pointer';

const ease = { type: 'noEase' } as const;
const animation: Animation = {
  from: 0,
  to: 3_500,
  intro: { from: 0, to: 1_000, ease, styles: { fade: true } },
  emphasis: { from: 1_500, to: 2_000, ease, style: { type: 'pulse' } },
  outro: { from: 3_000, to: 3_500, ease, styles: { fade: true } },
};

function setUp(value: Animation | null = animation) {
  const session = openSession(
    changed(smallDocument(), [
      { kind: 'setLayoutIntent', layoutId: 'a4', intent: 'digitalAnimated' },
      ...(value ? [{ kind: 'setAnimation', layoutId: 'a4', frameIds: ['words'], value } as const] : []),
    ]),
  );
  const playback = { timeMs: 0, isPlaying: false, onSeek: vi.fn(), onPlayingChange: vi.fn() };
  render(
    <SessionContext value={session}>
      <Timeline {...playback} />
    </SessionContext>,
  );
  // A second is 100 px.
  for (const track of document.querySelectorAll<HTMLElement>('[data-track]'))
    track.getBoundingClientRect = () => new DOMRect(0, 0, 500, 32);
  const layout = () => resolveLayout(session.view().document, 'a4');
  return {
    session,
    playback,
    animation: (frameId = 'words') => layout().placements.get(frameId)?.animation,
    length: () => layout().settings.timelineLengthMs,
  };
}

const slider = (name: string) => screen.getByRole('slider', { name });

function drag(name: string, px: number) {
  const bar = slider(name);
  pointer('down', bar, { x: 200, y: 0 });
  pointer('move', bar, { x: 200 + px, y: 0 });
  pointer('up', bar, { x: 200 + px, y: 0 });
}

afterEach(() => vi.useRealTimers());

describe('S10.34 the timeline of an animated layout', () => {
  it('S10.34 has a row for each animated frame with its bars', () => {
    setUp();
    expect(screen.getAllByRole('slider').map((bar) => bar.getAttribute('aria-label'))).toContain(
      'Intro of Words',
    );
    expect(slider('Emphasis of Words')).toHaveAttribute('aria-valuetext', '1.5 s to 2 s');
    expect(screen.queryByRole('group', { name: 'Low' })).not.toBeInTheDocument();
  });

  it('S10.34 is hidden for static layouts', () => {
    const { session } = setUp();
    act(() => {
      session.change([{ kind: 'setLayoutIntent', layoutId: 'a4', intent: 'print' }], { label: 'intent' });
    });
    expect(screen.queryByRole('region', { name: 'Timeline' })).not.toBeInTheDocument();
  });

  it('S10.34 drags bars in steps of 0.1 s, as one step of undo', () => {
    const { animation: now, session } = setUp();
    drag('Emphasis of Words', 23);
    expect(now()?.emphasis).toMatchObject({ from: 1_700, to: 2_200 });
    act(() => session.undo());
    expect(now()).toEqual(animation);
  });

  it('S10.34 drags the ends of intro and outro, no shorter than 0.1 s and not beyond the time on screen', () => {
    const { animation: now } = setUp();
    drag('End: Intro of Words', 55);
    expect(now()?.intro).toMatchObject({ from: 0, to: 1_600 });
    drag('End: Intro of Words', -400);
    expect(now()?.intro).toMatchObject({ from: 0, to: 100 });
    drag('End: Outro of Words', 100);
    expect(now()?.outro).toMatchObject({ from: 3_000, to: 3_500 });
    drag('Start: Outro of Words', -12);
    expect(now()?.outro).toMatchObject({ from: 2_900, to: 3_500 });
  });

  it('S10.34 moves a frame’s time on screen with its parts, not beyond the timeline', () => {
    const { animation: now } = setUp();
    drag('Time on screen of Words', 300);
    expect(now()).toMatchObject({
      from: 1_500,
      to: 5_000,
      intro: { from: 1_500, to: 2_500 },
      outro: { from: 4_500, to: 5_000 },
    });
    drag('End: Time on screen of Words', -400);
    expect(now()).toMatchObject({ from: 1_500, to: 5_000 });
  });

  it('S10.34 restores a bar when Escape ends a drag', () => {
    const { animation: now } = setUp();
    pointer('down', slider('Intro of Words'), { x: 0, y: 0 });
    pointer('move', slider('Intro of Words'), { x: 90, y: 0 });
    expect(slider('Intro of Words')).toHaveAttribute('aria-valuetext', '0.9 s to 1.9 s');
    fireEvent.keyDown(slider('Intro of Words'), { key: 'Escape' });
    pointer('up', slider('Intro of Words'), { x: 90, y: 0 });
    expect(now()).toEqual(animation);
  });

  it('S10.34 moves bars by the arrow keys, with Shift a second', async () => {
    const { animation: now, session } = setUp();
    slider('Emphasis of Words').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
    expect(now()?.emphasis).toMatchObject({ from: 2_600, to: 3_100 });
    expect(session.view().undoes).toBe('animation');
    act(() => session.undo());
    expect(now()).toEqual(animation);
  });

  it('S10.34 can’t be cut below the longest bar, which it names', async () => {
    const { length } = setUp();
    const field = screen.getByRole('spinbutton', { name: 'Length of the timeline' });
    await userEvent.clear(field);
    await userEvent.type(field, '3.4{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Words lasts until 3.5 s: shorten its bar first.');
    expect(length()).toBe(5_000);
    await userEvent.clear(field);
    await userEvent.type(field, '3.5{Enter}');
    expect(length()).toBe(3_500);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('S10.34 animates the selection, and adds and removes parts', async () => {
    const { session, animation: now } = setUp(null);
    const button = screen.getByRole('button', { name: 'Animate selected' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    act(() => session.select(['low', 'high']));
    await userEvent.click(button);
    expect(now('high')).toMatchObject({ from: 0, to: 5_000, intro: { from: 0, to: 1_000 } });
    for (const entry of ['Add outro', 'Add emphasis', 'Remove intro']) {
      await userEvent.click(screen.getByRole('button', { name: 'Animation of High' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    }
    expect(now('high')).toMatchObject({ outro: { from: 4_000, to: 5_000 }, emphasis: { from: 2_000 } });
    expect(now('high')).not.toHaveProperty('intro');
    await userEvent.click(screen.getByRole('button', { name: 'Animation of High' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove animation' }));
    expect(now('high')).toBeNull();
    expect(screen.queryByRole('group', { name: 'High' })).not.toBeInTheDocument();
  });

  it('S10.34 has a playhead for dragging and keys, and a play button', async () => {
    const { playback } = setUp();
    drag('Playhead', 123);
    expect(playback.onSeek).toHaveBeenLastCalledWith(1_200);
    slider('Playhead').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(playback.onSeek).toHaveBeenLastCalledWith(100);
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(playback.onPlayingChange).toHaveBeenCalledWith(true);
  });
});

describe('playing a timeline', () => {
  it('runs to the end and stops, and restarts from there', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    const { result } = renderHook(() => usePlayback(1_000));
    act(() => result.current.onSeek(400));
    act(() => result.current.onPlayingChange(true));
    act(() => vi.advanceTimersByTime(320));
    expect(result.current.isPlaying).toBe(true);
    expect(result.current.timeMs).toBeGreaterThan(650);
    act(() => vi.advanceTimersByTime(2_000));
    expect(result.current).toMatchObject({ timeMs: 1_000, isPlaying: false });
    act(() => result.current.onPlayingChange(true));
    act(() => vi.advanceTimersByTime(160));
    expect(result.current.isPlaying).toBe(true);
    expect(result.current.timeMs).toBeLessThan(200);
    act(() => result.current.onPlayingChange(false));
    expect(result.current.isPlaying).toBe(false);
  });
});
