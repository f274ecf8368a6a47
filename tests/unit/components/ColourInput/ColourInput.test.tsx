import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  type CmykConverter,
  ColourInput,
  type ColourInputProps,
  type ColourValue,
} from '@/components/ColourInput';

const converter: CmykConverter = {
  toRgb: ({ k }) => ({ r: 255 - k, g: 255 - k, b: 255 - k }),
  toCmyk: ({ r }) => ({ c: 0, m: 0, y: 0, k: Math.round((255 - r) / 2.55) }),
};

function Kept({ value: initial, onValueChange, ...rest }: Partial<ColourInputProps>) {
  const [value, setValue] = useState<ColourValue | undefined>(initial);
  return (
    <ColourInput
      label="Fill"
      loadConverter={loadConverter}
      {...rest}
      {...(value ? { value } : {})}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const loadConverter = () => Promise.resolve(converter);
const part = (name: string) => screen.getByLabelText(name);
const kind = () => screen.getByRole('combobox', { name: 'Kind of colour' });

async function enter(name: string, text: string): Promise<void> {
  await userEvent.clear(part(name));
  await userEvent.type(part(name), text);
  await userEvent.tab();
}

describe('ColourInput', () => {
  it('R3.64 is #000000 by default', () => {
    render(<ColourInput label="Fill" onValueChange={vi.fn()} />);
    expect(part('Hex')).toHaveValue('#000000');
  });

  it('R3.63 offers hex, RGB and CMYK, each also as a named spot colour', async () => {
    const onValueChange = vi.fn();
    render(<Kept value={{ type: 'hex', value: '#333333' }} onValueChange={onValueChange} />);
    const expected: [string, ColourValue][] = [
      ['RGB', { type: 'rgb', value: { r: 51, g: 51, b: 51 } }],
      ['CMYK', { type: 'cmyk', value: { c: 0, m: 0, y: 0, k: 80 } }],
      ['Spot CMYK', { type: 'spotCmyk', name: '', value: { c: 0, m: 0, y: 0, k: 80 } }],
      ['Spot RGB', { type: 'spotRgb', name: '', value: { r: 175, g: 175, b: 175 } }],
      ['Spot hex', { type: 'spotHex', name: '', value: '#afafaf' }],
      ['Hex', { type: 'hex', value: '#afafaf' }],
    ];
    for (const [option, colour] of expected) {
      await userEvent.selectOptions(kind(), option);
      await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(colour));
    }
  });

  it('H1.04 shows that another kind dropped the ink, and restores it in one step', async () => {
    const onValueChange = vi.fn();
    const ink = { type: 'spotHex', name: 'House', value: '#ff0000' } as const;
    render(<Kept value={ink} onValueChange={onValueChange} />);
    await userEvent.selectOptions(kind(), 'RGB');
    expect(screen.getByText('The ink House was replaced by RGB.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Bring the ink back' }));
    expect(onValueChange).toHaveBeenLastCalledWith(ink);
    expect(screen.queryByText(/was replaced/)).toBeNull();
  });

  it('keeps the name of a spot colour through its kinds', async () => {
    const onValueChange = vi.fn();
    render(<Kept value={{ type: 'spotHex', name: '', value: '#ff0000' }} onValueChange={onValueChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the ink' }), 'House red');
    await userEvent.selectOptions(kind(), 'Spot RGB');
    expect(onValueChange).toHaveBeenLastCalledWith({
      type: 'spotRgb',
      name: 'House red',
      value: { r: 255, g: 0, b: 0 },
    });
  });

  it('R5.40 accepts 3, 6 or 8 digits after #, and explains any other error', async () => {
    const onValueChange = vi.fn();
    render(<Kept onValueChange={onValueChange} />);
    for (const [text, value] of [
      ['#0AF', '#00aaff'],
      ['#5F30E2', '#5f30e2'],
      ['#5f30e2cc', '#5f30e2cc'],
    ] as const) {
      await enter('Hex', text);
      expect(onValueChange).toHaveBeenLastCalledWith({ type: 'hex', value });
      expect(part('Hex')).toHaveValue(value);
    }
    onValueChange.mockClear();
    for (const text of ['5f30e2', '#12', '#12345', '#ggg', 'red']) {
      await enter('Hex', text);
      expect(part('Hex')).toBeInvalid();
      expect(part('Hex')).toHaveValue(text);
      expect(part('Hex')).toHaveAccessibleDescription(/3, 6 or 8 digits/u);
    }
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.type(part('Hex'), '{Escape}');
    expect(part('Hex')).toHaveValue('#5f30e2cc');
    expect(part('Hex')).toBeValid();
  });

  it('R5.41 accepts channels from 0 to 255', async () => {
    const onValueChange = vi.fn();
    render(<Kept value={{ type: 'rgb', value: { r: 1, g: 2, b: 3 } }} onValueChange={onValueChange} />);
    await enter('Green', '255');
    expect(onValueChange).toHaveBeenLastCalledWith({ type: 'rgb', value: { r: 1, g: 255, b: 3 } });
    onValueChange.mockClear();
    for (const text of ['256', '-1', '1.5', 'x']) {
      await enter('Green', text);
      expect(part('Green')).toBeInvalid();
    }
    expect(onValueChange).not.toHaveBeenCalled();
    expect(part('Green')).toHaveAccessibleDescription('Green is a whole number from 0 to 255.');
  });

  it('R5.41 accepts percentages from 0 to 100', async () => {
    const onValueChange = vi.fn();
    render(
      <Kept value={{ type: 'cmyk', value: { c: 0, m: 0, y: 0, k: 0 } }} onValueChange={onValueChange} />,
    );
    await enter('Black', '12,5 %');
    expect(onValueChange).toHaveBeenLastCalledWith({ type: 'cmyk', value: { c: 0, m: 0, y: 0, k: 12.5 } });
    expect(part('Black')).toHaveValue('12.5%');
    onValueChange.mockClear();
    for (const text of ['100.1', '-1', 'x']) {
      await enter('Black', text);
      expect(part('Black')).toBeInvalid();
    }
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('steps a part by arrow and page keys and stops at its ends', async () => {
    render(<Kept value={{ type: 'rgb', value: { r: 250, g: 0, b: 0 } }} />);
    await userEvent.type(part('Red'), '{ArrowUp}');
    expect(part('Red')).toHaveValue('251');
    await userEvent.type(part('Red'), '{PageUp}');
    expect(part('Red')).toHaveValue('255');
  });

  it('R8.23 reports that the conversion could not be loaded, keeps the colour, and retries', async () => {
    const onValueChange = vi.fn();
    const load = vi.fn<() => Promise<CmykConverter>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(converter);
    render(
      <Kept value={{ type: 'hex', value: '#000000' }} loadConverter={load} onValueChange={onValueChange} />,
    );
    expect(load).not.toHaveBeenCalled();
    await userEvent.selectOptions(kind(), 'CMYK');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load CMYK conversion library');
    expect(kind()).toHaveValue('hex');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(kind()).toHaveValue('cmyk'));
    expect(part('Black')).toHaveValue('100%');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('picks by sliders, and keeps the opacity of the digits', async () => {
    const onValueChange = vi.fn();
    render(<Kept value={{ type: 'hex', value: '#ff000080' }} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Pick a colour, now #ff0000' }));
    const hue = await screen.findByRole('slider', { name: 'Hue' });
    expect(hue).toHaveAttribute('aria-valuetext', '0°');
    fireEvent.change(hue, { target: { value: '120' } });
    expect(onValueChange).toHaveBeenLastCalledWith({ type: 'hex', value: '#00ff0080' });
    expect(screen.queryByRole('button', { name: 'Take from the screen' })).toBeNull();
  });

  it('picks a colour from the screen when the browser supports it', async () => {
    const onValueChange = vi.fn();
    vi.stubGlobal(
      'EyeDropper',
      class {
        open = () => Promise.resolve({ sRGBHex: '#12ab34' });
      },
    );
    render(<Kept value={{ type: 'rgb', value: { r: 0, g: 0, b: 0 } }} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: /Pick a colour/u }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take from the screen' }));
    expect(onValueChange).toHaveBeenLastCalledWith({ type: 'rgb', value: { r: 18, g: 171, b: 52 } });
    vi.unstubAllGlobals();
  });
});
