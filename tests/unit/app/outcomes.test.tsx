import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NotificationArea } from '@/app/notifications/NotificationArea';
import { NotificationsProvider } from '@/app/notifications/NotificationsProvider';
import { NotificationHistoryButton } from '@/app/shell/NotificationHistoryButton';
import { useTellByNotification } from '@/app/notifications/useTellByNotification';
import { copyText } from '@/product/FeatureContext';

const undo = vi.fn();

function Page({ hasBell }: { hasBell: boolean }) {
  const tell = useTellByNotification();
  return (
    <>
      <button type="button" onClick={() => void copyText('e-42', tell)}>
        Copy id
      </button>
      <button type="button" onClick={() => tell('Robin left already.', 'INFORMATIVE')}>
        Remove
      </button>
      <button type="button" onClick={() => tell('Robin left.', 'POSITIVE', undo)}>
        Leave
      </button>
      <button type="button" onClick={() => tell('40 users were deactivated.', 'POSITIVE', undo, true)}>
        Deactivate
      </button>
      {hasBell && <NotificationHistoryButton />}
      <NotificationArea variant="default" />
    </>
  );
}

const bar = () => screen.getByTestId('gsc-notification-bar');

function draw(writeText: (text: string) => Promise<void>, hasBell = false) {
  const user = userEvent.setup({ writeToClipboard: false });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  render(
    <NotificationsProvider>
      <Page hasBell={hasBell} />
    </NotificationsProvider>,
  );
  return user;
}

describe('notifications of an action’s outcome', () => {
  it('a finished action is notified as positive', async () => {
    const user = draw(() => Promise.resolve());
    await user.click(screen.getByRole('button', { name: 'Copy id' }));
    expect(bar()).toHaveTextContent('Copied.');
    expect(bar()).toHaveAttribute('data-kind', 'POSITIVE');
  });

  it('a failed action is notified as negative, with the error’s message', async () => {
    const user = draw(() => Promise.reject(new Error('Not allowed.')));
    await user.click(screen.getByRole('button', { name: 'Copy id' }));
    expect(bar()).toHaveTextContent('Could not copy. It is e-42');
    expect(bar()).toHaveAttribute('data-kind', 'NEGATIVE');
  });

  it('H3.14 keeps the undo of a change of many users in the history, once', async () => {
    undo.mockClear();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const user = draw(() => Promise.resolve(), true);
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    await user.hover(screen.getByRole('button', { name: 'Deactivate' }));
    act(() => vi.advanceTimersByTime(10_100));
    await user.click(screen.getByRole('button', { name: 'Earlier notifications (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    vi.useRealTimers();
    undo.mockClear();
  });

  it('an action with undo offers it for ten seconds, once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const user = draw(() => Promise.resolve());
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.hover(screen.getByRole('button', { name: 'Leave' }));
    act(() => vi.advanceTimersByTime(9_000));
    await user.click(within(bar()).getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByTestId('gsc-notification-bar')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    act(() => vi.advanceTimersByTime(10_100));
    expect(screen.queryByTestId('gsc-notification-bar')).toBeNull();
    vi.useRealTimers();
  });

  it('the next action is notified at once, over an offer to undo', async () => {
    const user = draw(() => Promise.resolve());
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(bar()).toHaveTextContent('Robin left.');
    await user.click(screen.getByRole('button', { name: 'Copy id' }));
    await waitFor(() => expect(bar()).toHaveTextContent('Copied.'));
    expect(screen.getByRole('button', { name: 'Earlier notifications (1)' })).toBeVisible();
  });

  it('an earlier pending notification does not hide an offer to undo', async () => {
    const user = draw(() => Promise.resolve());
    await user.click(screen.getByRole('button', { name: 'Copy id' }));
    await user.click(screen.getByRole('button', { name: 'Copy id' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(bar()).toHaveTextContent('Robin left.');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(within(bar()).getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('a neutral outcome is notified as informative', async () => {
    const user = draw(() => Promise.resolve());
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(bar()).toHaveTextContent('Robin left already.');
    expect(bar()).toHaveAttribute('data-kind', 'INFORMATIVE');
  });
});
