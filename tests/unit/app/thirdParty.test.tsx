import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useChatSupport, type ChatVisitor } from '@/app/thirdParty/useChatSupport';
import { useCookieConsent } from '@/app/thirdParty/useCookieConsent';

const visitor: ChatVisitor = {
  userId: 'user-1',
  email: 'user@demo.test',
  name: 'Some User',
  subscription: undefined,
};

const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.src);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  delete window.chatSupport;
});

describe('third-party scripts', () => {
  it('R9.13 R3.37 nothing is loaded unless the configuration names it', () => {
    renderHook(() => {
      useCookieConsent('');
      useChatSupport({ applicationId: null, isShown: true, visitor });
    });
    act(() => vi.advanceTimersByTime(10_000));
    expect(scripts()).toEqual([]);
  });

  it('R9.12 the consent script is loaded one second after the start', () => {
    renderHook(() => useCookieConsent('https://consent.example/one.js'));
    act(() => vi.advanceTimersByTime(999));
    expect(scripts()).toEqual([]);
    act(() => vi.advanceTimersByTime(1));
    expect(scripts()).toEqual(['https://consent.example/one.js']);
  });

  it('R9.11 R2.46 the chat follows the route, and learns who writes one second after that changes', async () => {
    const chat = vi.fn();
    const { rerender } = renderHook(
      (props: { isShown: boolean; visitor: ChatVisitor }) =>
        useChatSupport({ applicationId: 'https://chat.example/app.js', ...props }),
      { initialProps: { isShown: true, visitor } },
    );
    window.chatSupport = chat;
    await act(async () => {
      document.head.querySelector('script')?.dispatchEvent(new Event('load'));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(chat.mock.calls).toEqual([['show']]);
    act(() => vi.advanceTimersByTime(1_000));
    expect(chat).toHaveBeenLastCalledWith('identify', visitor);

    const renamed = { ...visitor, name: 'Another Name' };
    rerender({ isShown: false, visitor: renamed });
    expect(chat).toHaveBeenLastCalledWith('hide');
    act(() => vi.advanceTimersByTime(999));
    expect(chat).toHaveBeenLastCalledWith('hide');
    act(() => vi.advanceTimersByTime(1));
    expect(chat).toHaveBeenLastCalledWith('identify', renamed);
  });
});
