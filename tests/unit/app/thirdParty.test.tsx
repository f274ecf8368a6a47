import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlatformApi } from '@/api/http';
import { userQueries } from '@/api/users';
import { FeatureContext } from '@/product/FeatureContext';
import { ConfigurationContext } from '@/app/configuration/ConfigurationContext';
import type { StartUp } from '@/app/configuration/loadConfiguration';
import { ChatSupport } from '@/app/thirdParty/ChatSupport';
import { useChatSupport, type ChatVisitor } from '@/app/thirdParty/useChatSupport';
import { useCookieConsent } from '@/app/thirdParty/useCookieConsent';
import { workspaceMemory } from '@/app/workspace/workspaceMemory';
import { createWorkspace } from './support/workspace';

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
  localStorage.clear();
});

describe('third-party scripts', () => {
  it('R9.13 R3.37 no script is loaded without a configuration', () => {
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

  it('R9.11 R2.46 the chat follows the route, and is identified one second after a change', async () => {
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

  it('R9.11 the chat is identified with the subscription, also when it loaded first', async () => {
    const chat = vi.fn();
    window.chatSupport = chat;
    const queryClient = new QueryClient();
    const api = {} as PlatformApi;
    const startUp = { configuration: { chatApplicationId: 'https://chat.example/app.js' } } as StartUp;
    render(
      <ConfigurationContext value={startUp}>
        <FeatureContext value={{ api, tell: vi.fn() }}>
          <QueryClientProvider client={queryClient}>
            <ChatSupport isShown />
          </QueryClientProvider>
        </FeatureContext>
      </ConfigurationContext>,
    );
    await act(async () => {
      document.head.querySelector('script')?.dispatchEvent(new Event('load'));
      await vi.advanceTimersByTimeAsync(5_000);
    });
    expect(chat.mock.calls).toEqual([['show']]);

    const { user } = createWorkspace({});
    const who = { userId: user.id, email: user.email, name: 'Some User' };
    await act(async () => {
      queryClient.setQueryData(userQueries(api).me().queryKey, user);
      await vi.advanceTimersByTimeAsync(1_000);
    });
    expect(chat).toHaveBeenLastCalledWith('identify', { ...who, subscription: undefined });

    await act(async () => {
      workspaceMemory.rememberSubscription({ guid: 'subscription-2', clientId: 'client-1' });
      await vi.advanceTimersByTimeAsync(1_000);
    });
    expect(chat).toHaveBeenLastCalledWith('identify', { ...who, subscription: 'subscription-2' });
  });
});
