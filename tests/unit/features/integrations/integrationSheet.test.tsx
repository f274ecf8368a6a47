import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { integrationQueries } from '@/api/integrations';
import { IntegrationSheet } from '@/features/integrations/IntegrationSheet';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();

async function setUp() {
  const stage = start();
  const { store, draw } = stage;
  const integration = store.integrations.find(({ name }) => name === 'Web shop');
  if (!integration) throw new Error('The demo has no such integration.');
  integration.permissions = [];
  draw(
    <IntegrationSheet
      clientId={integration.clientId}
      tokenEndpoint={{ url: 'https://identity.test/oauth/token', audience: 'platform' }}
      environmentApi="https://platform.test/grafx/api/v1/environment/aurora"
      history={null}
      onRotate={() => undefined}
      onDelete={() => undefined}
      onClose={() => undefined}
    />,
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Web shop' }));
  await sheet.findByRole('checkbox', { name: 'Media: Read' });
  return { ...stage, integration, sheet };
}

describe('the sheet of an integration', () => {
  it('keeps permission changes made during a save and includes them in the next', async () => {
    const { integration, sheet, hold, tell } = await setUp();
    const saving = hold('put', '/integrations/:clientId/permissions');
    const save = () => userEvent.click(sheet.getByRole('button', { name: 'Save permissions' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Media: Read' }));
    await save();
    await waitFor(() => expect(saving.count()).toBe(1));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Media: Write' }));
    saving.end();
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    expect(integration.permissions).toHaveLength(1);
    expect(sheet.getByRole('checkbox', { name: 'Media: Read' })).toBeChecked();
    expect(sheet.getByRole('checkbox', { name: 'Media: Write' })).toBeChecked();

    await userEvent.click(sheet.getByRole('button', { name: 'Discard' }));
    expect(sheet.getByRole('checkbox', { name: 'Media: Read' })).toBeChecked();
    expect(sheet.getByRole('checkbox', { name: 'Media: Write' })).not.toBeChecked();
    expect(sheet.queryByText('Not saved yet')).toBeNull();
  });

  it('closing asks while a change made during a save is unsaved', async () => {
    const { sheet, hold, tell } = await setUp();
    const saving = hold('put', '/integrations/:clientId/permissions');
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Media: Read' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save permissions' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Media: Write' }));
    saving.end();
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
  });

  it('keeps changes made during a save and includes them in the next', async () => {
    const { integration, sheet, hold, tell } = await setUp();
    const saving = hold('put', '/integrations/:clientId');
    const name = sheet.getByRole('textbox', { name: /^Name/ });
    const description = sheet.getByRole('textbox', { name: /^Description/ });
    const save = sheet.getByRole('button', { name: 'Save' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Shop  ');
    await userEvent.click(save);
    await waitFor(() => expect(saving.count()).toBe(1));
    await userEvent.type(name, ' window');
    await userEvent.clear(description);
    await userEvent.type(description, 'Seen from the street.');
    saving.end();
    await waitFor(() => expect(tell).toHaveBeenCalledWith('Shop was saved.'));
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
    expect(name).toHaveValue('Shop window');
    expect(description).toHaveValue('Seen from the street.');

    await userEvent.click(save);
    await waitFor(() => expect(tell).toHaveBeenCalledWith('Shop window was saved.'));
    expect(integration).toMatchObject({ name: 'Shop window', description: 'Seen from the street.' });
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  });

  it('keeps the input and shows an error when a refetch fails', async () => {
    const { api, client, integration, sheet, answer } = await setUp();
    const name = sheet.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, ' two');
    answer('get', '/integrations/:clientId', 500);
    await client.invalidateQueries(integrationQueries(api).detail(integration.clientId));
    await sheet.findByText(/The newest state of the integration could not be loaded/);
    expect(name).toHaveValue('Web shop two');
  });

  it('shows that the integration was deleted', async () => {
    const { api, client, integration, sheet, answer } = await setUp();
    answer('get', '/integrations/:clientId', 404);
    await client.invalidateQueries(integrationQueries(api).detail(integration.clientId));
    await sheet.findByText(/The integration could not be loaded\. The requested information was not found/);
    expect(sheet.queryByRole('textbox', { name: /^Name/ })).toBeNull();
  });
});
