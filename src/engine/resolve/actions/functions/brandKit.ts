import type { Colour, Id, Ordered } from '../../../document';
import { colour } from '../../../document/schema/colour';
import { fail, type ScriptState } from '../scriptState';
import { numberOf, textOf, type ScriptFunction } from './arguments';

/** Returns an item of the brand kit by name. */
function findItem<Item extends { readonly name: string }>(
  { order, items }: Ordered<Item>,
  name: unknown,
  what: string,
): readonly [Id, Item] {
  const called = textOf(name, `The name of the ${what}`);
  for (const id of order) {
    const item = items[id];
    if (item?.name === called) return [id, item];
  }
  return fail(`There is no ${what} “${called}”.`);
}

function copyColour(state: ScriptState, from: unknown, to: unknown): void {
  const { colors } = state.document.brandKit;
  const [, { color }] = findItem(colors, from, 'colour');
  const [colorId, { name }] = findItem(colors, to, 'colour');
  state.apply({ kind: 'setBrandColour', colorId, color: { name, color } });
}

function copyParagraphStyle(state: ScriptState, from: unknown, to: unknown): void {
  const { paragraphStyles } = state.document.brandKit;
  const [, { format }] = findItem(paragraphStyles, from, 'paragraph style');
  const [styleId, { name }] = findItem(paragraphStyles, to, 'paragraph style');
  state.apply({ kind: 'setBrandParagraphStyle', styleId, style: { name, format } });
}

function copyCharacterStyle(state: ScriptState, from: unknown, to: unknown): void {
  const { characterStyles } = state.document.brandKit;
  const [, { format }] = findItem(characterStyles, from, 'character style');
  const [styleId, { name }] = findItem(characterStyles, to, 'character style');
  state.apply({ kind: 'setBrandCharacterStyle', styleId, style: { name, format } });
}

/** Accepts a colour made by `rgb`, `cmyk` or `hex`, or one in the document's format. */
function colourOf(value: unknown): Colour {
  const read = colour.safeParse(value);
  return read.success ? read.data : fail(`${JSON.stringify(value)} is no colour: use rgb, cmyk or hex.`);
}

const DEFAULT_THEME = 'Default';

function switchTheme(state: ScriptState, name: unknown): void {
  const { themes } = state.document.brandKit;
  const themeId = name === DEFAULT_THEME ? null : findItem(themes, name, 'theme')[0];
  state.apply({ kind: 'switchTheme', themeId });
}

/** Script functions for the brand kit. */
export const brandKit: Readonly<Record<string, ScriptFunction>> = {
  getActiveThemeName: ({ document: { brandKit: kit } }) =>
    kit.themes.items[kit.activeThemeId ?? '']?.name ?? DEFAULT_THEME,
  switchTheme,
  copyColorFromTo: copyColour,
  copyParagraphStyleFromTo: copyParagraphStyle,
  copyCharacterStyleFromTo: copyCharacterStyle,
  setColorValue: (state, name, value) => {
    const [colorId, { name: called }] = findItem(state.document.brandKit.colors, name, 'colour');
    state.apply({ kind: 'setBrandColour', colorId, color: { name: called, color: colourOf(value) } });
  },
  rgb: (_state, red, green, blue) => ({
    type: 'rgb',
    r: numberOf(red, 'Red'),
    g: numberOf(green, 'Green'),
    b: numberOf(blue, 'Blue'),
  }),
  cmyk: (_state, cyan, magenta, yellow, black) => ({
    type: 'cmyk',
    c: numberOf(cyan, 'Cyan') / 100,
    m: numberOf(magenta, 'Magenta') / 100,
    y: numberOf(yellow, 'Yellow') / 100,
    k: numberOf(black, 'Black') / 100,
  }),
  hex: (_state, value) => ({ type: 'hex', value: textOf(value, 'The colour').replace(/^#?/, '#') }),
};
