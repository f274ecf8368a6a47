import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '@/components/Menu';

describe('Menu', () => {
  it('returns the focus before it closes', async () => {
    const onSelect = vi.fn();
    render(
      <Menu label="Actions" entries={[{ id: 'rename', label: 'Rename', onSelect }]}>
        <button type="button">Actions</button>
      </Menu>,
    );
    const trigger = screen.getByRole('button', { name: 'Actions' });
    fireEvent.click(trigger);
    const item = await screen.findByRole('menuitem', { name: 'Rename' });
    item.focus();
    fireEvent.click(item);
    expect(onSelect).toHaveBeenCalledOnce();
    expect(trigger).toHaveFocus();
  });
});
