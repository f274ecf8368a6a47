import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { History } from '@/editor/page/History';
import { findChangeEnd } from '@/editor/page/text/model/places';
import { documentWith, editText, paragraphsOf, said } from './support/editText';

describe('typing', () => {
  it('inserts typed text at the caret, which starts at the end', async () => {
    const { user, text, put } = editText('One two');
    await user.keyboard(' three');
    expect(text()).toBe('One two three');
    put(0, 3);
    await user.keyboard(',');
    expect(text()).toBe('One, two three');
  });

  it('replaces the selection, across paragraphs too', async () => {
    const { user, text, put, caret } = editText('One\ntwo\nthree');
    put(0, 1, 2, 4);
    await user.keyboard('x');
    expect(text()).toBe('Oxe');
    expect(caret()).toBe('0:2');
  });

  it('starts a paragraph with Enter and a line with Shift and Enter', async () => {
    const { user, text, put, caret } = editText('One two');
    put(0, 4);
    await user.keyboard('{Enter}');
    expect(text()).toBe('One \ntwo');
    expect(caret()).toBe('1:0');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(text()).toBe('One \n\u2028two');
    expect(caret()).toBe('1:1');
  });

  it('deletes characters, words and ends of paragraphs, to both sides', async () => {
    const { user, text, put } = editText('One two three\nfour');
    put(0, 7);
    await user.keyboard('{Backspace}');
    expect(text()).toBe('One tw three\nfour');
    await user.keyboard('{Delete}{Delete}');
    expect(text()).toBe('One twhree\nfour');
    await user.keyboard('{Control>}{Backspace}{/Control}');
    expect(text()).toBe('One hree\nfour');
    await user.keyboard('{Control>}{Delete}{/Control}{Delete}');
    expect(text()).toBe('One four');
    await user.keyboard('{Backspace}');
    expect(text()).toBe('Onefour');
  });

  it('deletes a variable as one character, and a joined picture whole', async () => {
    const { user, text, put } = editText([
      { runs: [said('Hi '), { type: 'variable', variableId: 'who' }, said('👩‍👧')] },
    ]);
    await user.keyboard('{Backspace}');
    expect(text()).toBe('Hi []');
    put(0, 3);
    await user.keyboard('{Delete}');
    expect(text()).toBe('Hi ');
  });

  it('shows the name of a variable beside the caret', () => {
    const { put } = editText([{ runs: [said('Hi '), { type: 'variable', variableId: 'who' }, said('!')] }]);
    expect(screen.getByTestId('gsc-variable-chip')).toHaveTextContent(/^$/);
    put(0, 4);
    expect(screen.getByTestId('gsc-variable-chip')).toHaveTextContent('Who');
  });

  it('S6.11b S6.11c moves items of lists to another level with Tab or brackets, and ends the list at its start or in an empty item', async () => {
    const item = { list: { type: 'bullets', level: 1 } as const, runs: [said('Item')] };
    const { user, session, text, put } = editText([item]);
    await user.keyboard('{Tab}{Tab}{Shift>}{Tab}{/Shift}');
    expect(paragraphsOf(session)[0]?.list).toEqual({ type: 'bullets', level: 2 });
    await user.keyboard('{Control>}]{/Control}');
    expect(paragraphsOf(session)[0]?.list?.level).toBe(3);
    await user.keyboard('{Control>}[[{/Control}');
    expect(paragraphsOf(session)[0]?.list?.level).toBe(2);
    await user.keyboard('{Enter}{Enter}');
    expect(paragraphsOf(session).map(({ list }) => list?.level)).toEqual([2, undefined]);
    put(0, 0);
    await user.keyboard('{Backspace}');
    expect(paragraphsOf(session)[0]?.list).toBeUndefined();
    expect(text()).toBe('Item\n');
  });
});

describe('S10.16 an input method’s composition', () => {
  const compose = (field: HTMLTextAreaElement, steps: readonly string[], end: string) => {
    fireEvent.compositionStart(field);
    for (const step of steps) {
      field.value = step;
      fireEvent.compositionUpdate(field, { data: step });
      fireEvent.input(field, { data: step, isComposing: true });
    }
    field.value = end;
    fireEvent.compositionEnd(field, { data: end });
  };

  it.each([
    ['a word', ['k', 'か', 'かん', 'かんじ'], '漢字'],
    ['a dead key', ['´'], 'é'],
  ])('S10.16 %s arrives once and whole', (_, steps, end) => {
    const { field, session, text } = editText('One ');
    const documents = new Set([session.view().document]);
    session.subscribe(() => documents.add(session.view().document));
    compose(field, steps, end);
    // Some browsers send a further input event.
    fireEvent.input(field, { data: end });
    expect(text()).toBe(`One ${end}`);
    expect(documents.size).toBe(2);
  });

  it('F8.06 keeps the composed text once in its place when the user clicks elsewhere', () => {
    const { field, text, put } = editText('One two');
    put(0, 4);
    fireEvent.compositionStart(field);
    field.value = 'かん';
    fireEvent.compositionUpdate(field, { data: 'かん' });
    fireEvent.pointerDown(document.body);
    expect(text()).toBe('One かんtwo');
    put(0, 0);
    // The browser sends it again when the field loses the focus.
    fireEvent.compositionEnd(field, { data: 'かん' });
    fireEvent.input(field, { data: 'かん' });
    expect(text()).toBe('One かんtwo');
  });

  it('S10.16 leaves keys to the input method while it composes', () => {
    const { field, text, session } = editText('One');
    fireEvent.compositionStart(field);
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    expect(text()).toBe('One');
    expect(session.view().mode.type).toBe('text');
    fireEvent.compositionEnd(field, { data: '' });
  });

  it('S10.16 an emoji of a picker replaces the selection as a whole', () => {
    const { field, text, put } = editText('One two');
    put(0, 4, 0, 7);
    field.value = '👨‍👩‍👧';
    fireEvent.input(field, { data: '👨‍👩‍👧', inputType: 'insertText' });
    expect(text()).toBe('One 👨‍👩‍👧');
  });

  it('S10.16 a cancelled one leaves the text unchanged', () => {
    const { field, text, put } = editText('One two');
    put(0, 4, 0, 7);
    compose(field, ['k'], '');
    expect(text()).toBe('One two');
  });
});

describe('S10.19 undo while text is edited', () => {
  it('S10.19 undoes continuous typing as one step, and restores the caret', async () => {
    const { user, text, caret, session } = editText('One');
    await user.keyboard(' and two');
    expect(session.view().undoes).toBe('typing');
    await user.keyboard('{Control>}z{/Control}');
    expect(text()).toBe('One');
    expect(caret()).toBe('0:3');
    expect(session.view().undoes).toBeUndefined();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(text()).toBe('One and two');
    expect(caret()).toBe('0:11');
    await user.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
    expect(text()).toBe('One and two');
  });

  it('S10.19 undoes typing at two places step by step', async () => {
    const { user, text, put } = editText('One');
    await user.keyboard('x{Home}y');
    expect(text()).toBe('yOnex');
    await user.keyboard('{Control>}z{/Control}');
    expect(text()).toBe('Onex');
    put(0, 0);
    await user.keyboard('{Control>}z{/Control}');
    expect(text()).toBe('One');
  });

  it('S10.19 makes a pause end a step', () => {
    let now = 0;
    const history = new History(documentWith([{ runs: [said('One')] }]), () => now);
    const type = (text: string, offset: number) =>
      history.change(
        [
          {
            kind: 'replaceText',
            frameId: 'words',
            text,
            range: { from: { paragraph: 0, offset }, to: { paragraph: 0, offset } },
          },
        ],
        { label: 'typing', key: 'typing words' },
      );
    type('a', 3);
    now += 1_000;
    type('b', 4);
    now += 2_000;
    type('c', 5);
    history.undo();
    history.undo();
    expect(history.undoes).toBeUndefined();
  });

  it('S10.19 leaves the caret after a whole emoji', () => {
    // They differ only in their first half.
    const [before, after] = ['a\ud83c\udf00b', 'a\ud83d\udf00b'].map((text) => [{ runs: [said(text)] }]);
    expect(findChangeEnd(before ?? [], after ?? [])).toEqual({ paragraph: 0, offset: 3 });
  });

  it('S10.19 follows an undo of the bar', async () => {
    const { user, session, caret, put } = editText('One\ntwo');
    put(0, 3);
    await user.keyboard(' more');
    put(1, 3);
    act(() => session.undo());
    expect(caret()).toBe('0:3');
  });
});

describe('S10.14 editing a text', () => {
  it('S10.14 ends with Esc, and the frame is selected then', async () => {
    const { user, session } = editText('One');
    await user.keyboard('{Escape}');
    expect(session.view().mode).toEqual({ type: 'frames' });
    expect(session.view().selection).toEqual(['words']);
  });

  it('S10.14 keeps the text when another frame is selected, also an empty one', async () => {
    const { user, session, text } = editText('One');
    await user.keyboard('{Control>}a{/Control}{Backspace}');
    act(() => session.select([]));
    expect(session.view().mode).toEqual({ type: 'frames' });
    expect(text()).toBe('');
  });

  it('S10.14 starts with the caret at the click', () => {
    const { caret } = editText('One two', { start: { x: 1, y: 5 } });
    expect(caret()).toBe('0:0');
  });
});
