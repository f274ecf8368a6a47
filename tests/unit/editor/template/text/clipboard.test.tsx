import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NEW_PARAGRAPH_FORMAT, type Document, type Paragraph } from '@/engine/document';
import { openSession } from '../support/openEditor';
import { documentWith, editText, paragraphsOf, said } from './support/editText';

/** The content of the clipboard, by type. */
function clipboard(start: Record<string, string> = {}) {
  const content = new Map(Object.entries(start));
  return {
    getData: (type: string) => content.get(type) ?? '',
    setData: (type: string, data: string) => void content.set(type, data),
  };
}

/** Copies a range of a text and closes the editor. */
function copied(paragraphs: readonly Paragraph[], range: [number, number, number, number], isCut = false) {
  const data = clipboard();
  const { field, put, session, unmount } = editText(paragraphs);
  put(...range);
  if (isCut) fireEvent.cut(field, { clipboardData: data });
  else fireEvent.copy(field, { clipboardData: data });
  unmount();
  return { data, left: paragraphsOf(session) };
}

afterEach(() => vi.restoreAllMocks());

describe('S10.18 pasting from outside', () => {
  it('S10.18 inserts plain text in the style at the caret, a paragraph per line', () => {
    const { field, put, session } = editText([{ runs: [said('bold', 'Bold'), said(' plain')] }]);
    put(0, 4);
    const html = '<p style="color: red"><b>one</b></p><p>two</p>';
    fireEvent.paste(field, {
      clipboardData: clipboard({ 'text/plain': 'one\r\ntwo', 'text/html': html }),
    });
    expect(paragraphsOf(session)).toEqual([
      { runs: [said('boldone', 'Bold')] },
      { runs: [said('two', 'Bold'), said(' plain')] },
    ]);
    expect(session.view().undoes).toBe('paste');
  });

  it.each([
    '<div data-template-text="nonsense">x</div>',
    `<div data-template-text="${encodeURIComponent('{"paragraphs":[{"runs":5}],"formats":[{}],"characterStyles":{}}')}">`,
    `<div data-template-text="${encodeURIComponent('{"paragraphs":[{"runs":[],"no":1}],"formats":[{}],"characterStyles":{}}')}">`,
  ])('S10.18 takes what only calls itself copied text for plain text: %s', (html) => {
    const { field, text } = editText('One ');
    fireEvent.paste(field, { clipboardData: clipboard({ 'text/plain': 'two', 'text/html': html }) });
    expect(text()).toBe('One two');
  });
});

describe('S10.18 text copied in the editor', () => {
  const paragraphs: readonly Paragraph[] = [
    { format: { textAlign: 'right' }, runs: [said('One '), said('two', 'Bold')] },
    { list: { type: 'bullets', level: 1 }, runs: [{ type: 'variable', variableId: 'who' }, said('!')] },
  ];

  it('S10.18 keeps its styles, its paragraphs and its variables', () => {
    const { data } = copied(paragraphs, [0, 0, 1, 2]);
    expect(data.getData('text/plain')).toBe('One two\nAnn!');
    const { field, session } = editText('');
    fireEvent.paste(field, { clipboardData: data });
    expect(paragraphsOf(session)).toEqual(paragraphs);
  });

  it('S10.18 keeps its look in another paragraph', () => {
    const { data } = copied([{ format: { fontSize: 30 }, runs: [said('Big one')] }], [0, 0, 0, 3]);
    const { field, session } = editText('small ');
    fireEvent.paste(field, { clipboardData: data });
    expect(paragraphsOf(session)[0]?.runs).toEqual([
      said('small '),
      { type: 'text', text: 'Big', format: { fontSize: 30 } },
    ]);
  });

  it('S10.18 is removed when it is cut', () => {
    const { data, left } = copied(paragraphs, [0, 4, 0, 7], true);
    expect(left[0]).toEqual({ format: { textAlign: 'right' }, runs: [said('One ')] });
    expect(data.getData('text/plain')).toBe('two');
  });

  it('S10.18 keeps looks of styles another template lacks, and omits variables it lacks', () => {
    const styled: Document = documentWith([
      {
        paragraphStyleId: 'title',
        runs: [
          { ...said('One'), characterStyleId: 'strong' },
          { type: 'variable', variableId: 'who' },
        ],
      },
    ]);
    const title = { name: 'Title', format: { ...NEW_PARAGRAPH_FORMAT, fontSize: 40 } };
    const strong = { name: 'Strong', format: { underline: true } };
    const source = {
      ...styled,
      brandKit: {
        ...styled.brandKit,
        paragraphStyles: { order: ['title'], items: { title } },
        characterStyles: { order: ['strong'], items: { strong } },
      },
    };
    const data = clipboard();
    const { field, put, unmount } = editText('', {}, openSession(source));
    put(0, 0, 0, 4);
    fireEvent.copy(field, { clipboardData: data });
    unmount();
    const other = { ...documentWith([{ runs: [] }]), variables: { order: [], items: {} } };
    const target = editText('', {}, openSession(other));
    fireEvent.paste(target.field, { clipboardData: data });
    const [pasted] = paragraphsOf(target.session);
    expect(pasted?.paragraphStyleId).toBeUndefined();
    expect(pasted?.format?.fontSize).toBe(40);
    expect(pasted?.runs).toEqual([{ ...said('One'), format: { underline: true } }]);
  });

  it('copies nothing without a selection', () => {
    const data = clipboard({ 'text/plain': 'before' });
    const { field } = editText('One');
    fireEvent.copy(field, { clipboardData: data });
    expect(data.getData('text/plain')).toBe('before');
  });
});
