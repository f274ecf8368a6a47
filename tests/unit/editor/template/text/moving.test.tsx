import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pointIn } from '@/editor/page/text/model/pointing';
import { changed, openSession } from '../support/openEditor';
import { documentWith, editText, said, SIDE } from './support/editText';

const HEBREW = 'שלום עולם';
const LONG = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen';

afterEach(() => vi.restoreAllMocks());

describe('S10.15 the caret by keyboard', () => {
  it('S10.15 moves by characters, across paragraphs', async () => {
    const { user, put, caret } = editText('ab\ncd');
    put(0, 1);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(caret()).toBe('1:0');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(caret()).toBe('0:0');
  });

  it('S10.15 passes an emoji sequence or a variable in one step', async () => {
    const { user, put, caret } = editText([
      { runs: [said('a👨‍👩‍👧'), { type: 'variable', variableId: 'who' }, said('b')] },
    ]);
    put(0, 1);
    await user.keyboard('{ArrowRight}');
    expect(caret()).toBe('0:9');
    await user.keyboard('{ArrowRight}');
    expect(caret()).toBe('0:10');
  });

  it('S10.15 moves left with the left arrow in right-to-left text', async () => {
    const { user, put, x, caret } = editText(HEBREW);
    put(0, 0);
    const seen = [x()];
    for (let count = 0; count < HEBREW.length; count += 1) {
      await user.keyboard('{ArrowLeft}');
      seen.push(x());
    }
    expect(caret()).toBe(`0:${HEBREW.length}`);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    expect(new Set(seen).size).toBe(seen.length);
    await user.keyboard('{ArrowRight}');
    expect(x()).toBe(seen.at(-2));
  });

  it('S10.15 moves left through a line in two directions, and back', async () => {
    const { user, put, x } = editText('ab שלום cd');
    put(0, 10);
    const seen = [x()];
    for (let count = 0; count < 10; count += 1) {
      await user.keyboard('{ArrowLeft}');
      seen.push(x());
    }
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    expect(seen.at(-1)).toBe(0);
    for (let count = 0; count < 10; count += 1) await user.keyboard('{ArrowRight}');
    expect(x()).toBe(seen[0]);
  });

  it('S10.15 moves by words, in the arrow’s direction in right-to-left text too', async () => {
    const { user, put, caret } = editText(`One, two three\n${HEBREW}`);
    put(0, 0);
    await user.keyboard('{Control>}{ArrowRight}{ArrowRight}{/Control}');
    expect(caret()).toBe('0:9');
    await user.keyboard('{Control>}{ArrowLeft}{/Control}');
    expect(caret()).toBe('0:5');
    put(1, 0);
    await user.keyboard('{Control>}{ArrowLeft}{/Control}');
    expect(caret()).toBe('1:5');
  });

  it('S10.15 moves to the start and end of a line, a paragraph and the text', async () => {
    const { user, put, caret } = editText(`${LONG}\n${LONG}`);
    put(0, LONG.length);
    await user.keyboard('{Home}');
    const start = Number(caret().split(':')[1]);
    expect(start).toBeGreaterThan(0);
    await user.keyboard('{ArrowUp}{End}');
    expect(caret()).toBe(`0:${start}`);
    await user.keyboard('{Home}');
    expect(caret()).toBe('0:0');
    await user.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(caret()).toBe(`0:${LONG.length}`);
    await user.keyboard('{Control>}{ArrowDown}{ArrowUp}{/Control}');
    expect(caret()).toBe('1:0');
    await user.keyboard('{PageUp}');
    expect(caret()).toBe('0:0');
    await user.keyboard('{Control>}{End}{/Control}');
    expect(caret()).toBe(`1:${LONG.length}`);
  });

  it('S10.15 moves up and down at the same position, also over a shorter line', async () => {
    const { user, put, x, caret } = editText('A long line\nab\nA long line');
    put(0, 8);
    const at = x();
    await user.keyboard('{ArrowDown}');
    expect(caret()).toBe('1:2');
    await user.keyboard('{ArrowDown}');
    expect(caret()).toBe('2:8');
    expect(x()).toBe(at);
    await user.keyboard('{ArrowDown}');
    expect(caret()).toBe('2:11');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(caret()).toBe('0:0');
  });

  it('S10.15 selects with Shift, and an arrow moves to that end', async () => {
    const { user, put, caret } = editText('One two three');
    put(0, 4);
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(caret()).toBe('0:4 0:6');
    await user.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    expect(caret()).toBe('0:4 0:8');
    await user.keyboard('{ArrowLeft}');
    expect(caret()).toBe('0:4');
    await user.keyboard('{Shift>}{End}{/Shift}{ArrowRight}');
    expect(caret()).toBe('0:13');
  });

  it('S10.15 has the keys of macOS there', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh)');
    const { user, put, caret, text } = editText('One two three');
    put(0, 0);
    await user.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    expect(caret()).toBe('0:7');
    await user.keyboard('{Meta>}{ArrowLeft}{/Meta}');
    expect(caret()).toBe('0:0');
    await user.keyboard('{Meta>}{ArrowRight}{Backspace}{/Meta}');
    expect(text()).toBe('');
  });

  it('S16.17 selects all of the text with Control and A', async () => {
    const { user, caret } = editText('One\ntwo');
    await user.keyboard('{Control>}a{/Control}');
    expect(caret()).toBe('0:0 1:3');
  });

  it('S16.17 does so from a keyboard of another script', () => {
    const { field, caret } = editText('Раз два');
    fireEvent.keyDown(field, { key: 'ф', code: 'KeyA', ctrlKey: true });
    expect(caret()).toBe('0:0 0:7');
  });

  it('marks the selection including empty paragraphs', async () => {
    const { user } = editText('One\n\ntwo');
    expect(screen.queryAllByTestId('gsc-text-selection')).toHaveLength(0);
    await user.keyboard('{Control>}a{/Control}');
    const tops = screen.getAllByTestId('gsc-text-selection').map(({ style }) => style.top);
    expect(new Set(tops).size).toBe(3);
  });

  it('shows the caret in text beyond the frame', async () => {
    const { user, x } = editText('word '.repeat(2_000));
    await user.keyboard('{Control>}{End}{/Control}');
    expect(x()).toBeGreaterThan(0);
  });
});

describe('S10.15 the caret by mouse', () => {
  /** The middle of the first line of Arial in 12 points. */
  const Y = 7;

  it('S10.15 is put by a click, drags a selection, and is followed by Shift and click', () => {
    const { surface, caret } = editText('One two three');
    fireEvent.mouseDown(surface, { clientX: 0, clientY: Y, detail: 1 });
    expect(caret()).toBe('0:0');
    fireEvent.mouseMove(window, { clientX: 25.5, clientY: Y });
    expect(caret()).toBe('0:0 0:4');
    fireEvent.mouseUp(window);
    fireEvent.mouseMove(window, { clientX: 0, clientY: Y });
    expect(caret()).toBe('0:0 0:4');
    fireEvent.mouseDown(surface, { clientX: 500, clientY: Y, detail: 1, shiftKey: true });
    expect(caret()).toBe('0:0 0:13');
    fireEvent.mouseUp(window);
  });

  it('S10.15 selects a word with two clicks, and word by word dragging on', () => {
    const { surface, caret } = editText('One two three');
    fireEvent.mouseDown(surface, { clientX: 30, clientY: Y, detail: 2 });
    expect(caret()).toBe('0:4 0:7');
    fireEvent.mouseMove(window, { clientX: 55, clientY: Y });
    expect(caret()).toBe('0:4 0:13');
    fireEvent.mouseMove(window, { clientX: 2, clientY: Y });
    expect(caret()).toBe('0:7 0:0');
    fireEvent.mouseUp(window);
  });

  it('S10.15 selects a paragraph with three clicks', () => {
    const { surface, caret } = editText('One two\nthree');
    fireEvent.mouseDown(surface, { clientX: 5, clientY: Y, detail: 3 });
    expect(caret()).toBe('0:0 0:7');
    fireEvent.mouseUp(window);
  });

  it('finds its place in a rotated and mirrored frame', () => {
    const box = { x: 0, y: 0, width: 100, height: 50 };
    // A quarter turn about its centre at 200, 200, at two pixels a point.
    const seen = { x: 150, y: 100, width: 100, height: 200 };
    const quarter = { rotationDegrees: 90, scaleX: 1, scaleY: 1 };
    const corner = pointIn({ x: 250, y: 100 }, seen, box, quarter, 2);
    expect(corner.x).toBeCloseTo(0);
    expect(corner.y).toBeCloseTo(0);
    const mirrored = pointIn({ x: 250, y: 100 }, seen, box, { ...quarter, scaleX: -1 }, 2);
    expect(mirrored.x).toBeCloseTo(100);
    expect(mirrored.y).toBeCloseTo(0);
  });

  it('reaches as far as the frame has grown', () => {
    const session = openSession(
      changed(documentWith([{ runs: [said('word '.repeat(2_000))] }]), [
        {
          kind: 'setAutoGrow',
          layoutId: 'a4',
          frameIds: ['words'],
          value: { enabled: true, horizontal: 'none', vertical: 'down' },
        },
      ]),
    );
    const { surface } = editText('', {}, session);
    expect(Number.parseFloat(surface.style.width)).toBeCloseTo(SIDE, 3);
    expect(Number.parseFloat(surface.style.height)).toBeGreaterThan(SIDE * 2);
  });
});
