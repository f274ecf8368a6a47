import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/Button';

describe('Button', () => {
  it('keeps the focus and ignores presses while pending', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    rerender(
      <Button onClick={onClick} pending>
        Save
      </Button>,
    );
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('does not submit its form while it has a reason not to', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" disabledReason="No seat is free.">
          Save
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'x{Enter}');
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows its disabled reason on keyboard focus', async () => {
    render(<Button disabledReason="No seat is free.">Save</Button>);
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('No seat is free.');
    expect(screen.getByRole('button')).toHaveAccessibleDescription('No seat is free.');
  });
});
