import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { CmykConverter } from '@/components/ColourInput';
import { ColourField } from '@/editor/template/properties';
import { newPlacement, newShapeFrame, type ColourUse, type Document } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { emptyDocument } from '../../../engine/support/sampleDocument';
import { changed } from '../support/openEditor';

const converter: CmykConverter = {
  toRgb: ({ k }) => ({ r: 255 - k, g: 255 - k, b: 255 - k }),
  toCmyk: ({ r }) => ({ c: 0, m: 0, y: 0, k: Math.round((255 - r) / 2.55) }),
};
const loads = () => Promise.resolve(converter);
const fails = () => Promise.reject(new Error('offline'));

const withBrandColour = (): Document =>
  changed(emptyDocument(), [
    {
      kind: 'setBrandColour',
      colorId: 'red',
      color: { name: 'House red', color: { type: 'hex', value: '#cc0011' } },
    },
  ]);

interface Given {
  value?: ColourUse;
  document?: Document;
  loadConverter?: () => Promise<CmykConverter>;
}

/** Renders the field with its popover open, and returns its change callback. */
async function openField({ value: start, document = emptyDocument(), loadConverter = loads }: Given = {}) {
  const onChange = vi.fn<(use: ColourUse) => void>();
  function Kept() {
    const [value, setValue] = useState(start);
    const change = (next: ColourUse) => {
      setValue(next);
      onChange(next);
    };
    return (
      <ColourField
        label="Fill"
        onChange={change}
        value={value}
        document={document}
        loadConverter={loadConverter}
      />
    );
  }
  render(<Kept />);
  await userEvent.click(screen.getByRole('button', { name: /Fill/ }));
  const popover = within(await screen.findByRole('dialog', { name: 'Fill' }));
  const part = (name: string) => popover.getByRole(name === 'Hex' ? 'textbox' : 'spinbutton', { name });
  const turnTo = (tab: string) => userEvent.click(popover.getByRole('tab', { name: tab }));
  const type = async (name: string, text: string) => {
    await userEvent.clear(part(name));
    await userEvent.type(part(name), text);
    await userEvent.tab();
  };
  return { onChange, popover, part, turnTo, type };
}

const local = (color: Extract<ColourUse, { type: 'local' }>['color'], opacity = 1): ColourUse => ({
  type: 'local',
  color,
  opacity,
});

const TABS = ['Hex', 'RGB', 'CMYK', 'Spot'];
const channel = fc.integer({ min: 0, max: 255 });
const part = fc.double({ min: 0, max: 1, noNaN: true });
const digits = fc.constantFrom('#000000', '#ABCDEF', '#12345678', '#fff');
const ink = fc.constantFrom('House', 'PANTONE 485 C');
const screenParts = { r: channel, g: channel, b: channel };
const inkParts = { c: part, m: part, y: part, k: part };

/** A colour of every kind in documents, and one of the brand kit. */
const anyColour: fc.Arbitrary<ColourUse> = fc.oneof(
  fc.constant<ColourUse>({ type: 'brandKit', colorId: 'red', opacity: 0.5 }),
  fc
    .oneof(
      fc.record({ type: fc.constant('hex' as const), value: digits }),
      fc.record({ type: fc.constant('rgb' as const), ...screenParts }),
      fc.record({ type: fc.constant('cmyk' as const), ...inkParts }),
      fc.record({ type: fc.constant('spotHex' as const), ink, value: digits }),
      fc.record({ type: fc.constant('spotRgb' as const), ink, ...screenParts }),
      fc.record({ type: fc.constant('spotCmyk' as const), ink, ...inkParts }),
      fc.record({ type: fc.constant('gray' as const), gray: part }),
      fc.record({ type: fc.constant('hsl' as const), h: part, s: part, l: part }),
    )
    .map((color): ColourUse => ({ type: 'local', color, opacity: 1 })),
);

describe('a colour among the properties', () => {
  it('S10.29 opens at #000000 for a new colour without changing it', async () => {
    const { onChange, part } = await openField();
    expect(part('Hex')).toHaveValue('#000000');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('S10.29 accepts hex digits, RGB and CMYK, each in its tab', async () => {
    const { onChange, part, turnTo, type } = await openField();
    await type('Hex', '#336699');
    expect(onChange).toHaveBeenLastCalledWith(local({ type: 'hex', value: '#336699' }));
    await turnTo('RGB');
    expect(part('Green')).toHaveValue('102');
    await type('Red', '0');
    expect(onChange).toHaveBeenLastCalledWith(local({ type: 'rgb', r: 0, g: 102, b: 153 }));
    await turnTo('CMYK');
    await waitFor(() => expect(part('Black')).toHaveValue('100%'));
    await type('Cyan', '12,5');
    expect(onChange).toHaveBeenLastCalledWith(local({ type: 'cmyk', c: 0.125, m: 0, y: 0, k: 1 }));
  });

  it.each([
    ['CMYK', { type: 'spotCmyk', ink: 'House', c: 0, m: 0, y: 0, k: 0.8 }],
    ['RGB', { type: 'spotRgb', ink: 'House', r: 51, g: 51, b: 51 }],
    ['Hex', { type: 'spotHex', ink: 'House', value: '#333333' }],
  ] as const)('S10.29 takes a spot colour shown as %s, once its ink has a name', async (kind, color) => {
    const { onChange, popover, turnTo } = await openField({
      value: local({ type: 'hex', value: '#333333' }),
    });
    await turnTo('Spot');
    await userEvent.selectOptions(popover.getByRole('combobox', { name: 'Shown as' }), kind);
    await popover.findByRole('textbox', { name: 'Name of the ink' });
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.type(popover.getByRole('textbox', { name: 'Name of the ink' }), 'House');
    expect(onChange).toHaveBeenLastCalledWith(local(color));
  });

  it('S10.29 accepts the name of an ink while it is typed', async () => {
    const { onChange, popover, turnTo } = await openField({
      value: local({ type: 'spotHex', ink: 'House', value: '#333333' }),
    });
    await turnTo('Spot');
    await userEvent.type(popover.getByRole('textbox', { name: 'Name of the ink' }), ' Red ');
    expect(popover.getByRole('textbox', { name: 'Name of the ink' })).toHaveValue('House Red ');
    expect(onChange).toHaveBeenLastCalledWith(local({ type: 'spotHex', ink: 'House Red', value: '#333333' }));
  });

  it('S10.29 offers the visible colours in use, each once', async () => {
    const fill = (colour: ColourUse) => ({ type: 'color' as const, color: colour });
    const ink = local({ type: 'cmyk', c: 0, m: 0.65, y: 0.81, k: 0.06 });
    const frame = (frameId: string): Operation => ({
      kind: 'addFrame',
      layoutId: 'a4',
      pageId: 'page',
      frameId,
      frame: { ...newShapeFrame(frameId), fill: fill(ink) },
      placement: newPlacement('shape', { x: 0, y: 0, width: 10, height: 10 }),
    });
    const document = changed(withBrandColour(), [frame('one'), frame('other')]);
    const { onChange, popover } = await openField({
      document,
      value: local({ type: 'hex', value: '#111111' }),
    });
    const used = within(popover.getByRole('group', { name: 'In this template' }));
    // The second one is that of the page.
    expect(used.getAllByRole('button').map((swatch) => swatch.getAttribute('aria-label'))).toEqual([
      'CMYK 0 65 81 6',
      '#FFFFFF',
    ]);
    await userEvent.click(used.getByRole('button', { name: 'CMYK 0 65 81 6' }));
    expect(onChange).toHaveBeenLastCalledWith(ink);
  });

  it('S10.29 offers the swatches of the brand kit and marks the used one', async () => {
    const { onChange, popover } = await openField({ document: withBrandColour() });
    const swatch = popover.getByRole('button', { name: 'House red' });
    expect(swatch).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(swatch);
    expect(onChange).toHaveBeenLastCalledWith({ type: 'brandKit', colorId: 'red', opacity: 1 });
    expect(swatch).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('group', { name: 'Fill', hidden: true })).toHaveTextContent('House red');
  });

  it('S10.29 keeps the opacity with the colour, by its field and by eight digits', async () => {
    const { onChange, type } = await openField({ value: local({ type: 'hex', value: '#112233' }) });
    await type('Opacity', '40');
    expect(onChange).toHaveBeenLastCalledWith(local({ type: 'hex', value: '#112233' }, 0.4));
    await type('Hex', '#445566');
    expect(onChange).toHaveBeenLastCalledWith(local({ type: 'hex', value: '#445566' }, 0.4));
    await type('Hex', '#44556680');
    expect(onChange).toHaveBeenLastCalledWith(local({ type: 'hex', value: '#445566' }, 0.5));
  });

  it('H1.04 is the same after every tab was opened, for every kind of colour', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyColour,
        fc.shuffledSubarray(TABS, { minLength: TABS.length }),
        async (value, order) => {
          const { onChange, turnTo, popover } = await openField({ value, document: withBrandColour() });
          for (const tab of order) await turnTo(tab);
          for (const kind of popover.queryAllByRole('combobox', { name: 'Shown as' }))
            await userEvent.selectOptions(kind, 'Hex');
          await userEvent.keyboard('{Escape}');
          expect(onChange).not.toHaveBeenCalled();
          cleanup();
        },
      ),
      { numRuns: 25 },
    );
  });

  it('H1.04 warns before a change in another tab drops the ink', async () => {
    const { onChange, popover, turnTo, type } = await openField({
      value: local({ type: 'spotCmyk', ink: 'House', c: 0, m: 0, y: 0, k: 0.8 }),
    });
    await turnTo('RGB');
    expect(popover.getByText(/A change here drops the ink House\./)).toBeVisible();
    await type('Blue', '255');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(local({ type: 'rgb', r: 175, g: 175, b: 255 }));
    expect(popover.queryByText(/A change here drops/)).toBeNull();
  });

  it('H1.04 warns that a change drops the link to the brand kit', async () => {
    const { onChange, popover, type } = await openField({
      value: { type: 'brandKit', colorId: 'red', opacity: 1 },
      document: withBrandColour(),
    });
    expect(popover.getByText('A change here drops the link to House red.')).toBeVisible();
    await type('Hex', '#cc0022');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(local({ type: 'hex', value: '#cc0022' }));
  });

  it('H1.04 becomes a colour of the tab by its button', async () => {
    const { onChange, popover, turnTo } = await openField({
      value: local({ type: 'hex', value: '#123456' }),
    });
    await turnTo('RGB');
    await userEvent.click(popover.getByRole('button', { name: 'Convert to RGB' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(local({ type: 'rgb', r: 18, g: 52, b: 86 }));
    expect(popover.queryByRole('button', { name: /^Convert/ })).toBeNull();
  });

  it('F5.09 has sliders that follow a picked swatch, and keep their places while they are moved', async () => {
    const { popover, onChange } = await openField({
      value: local({ type: 'hex', value: '#00ff00' }),
      document: withBrandColour(),
    });
    const hue = () => popover.getByRole('slider', { name: 'Hue' });
    expect(hue()).toHaveValue('120');
    await userEvent.click(popover.getByRole('button', { name: 'House red' }));
    expect(hue()).toHaveValue('355');
    // A grey has no hue of its own.
    fireEvent.change(popover.getByRole('slider', { name: 'Saturation' }), { target: { value: '0' } });
    expect(onChange).toHaveBeenLastCalledWith(local({ type: 'hex', value: '#cccccc' }));
    expect(hue()).toHaveValue('355');
  });

  it('S10.30 reports in the CMYK tab that the conversion could not be loaded; other tabs work', async () => {
    const { onChange, popover, part, turnTo, type } = await openField({
      value: local({ type: 'hex', value: '#112233' }),
      loadConverter: fails,
    });
    await turnTo('CMYK');
    expect(await popover.findByText('Failed to load CMYK conversion library')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
    await turnTo('RGB');
    expect(popover.queryByText('Failed to load CMYK conversion library')).toBeNull();
    await type('Blue', '255');
    expect(onChange).toHaveBeenLastCalledWith(local({ type: 'rgb', r: 17, g: 34, b: 255 }));
    await turnTo('Spot');
    await userEvent.type(popover.getByRole('textbox', { name: 'Name of the ink' }), 'Ink');
    expect(onChange).toHaveBeenLastCalledWith(local({ type: 'spotRgb', ink: 'Ink', r: 17, g: 34, b: 255 }));
    await turnTo('Hex');
    expect(part('Hex')).toHaveValue('#1122ff');
  });

  it('S10.30 shows an ink colour in the other tabs without the conversion too', async () => {
    const { popover, part, turnTo, type, onChange } = await openField({
      value: local({ type: 'cmyk', c: 0, m: 0, y: 0, k: 1 }),
      loadConverter: fails,
    });
    expect(await popover.findByText('Failed to load CMYK conversion library')).toBeVisible();
    expect(part('Black')).toHaveValue('100%');
    await turnTo('Hex');
    expect(onChange).not.toHaveBeenCalled();
    await type('Hex', '#ffffff');
    expect(onChange).toHaveBeenLastCalledWith(local({ type: 'hex', value: '#ffffff' }));
  });
});
