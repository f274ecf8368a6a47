import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutputTask, Subscription } from '@/api/types';
import { createActions, storyActions, subscriptionActions, themeActions } from '@/app/commands/actions';
import { findCommands } from '@/app/commands/findCommands';
import {
  destinationsFrom,
  otherEnvironmentDestinations,
  outputTaskDestinations,
  pageDestinations,
  type Destination,
} from '@/app/commands/destinations';
import { recentPaths } from '@/app/commands/recentPaths';
import { ROUTES } from '@/app/routeTable/routeTable';
import { findRoute } from '@/app/workspace/routeContext';
import { isAllowed } from '@/domain/access';
import { createWorkspace, ENVIRONMENT_ID, SUBSCRIPTION_ID } from '../support/workspace';

const HOLDINGS = {
  'a plain user': { environmentRoles: { [ENVIRONMENT_ID]: ['EU'] } },
  'a template designer': { environmentRoles: { [ENVIRONMENT_ID]: ['TD'] } },
  'an environment admin': { environmentRoles: { [ENVIRONMENT_ID]: ['EA'] } },
  'a subscription admin': { subscriptionRoles: { [SUBSCRIPTION_ID]: ['SA'] } },
  'somebody with full access': { hasFullAccess: true },
};

const inside = `/environments/${ENVIRONMENT_ID}`;
const admin = createWorkspace(HOLDINGS['a subscription admin']);
const labels = (places: readonly Destination[]) => places.map(({ label }) => label);

describe('pageDestinations', () => {
  it.each(Object.entries(HOLDINGS))('R2.44 offers %s each permitted page once, and no other', (_, holds) => {
    const { access, environment } = createWorkspace(holds);
    const places = pageDestinations({ access, environment, pathname: '/environments' });
    for (const { href } of places) {
      const route = findRoute(href);
      expect(route && isAllowed(route.rule, access)).toBe(true);
    }
    const open = ROUTES.filter(
      ({ path, rule, layout }) =>
        layout !== 'bare' && !/:(?!environmentId)/.test(path) && isAllowed(rule, access),
    );
    expect([...labels(places)].sort()).toEqual([...new Set(open.map(({ title }) => title))].sort());
  });

  it('lists the current level first, and prefers its pages', () => {
    const above = pageDestinations({ ...admin, pathname: '/environments' });
    expect(above[0]?.href).toBe('/subscription-management');
    expect(above.map(({ href }) => href)).toContain('/my-account');
    const within = pageDestinations({ ...admin, pathname: inside });
    expect(within[0]?.href).toBe(inside);
    expect(within.map(({ href }) => href)).toContain(`${inside}/my-account`);
    expect(within.map(({ href }) => href)).not.toContain('/my-account');
  });

  it('offers no pages of an environment without one', () => {
    const places = pageDestinations({ ...admin, environment: undefined, pathname: '/environments' });
    expect(places.filter(({ href }) => href.startsWith('/environments/'))).toEqual([]);
  });
});

describe('recent places', () => {
  beforeEach(() => localStorage.clear());

  it('remembers pages and environments, newest first, but no user, group or unknown page', () => {
    for (const path of [
      '/environments',
      `${inside}/media`,
      '/user-management/users/1/details',
      '/user-management/groups/1',
      '/401',
      '/nowhere',
      '/environments',
    ])
      recentPaths.remember(path);
    expect(recentPaths.list()).toEqual(['/environments', `${inside}/media`]);
  });

  it('lists places the user may still open, without the current one', () => {
    const paths = [inside, '/environments', '/user-management/users', '/environments/gone/media'];
    const recentOf = (workspace: typeof admin) =>
      labels(destinationsFrom({ ...workspace, pathname: '/environments' }, paths).recent);
    expect(recentOf(admin)).toEqual(['Test environment', 'Users']);
    expect(recentOf(createWorkspace(HOLDINGS['a plain user']))).toEqual(['Test environment']);
  });

  it('lists the environment instead when the page belongs to another one', () => {
    const other = { ...admin.environments[0]!, guid: 'other', name: 'Other environment' };
    const workspace = { ...admin, environments: [...admin.environments, other] };
    const { recent } = destinationsFrom({ ...workspace, pathname: '/environments' }, [
      '/environments/other/media',
    ]);
    expect(recent.map(({ label, href }) => [label, href])).toEqual([
      ['Other environment', '/environments/other'],
    ]);
  });
});

describe('findCommands', () => {
  const users = Array.from({ length: 20 }, (_, index) => ({
    id: `user-${index}`,
    label: `Desk ${index}`,
    href: `/${index}`,
  }));
  const nothing = {
    otherEnvironments: [],
    templates: [],
    projects: [],
    outputTasks: [],
    actions: [],
    subscriptions: [],
  };
  const all = {
    ...destinationsFrom({ ...admin, pathname: '/environments' }, []),
    users,
    userGroups: [],
    ...nothing,
  };

  it('lists places for an empty query, and users only for a search', () => {
    expect(findCommands(all, ' ').map(({ label }) => label)).toEqual(['Environments', 'Pages', 'Help']);
    const [people] = findCommands(all, 'desk');
    expect(people?.label).toBe('Users: 8 of 20');
    expect(people?.items).toHaveLength(8);
  });

  it('finds output tasks by their name, linked to the filtered list', () => {
    const task = { id: 'one', name: 'Opening flyer', status: 'Finished' } as OutputTask;
    const outputTasks = outputTaskDestinations(ENVIRONMENT_ID, [task]);
    const [group] = findCommands({ ...all, outputTasks }, 'flyer');
    expect(group).toMatchObject({ label: 'Output tasks', items: [{ label: 'Opening flyer' }] });
    expect(findRoute(outputTasks[0]?.href.split('?')[0] ?? '')?.title).toBe('Output tasks');
    expect(outputTasks[0]?.href).toMatch(/\?q=Opening\+flyer$/);
  });

  it('finds an environment before the pages in it', () => {
    expect(findCommands(all, 'test env').map(({ id }) => id)).toEqual(['environments', 'pages']);
  });

  it('lists everything for an empty query', () => {
    expect(findCommands(all, '').find(({ id }) => id === 'pages')?.items).toHaveLength(all.pages.length);
  });
});

describe('the actions of the palette', () => {
  const subscriptionOf = (guid: string, name: string): Subscription => ({
    id: guid,
    guid,
    name,
    displayName: name,
    clientId: 'client',
    clientName: 'Client',
    isActive: true,
    subscriptionType: 'Saas',
    pricebookVersion: '2',
    isGraFxPricebook: true,
  });
  const home = subscriptionOf(SUBSCRIPTION_ID, 'Aurora');
  const switched: string[] = [];
  const workspace = {
    ...admin,
    subscription: home,
    subscriptions: [home, subscriptionOf('other', 'Borealis')],
    switchSubscription: async (id: string) => void switched.push(id),
  };
  const all = {
    ...destinationsFrom({ ...admin, pathname: '/environments' }, []),
    otherEnvironments: [],
    users: [],
    userGroups: [],
    templates: [],
    projects: [],
    outputTasks: [],
    subscriptions: subscriptionActions(workspace),
  };
  const offered = (holds: (typeof HOLDINGS)[keyof typeof HOLDINGS], query: string) => {
    const actions = createActions({ ...createWorkspace(holds), subscription: home });
    return findCommands({ ...all, actions }, query).find(({ id }) => id === 'actions')?.items ?? [];
  };

  it('are offered by default when allowed, and with the reason when searched for', () => {
    expect(offered(HOLDINGS['a subscription admin'], '').map(({ label }) => label)).toEqual([
      'Invite users',
      'Create a user group',
      'Create an environment',
    ]);
    expect(offered(HOLDINGS['a plain user'], '')).toEqual([]);
    const [invite] = offered(HOLDINGS['a plain user'], 'invite');
    expect(invite?.label).toBe('Invite users');
    expect(invite?.disabledReason).toMatch(/permission/);
    expect(offered(HOLDINGS['a subscription admin'], 'invite')[0]?.disabledReason).toBeUndefined();
  });

  it('switches to other subscriptions, found by name', () => {
    const [group] = findCommands({ ...all, actions: [] }, 'borealis');
    expect(group?.items.map(({ label }) => label)).toEqual(['Switch to Borealis']);
    all.subscriptions[0]?.run?.();
    expect(switched).toEqual(['other']);
  });

  it('distinguishes environments by client, but does not find them by client only', () => {
    const { environments } = destinationsFrom({ ...workspace, pathname: '/environments' }, []);
    const found = (query: string) =>
      findCommands({ ...all, environments, actions: [] }, query).find(({ id }) => id === 'environments');
    expect(found('client test')?.items.map(({ label }) => label)).toEqual(['Test environment']);
    expect(found('client')).toBeUndefined();
  });

  it('opens environments of other subscriptions, with their owner, and only when searched for', () => {
    const [own] = admin.environments;
    const elsewhere = { ...own!, guid: 'elsewhere', name: 'Borealis sandbox', subscriptionId: 'other' };
    const otherEnvironments = otherEnvironmentDestinations([own!, elsewhere], workspace);
    expect(otherEnvironments.map(({ label, href }) => [label, href])).toEqual([
      ['Borealis sandbox', '/environments/elsewhere'],
    ]);
    expect(otherEnvironments[0]?.description).toMatch(/ · Borealis$/);
    const found = (query: string) =>
      findCommands({ ...all, otherEnvironments, actions: [] }, query).map(({ id }) => id);
    expect(found('borealis sand')).toEqual(['other-environments']);
    expect(found('')).not.toContain('other-environments');
  });

  it('links a page to its stories only with a Storybook', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    expect(storyActions(undefined, 'users')).toEqual([]);
    expect(storyActions('http://stories.test', undefined)).toEqual([]);
    storyActions('http://stories.test', 'users')[0]?.run?.();
    expect(open).toHaveBeenCalledWith(
      'http://stories.test/?path=/story/screens-people-users--loaded',
      '_blank',
      'noopener',
    );
  });

  it('switches to another theme', () => {
    const chosen: string[] = [];
    const themes = themeActions('dark', (mode) => chosen.push(mode));
    expect(themes.map(({ label }) => label).toSorted()).toEqual([
      'Use the light theme',
      'Use the theme of the system',
    ]);
    themes.find(({ id }) => id === 'theme-light')?.run?.();
    expect(chosen).toEqual(['light']);
  });
});
