import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import { UserElsewhere } from '@/features/users/UserElsewhere';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();
const others = [
  { guid: SUBSCRIPTIONS.auroraArchive, name: 'Aurora Archive' },
  { guid: SUBSCRIPTIONS.borealis, name: 'Borealis' },
];

function open(userId: string) {
  const onSwitch = vi.fn();
  const stage = start();
  stage.store.persona = 'full.access';
  stage.draw(<UserElsewhere subscriptionName="Aurora" userId={userId} others={others} onSwitch={onSwitch} />);
  return onSwitch;
}

describe('a user outside the current subscription', () => {
  it('R4.32 is offered in the subscription they are in', async () => {
    const onSwitch = open(demoUserId('content.admin.classic@demo.test'));
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to Borealis' }));
    expect(screen.getByText(/They belong to Borealis\./)).toBeVisible();
    expect(onSwitch).toHaveBeenCalledExactlyOnceWith(SUBSCRIPTIONS.borealis);
  });

  it('reports an unknown user of this subscription', async () => {
    open(demoUserId('nobody@demo.test'));
    expect(await screen.findByText(/The link may be old or incomplete/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the users of Aurora' })).toHaveAttribute(
      'href',
      '/user-management/users',
    );
    await vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    expect(screen.queryByRole('button')).toBeNull();
  });
});
