import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { subscriptionQueries } from '@/api/subscriptions';
import { SUBSCRIPTIONS } from '@/demo';
import { PricesFigure } from '@/features/subscription/PricesFigure';
import { CostByEnvironment } from '@/features/usage/CostByEnvironment';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();

async function setUp() {
  const stage = start();
  const detail = await stage.client.fetchQuery(subscriptionQueries(stage.api).detail(SUBSCRIPTIONS.aurora));
  const row = () => stage.store.subscriptions.find(({ id }) => id === SUBSCRIPTIONS.aurora);
  return { ...stage, detail, row };
}

describe('the prices of a subscription', () => {
  it('R3.06 are set by an admin, also with a decimal comma; a wrong one is reported at its field', async () => {
    const { draw, detail, tell, row } = await setUp();
    draw(<PricesFigure subscription={detail} asOf={0} />);
    await userEvent.click(screen.getByRole('button', { name: 'Set prices' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prices' }));
    const perRender = dialog.getByRole('textbox', { name: 'A render' });
    await userEvent.type(perRender, 'much');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/A number from 0 to 1,000,000/)).toBeVisible();
    await userEvent.clear(perRender);
    await userEvent.type(perRender, '0,025');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(tell).toHaveBeenCalledWith('The prices were saved.'));
    expect(row()?.prices).toEqual({ currency: 'EUR', perRender: 0.025, perGigabyte: null });
  });

  it('are hidden on a platform without them', async () => {
    const { draw, detail } = await setUp();
    const { prices: _kept, ...rest } = detail;
    draw(<PricesFigure subscription={rest} asOf={0} />);
    expect(screen.queryByText('Prices')).toBeNull();
  });
});

describe('the cost by environment', () => {
  const range = { start: '2026-05-01', end: '2026-05-31' };

  it('R3.29 covers the renders of the selected days and the storage', async () => {
    const { draw, detail, api } = await setUp();
    const usage = await api.request('get', '/subscriptions/{subscriptionId}/renders', {
      params: {
        path: { subscriptionId: SUBSCRIPTIONS.aurora },
        query: { groupBy: 'environment', startDate: range.start, endDate: range.end },
      },
    });
    const renders = usage
      .flatMap(({ environments = [] }) => environments)
      .find(({ name }) => name === 'Aurora production')?.renders;
    const prices = { currency: 'EUR', perRender: 2, perGigabyte: 0.5 };
    draw(
      <CostByEnvironment
        subscriptionId={SUBSCRIPTIONS.aurora}
        environments={detail.environments}
        prices={prices}
        range={range}
      />,
    );
    const name = await screen.findByText('Aurora production');
    const row = within(name.closest<HTMLElement>('[role="row"]')!);
    const euros = (amount: number) =>
      amount.toLocaleString(undefined, { style: 'currency', currency: 'EUR' });
    expect(renders).toBeGreaterThan(0);
    expect(row.getByText(euros((renders ?? 0) * 2))).toBeVisible();
    expect(row.getByText(euros(1_180.123456789 * 0.5))).toBeVisible();
  });

  it('R3.29 has no column without a price', async () => {
    const { draw, detail } = await setUp();
    const prices = { currency: 'EUR', perRender: null, perGigabyte: 0.5 };
    draw(
      <CostByEnvironment
        subscriptionId={SUBSCRIPTIONS.aurora}
        environments={detail.environments}
        prices={prices}
        range={range}
      />,
    );
    expect(await screen.findByRole('columnheader', { name: /Storage a month/ })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: /Cost of renders/ })).toBeNull();
  });
});
