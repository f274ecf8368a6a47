import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExpiredSessionLayer } from '@/app/session/ExpiredSessionLayer';
import type { Session } from '@/app/session/Session';
import { SessionContext } from '@/app/session/SessionContext';

const session = (values: Partial<Session> = {}): Session => ({
  status: 'authenticated',
  error: undefined,
  isExpired: true,
  getAccessToken: () => Promise.resolve('token'),
  expire: () => undefined,
  signIn: () => Promise.resolve(),
  signInAgain: () => Promise.resolve(),
  logOut: () => Promise.resolve(),
  ...values,
});

const page = (values?: Partial<Session>) => (
  <SessionContext value={session(values)}>
    <ExpiredSessionLayer>
      <input aria-label="Name" />
    </ExpiredSessionLayer>
  </SessionContext>
);
const input = () => screen.getByLabelText('Name');
const layer = () => screen.queryByRole('dialog', { name: 'Your session has ended' });
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => vi.restoreAllMocks());

describe('the page of an expired session', () => {
  it('is hidden and inert, but stays mounted', () => {
    const { rerender } = render(page({ isExpired: false }));
    const before = input();
    expect(before).toBeVisible();
    expect(before.parentElement).not.toHaveAttribute('inert');
    expect(layer()).toBeNull();
    rerender(page());
    expect(input()).toBe(before);
    expect(before.parentElement).toHaveAttribute('inert');
    expect(before.parentElement?.className).not.toBe('');
    expect(layer()).toBeVisible();
  });

  it('gets its focus back without scrolling', () => {
    const { rerender } = render(page({ isExpired: false }));
    act(() => input().focus());
    rerender(page());
    act(() => button('Log out').focus());
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    rerender(page({ isExpired: false }));
    expect(input()).toHaveFocus();
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it('receives no events from the layer', () => {
    const heard = vi.fn();
    const types = ['keydown', 'focusin', 'focusout', 'pointerdown', 'wheel', 'touchmove'];
    for (const type of types) document.addEventListener(type, heard);
    const { rerender } = render(page());
    const tell = () => {
      for (const type of types) button('Log out').dispatchEvent(new Event(type, { bubbles: true }));
    };
    tell();
    expect(heard).not.toHaveBeenCalled();
    rerender(page({ isExpired: false }));
    for (const type of types) document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(types.length);
    for (const type of types) document.removeEventListener(type, heard);
  });
});

describe('the layer', () => {
  it.each([
    ['Escape', true],
    ['Tab', false],
  ])('is not closed by a key: %s', (key, isPrevented) => {
    render(page());
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    button('Log out').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isPrevented);
  });

  it('reopens when the browser closes it', () => {
    render(page());
    const dialog = layer() as HTMLDialogElement;
    act(() => {
      dialog.close();
      dialog.dispatchEvent(new Event('close'));
    });
    expect(dialog.open).toBe(true);
  });

  it('shows the reason if it is known', () => {
    const { rerender } = render(page());
    expect(layer()?.querySelectorAll('p')).toHaveLength(1);
    rerender(page({ expiredBy: new Error('You logged out in another tab.') }));
    expect(layer()).toHaveTextContent('You logged out in another tab.');
    rerender(page({ expiredBy: 'no error' }));
    expect(layer()).toHaveTextContent('Get access token failed');
  });

  it('shows a general message for a failed sign-in without an error', async () => {
    render(page({ signInAgain: () => Promise.reject('no error') }));
    await userEvent.click(button('Sign in again'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  });

  it('is busy during the sign-in, and starts it once', async () => {
    let finish = () => {};
    const signInAgain = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(page({ signInAgain }));
    expect(button('Sign in again')).not.toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button('Sign in again'));
    expect(button('Sign in again')).toHaveAttribute('aria-busy', 'true');
    await act(async () => finish());
    expect(button('Sign in again')).not.toHaveAttribute('aria-busy', 'true');
    expect(signInAgain).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a failure until the next try', async () => {
    const signInAgain = vi
      .fn<Session['signInAgain']>()
      .mockRejectedValueOnce(new Error('No window could open.'))
      .mockReturnValue(new Promise(() => undefined));
    render(page({ signInAgain }));
    await userEvent.click(button('Sign in again'));
    expect(await screen.findByRole('alert')).toHaveTextContent('No window could open.');
    await userEvent.click(button('Sign in again'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can log out', async () => {
    const logOut = vi.fn(() => Promise.resolve());
    render(page({ logOut }));
    await userEvent.click(button('Log out'));
    expect(logOut).toHaveBeenCalledTimes(1);
  });
});
