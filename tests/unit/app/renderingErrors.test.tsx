import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { createMemoryRouter, Link, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageBoundary } from '@/app/errors/PageBoundary';
import { RouteErrorScreen } from '@/app/errors/RouteErrorScreen';
import { ShellBoundary } from '@/app/errors/ShellBoundary';
import { StartBoundary } from '@/app/errors/StartBoundary';
import { createMockSession } from '@/app/mock/createMockSession';
import { SessionContext } from '@/app/session/SessionContext';
import { RetryContext } from '@/components/PanelBoundary';

const TITLE = 'Oops, it seems like something went wrong on our side';

function Broken(): never {
  throw new TypeError('A page that can’t be drawn.');
}

function open(routes: RouteObject[], logOut = vi.fn()) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  render(
    <QueryClientProvider client={client}>
      <SessionContext value={createMockSession({ onSignIn: () => undefined, onLogOut: logOut })}>
        <RouterProvider router={createMemoryRouter(routes)} />
      </SessionContext>
    </QueryClientProvider>,
  );
}

/** Pages in one frame with a menu, each by its path. */
function inFrame(pages: Record<string, ReactElement>): RouteObject[] {
  const framed = (page: ReactNode) => <PageBoundary isBare={false}>{page}</PageBoundary>;
  const frame = (
    <>
      <nav>
        <Link to="/">One</Link> <Link to="/other">Other</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
  return [
    {
      element: frame,
      children: Object.entries(pages).map(([path, page]) => ({ path, element: framed(page) })),
    },
  ];
}

// React logs every caught error too.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('an unexpected rendering error', () => {
  it('R8.22 outside the router shows the general error screen, as the main part of the page', () => {
    render(
      <StartBoundary>
        <Broken />
      </StartBoundary>,
    );
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: TITLE }));
  });

  it('R8.22 in a root element shows the general error screen', () => {
    open([{ path: '/', element: <Broken />, errorElement: <RouteErrorScreen fullPage /> }]);
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: TITLE }));
    expect(document.title).toBe('Something went wrong · Platen');
  });

  it('R8.22 in a page shows the general error screen in its place, inside the frame', async () => {
    const logOut = vi.fn();
    open(inFrame({ '/': <Broken /> }), logOut);
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: TITLE }));
    expect(screen.getByRole('navigation')).toBeVisible();
    await userEvent.click(screen.getByText('Details'));
    expect(screen.getByText('TypeError: A page that can’t be drawn.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(logOut).toHaveBeenCalledOnce();
  });

  it('R8.22 in a page disappears with the next page, which has its heading at once', async () => {
    open(inFrame({ '/': <Broken />, '/other': <h1>The other page</h1> }));
    await userEvent.click(screen.getByRole('link', { name: 'Other' }));
    expect(screen.getByRole('heading', { name: 'The other page' })).toBeVisible();
    expect(screen.queryByText(TITLE)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'One' }));
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible();
  });

  it('R8.22 in a page is tried again with new answers', async () => {
    const read = vi
      .fn<() => Promise<{ name?: string }>>()
      .mockResolvedValueOnce({})
      .mockResolvedValueOnce({})
      .mockResolvedValue({ name: 'Aurora' });
    function Page() {
      const { data } = useQuery({ queryKey: ['page'], queryFn: read });
      return <h1>{data ? data.name!.toUpperCase() : 'Loading'}</h1>;
    }
    open(inFrame({ '/': <Page /> }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    // The new response is as bad as the earlier one.
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'AURORA' })).toBeVisible();
  });
});

describe('an error in the console’s shell', () => {
  it('leaves the page, and is shown in place of the header until the retry', async () => {
    const held = { isBroken: true };
    const refetchAll = vi.fn(() => {
      held.isBroken = false;
    });
    function Shell({ children }: { children: ReactNode }) {
      if (held.isBroken) throw new TypeError('No places.');
      return (
        <>
          <nav>Menu</nav>
          {children}
        </>
      );
    }
    const page = <h1>The page</h1>;
    open([
      {
        path: '/',
        element: (
          <RetryContext value={refetchAll}>
            <ShellBoundary page={page}>
              <Shell>{page}</Shell>
            </ShellBoundary>
          </RetryContext>
        ),
      },
    ]);
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'The page' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The header could not be shown. The rest of the page still works.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('navigation')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(refetchAll).toHaveBeenCalledOnce();
  });
});
