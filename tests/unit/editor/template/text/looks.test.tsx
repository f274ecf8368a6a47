import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findEmphasisedFont } from '@/editor/page/text/model/fontStyles';
import { editText, paragraphsOf, said } from './support/editText';

const STYLES = [{ style: 'Regular' }, { style: 'Bold', fontStyleId: 'f7' }, { style: 'Italic' }];
const stylesOf = (family: string) => (family === 'Arial' ? STYLES : []);
const bold = { font: { family: 'Arial', style: 'Bold', fontStyleId: 'f7' } };

afterEach(() => vi.restoreAllMocks());

describe('S10.17 the keys for bold and italic', () => {
  it('S10.17 choose the style of the same family, and back', async () => {
    const { user, put, session } = editText('One two', { stylesOf });
    put(0, 4, 0, 7);
    await user.keyboard('{Control>}b{/Control}');
    expect(paragraphsOf(session)[0]?.runs).toEqual([
      said('One '),
      { type: 'text', text: 'two', format: bold },
    ]);
    expect(session.view().undoes).toBe('bold');
    await user.keyboard('{Control>}b{/Control}');
    expect(paragraphsOf(session)[0]?.runs[1]).toEqual(said('two', 'Regular'));
    await user.keyboard('{Control>}i{/Control}');
    expect(paragraphsOf(session)[0]?.runs[1]).toEqual(said('two', 'Italic'));
  });

  it('S10.17 change nothing when the family has no such style, and report it', async () => {
    const { user, put, session, text } = editText([{ runs: [said('One', 'Bold')] }], { stylesOf });
    put(0, 0, 0, 3);
    const before = session.view().document;
    await user.keyboard('{Control>}i{/Control}');
    expect(session.view().document).toBe(before);
    expect(screen.getByRole('status')).toHaveTextContent('Arial has no italic style that fits.');
    await user.keyboard('{ArrowRight}!');
    expect(text()).toBe('One!');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('S10.17 apply to the text typed next without a selection', async () => {
    const { user, session } = editText('One', { stylesOf });
    await user.keyboard('{Control>}b{/Control} two{Control>}b{/Control}!');
    expect(paragraphsOf(session)[0]?.runs).toEqual([
      said('One'),
      { type: 'text', text: ' two', format: bold },
      said('!', 'Regular'),
    ]);
  });

  it('S10.17 make everything bold when a part is, each in its own family', async () => {
    const serif = { family: 'Noto Serif', style: 'Regular' };
    const { user, session } = editText(
      [{ runs: [said('One', 'Bold'), { type: 'text', text: 'two', format: { font: serif } }] }],
      { stylesOf: (family) => [...stylesOf(family), { style: 'Black' }] },
    );
    await user.keyboard('{Control>}a{/Control}{Control>}b{/Control}');
    expect(paragraphsOf(session)[0]?.runs).toEqual([
      said('One', 'Bold'),
      { type: 'text', text: 'two', format: { font: { family: 'Noto Serif', style: 'Black' } } },
    ]);
  });

  it.each([
    ['Regular', 'bold', true, 'Bold'],
    ['Light', 'bold', true, 'Bold'],
    ['Italic', 'bold', true, 'Bold Italic'],
    ['Bold Italic', 'bold', false, 'Italic'],
    ['Bold', 'italic', true, 'Bold Italic'],
    ['Light', 'italic', true, 'Light Italic'],
    ['SemiBold', 'bold', false, 'Regular'],
    ['Condensed', 'bold', true, 'Condensed Bold'],
    ['Condensed', 'italic', true, undefined],
  ] as const)('S10.17 %s with %s %s is %s', (style, emphasis, isOn, expected) => {
    const styles = [
      ...['Light', 'Light Italic', 'Regular', 'Italic', 'Medium', 'SemiBold', 'Bold', 'Bold Italic'],
      ...['ExtraBold', 'Condensed', 'Condensed Bold'],
    ].map((each) => ({ style: each }));
    expect(findEmphasisedFont({ family: 'Any', style }, emphasis, isOn, styles)?.style).toBe(expected);
  });
});
