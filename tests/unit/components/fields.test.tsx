import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TextArea } from '@/components/TextArea';
import { TextField } from '@/components/TextField';

describe('TextField', () => {
  it('R5.29 marks a required label with " *", outside its name', () => {
    render(<TextField label="Name" required />);
    expect(screen.getByText(/Name/)).toHaveTextContent('Name *');
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
  });

  it('R5.37 truncates typed and programmatic values', async () => {
    const onChange = vi.fn();
    render(<TextField label="Name" maxLength={5} onChange={onChange} />);
    const input = screen.getByRole('textbox');
    await userEvent.type(input, 'abcdefgh');
    expect(input).toHaveValue('abcde');
    fireEvent.change(input, { target: { value: 'zyxwvutsr' } });
    expect(input).toHaveValue('zyxwv');
    expect(onChange).toHaveBeenCalled();
  });

  it('R5.38 counts down, controlled or not', async () => {
    const { rerender } = render(<TextField label="Name" maxLength={10} defaultValue="abc" />);
    expect(screen.getByText(/left/)).toHaveTextContent('7 characters left');
    await userEvent.type(screen.getByRole('textbox'), 'd');
    expect(screen.getByText(/left/)).toHaveTextContent('6 characters left');
    rerender(<TextField key="controlled" label="Name" maxLength={10} value="abcde" onChange={vi.fn()} />);
    expect(screen.getByText(/left/)).toHaveTextContent('5 characters left');
  });

  it('R4.07 has the validation states success and error', () => {
    const { rerender } = render(<TextField label="Name" success="It is free." />);
    expect(screen.getByRole('textbox')).toHaveAttribute('data-state', 'success');
    expect(screen.getByRole('textbox')).toBeValid();
    rerender(<TextField label="Name" success="It is free." error="It is taken." />);
    expect(screen.getByRole('textbox')).toHaveAttribute('data-state', 'error');
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('It is taken.');
  });
});

describe('TextArea', () => {
  it('R5.39 shows five rows by default', () => {
    const { rerender } = render(<TextArea label="Description" />);
    expect(screen.getByRole('textbox')).toHaveAttribute('rows', '5');
    rerender(<TextArea label="Description" rows={2} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('rows', '2');
  });
});
