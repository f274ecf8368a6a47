import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { environmentQueries } from '@/api/environments';
import { ENVIRONMENTS } from '@/demo';
import { SettingsScreen } from '@/features/settings';
import { createFeatureStage } from '../support/feature';

const stage = createFeatureStage();

/** Opens the settings of the demo's sandbox as the subscription admin, or as a user who may not delete it. */
async function open({ refusal, leaveOut }: { refusal?: string; leaveOut?: 'description' } = {}) {
  const platform = stage();
  const { client, api, draw } = platform;
  const environment = await client.fetchQuery(environmentQueries(api).detail(ENVIRONMENTS.auroraSandbox));
  const onDeleted = vi.fn();
  const { description, ...rest } = environment;
  draw(
    <SettingsScreen
      environment={leaveOut ? rest : { ...rest, description: description ?? null }}
      compareHref="/compare"
      deletionRefusal={refusal}
      onDeleted={onDeleted}
    />,
  );
  const row = () => platform.store.environments.find(({ id }) => id === ENVIRONMENTS.auroraSandbox);
  return { ...platform, onDeleted, row };
}

describe('the name and description in the settings of an environment', () => {
  it('R1.02 are saved trimmed, after a change only', async () => {
    const { tell, row } = await open();
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, ' Aurora trials ');
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'New releases first.');
    await userEvent.click(save);
    await vi.waitFor(() => expect(tell).toHaveBeenCalledWith('Aurora trials was saved.'));
    expect(row()).toMatchObject({ name: 'Aurora trials', description: 'New releases first.' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
  });

  it('R1.02 report a taken or missing name at the field, and keep the input', async () => {
    const { row } = await open();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Name is required.')).toBeVisible();
    await userEvent.type(name, 'aurora production');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Name is taken.')).toBeVisible();
    expect(name).toHaveValue('aurora production');
    expect(row()?.name).toBe('Aurora sandbox');
  });

  it('are read-only on a platform without a description', async () => {
    await open({ leaveOut: 'description' });
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(screen.getByText('Aurora sandbox')).toBeVisible();
  });
});

describe('deleting an environment in its settings', () => {
  it('R7.10 R7.11 requires its name, and redirects after the deletion', async () => {
    const { tell, onDeleted, row } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Delete environment…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Aurora sandbox?' });
    expect(onDeleted).not.toHaveBeenCalled();
    await userEvent.type(dialog.querySelector('input')!, 'Aurora sandbox');
    await userEvent.click(screen.getByRole('button', { name: 'Delete environment' }));
    await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
    expect(tell).toHaveBeenCalledWith('Aurora sandbox was deleted.');
    expect(row()).toBeUndefined();
  });

  it('R7.13 shows the reason without the right', async () => {
    await open({ refusal: 'Only subscription admins can delete it.' });
    expect(screen.getByText(/Only subscription admins can delete it\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete environment…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
