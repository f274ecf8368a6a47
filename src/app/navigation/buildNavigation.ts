import { Component, Settings, Users } from 'lucide-react';
import { generatePath } from 'react-router';
import type { IconGlyph } from '@/components/Icon';
import { isAllowed, type Access } from '@/domain/access';
import type { AreaName, LayoutName, RouteDefinition } from '../routes/RouteDefinition';

/** One place to go to. */
export interface NavigationLink {
  /** Id of its route, or name of its area. */
  id: string;
  label: string;
  icon: IconGlyph;
  href: string;
}

/** One entry of the rail; an area has a menu of its own. */
export interface NavigationItem extends NavigationLink {
  isAtEnd: boolean;
  menu: NavigationMenuGroup[];
}

/** Entries of an area's menu under one heading; the first group has none. */
export interface NavigationMenuGroup {
  heading: string | undefined;
  links: NavigationLink[];
}

const AREAS: Record<AreaName, { label: string; icon: IconGlyph; isAtEnd: boolean }> = {
  people: { label: 'User management', icon: Users, isAtEnd: false },
  studio: { label: 'Studio', icon: Component, isAtEnd: false },
  settings: { label: 'Settings', icon: Settings, isAtEnd: true },
};

/**
 * What a user may open at one level of the console, in the order of the route table. Studio opens on templates for
 * whoever may edit them and on projects for everyone else (reading 28).
 */
export function buildNavigation(
  routes: readonly RouteDefinition[],
  { layout, access, environmentId = '' }: { layout: LayoutName; access: Access; environmentId?: string },
): NavigationItem[] {
  const items: NavigationItem[] = [];
  for (const { id, path, rule, layout: ownLayout, navigation } of routes) {
    if (!navigation || ownLayout !== layout || !isAllowed(rule, access)) continue;
    const { label, icon, area, group, isAtEnd = false } = navigation;
    const link = { id, label, icon, href: generatePath(path, { environmentId }) };
    if (!area) {
      items.push({ ...link, isAtEnd, menu: [] });
      continue;
    }
    let item = items.find((candidate) => candidate.id === area);
    if (!item) items.push((item = { id: area, href: link.href, ...AREAS[area], menu: [] }));
    const sameGroup = item.menu.find((candidate) => candidate.heading === group);
    if (sameGroup) sameGroup.links.push(link);
    else item.menu.push({ heading: group, links: [link] });
  }
  return items.map((item) => withLandingPage(item, access));
}

function withLandingPage(item: NavigationItem, access: Access): NavigationItem {
  if (item.id !== 'studio') return item;
  const landing = access.flags.mayEditTemplates ? 'templates' : 'projects';
  const link = item.menu.flatMap((group) => group.links).find((candidate) => candidate.id === landing);
  return link ? { ...item, href: link.href } : item;
}
