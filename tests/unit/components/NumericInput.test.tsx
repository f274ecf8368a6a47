import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NumericInput, type NumericInputProps } from '@/components/NumericInput';

function Kept({ onValueChange, value: initial, ...rest }: Partial<NumericInputProps>) {
  const [value, setValue] = useState(initial);
  return (
    <NumericInput
      label="Width"
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const input = () => screen.getByRole('spinbutton', { name: 'Width' });

async function enter(text: string): Promise<void> {
  await userEvent.clear(input());
  await userEvent.type(input(), text);
  await userEvent.tab();
}

describe('NumericInput', () => {
  it('R5.30 keeps a typed comma as the separator shown', async () => {
    const onValueChange = vi.fn();
    render(<Kept value={1} onValueChange={onValueChange} />);
    await enter('-12,5');
    expect(onValueChange).toHaveBeenLastCalledWith(-12.5);
    expect(input()).toHaveValue('-12,5');
    await userEvent.type(input(), '{ArrowUp}');
    expect(input()).toHaveValue('-11,5');
  });

  it('R5.31 R5.33 F7.30 reverts to the last accepted value, with the reason', async () => {
    const onValueChange = vi.fn();
    render(<Kept value={5} min={0} max={10} onValueChange={onValueChange} />);
    for (const [text, reason] of [
      ['1.234,5', '“1.234,5” is no number here.'],
      ['11', 'The most is 10.'],
      ['-1', 'The least is 0.'],
      ['abc', '“abc” is no number here.'],
    ] as const) {
      await enter(text);
      expect(input()).toHaveValue('5');
      expect(screen.getByRole('alert')).toHaveTextContent(reason);
    }
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('R5.32 clamps steps and values set by code', async () => {
    const { rerender } = render(<NumericInput label="Width" value={99} max={10} onValueChange={vi.fn()} />);
    expect(input()).toHaveValue('10');
    expect(input()).toHaveAttribute('aria-valuenow', '10');
    rerender(<Kept key="kept" value={9.5} max={10} />);
    await userEvent.type(input(), '{ArrowUp}{ArrowUp}');
    expect(input()).toHaveValue('10');
  });

  it('R5.34 rounds to the given decimals, by default two', async () => {
    const { rerender } = render(<Kept value={1} />);
    await enter('1.005');
    expect(input()).toHaveValue('1.01');
    rerender(<Kept key="whole" value={1} decimals={0} />);
    await enter('2.5');
    expect(input()).toHaveValue('3');
  });

  it('R5.35 keeps the unit', async () => {
    render(<Kept value={12} unit="mm" />);
    expect(input()).toHaveValue('12 mm');
    await enter('13,25');
    expect(input()).toHaveValue('13,25 mm');
    await enter('14 mm');
    expect(input()).toHaveValue('14 mm');
  });

  it('R5.36 steps by 1 by default, ten times that by page keys', async () => {
    const { rerender } = render(<Kept value={5} />);
    await userEvent.type(input(), '{ArrowUp}');
    expect(input()).toHaveValue('6');
    await userEvent.type(input(), '{PageDown}');
    expect(input()).toHaveValue('-4');
    rerender(<Kept key="half" value={5} step={0.5} />);
    await userEvent.type(input(), '{ArrowDown}');
    expect(input()).toHaveValue('4.5');
  });

  it('reports each valid number while typing, with the option', async () => {
    const onValueChange = vi.fn();
    render(<Kept value={50} min={10} max={500} followsTyping onValueChange={onValueChange} />);
    await userEvent.clear(input());
    await userEvent.type(input(), '12,5x');
    expect(onValueChange.mock.calls).toEqual([[12], [12.5]]);
    expect(input()).toHaveValue('12,5x');
    await userEvent.tab();
    expect(onValueChange.mock.calls).toEqual([[12], [12.5], [50]]);
    expect(input()).toHaveValue('50');
  });

  it('F7.30 forgets the reason with the next letter or step', async () => {
    render(<Kept value={5} max={10} />);
    await enter('11');
    expect(screen.getByRole('alert')).toHaveTextContent('The most is 10.');
    await userEvent.type(input(), '{ArrowDown}');
    expect(screen.queryByText('The most is 10.')).toBeNull();
    await userEvent.clear(input());
    await userEvent.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('Type a number.');
    expect(input()).toHaveValue('4');
  });

  it.each([false, true])('F7.31 can be cleared when optional (followed: %s)', async (followsTyping) => {
    const onClear = vi.fn();
    render(<Kept value={5} followsTyping={followsTyping} onClear={onClear} placeholder="How wide?" />);
    await userEvent.clear(input());
    await userEvent.tab();
    expect(onClear).toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input()).toHaveAttribute('placeholder', 'How wide?');
  });

  it('handles Escape without closing a dialog around it', async () => {
    const onKeyDown = vi.fn();
    render(
      <div onKeyDown={onKeyDown}>
        <Kept value={5} />
      </div>,
    );
    await userEvent.type(input(), '9{Escape}');
    expect(input()).toHaveValue('5');
    expect(onKeyDown.mock.calls.filter(([event]) => event.key === 'Escape')).toEqual([]);
  });
});
