import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { subscriptionQueries } from '@/api/subscriptions';
import { ExcessNotice } from '@/app/notifications/ExcessNotice';
import { NotificationArea } from '@/app/notifications/NotificationArea';
import { NotificationsProvider } from '@/app/notifications/NotificationsProvider';
import { SUBSCRIPTIONS } from '@/demo';
import { createFeatureStage } from '../../features/support/feature';

const start = createFeatureStage();

beforeEach(() => localStorage.clear());

/** Opens the console on Aurora with a contract of so many renders. */
async function visit(maxRenders: number) {
  const stage = start();
  const row = stage.store.subscriptions.find(({ id }) => id === SUBSCRIPTIONS.aurora);
  if (row) row.maxRenders = maxRenders;
  const detail = subscriptionQueries(stage.api).detail(SUBSCRIPTIONS.aurora);
  const [subscription] = (await stage.api.request('get', '/subscriptions', {})).filter(
    ({ guid }) => guid === SUBSCRIPTIONS.aurora,
  );
  const drawn = stage.draw(
    <NotificationsProvider>
      <ExcessNotice subscription={subscription!} />
      <NotificationArea variant="default" />
    </NotificationsProvider>,
  );
  await waitFor(() => expect(stage.client.getQueryData(detail.queryKey)).toBeDefined());
  return drawn;
}

const told = () => screen.queryByText(/of the contract year/);

describe('a subscription over its contract', () => {
  it('R3.06 is notified once for each excess, with its size', async () => {
    const first = await visit(1_000);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Aurora: [\d,]+ renders more than the 1,000 of the contract year\./,
    );
    first.unmount();
    await visit(1_000);
    expect(told()).toBeNull();
  });

  it('is not notified while it stays within it', async () => {
    await visit(900_000_000);
    expect(told()).toBeNull();
  });
});
