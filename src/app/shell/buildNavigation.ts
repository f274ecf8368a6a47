import { Component, Settings, Users } from 'lucide-react';
import type { NavGroup, NavItem } from '@/components/AppShell';
import type { IconGlyph } from '@/components/Icon';
import { isAllowed, type Access } from '@/domain/access';
import { fillPath } from '@/domain/paths';
import type { AreaName, LayoutName, RouteDefinition } from '../routeTable/RouteDefinition';

/** An entry of the rail; an area has a menu of its own. */
export interface NavigationItem extends NavItem {
  isAtEnd: boolean;
  menu: NavGroup[];
}

const AREAS: Record<AreaName, { label: string; icon: IconGlyph; isAtEnd: boolean }> = {
  people: { label: 'User management', icon: Users, isAtEnd: false },
  studio: { label: 'Studio', icon: Component, isAtEnd: false },
  settings: { label: 'Settings', icon: Settings, isAtEnd: true },
};

/**
 * Builds the navigation of a user at one level, in the order of the route table. Studio opens on templates for users
 * who may edit them, and on projects for others (reading 28).
 */
export function buildNavigation(
  routes: readonly RouteDefinition[],
  where: {
    layout: LayoutName;
    access: Access;
    environmentId?: string | undefined;
    currentId?: string | undefined;
  },
): NavigationItem[] {
  const { layout, access, environmentId = '', currentId } = where;
  const items: NavigationItem[] = [];
  for (const { id, path, rule, layout: ownLayout, navigation } of routes) {
    if (!navigation || ownLayout !== layout || !isAllowed(rule, access)) continue;
    const { label, icon, area, group, isAtEnd = false } = navigation;
    const link = { id, label, icon, href: fillPath(path, { environmentId }), current: id === currentId };
    if (!area) {
      items.push({ ...link, isAtEnd, menu: [] });
      continue;
    }
    let item = items.find((candidate) => candidate.id === area);
    if (!item) items.push((item = { id: area, href: link.href, ...AREAS[area], menu: [] }));
    item.current ||= link.current;
    const groupId = group ?? area;
    const sameGroup = item.menu.find((candidate) => candidate.id === groupId);
    if (sameGroup) sameGroup.items = [...sameGroup.items, link];
    else item.menu.push({ id: groupId, items: [link], ...(group && { label: group }) });
  }
  return items.map((item) => addLandingPage(item, access));
}

function addLandingPage(item: NavigationItem, access: Access): NavigationItem {
  if (item.id !== 'studio') return item;
  const landing = access.flags.mayEditTemplates ? 'templates' : 'projects';
  const link = item.menu.flatMap((group) => group.items).find((candidate) => candidate.id === landing);
  return link ? { ...item, href: link.href } : item;
}
