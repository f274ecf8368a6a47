import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { EditorSession } from '@/editor/template/core/EditorSession';
import { TextProperties } from '@/editor/template/text';
import { findSimilarFont } from '@/editor/template/text/panel/fonts';
import {
  NEW_PARAGRAPH_FORMAT,
  newTextFrame,
  resolveLayout,
  type Document,
  type Font,
  type Paragraph,
} from '@/engine/document';
import { createFontBook, openFont } from '@/engine/text';
import { testFace } from '../../../engine/support/fonts';
import { ADOBE_VARIABLE } from '../../../engine/support/variableFonts';
import { adding, changed, openSession, renderInEditor } from '../support/openEditor';
import { documentWith, engine, paragraphsOf, said } from './support/editText';

const FONTS = [
  { family: 'Arial', styles: [{ style: 'Regular' }, { style: 'Bold', fontStyleId: 'f7' }] },
  { family: 'Noto Serif', styles: [{ style: 'Regular' }, { style: 'Bold' }, { style: 'Bold Italic' }] },
];

/** A second text frame `more` beside `words`. */
const withSecond = (document: Document, paragraphs: readonly Paragraph[]): Document =>
  changed(document, [
    adding('more', { ...newTextFrame('More'), paragraphs }, { x: 10, y: 150, width: 50, height: 50 }),
  ]);

/** Opens the properties of selected frames. */
function open(document: Document, selection: readonly string[] = ['words']) {
  const session = openSession(document);
  session.select(selection);
  renderInEditor(<TextProperties fonts={FONTS} engine={engine} />, session);
  return session;
}

/** Opens the properties while this range of the text is edited. */
function edit(paragraphs: readonly Paragraph[], ...[paragraph, offset, toParagraph, toOffset]: number[]) {
  const session = open(documentWith(paragraphs));
  act(() => {
    session.enter({ type: 'text', frameId: 'words' });
    session.putCaret({
      anchor: { paragraph: paragraph ?? 0, offset: offset ?? 0 },
      focus: { paragraph: toParagraph ?? paragraph ?? 0, offset: toOffset ?? offset ?? 0 },
      side: 'after',
    });
  });
  return session;
}

const spin = (name: string) => screen.getByRole('spinbutton', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const choose = (name: string, option: string) => userEvent.selectOptions(choice(name), option);

async function enter(name: string, text: string): Promise<void> {
  await userEvent.clear(spin(name));
  await userEvent.type(spin(name), text);
  await userEvent.tab();
}

const frameOf = (session: EditorSession, id = 'words') => {
  const frame = session.view().document.pages.items.page?.frames.items[id];
  if (frame?.type !== 'text') throw new Error(`There is no text ${id}.`);
  return frame;
};
const placementOf = (session: EditorSession) =>
  resolveLayout(session.view().document, 'a4').placements.get('words');

describe('the properties of texts', () => {
  it('are hidden for another selection or none', () => {
    open(documentWith([{ runs: [said('One')] }]), []);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('S10.11 show Mixed for different texts, and apply a typed value to all', async () => {
    const document = withSecond(documentWith([{ format: { fontSize: 10 }, runs: [said('One')] }]), [
      { runs: [said('Two', 'Bold')] },
    ]);
    const session = open(document, ['words', 'more']);
    expect(spin('Size')).toHaveAttribute('placeholder', 'Mixed');
    expect(choice('Font')).toHaveDisplayValue('Arial');
    expect(choice('Font style')).toHaveDisplayValue('Mixed');
    await enter('Size', '1in');
    expect(frameOf(session).paragraphs[0]?.format?.fontSize).toBe(72);
    expect(frameOf(session, 'more').paragraphs[0]?.format?.fontSize).toBe(72);
    expect(spin('Size')).toHaveValue('72 pt');
    expect(session.view().undoes).toBe('font size');
    act(() => session.undo());
    expect(session.view().document).toBe(document);
  });

  it('S10.11 format the selection while text is edited, and nothing else', async () => {
    const session = edit([{ runs: [said('One two')] }], 0, 4, 0, 7);
    await press('Underline');
    expect(paragraphsOf(session)[0]?.runs).toEqual([
      said('One '),
      { type: 'text', text: 'two', format: { underline: true } },
    ]);
    expect(button('Underline')).toHaveAttribute('aria-pressed', 'true');
    act(() =>
      session.putCaret({
        anchor: { paragraph: 0, offset: 0 },
        focus: { paragraph: 0, offset: 7 },
        side: 'before',
      }),
    );
    expect(button('Underline')).toHaveAttribute('aria-pressed', 'mixed');
  });

  it('apply to the text typed next without a selection', async () => {
    const session = edit([{ runs: [said('One')] }], 0, 3);
    const before = session.view().document;
    await enter('Size', '30');
    expect(session.view().document).toBe(before);
    expect(session.view().caret?.look).toEqual({ format: { fontSize: 30 } });
    expect(spin('Size')).toHaveValue('30 pt');
  });

  it('apply to the paragraph when it has no text', async () => {
    const session = edit([{ runs: [] }], 0, 0);
    await enter('Size', '30');
    expect(paragraphsOf(session)).toEqual([{ format: { fontSize: 30 }, runs: [] }]);
  });

  it('change the font and keep the most similar style', async () => {
    const session = open(documentWith([{ runs: [said('One', 'Bold')] }]));
    await choose('Font', 'Noto Serif');
    expect(paragraphsOf(session)[0]).toEqual({
      format: { font: { family: 'Noto Serif', style: 'Bold' } },
      runs: [said('One')],
    });
    await choose('Font style', 'Bold Italic');
    expect(paragraphsOf(session)[0]?.format?.font?.style).toBe('Bold Italic');
    await choose('Font', 'Arial');
    expect(paragraphsOf(session)[0]?.format?.font).toEqual({
      family: 'Arial',
      style: 'Bold',
      fontStyleId: 'f7',
    });
  });

  it('change the font of words in several styles and keep the styles', async () => {
    const session = open(documentWith([{ runs: [said('One '), said('two', 'Bold')] }]));
    await choose('Font', 'Noto Serif');
    const styles = paragraphsOf(session)[0]?.runs.map(({ format }) => format?.font);
    expect(styles).toEqual([
      { family: 'Noto Serif', style: 'Regular' },
      { family: 'Noto Serif', style: 'Bold' },
    ]);
  });

  it('use the first style of a family without a similar one', () => {
    const light = { family: 'Thin', styles: [{ style: 'Light' }] };
    expect(findSimilarFont(light, { family: 'Arial', style: 'Bold Italic' })).toEqual({
      family: 'Thin',
      style: 'Light',
    });
  });

  it('set line height, tracking, case, lines and position', async () => {
    const session = open(documentWith([{ runs: [said('One')] }]));
    await enter('Line height', '150');
    await enter('Tracking', '25');
    for (const name of ['Capitals', 'Line through', 'Superscript']) await press(name);
    expect(paragraphsOf(session)[0]?.format).toEqual({
      lineHeight: 150,
      trackingLeft: 0,
      trackingRight: 25,
      typographicCase: 'uppercase',
      lineThrough: true,
      subSuperScript: 'superscript',
    });
    await press('Superscript');
    expect(paragraphsOf(session)[0]?.format?.subSuperScript).toBe('normal');
    await press('Subscript');
    expect(paragraphsOf(session)[0]?.format?.subSuperScript).toBe('subscript');
  });

  it('set the colour of the text', async () => {
    const document = changed(documentWith([{ runs: [said('One')] }]), [
      {
        kind: 'setBrandColour',
        colorId: 'red',
        color: { name: 'House red', color: { type: 'hex', value: '#cc0011' } },
      },
    ]);
    const session = open(document);
    await userEvent.click(screen.getByRole('button', { name: /Text colour/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'House red' }));
    expect(paragraphsOf(session)[0]?.format?.color).toEqual({
      applied: true,
      color: { type: 'brandKit', colorId: 'red', opacity: 1 },
    });
  });

  it('set alignment, lists, spaces and indents of the paragraphs that are selected', async () => {
    const line = { runs: [said('One')] };
    const session = edit([line, line, line], 0, 1, 1, 1);
    await press('Centre text');
    await press('Numbers');
    await enter('List level', '9');
    expect(spin('List level')).toHaveAccessibleDescription('The most is 4.');
    await enter('List level', '4');
    await enter('Space before', '1in');
    await enter('First line', '-10');
    const changedOne = {
      ...line,
      format: { textAlign: 'center', textAlignLast: 'center', spaceBefore: 72, textIndent: -10 },
      list: { type: 'numbers', level: 4 },
    };
    expect(paragraphsOf(session)).toEqual([changedOne, changedOne, line]);
    await press('No list');
    expect(paragraphsOf(session)[1]?.list).toBeUndefined();
  });

  it('set the styles of the brand kit, and remove them', async () => {
    const document = documentWith([{ runs: [said('One')] }]);
    const title = { name: 'Title', format: { ...NEW_PARAGRAPH_FORMAT, fontSize: 40 } };
    const strong = { name: 'Strong', format: { underline: true } };
    const session = open({
      ...document,
      brandKit: {
        ...document.brandKit,
        paragraphStyles: { order: ['title'], items: { title } },
        characterStyles: { order: ['strong'], items: { strong } },
      },
    });
    await choose('Paragraph style', 'Title');
    await choose('Character style', 'Strong');
    expect(paragraphsOf(session)).toEqual([
      { paragraphStyleId: 'title', runs: [{ ...said('One'), characterStyleId: 'strong' }] },
    ]);
    expect(spin('Size')).toHaveValue('40 pt');
    expect(button('Underline')).toHaveAttribute('aria-pressed', 'true');
    await choose('Paragraph style', 'None');
    await choose('Character style', 'None');
    expect(paragraphsOf(session)).toEqual([{ runs: [said('One')] }]);
  });

  it('set columns, padding, direction and vertical alignment of frames', async () => {
    const session = open(documentWith([{ runs: [said('One')] }]));
    expect(screen.queryByRole('spinbutton', { name: 'Column gap' })).toBeNull();
    await enter('Columns', '2');
    await enter('Column gap', '10mm');
    await enter('Padding left', '4');
    await choose('Direction', 'Right to left');
    await press('Text in the middle');
    const { options } = frameOf(session);
    expect(options).toMatchObject({
      numberOfColumns: 2,
      verticalAlign: 'middle',
      textDirection: 'rightToLeft',
      padding: { top: 0, left: 4 },
    });
    expect(options.columnGap).toBeCloseTo(28.346, 3);
  });

  it('set the direction of lines as one step and update the alignments', async () => {
    const document = documentWith([{ runs: [said('One')] }]);
    const session = open(document);
    expect(choice('Lines')).toHaveDisplayValue('Horizontal');
    await choose('Lines', 'Vertical');
    expect(frameOf(session).options.flow).toEqual({ type: 'vertical' });
    expect(session.view().undoes).toBe('direction of lines');
    await press('Text at the left');
    expect(frameOf(session).options.verticalAlign).toBe('bottom');
    expect(session.view().undoes).toBe('horizontal alignment');
    await press('Align text to the bottom');
    expect(paragraphsOf(session)[0]?.format?.textAlign).toBe('right');
    for (let step = 0; step < 3; step += 1) act(() => session.undo());
    expect(session.view().document).toBe(document);
    expect(button('Text at the bottom')).toBeVisible();
  });

  it('hide the direction of lines for text on a path', () => {
    const onPath = { ...newTextFrame('Words').options, flow: { type: 'onPath', path: 'M 0 0 H 1' } } as const;
    open(
      changed(documentWith([{ runs: [said('One')] }]), [
        { kind: 'setTextOptions', frameId: 'words', options: onPath },
      ]),
    );
    expect(screen.queryByRole('combobox', { name: 'Lines' })).toBeNull();
  });

  it('set copy fitting and growing in the shown layout', async () => {
    const session = open(documentWith([{ runs: [said('One')] }]));
    expect(screen.queryByRole('spinbutton', { name: 'Least size' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fit the text to the frame' }));
    await enter('Least size', '50');
    expect(placementOf(session)?.copyFitting).toEqual({ enabled: true, min: 50, max: 1_000 });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Grow with the text' }));
    await choose('Grow down', 'Upwards');
    await enter('Greatest height', '3cm');
    expect(placementOf(session)?.autoGrow).toEqual({
      enabled: true,
      horizontal: 'none',
      vertical: 'up',
      maxHeight: 30,
    });
  });
});

describe('the language of a text', () => {
  it('S6.25 is English without hyphenation by default, and both can be changed for the selection', async () => {
    const session = edit([{ runs: [said('Ein Donaudampfschiff')] }], 0, 4, 0, 20);
    expect(choice('Language of the text')).toHaveDisplayValue('English');
    await choose('Language of the text', 'German');
    expect(paragraphsOf(session)[0]?.runs).toEqual([
      said('Ein '),
      expect.objectContaining({ text: 'Donaudampfschiff', format: { language: 'de' } }),
    ]);
    expect(session.view().undoes).toBe('language');
    const parts = screen.getByRole('checkbox', { name: 'Hyphenate at the ends of lines' });
    expect(parts).not.toBeChecked();
    await userEvent.click(parts);
    expect(paragraphsOf(session)[0]?.format).toEqual({ hyphenation: true });
    expect(session.view().undoes).toBe('hyphenation');
  });

  it('S6.25 is shown by its tag when it is unknown', () => {
    open(documentWith([{ runs: [{ ...said('Hm'), format: { language: 'x_y_z' } }] }]));
    expect(choice('Language of the text')).toHaveDisplayValue('x_y_z');
  });
});

describe('inserting a variable', () => {
  const insert = async (name: string) => {
    await press('Insert variable');
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };

  it('inserts it at the caret, which moves behind it', async () => {
    const session = edit([{ runs: [said('Hi !', 'Bold')] }], 0, 3);
    await insert('Who');
    expect(paragraphsOf(session)[0]?.runs.map(({ type }) => type)).toEqual(['text', 'variable', 'text']);
    expect(session.view().caret?.focus).toEqual({ paragraph: 0, offset: 4 });
    expect(session.view().undoes).toBe('variable');
  });

  it('appends it to a text that is not edited', async () => {
    const session = open(documentWith([{ runs: [said('One')] }, { runs: [said('Hi ')] }]));
    await insert('Who');
    expect(paragraphsOf(session)[1]?.runs).toEqual([said('Hi '), { type: 'variable', variableId: 'who' }]);
  });

  it('S10.28 explains why it is refused when users may edit the text', async () => {
    const document = changed(documentWith([{ runs: [said('One')] }]), [
      {
        kind: 'setFrameConstraints',
        frameIds: ['words'],
        constraints: {
          selectionAllowed: true,
          horizontalMoveAllowed: false,
          verticalMoveAllowed: false,
          rotationAllowed: false,
          resizeAllowed: false,
          proportionLocked: false,
          cropAllowed: false,
          textEditingAllowed: true,
          paragraphStyleIds: [],
          characterStyleIds: [],
          colorIds: [],
        },
      },
    ]);
    const session = open(document);
    await insert('Who');
    expect(session.view().document).toBe(document);
    const section = within(screen.getByRole('group', { name: 'Variables' }));
    expect(section.getByRole('alert')).toHaveTextContent('Users may edit the text of Words');
  });

  const inFont = (family: string, text = 'One 123'): Paragraph => ({
    format: { font: { family, style: 'Regular' } },
    runs: [said(text)],
  });
  const offered = () =>
    within(screen.getByRole('group', { name: 'OpenType features' })).getAllByRole('checkbox');
  const feature = (name: string | RegExp) => screen.getByRole('checkbox', { name });

  it('F6.15 offer the font’s features only', async () => {
    open(documentWith([inFont('Noto Serif')]));
    await press('OpenType features');
    expect(offered().map((box) => box.closest('label')?.textContent)).toEqual([
      ...['Ligatures', 'Lining figures', 'Old-style figures', 'Proportional figures', 'Tabular figures'],
      ...['Slashed zero', 'Fractions', 'Ordinals', 'Small capitals', 'Small capitals from capitals'],
      ...['Alternate f-hook', 'Accented Greek small capitals', 'iota adscript'],
    ]);
    expect(offered().map((box) => (box as HTMLInputElement).checked)).toEqual([
      true,
      ...Array(12).fill(false),
    ]);
  });

  it('F6.17 switch a feature as one undo step, and keep the others', async () => {
    const document = documentWith([inFont('Noto Serif')]);
    const session = open(document);
    await press('OpenType features');
    await userEvent.click(feature('Tabular figures'));
    await userEvent.click(feature('Ligatures'));
    expect(paragraphsOf(session)[0]?.format?.fontFeatures).toEqual({ tnum: true, liga: false });
    expect(feature('Tabular figures')).toBeChecked();
    expect(session.view().undoes).toBe('ligatures');
    act(() => session.undo());
    expect(feature('Ligatures')).toBeChecked();
    act(() => session.undo());
    expect(session.view().document).toBe(document);
  });

  it('F6.16 keep a feature the new font lacks, with a note', async () => {
    const session = open(documentWith([inFont('Noto Serif')]));
    await press('OpenType features');
    await userEvent.click(feature('Small capitals'));
    await choose('Font', 'Arial');
    expect(paragraphsOf(session)[0]?.format?.fontFeatures).toEqual({ smcp: true });
    expect(feature(/^Small capitals/)).toBeChecked();
    expect(feature(/^Small capitals/)).toHaveAccessibleDescription('This font doesn’t have it.');
    expect(feature('Rare ligatures')).not.toHaveAccessibleDescription();
    await userEvent.click(feature(/^Small capitals/));
    expect(paragraphsOf(session)[0]?.format?.fontFeatures).toEqual({ smcp: false });
  });

  const varying = createFontBook([
    { family: 'Arimo', style: 'Regular', face: testFace('arimo') },
    { family: 'Adobe', style: 'Black', face: openFont('adobe', ADOBE_VARIABLE) },
  ]);
  const inAdobe = (axes?: Font['axes']): Paragraph => ({
    format: { font: { family: 'Adobe', style: 'Black', ...(axes && { axes }) } },
    runs: [said('One')],
  });
  const openVarying = (document: Document, selection?: readonly string[]) => {
    const session = openSession(document);
    session.select(selection ?? ['words']);
    renderInEditor(<TextProperties fonts={FONTS} engine={{ ...engine, fonts: varying }} />, session);
    return session;
  };
  const axes = () => screen.getByRole('group', { name: 'Axes of the font' });
  const ownAxes = (session: EditorSession, id?: string) =>
    frameOf(session, id).paragraphs.map(
      ({ format, runs }) => runs[0]?.format?.font?.axes ?? format?.font?.axes,
    );

  it('F6.23 have a slider for each axis of a variable font, by its name and in its range', async () => {
    const session = openVarying(documentWith([inAdobe()]));
    const sliders = within(axes()).getAllByRole('slider');
    expect(sliders.map((slider) => slider.getAttribute('aria-label'))).toEqual([
      'Weight slider',
      'Contrast slider',
    ]);
    expect(sliders.map((slider) => [slider.getAttribute('min'), slider.getAttribute('max')])).toEqual([
      ['0', '1000'],
      ['0', '100'],
    ]);
    await enter('Contrast', '40');
    fireEvent.change(within(axes()).getByRole('slider', { name: 'Weight slider' }), {
      target: { value: '350' },
    });
    expect(ownAxes(session)).toEqual([{ xxxx: 40, wght: 350 }]);
    expect(spin('Weight')).toHaveValue('350');
    fireEvent.change(within(axes()).getByRole('slider', { name: 'Weight slider' }), {
      target: { value: '300' },
    });
    expect(session.view().undoes).toBe('weight');
    act(() => session.undo());
    expect(ownAxes(session)).toEqual([{ xxxx: 40 }]);
    await press('Back to Black');
    expect(paragraphsOf(session)[0]?.format?.font).toEqual({ family: 'Adobe', style: 'Black' });
    expect(screen.queryByRole('button', { name: 'Back to Black' })).toBeNull();
  });

  it('F6.23 keep the other axes of different texts', async () => {
    const document = withSecond(documentWith([inAdobe({ wght: 200 })]), [inAdobe({ wght: 800 })]);
    const session = openVarying(document, ['words', 'more']);
    expect(spin('Weight')).toHaveAttribute('placeholder', 'Mixed');
    await enter('Contrast', '10');
    expect([ownAxes(session), ownAxes(session, 'more')]).toEqual([
      [{ wght: 200, xxxx: 10 }],
      [{ wght: 800, xxxx: 10 }],
    ]);
  });

  it('F6.23 have no sliders for a font that does not vary, and drop axes with another style', async () => {
    const session = openVarying(documentWith([inAdobe({ wght: 200 })]));
    await choose('Font', 'Arial');
    const { family, axes: left } = paragraphsOf(session)[0]?.format?.font ?? {};
    expect([family, left]).toEqual(['Arial', undefined]);
    expect(screen.queryByRole('group', { name: 'Axes of the font' })).toBeNull();
  });
});
