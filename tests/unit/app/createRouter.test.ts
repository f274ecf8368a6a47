import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsoleRouter } from '@/app/routes/createRouter';
import { ROUTES } from '@/app/routeTable/routeTable';

const pathOf = (id: string) => ROUTES.find((route) => route.id === id)?.path ?? '';
const concrete = (path: string) => path.replace(/:\w+/g, '1');

function openAt(path: string) {
  window.history.replaceState(null, '', path);
  return createConsoleRouter();
}

const pageOf = (router: ReturnType<typeof createConsoleRouter>) => router.state.matches.at(-1)?.route;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the router', () => {
  it.each(ROUTES.map(({ id, path }) => ({ id, path: concrete(path) })))(
    'opens on $path',
    async ({ id, path }) => {
      const router = openAt(path);
      // The first to open a page waits for its code to be compiled.
      await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 10_000 });
      expect(pageOf(router)?.id).toBe(id);
      router.dispose();
    },
  );

  it('adds lazy pages, more specific ones too', async () => {
    const router = openAt(concrete(pathOf('template')));
    await router.navigate(concrete(pathOf('template-new')));
    expect(pageOf(router)?.id).toBe('template-new');
    await router.navigate('/my-account');
    expect(pageOf(router)?.id).toBe('my-account');
    router.dispose();
  });

  it('falls back to the not-found page', async () => {
    const router = openAt('/nowhere/at/all');
    // The first to open a page waits for its code to be compiled.
    await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 10_000 });
    expect(pageOf(router)?.path).toBe('*');
    await router.navigate('/environments');
    expect(pageOf(router)?.id).toBe('environments');
    router.dispose();
  });
});
