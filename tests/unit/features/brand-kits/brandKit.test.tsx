import { Blob as FileOfBytes } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoId, ENVIRONMENTS } from '@/demo';
import { EMPTY_CONTENT } from '@/domain/brand-kits';
import { BrandKitScreen } from '@/features/brand-kits';
import { createFeatureStage } from '../support/feature';
import { pressEachButton } from '../support/pressEachButton';

const start = createFeatureStage();
const AURORA = demoId(`brand-kit:${ENVIRONMENTS.auroraProduction}:Aurora`);
const ONE = '/environment/:name/brand-kits/:brandKitId';

async function setUp({ hasStroke = false, isEmpty = false } = {}) {
  const stage = start();
  stage.store.persona = 'template.designer';
  const kit = stage.store.brandKits.find(({ id }) => id === AURORA);
  if (isEmpty && kit) Object.assign(kit, { content: EMPTY_CONTENT });
  // No canvas here: the stories test the pictures.
  stage.answer('get', '/environment/:name/media/:mediaId/preview/:quality', 500);
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  const drawn = stage.draw(
    <BrandKitScreen
      environment={environment}
      hasStroke={hasStroke}
      brandKitId={AURORA}
      withheld={undefined}
      allHref="/brand-kits"
    />,
  );
  await screen.findByRole('heading', { name: 'Aurora', level: 1 });
  const stored = () => {
    const row = stage.store.brandKits.find(({ id }) => id === AURORA);
    if (!row) throw new Error('The kit is gone.');
    return row;
  };
  return { ...stage, ...drawn, stored };
}

const act = async (name: string, action: RegExp | string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions of ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const open = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const row = (name: string) => screen.getByRole('listitem', { name });
const section = (name: string) => screen.getByRole('region', { name });
const toTheme = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const saved = () => waitFor(() => expect(screen.getByText('Saved')).toBeVisible());

/** Simulates a browser that can show fonts, which are all this file. */
function showFonts({ store }: Pick<Awaited<ReturnType<typeof setUp>>, 'store'>, path: string): void {
  const bytes = readFileSync(`node_modules/@expo-google-fonts/${path}`);
  for (const { styles } of store.fontFamilies)
    for (const style of styles)
      Object.assign(style, { read: () => Promise.resolve(new FileOfBytes([bytes])) });
  class ShownFont {
    load = () => Promise.resolve(this);
  }
  vi.stubGlobal('FontFace', ShownFont);
  Object.defineProperty(document, 'fonts', { value: new Set(), configurable: true });
}

afterEach(() => vi.unstubAllGlobals());

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}

describe('editing a brand kit', () => {
  it('S4.03 S4.17 adds a colour with hex #000000, and shows within two seconds that it is saved', async () => {
    const { stored } = await setUp();
    await userEvent.click(within(section('Colours')).getByRole('button', { name: 'Add colour' }));
    await type(await screen.findByRole('textbox', { name: 'Name' }), 'Ink');
    expect(within(row('Ink')).getByText('#000000')).toBeVisible();
    expect(screen.getByText('Saving')).toBeVisible();
    await waitFor(() => expect(stored().content.colors.at(-1)).toMatchObject({ name: 'Ink', type: 'hex' }), {
      timeout: 2_000,
    });
    await saved();
  });

  it('H1.18 names the ink of a new spot colour after the colour, editable', async () => {
    const { stored } = await setUp();
    await userEvent.click(within(section('Colours')).getByRole('button', { name: 'Add colour' }));
    await type(await screen.findByRole('textbox', { name: 'Name' }), 'Copper');
    const kind = within(row('Copper')).getByRole('combobox', { name: 'Kind of colour' });
    await userEvent.selectOptions(kind, 'Spot RGB');

    expect(await screen.findByRole('textbox', { name: /^Name of the ink/ })).toHaveValue('Copper');
    await saved();
    expect(stored().content.colors.at(-1)).toMatchObject({ type: 'spotRgb', value: 'Copper' });
    await userEvent.clear(screen.getByRole('textbox', { name: /^Name of the ink/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Name of the ink/ }), 'P 876');
    await waitFor(() => expect(stored().content.colors.at(-1)).toMatchObject({ value: 'P 876' }));
  });

  it('S4.17 keeps changes on the screen when a save fails, and saves them on retry', async () => {
    const { answer, stored } = await setUp();
    const recover = answer('put', ONE, 500, { detail: 'Out of order.' });
    await open('Night');
    const digits = within(row('Night')).getByRole('textbox');
    await type(digits, '#123456');
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('Not saved');
    expect(within(row('Night')).getByText('#123456')).toBeVisible();
    expect(stored().content.colors[0]?.value).toBe('#010058');
    recover();
    await userEvent.click(within(problem).getByRole('button', { name: 'Retry' }));
    await saved();
    expect(stored().content.colors[0]?.value).toBe('#123456');
  });

  it('asks before it overwrites a newer save of another user', async () => {
    const { stored } = await setUp();
    Object.assign(stored(), { revision: 2 });
    await act('Sand', 'Delete…');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete colour' }));
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('has saved this brand kit since you opened it.');
    expect(stored().content.colors).toHaveLength(6);
    await userEvent.click(within(problem).getByRole('button', { name: 'Keep mine' }));
    await saved();
    expect(stored().content.colors).toHaveLength(5);
  });

  it('is saved when it is closed at once', async () => {
    const { stored, unmount } = await setUp();
    await act('Sand', 'Delete…');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete colour' }));
    unmount();
    await waitFor(() => expect(stored().content.colors).toHaveLength(5));
  });
});

describe('the content of a brand kit', () => {
  it('S4.06 refuses a name already used in its section, at the field', async () => {
    await setUp();
    await userEvent.click(within(section('Colours')).getByRole('button', { name: 'Add colour' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(field, ' NIGHT {Enter}');
    expect(field).toHaveAccessibleDescription(/^Another colour of this kit has this name\./);
    expect(field).toHaveValue(' NIGHT ');
  });

  it('S4.07 keeps a font used by styles, and names them', async () => {
    await setUp();
    const remove = within(section('Fonts')).getByRole('button', { name: 'Remove Aurora Text' });
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    remove.focus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('“Text” and “Strong” use this font.');
  });

  it('adds the ticked fonts of the environment', async () => {
    const { stored } = await setUp();
    await userEvent.click(within(section('Fonts')).getByRole('button', { name: 'Add fonts' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add fonts' });
    expect(await within(dialog).findByRole('checkbox', { name: /^Aurora Text/ })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Inter' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add 1 font' }));
    await saved();
    expect(stored().content.fonts.map(({ name }) => name)).toContain('Inter');
    await userEvent.click(within(section('Fonts')).getByRole('button', { name: 'Remove Inter' }));
    expect(within(section('Fonts')).queryByRole('listitem', { name: 'Inter' })).not.toBeInTheDocument();
    await saved();
  });

  it('S4.08 begins a paragraph style with 12 points at 120 % at the left', async () => {
    await setUp();
    const part = section('Paragraph styles');
    await userEvent.click(within(part).getByRole('button', { name: 'Add paragraph style' }));
    await type(await screen.findByRole('textbox', { name: 'Name' }), 'Note');
    const note = within(row('Note'));
    expect(note.getByRole('spinbutton', { name: 'Size' })).toHaveValue('12 pt');
    expect(note.getByRole('spinbutton', { name: 'Line height' })).toHaveValue('120 %');
    expect(note.getByRole('spinbutton', { name: 'Tracking before' })).toHaveValue('0');
    expect(note.getByRole('spinbutton', { name: 'Baseline shift' })).toHaveValue('0 pt');
    expect(note.getByRole('combobox', { name: 'Alignment' })).toHaveDisplayValue('Left');
    await saved();
  });

  it('S4.09 shows styles in a colour as soon as it changes', async () => {
    await setUp();
    await open('Headline');
    const sample = () => screen.getByText(/^Fresh bread/);
    expect(sample()).toHaveStyle({ color: '#010058' });
    await open('Night');
    await type(within(row('Night')).getByRole('textbox'), '#aa0000');
    expect(sample()).toHaveStyle({ color: '#aa0000' });
    await saved();
  });

  it('F6.18 switches features of the font of a style, in one theme or in all', async () => {
    const work = await setUp();
    const { stored } = work;
    showFonts(work, 'noto-serif/400Regular/NotoSerif_400Regular.ttf');
    await open('Headline');
    const features = within(await screen.findByRole('group', { name: 'OpenType features' }));
    expect(features.getByRole('switch', { name: 'Alternate f-hook' })).not.toBeChecked();
    expect(features.getByRole('switch', { name: 'Ligatures' })).toBeChecked();
    expect(features.queryByRole('switch', { name: 'Swashes' })).not.toBeInTheDocument();
    await userEvent.click(features.getByRole('switch', { name: 'Old-style figures' }));
    expect(screen.getByText(/^Fresh bread/)).toHaveStyle({ fontFeatureSettings: '"onum" 1' });
    await toTheme('Autumn');
    await userEvent.click(features.getByRole('switch', { name: 'Ligatures' }));
    await saved();
    const { paragraphStyles, themes } = stored().content;
    expect(paragraphStyles[0]?.fontFeatures).toEqual({ onum: true });
    expect(themes[0]?.paragraphStyles[0]?.fontFeatures).toEqual({ onum: true, liga: false });
    await userEvent.click(
      screen.getByRole('button', { name: 'Reset features of the font to the default theme' }),
    );
    expect(features.getByRole('switch', { name: 'Ligatures' })).toBeChecked();
    await saved();
  });

  it('S4.10 deletes a colour after a list of the styles that use it, which become black', async () => {
    const { stored } = await setUp();
    await act('Night', 'Delete…');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Night?' });
    expect(dialog).toHaveTextContent('“Headline” and “Text” use it and will be #000000 there.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete colour' }));
    await saved();
    expect(stored().content.paragraphStyles[0]?.brandKitColorGuid).toBeNull();
    await open('Headline');
    expect(screen.getByText(/^Fresh bread/)).toHaveStyle({ color: '#000000' });
  });

  it('S2.26 shows that a deleted picture is not available', async () => {
    const { answer } = await setUp();
    answer('get', '/environment/:name/media/:mediaId', 404);
    const tile = screen.getByRole('article', { name: 'Wordmark' });
    await waitFor(() => expect(within(tile).getByText(/Not available|No preview/)).toBeVisible());
  });

  it.each([true, false])('S4.16 has strokes in its styles when the flag is %s', async (hasStroke) => {
    const { stored } = await setUp({ hasStroke });
    const before = stored().content.paragraphStyles[0];
    await open('Headline');
    const headline = within(row('Headline'));
    expect(headline.queryAllByRole('spinbutton', { name: 'Stroke width' })).toHaveLength(hasStroke ? 1 : 0);
    expect(headline.queryAllByRole('combobox', { name: 'Stroke colour' })).toHaveLength(hasStroke ? 1 : 0);
    await type(headline.getByRole('spinbutton', { name: 'Size' }), '30');
    await saved();
    expect(stored().content.paragraphStyles[0]).toEqual({ ...before, fontSize: 30 });
  });
});

describe('the themes of a brand kit', () => {
  it('S4.11 begin with the default one, which can’t be renamed or deleted', async () => {
    await setUp();
    const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual(['Default', 'Autumn', 'Leaf']);
    await userEvent.click(screen.getByRole('button', { name: 'Actions of the theme Default' }));
    for (const name of [/^Rename theme/, /^Delete theme/])
      expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  });

  it('S4.13 change values while adding, renaming and deleting are off, with the reason', async () => {
    const { stored } = await setUp();
    await toTheme('Autumn');
    const add = within(section('Colours')).getByRole('button', { name: 'Add colour' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    add.focus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('A theme changes values only.');
    await userEvent.click(screen.getByRole('button', { name: 'Actions of Night' }));
    for (const name of [/^Rename/, /^Delete/])
      expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await open('Sand');
    const digits = within(row('Sand')).getAllByRole('spinbutton')[0];
    if (!digits) throw new Error('The colour has no field.');
    await type(digits, '50');
    await saved();
    expect(stored().content.colors[3]?.value).toMatchObject({ c: 0 });
    expect(stored().content.themes[0]?.colors).toContainEqual(
      expect.objectContaining({ guid: 'sand', value: { c: 0.5, m: 0.03, y: 0.09, k: 0.04 } }),
    );
  });

  it('S4.12 S4.14 inherit from the default theme except for overrides, and fully again after a reset', async () => {
    const { stored } = await setUp();
    await open('Headline');
    const size = () => within(row('Headline')).getByRole('spinbutton', { name: 'Size' });
    const lines = () => within(row('Headline')).getByRole('spinbutton', { name: 'Line height' });
    await type(size(), '30');
    await type(lines(), '110');
    await toTheme('Autumn');
    expect([size(), lines()].map((field) => (field as HTMLInputElement).value)).toEqual(['32 pt', '110 %']);
    await userEvent.click(screen.getByRole('button', { name: 'Reset size to the default theme' }));
    expect(size()).toHaveValue('30 pt');
    await saved();
    expect(stored().content.themes[0]?.paragraphStyles).toEqual([]);
  });

  it('are added, renamed and deleted', async () => {
    const { stored } = await setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Add theme' }));
    await type(await screen.findByRole('textbox', { name: 'Name' }), 'Winter');
    expect(screen.getByRole('radio', { name: 'Winter' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Actions of the theme Winter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete theme…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete theme' }));
    expect(screen.getByRole('radio', { name: 'Default' })).toBeChecked();
    await saved();
    expect(stored().content.themes.map(({ name }) => name)).toEqual(['Autumn', 'Leaf']);
  });
});

const SECTIONS = [
  ['Colours', 'Add colour', 'Add a colour'],
  ['Fonts', 'Add fonts', 'Add fonts'],
  ['Media', 'Add picture', 'Add a picture'],
  ['Paragraph styles', 'Add paragraph style', 'Add a paragraph style'],
  ['Character styles', 'Add character style', 'Add a character style'],
] as const;

describe('a brand kit without entries', () => {
  it.each(SECTIONS)('H1.01 opens the dialog of the empty section %s', async (name, verb, title) => {
    await setUp({ isEmpty: true });
    await userEvent.click(within(section(name)).getByRole('button', { name: verb }));
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  });

  it.each(SECTIONS)('H1.01 answers each enabled button of the empty section %s', async (name, verb) => {
    const pressed = await pressEachButton(async () => {
      await setUp({ isEmpty: true });
      return { part: () => section(name) };
    });
    expect(pressed).toEqual([verb]);
  });

  it('H1.01 gets its first colour', async () => {
    const { stored } = await setUp({ isEmpty: true });
    await userEvent.click(within(section('Colours')).getByRole('button', { name: 'Add colour' }));
    await type(await screen.findByRole('textbox', { name: 'Name' }), 'Ink');
    expect(row('Ink')).toBeVisible();
    await saved();
    expect(stored().content.colors.map((colour) => colour.name)).toEqual(['Ink']);
  });
});
