import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ExpandableRow } from '@/components/ExpandableRow';

describe('ExpandableRow', () => {
  it('has its open state, shows its content only then, and a menu only with actions', async () => {
    const onOpenChange = vi.fn();
    const row = (open: boolean) => (
      <ul>
        <ExpandableRow name="Inter" open={open} onOpenChange={onOpenChange}>
          Eight styles
        </ExpandableRow>
      </ul>
    );
    const { rerender } = render(row(false));
    const toggle = screen.getByRole('button', { name: 'Inter' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Eight styles')).toBeNull();
    await userEvent.click(toggle);
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    rerender(row(true));
    expect(screen.getByText('Eight styles')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    expect(screen.queryByRole('button', { name: 'Actions of Inter' })).toBeNull();
  });
});
