import { Boxes, FileOutput, FileText, Keyboard, LayoutTemplate, UserRound, UsersRound } from 'lucide-react';
import type { Environment, OutputTask, Project, Template, User, UserGroup } from '@/api/types';
import type { CommandGroup, CommandItem } from '@/components/CommandPalette';
import { isAllowed } from '@/domain/access';
import { jobStatusLabel } from '@/domain/output';
import { displayName } from '@/domain/users';
import { environmentTypeWord } from '@/product/EnvironmentTypeBadge';
import { fillPath, pathTo } from '@/domain/paths';
import { subscriptionLabel } from '@/domain/workspace';
import type { RouteDefinition } from '../routeTable/RouteDefinition';
import { ROUTES } from '../routeTable/routeTable';
import { environmentIdOf } from '../workspace/routeContext';
import type { Workspace } from '../workspace/Workspace';
import { SHORTCUTS } from './shortcuts';

/** A destination of the palette. */
export interface Destination extends CommandItem {
  /** The path of the page. */
  href: string;
}

/** Destinations under one heading. */
export interface DestinationGroup extends CommandGroup {
  items: readonly Destination[];
}

/** The command that opens the help sheet; the only one without a page. */
export const HELP: CommandItem = {
  id: 'help',
  label: 'Keyboard shortcuts',
  icon: Keyboard,
  keywords: ['help', 'keys'],
  shortcut: ['?'],
};

type WhereFrom = Pick<Workspace, 'access' | 'environment' | 'environments' | 'subscriptions'> & {
  pathname: string;
  /** The available pages. @default the whole route table */
  routes?: readonly RouteDefinition[];
};

const isOfEnvironment = ({ path }: RouteDefinition) => path.includes(':environmentId');

/**
 * Lists the pages a user may open that need only the current environment. Pages of the current level come first. Pages
 * with one title show the same, so only the first is listed.
 */
export function pageDestinations({
  access,
  environment,
  pathname,
  routes = ROUTES,
}: Omit<WhereFrom, 'environments' | 'subscriptions'>): Destination[] {
  const isInside = environmentIdOf(pathname) !== undefined;
  const rank = (route: RouteDefinition) =>
    (isOfEnvironment(route) === isInside ? 0 : 2) + (route.navigation ? 0 : 1);
  const open = routes
    .filter((route) => {
      const asksForMore = /:(?!environmentId)/u.test(route.path) || (isOfEnvironment(route) && !environment);
      return route.layout !== 'bare' && !asksForMore && isAllowed(route.rule, access);
    })
    .toSorted((one, other) => rank(one) - rank(other));
  const titles = open.map(({ title }) => title);
  return open
    .filter(({ title }, index) => titles.indexOf(title) === index)
    .map((route) => ({
      id: `page-${route.id}`,
      label: route.title,
      description: isOfEnvironment(route) ? environment?.name : undefined,
      icon: route.navigation?.icon ?? FileText,
      keywords: [route.navigation?.label, route.navigation?.area].filter((word) => word !== undefined),
      shortcut: SHORTCUTS.find(({ routeId }) => routeId === route.id)?.keys.map((key) => key.toUpperCase()),
      href: fillPath(route.path, { environmentId: environment?.guid ?? '' }),
    }));
}

/** Lists the environments a user may see, distinguished by client and subscription. */
function environmentDestinations(
  environments: readonly Environment[],
  subscriptions: Workspace['subscriptions'],
): Destination[] {
  return environments.map(({ guid, name, type, technicalName, subscriptionId }) => {
    const owner = subscriptions.find((one) => one.guid === subscriptionId);
    return {
      id: `environment-${guid}`,
      label: name,
      description: environmentTypeWord(type),
      icon: Boxes,
      keywords: [technicalName],
      context: owner && [owner.clientName, subscriptionLabel(owner)],
      href: pathTo('environment', { environmentId: guid }),
    };
  });
}

/** Lists the environments of other subscriptions with their owners; opening one switches to its subscription. */
export function otherEnvironmentDestinations(
  environments: readonly Environment[],
  { subscription, subscriptions }: Pick<Workspace, 'subscription' | 'subscriptions'>,
): Destination[] {
  const labels = new Map(subscriptions.map((one) => [one.guid, subscriptionLabel(one)]));
  const others = environments.filter(({ subscriptionId }) => subscriptionId !== subscription?.guid);
  return environmentDestinations(others, subscriptions).map((place, index) => {
    const label = labels.get(others[index]?.subscriptionId ?? '');
    return { ...place, description: [place.description, label].filter(Boolean).join(' · ') };
  });
}

/** Lists users as destinations. */
export function userDestinations(users: readonly User[]): Destination[] {
  return users.map((user) => {
    const name = displayName(user);
    return {
      id: `user-${user.id}`,
      label: name,
      description: name === user.email ? undefined : user.email,
      icon: UserRound,
      href: pathTo('user-details', { id: user.id }),
    };
  });
}

/** Lists user groups as destinations. */
export function userGroupDestinations(groups: readonly UserGroup[]): Destination[] {
  return groups.map(({ id, name }) => ({
    id: `group-${id}`,
    label: name,
    icon: UsersRound,
    href: pathTo('group', { id }),
  }));
}

/** Lists the templates of an environment as destinations. */
export function templateDestinations(environmentId: string, templates: readonly Template[]): Destination[] {
  return templates.map(({ id, name }) => ({
    id: `template-${id}`,
    label: name,
    icon: LayoutTemplate,
    href: pathTo('template', { environmentId, templateId: id }),
  }));
}

/** Lists the projects of an environment as destinations. */
export function projectDestinations(environmentId: string, projects: readonly Project[]): Destination[] {
  return projects.map(({ id, name }) => ({
    id: `project-${id}`,
    label: name,
    icon: FileText,
    href: pathTo('project', { environmentId, projectId: id }),
  }));
}

/** Lists the output tasks of an environment; each opens the list filtered by its name. */
export function outputTaskDestinations(environmentId: string, tasks: readonly OutputTask[]): Destination[] {
  return tasks.map(({ id, name, status }) => ({
    id: `output-task-${id}`,
    label: name,
    description: jobStatusLabel(status),
    icon: FileOutput,
    href: `${pathTo('studio-output-tasks', { environmentId })}?${new URLSearchParams({ q: name }).toString()}`,
  }));
}

/**
 * Lists a user's pages and environments, and the recent ones among them without the current page. A page in another
 * environment becomes that environment, because its permissions are not known here.
 */
export function destinationsFrom(where: WhereFrom, recent: readonly string[]) {
  const environments = environmentDestinations(where.environments, where.subscriptions);
  const isListed = ({ href }: Destination) => environments.some((environment) => environment.href === href);
  const pages = pageDestinations(where).filter((page) => !isListed(page));
  const opened = recent.flatMap(
    (path) =>
      pages.find(({ href }) => href === path) ??
      environments.find(({ href }) => path === href || path.startsWith(`${href}/`)) ??
      [],
  );
  const others = [...new Set(opened)].filter(({ href }) => href !== where.pathname);
  return { pages, environments, recent: others.map((place) => ({ ...place, id: `recent-${place.id}` })) };
}
