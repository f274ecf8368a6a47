import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { MultiSelect } from '@/components/MultiSelect';

const OPTIONS = [
  { value: 'a', label: 'Designers' },
  { value: 'b', label: 'Editors' },
  { value: 'c', label: 'Everyone', disabled: true },
  { value: 'd', label: 'Printers' },
];

function Kept({ initial = [] }: { initial?: string[] }) {
  const [values, setValues] = useState<readonly string[]>(initial);
  return <MultiSelect label="Groups" options={OPTIONS} values={values} onValuesChange={setValues} />;
}

const field = () => screen.getByRole('combobox', { name: 'Groups' });
const chosen = () => screen.queryAllByRole('button', { name: /^Remove/u }).map((one) => one.ariaLabel);

/* jsdom has no layout, so it can't scroll either. */
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('MultiSelect', () => {
  it('selects several by keyboard with the list open, and removes them', async () => {
    render(<Kept />);
    await userEvent.type(field(), 'edi{Enter}');
    expect(chosen()).toEqual(['Remove Editors']);
    expect(await screen.findByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.type(field(), 'prin{Enter}');
    expect(chosen()).toEqual(['Remove Editors', 'Remove Printers']);
    expect(screen.getByRole('option', { name: 'Printers' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.type(field(), '{Enter}');
    expect(chosen()).toEqual(['Remove Editors']);
    await userEvent.type(field(), '{Backspace}');
    expect(chosen()).toEqual([]);
  });

  it('does not choose a disabled option', async () => {
    render(<Kept />);
    await userEvent.type(field(), 'every{Enter}');
    expect(chosen()).toEqual([]);
  });

  it('keeps the focus when a choice is removed', async () => {
    render(<Kept initial={['a', 'd']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Designers' }));
    expect(chosen()).toEqual(['Remove Printers']);
    expect(field()).toHaveFocus();
  });
});
