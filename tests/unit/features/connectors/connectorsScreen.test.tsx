import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { initialTableState } from '@/components/DataTable';
import { ENVIRONMENTS } from '@/demo';
import { ConnectorsScreen } from '@/features/connectors';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();

async function setUp() {
  const stage = start();
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  const connector = stage.store.connectors.find(
    ({ environmentId, isDefault, isEnabled }) =>
      environmentId === environment.guid && !isDefault && isEnabled,
  );
  if (!connector) throw new Error('The demo has no such connector.');
  stage.draw(
    <ConnectorsScreen
      environment={environment}
      mayRemove
      tableState={initialTableState}
      onTableStateChange={() => undefined}
    />,
  );
  const openMenu = async () =>
    userEvent.click(await screen.findByRole('button', { name: `Actions of ${connector.name}` }));
  return { ...stage, connector, openMenu };
}

describe('the connectors of an environment', () => {
  it('a connector that is disabled is told as disabled', async () => {
    const { connector, tell, openMenu } = await setUp();
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Disable' }));
    await waitFor(() => expect(tell.mock.calls).toEqual([[`${connector.name} is disabled.`]]));
  });

  it.each(['Disable', 'Set as default'])(
    '%s on one that somebody else has removed is told, and takes it out of the list',
    async (action) => {
      const { connector, store, tell, openMenu } = await setUp();
      await openMenu();
      const entry = await screen.findByRole('menuitem', { name: action });
      store.connectors = store.connectors.filter(({ id }) => id !== connector.id);
      await userEvent.click(entry);
      await waitFor(() =>
        expect(tell.mock.calls).toEqual([[`${connector.name} was removed meanwhile.`, 'INFORMATIVE']]),
      );
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: `Actions of ${connector.name}` })).toBeNull(),
      );
    },
  );
});
