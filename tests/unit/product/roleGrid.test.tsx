import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { EnvironmentRoleHeld } from '@/domain/access';
import { RoleGrid } from '@/product/RoleGrid';

function Grid() {
  const [value, setValue] = useState<readonly EnvironmentRoleHeld[]>([]);
  return (
    <RoleGrid
      label="Roles of Robin"
      environments={[{ guid: 'e1', name: 'Aurora sandbox', type: 'sandbox' }]}
      roles={['User', 'EnvironmentAdmin']}
      value={value}
      onValueChange={setValue}
      throughOf={({ role }) => (role === 'User' ? ['Reviewers'] : [])}
    />
  );
}

const box = (role: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `${role} in Aurora sandbox` });

describe('the grid of roles', () => {
  it('R7.37 shows a group role as partial, with the group’s name', async () => {
    render(<Grid />);
    expect(box('End User')).toBePartiallyChecked();
    expect(box('End User')).toHaveAccessibleDescription('through Reviewers');
    expect(box('Environment Admin')).not.toBeChecked();
    expect(box('Environment Admin')).not.toBePartiallyChecked();
    await userEvent.click(box('End User'));
    expect(box('End User')).toBeChecked();
    expect(box('End User')).not.toBePartiallyChecked();
    await userEvent.click(box('End User'));
    expect(box('End User')).toBePartiallyChecked();
    await userEvent.click(box('Environment Admin'));
    expect(box('Environment Admin')).toBeChecked();
  });
});
