import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppShell } from '@/components/AppShell';
import { RetryContext } from '@/components/PanelBoundary';

type Part = 'rail' | 'header' | 'sidePanel';

const PARTS: { part: Part; message: string }[] = [
  { part: 'rail', message: 'The navigation could not be shown. The rest of the page still works.' },
  { part: 'header', message: 'The header could not be shown. The rest of the page still works.' },
  { part: 'sidePanel', message: 'This menu could not be shown. The rest of the page still works.' },
];

// React logs every caught error too.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe.each(PARTS)('a shell with a failing $part', ({ part, message }) => {
  it('shows an error in its place, keeps the page and its input, and renders on new data', async () => {
    const held: { places?: string[] } = {};
    const refetchAll = vi.fn(async () => {
      await Promise.resolve();
      held.places = ['Environments', 'Users'];
    });
    function Places() {
      return <p>{held.places!.join(', ')}</p>;
    }
    const others = Object.fromEntries(
      PARTS.filter((other) => other.part !== part).map((other) => [other.part, <p>The {other.part}</p>]),
    );
    const parts = { ...others, [part]: <Places /> };
    render(
      <RetryContext value={refetchAll}>
        <AppShell {...parts}>
          <input aria-label="Name" />
        </AppShell>
      </RetryContext>,
    );
    await userEvent.type(screen.getByLabelText('Name'), 'Typed before');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    for (const other of Object.keys(others)) expect(screen.getByText(`The ${other}`)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Environments, Users')).toBeVisible();
    expect(refetchAll).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveValue('Typed before');
  });
});
