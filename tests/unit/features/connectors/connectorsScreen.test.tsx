import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { initialTableState } from '@/components/DataTable';
import { ENVIRONMENTS } from '@/demo';
import { ConnectorsScreen } from '@/features/connectors';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();

async function setUp({ mayRemove = true, name }: { mayRemove?: boolean; name?: string } = {}) {
  const stage = start();
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  const connector = stage.store.connectors.find(
    (row) =>
      row.environmentId === environment.guid &&
      (name === undefined ? !row.isDefault && row.isEnabled : row.name === name),
  );
  if (!connector) throw new Error('The demo has no such connector.');
  stage.draw(
    <ConnectorsScreen
      environment={environment}
      mayRemove={mayRemove}
      tableState={initialTableState}
      onTableStateChange={() => undefined}
    />,
  );
  const openMenu = async () =>
    userEvent.click(await screen.findByRole('button', { name: `Actions of ${connector.name}` }));
  return { ...stage, connector, openMenu };
}

describe('the connectors of an environment', () => {
  it('reports that a disabled connector was removed meanwhile', async () => {
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

  it('S14.09 one of a user can be configured, and removed when the platform allows it', async () => {
    const { openMenu } = await setUp({ name: 'Campaign pictures' });
    await openMenu();
    for (const name of ['Configure…', 'Remove…'])
      expect(await screen.findByRole('menuitem', { name })).not.toHaveAttribute('aria-disabled');
  });

  it('S14.09 none can be removed when removing is off, as the menu explains', async () => {
    const { openMenu } = await setUp({ name: 'Campaign pictures', mayRemove: false });
    await openMenu();
    const entry = await screen.findByRole('menuitem', { name: /^Remove…/ });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveTextContent('Removing connectors is switched off for this platform.');
  });

  it.each([
    ['Environment media', 'Environment media comes with the environment and can’t be configured.'],
    ['Asset library', 'Asset library comes from the marketplace and can’t be configured.'],
  ])('S14.09 %s can’t be configured, and the menu says why', async (name, reason) => {
    const { openMenu } = await setUp({ name });
    await openMenu();
    const entry = await screen.findByRole('menuitem', { name: /^Configure…/ });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveTextContent(reason);
  });

  it('a font connector has a source address, and no user sign-in', async () => {
    const { tell, store } = await setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Add connector' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add connector' }));
    await userEvent.type(form.getByLabelText(/^Name/), 'Foundry');
    await userEvent.selectOptions(form.getByLabelText('Brings'), 'Fonts');
    expect(form.getByText('The address of its font library.')).toBeVisible();
    expect(form.queryByLabelText('Users sign in with')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Add connector' }));
    expect(await form.findByText('Address is required.')).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Address/), 'https://type.test/library');
    await userEvent.type(form.getByLabelText('Allowed domains'), 'type.test');
    await userEvent.click(form.getByRole('button', { name: 'Add connector' }));
    await waitFor(() =>
      expect(tell.mock.calls).toEqual([['Foundry was added. Enable it to have it offered.']]),
    );
    expect(store.connectors.find(({ name }) => name === 'Foundry')).toMatchObject({
      type: 'fonts',
      source: { type: 'http', address: 'https://type.test/library' },
    });
  });

  it('S14.07 S14.12 a new one is added disabled, with a key that is hidden afterwards', async () => {
    const { tell, store } = await setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Add connector' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add connector' }));
    await userEvent.type(form.getByLabelText(/^Name/), 'Stock');
    await userEvent.selectOptions(form.getByLabelText('Pictures come from'), 'http');
    await userEvent.type(form.getByLabelText(/^Address/), 'https://stock.test/list');
    await userEvent.selectOptions(form.getByLabelText('The platform signs in with'), 'staticKey');
    await userEvent.type(form.getByLabelText('Header'), 'X-Key');
    await userEvent.type(form.getByLabelText('Key'), 'hush');
    await userEvent.click(form.getByRole('button', { name: 'Add connector' }));
    expect(await form.findByText('Its host stock.test has to be among the allowed domains.')).toBeVisible();
    await userEvent.type(form.getByLabelText('Allowed domains'), 'stock.test');
    await userEvent.click(form.getByRole('button', { name: 'Add connector' }));
    await waitFor(() =>
      expect(tell.mock.calls).toEqual([['Stock was added. Enable it to have it offered.']]),
    );
    expect(store.connectors.find(({ name }) => name === 'Stock')).toMatchObject({
      isEnabled: false,
      source: { type: 'http', address: 'https://stock.test/list' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of Stock' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Configure…' }));
    const again = within(await screen.findByRole('dialog', { name: 'Configure Stock' }));
    expect(again.getByLabelText('Key')).toHaveValue('');
    expect(again.getByText(/^Credentials are set/)).toBeVisible();
  });
});
