import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { IntegrationSheet } from '@/features/integrations/IntegrationSheet';
import { RotateSecretDialog } from '@/features/integrations/RotateSecretDialog';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();
const ENDPOINT = { url: 'https://identity.test/oauth/token', audience: 'platform' };

function setUp() {
  const stage = start();
  const integration = stage.store.integrations.find(({ name }) => name === 'Web shop');
  if (!integration) throw new Error('The demo has no such integration.');
  return { ...stage, integration };
}

describe('rotating the secret of an integration', () => {
  it('explains how long the current secret works, and keeps it for the chosen time', async () => {
    const { draw, integration, store } = setUp();
    const { clientId, environmentId, name, description } = integration;
    draw(
      <RotateSecretDialog
        integration={{ clientId, environmentId, name, description }}
        tokenEndpoint={ENDPOINT}
        onClose={() => undefined}
      />,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Rotate the secret of Web shop?' }));
    expect(dialog.getByText(/The current secret stops working at once/)).toBeVisible();
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Keep the current secret' }),
      '24 hours',
    );
    expect(dialog.getByText(/The current secret works for another 24 hours/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Web shop');
    await userEvent.click(dialog.getByRole('button', { name: 'Rotate secret' }));
    expect(await screen.findByRole('dialog', { name: 'The new secret of Web shop' })).toBeVisible();
    expect(integration.keptUntil).toEqual(new Date(store.now.getTime() + 86_400_000));
  });

  it('shows the end of the previous secret, and can end it early', async () => {
    const { draw, integration, tell, store } = setUp();
    integration.keptUntil = new Date(store.now.getTime() + 3_600_000);
    draw(
      <IntegrationSheet
        clientId={integration.clientId}
        tokenEndpoint={ENDPOINT}
        environmentApi={undefined}
        history={null}
        onRotate={() => undefined}
        onDelete={() => undefined}
        onClose={() => undefined}
      />,
    );
    expect(await screen.findByText(/It has not been used since it was replaced/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'End it now' }));
    await waitFor(() =>
      expect(tell).toHaveBeenCalledWith('The previous secret of Web shop no longer works.'),
    );
    await waitFor(() => expect(screen.queryByText(/The previous secret ends/)).toBeNull());
    expect(integration.keptUntil).toBeUndefined();
  });
});
