import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { usePanelWorkspace } from '@/editor/template/usePanelWorkspace';

const WIDTH = window.innerWidth;

/** Makes the window so many pixels wide. */
function resize(width: number): void {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
}
afterEach(() => resize(WIDTH));

function setUp(width: number) {
  resize(width);
  const { result } = renderHook(() => usePanelWorkspace());
  const opened = () => [result.current.workspace.left.open, result.current.workspace.right.open];
  return { result, opened };
}

describe('the panels beside the page', () => {
  it('are both open in a wide window, and fold one by one', () => {
    const { result, opened } = setUp(1440);
    expect(opened()).toEqual([true, true]);
    act(() => result.current.fold('left', false));
    expect(opened()).toEqual([false, true]);
    act(() => result.current.fold('left', true));
    expect(opened()).toEqual([true, true]);
  });

  it('cover a narrow page, one side at a time', () => {
    const { result, opened } = setUp(390);
    expect(opened()).toEqual([false, false]);
    act(() => result.current.fold('left', true));
    act(() => result.current.fold('right', true));
    expect(opened()).toEqual([false, true]);
    act(() => result.current.show('layers'));
    expect(opened()).toEqual([true, false]);
  });

  it('hide when the window becomes narrow', () => {
    const { result, opened } = setUp(1440);
    act(() => resize(800));
    expect(opened()).toEqual([false, false]);
    act(() => result.current.fold('right', true));
    act(() => resize(700));
    expect(opened()).toEqual([false, true]);
  });

  it('return to their earlier state when a narrow window becomes wide', () => {
    const { result, opened } = setUp(1440);
    act(() => result.current.fold('left', false));
    act(() => resize(800));
    expect(opened()).toEqual([false, false]);
    act(() => resize(1440));
    expect(opened()).toEqual([false, true]);
  });
});
