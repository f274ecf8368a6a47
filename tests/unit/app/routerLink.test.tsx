import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type DataRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRouterLink } from '@/app/routes/createRouterLink';
import type { LinkElementProps } from '@/components/Link';

let router: DataRouter;
/** The targets of clicks left to the browser. */
let leftToBrowser: string[];

beforeEach(() => {
  router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/environments'] });
  leftToBrowser = [];
});

function draw(props: LinkElementProps) {
  const Link = createRouterLink(router);
  const follow = (event: React.MouseEvent) => {
    if (event.defaultPrevented) return;
    leftToBrowser.push((event.target as HTMLAnchorElement).href);
    event.preventDefault();
  };
  render(
    <div onClick={follow}>
      <RouterProvider router={router} />
      <Link {...props}>There</Link>
    </div>,
  );
  return screen.getByRole('link', { name: 'There' });
}

describe('a link of the console', () => {
  it('uses the router, with query and hash', async () => {
    await userEvent.click(draw({ href: '/user-management/users?q=a%20b#top' }));
    await vi.waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/user-management/users',
        search: '?q=a%20b',
        hash: '#top',
      }),
    );
    expect(leftToBrowser).toEqual([]);
    expect(router.state.historyAction).toBe('PUSH');
  });

  it('to the current page adds no history entry', async () => {
    await userEvent.click(draw({ href: '/environments' }));
    await vi.waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
  });

  it('works by keyboard', async () => {
    draw({ href: '/my-account' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/my-account'));
  });

  it.each([
    ['another site', { href: 'https://example.com/docs' }, undefined],
    ['a letter', { href: 'mailto:help@example.com' }, undefined],
    ['a download', { href: '/report.csv', download: 'report.csv' }, undefined],
    ['a new tab of its own', { href: '/my-account', target: '_blank' }, undefined],
    ['a new tab by Control', { href: '/my-account' }, 'Control'],
    ['a new window by Shift', { href: '/my-account' }, 'Shift'],
  ])('leaves %s to the browser', async (_case, props: LinkElementProps, key?: string) => {
    const user = userEvent.setup();
    const link = draw(props);
    if (key) await user.keyboard(`{${key}>}`);
    await user.click(link);
    expect(leftToBrowser).toEqual([(link as HTMLAnchorElement).href]);
    expect(router.state.location.pathname).toBe('/environments');
  });

  it('respects a click its owner has prevented', async () => {
    await userEvent.click(draw({ href: '/my-account', onClick: (event) => event.preventDefault() }));
    expect(leftToBrowser).toEqual([]);
    expect(router.state.location.pathname).toBe('/environments');
  });
});
