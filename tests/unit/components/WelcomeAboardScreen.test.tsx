import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { WelcomeAboardScreen } from '@/components/WelcomeAboardScreen';

const firstName = () => screen.getByRole('textbox', { name: 'First name' });
const lastName = () => screen.getByRole('textbox', { name: 'Last name' });
const button = () => screen.getByRole('button', { name: 'Get started' });

describe('WelcomeAboardScreen', () => {
  it('R5.01 R5.02 requires both names, also when they are only spaces', async () => {
    const onSubmit = vi.fn();
    render(<WelcomeAboardScreen onSubmit={onSubmit} />);
    expect(screen.queryByText('First name is required.')).toBeNull();
    await userEvent.type(lastName(), '   ');
    await userEvent.click(button());
    expect(firstName()).toHaveAccessibleDescription('First name is required.');
    expect(lastName()).toHaveAccessibleDescription('Last name is required.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each(['First name', 'Last name'])('R2.58 R5.03 Enter in %s sends the trimmed values', async (name) => {
    const onSubmit = vi.fn();
    render(<WelcomeAboardScreen onSubmit={onSubmit} />);
    await userEvent.type(firstName(), '  Demo ');
    await userEvent.type(lastName(), ' User  ');
    await userEvent.type(screen.getByRole('textbox', { name }), '{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ firstName: 'Demo', lastName: 'User' });
  });

  it('R5.04 clears the server error message on typing', async () => {
    const onServerErrorClear = vi.fn();
    render(
      <WelcomeAboardScreen
        onSubmit={vi.fn()}
        serverError="It broke."
        onServerErrorClear={onServerErrorClear}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('It broke.');
    await userEvent.type(firstName(), 'D');
    expect(onServerErrorClear).toHaveBeenCalledOnce();
  });

  it('R5.05 is disabled while saving, by press and by Enter', async () => {
    const onSubmit = vi.fn();
    const names = { firstName: 'Demo', lastName: 'User' };
    render(<WelcomeAboardScreen onSubmit={onSubmit} pending initialValues={names} />);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button());
    await userEvent.type(lastName(), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
