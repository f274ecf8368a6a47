import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findCommand } from '@/editor/page/text/model/keys';
import { newTextFrame, type Paragraph } from '@/engine/document';
import { changed, openSession } from '../support/openEditor';
import { documentWith, editText, said, SIDE } from './support/editText';

afterEach(() => vi.restoreAllMocks());

/** Edits text with lines from top to bottom. */
function editVertical(...lines: readonly string[]) {
  const paragraphs = lines.map((line): Paragraph => ({ runs: [said(line)] }));
  const options = { ...newTextFrame('Words').options, flow: { type: 'vertical' } } as const;
  const session = openSession(
    changed(documentWith(paragraphs), [{ kind: 'setTextOptions', frameId: 'words', options }]),
  );
  return editText('', {}, session);
}

/** The height of a line in 12 points. */
const LINE = 14.4;

describe('S10.15 the caret in vertical text', () => {
  it('S10.15 moves down by characters and left by lines, and back', async () => {
    const { user, put, caret } = editVertical('日本語', 'かな文字');
    put(0, 0);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(caret()).toBe('0:2');
    await user.keyboard('{ArrowLeft}');
    expect(caret()).toBe('1:2');
    await user.keyboard('{ArrowUp}');
    expect(caret()).toBe('1:1');
    await user.keyboard('{ArrowRight}');
    expect(caret()).toBe('0:1');
    await user.keyboard('{ArrowRight}');
    expect(caret()).toBe('0:0');
  });

  it('S10.15 keeps its height over a shorter line', async () => {
    const { user, put, caret } = editVertical('日本語日本語', '日', '日本語日本語');
    put(0, 4);
    await user.keyboard('{ArrowLeft}');
    expect(caret()).toBe('1:1');
    await user.keyboard('{ArrowLeft}');
    expect(caret()).toBe('2:4');
  });

  it('S10.15 moves by words and paragraphs, and selects, with the same arrows', async () => {
    const { user, put, caret } = editVertical('One two three', 'four');
    put(0, 0);
    await user.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(caret()).toBe('0:4');
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(caret()).toBe('0:4 0:6');
    await user.keyboard('{ArrowUp}{Control>}{ArrowLeft}{/Control}');
    expect(caret()).toBe('0:13');
    await user.keyboard('{Home}{End}');
    expect(caret()).toBe('0:13');
  });

  it('S10.15 moves to a click, from the right', () => {
    const { surface, caret } = editVertical('日本語', 'かな');
    fireEvent.mouseDown(surface, { clientX: SIDE - 5, clientY: 13, detail: 1 });
    expect(caret()).toBe('0:1');
    fireEvent.mouseMove(window, { clientX: SIDE - LINE - 5, clientY: 25 });
    expect(caret()).toBe('0:1 1:2');
    fireEvent.mouseUp(window);
  });

  it('types at the caret, with the input method’s field at the line', async () => {
    const { user, put, text, field } = editVertical('日語', 'かな');
    put(0, 1);
    expect(Number.parseFloat(field.style.left)).toBeCloseTo(SIDE - LINE, 3);
    expect(Number.parseFloat(field.style.top)).toBeCloseTo(12, 3);
    expect(field.style.writingMode).toBe('vertical-rl');
    await user.keyboard('本');
    expect(text()).toBe('日本語\nかな');
  });

  it('marks the selection along the lines, including ends of paragraphs', async () => {
    const { user } = editVertical('日本', '', '語');
    await user.keyboard('{Control>}a{/Control}');
    const marked = screen.getAllByTestId('gsc-text-selection');
    expect(marked.length).toBeGreaterThanOrEqual(4);
    for (const { style } of marked) expect(style.transform).toContain('matrix(0, 1, -1, 0');
  });
});

it('has the keys of Apple’s systems along vertical lines', () => {
  const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  const to = (key: string, more: object) =>
    findCommand({ ...plain, key, code: key, ...more }, { hasAppleKeys: true, isVertical: true });
  expect(to('ArrowDown', { metaKey: true })).toMatchObject({ to: 'lineEnd' });
  expect(to('ArrowUp', { altKey: true })).toMatchObject({ to: 'wordLeft' });
  expect(to('ArrowLeft', { metaKey: true })).toMatchObject({ to: 'textEnd' });
});
