import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NotificationArea } from '@/app/notifications/NotificationArea';
import { NotificationsProvider, useNotificationCentre } from '@/app/notifications/NotificationsProvider';

function Raise({ messages }: { messages: readonly string[] }) {
  const { notify } = useNotificationCentre();
  return (
    <button onClick={() => messages.forEach((message) => notify({ kind: 'NEGATIVE', message }))}>Drop</button>
  );
}

it('F7.23 counts waiting messages, and shows the next one on request', async () => {
  render(
    <NotificationsProvider>
      <Raise messages={['One was not added.', 'Two was not added.', 'Three was not added.']} />
      <NotificationArea variant="default" />
    </NotificationsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Drop' }));
  expect(screen.getByRole('alert')).toHaveTextContent('One was not added.');
  await userEvent.click(screen.getByRole('button', { name: '2 more' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Two was not added.');
  await userEvent.click(screen.getByRole('button', { name: '1 more' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Three was not added.');
  expect(screen.queryByRole('button', { name: /more$/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Earlier notifications (2)' }));
  expect(await screen.findByText('One was not added.')).toBeVisible();
});
