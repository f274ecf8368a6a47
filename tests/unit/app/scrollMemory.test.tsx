import { act, render } from '@testing-library/react';
import { createMemoryRouter, type DataRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScrollMemory } from '@/app/ScrollMemory';

let scrolledTo: number[];
let unmount: () => void = () => undefined;

beforeEach(() => {
  scrolledTo = [];
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', (_left: number, top: number) => scrolledTo.push(top));
});
afterEach(() => vi.unstubAllGlobals());

/** Loads a console at an address, like a page load: the browser keeps the keys of its history. */
function load(key = 'first'): DataRouter {
  unmount();
  const router = createMemoryRouter([{ path: '*', element: <ScrollMemory /> }], {
    initialEntries: [{ pathname: '/environments', key }],
  });
  ({ unmount } = render(<RouterProvider router={router} />));
  return router;
}

const leave = () => window.dispatchEvent(new Event('pagehide'));
const go = (router: DataRouter, to: string | number, options = {}) =>
  act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)));

describe('the scroll memory', () => {
  it('opens a page at its top and returns to the earlier position', async () => {
    const router = load();
    vi.stubGlobal('scrollY', 240);
    await go(router, '/my-account');
    expect(scrolledTo.at(-1)).toBe(0);
    vi.stubGlobal('scrollY', 0);
    await go(router, -1);
    expect(scrolledTo.at(-1)).toBe(240);
  });

  it('keeps the position when a change of the address requests that', async () => {
    const router = load();
    scrolledTo = [];
    await go(router, '/environments?tab=usage', { preventScrollReset: true });
    expect(scrolledTo).toEqual([]);
  });

  it('scrolls to the address’s hash', async () => {
    const place = document.body.appendChild(document.createElement('section'));
    place.id = 'größe';
    place.scrollIntoView = vi.fn<() => void>();
    await go(load(), `/environments#${encodeURIComponent('größe')}`);
    expect(place.scrollIntoView).toHaveBeenCalledOnce();
    place.remove();
  });

  it('restores the position after a reload', () => {
    load('first');
    vi.stubGlobal('scrollY', 120);
    leave();
    load('first');
    expect(scrolledTo.at(-1)).toBe(120);
  });

  it('disables the browser’s own restoration', () => {
    load();
    expect(window.history.scrollRestoration).toBe('manual');
    leave();
    expect(window.history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(window.history.scrollRestoration).toBe('manual');
  });

  it('ignores a full storage and foreign content', () => {
    sessionStorage.setItem('scrollPositions', '{');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    load();
    expect(leave).not.toThrow();
    expect(scrolledTo.at(-1)).toBe(0);
  });
});
