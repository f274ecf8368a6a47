import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AppShell, Header, NavigationDrawer, Rail, SidePanel, type NavGroup } from '@/components/AppShell';
import { Deferred } from '@/components/Deferred';
import { Commands } from '../commands/Commands';
import { useStartUp } from '../configuration/ConfigurationContext';
import { buildNavigation, type NavigationItem } from './buildNavigation';
import { ExcessWatch } from '../notifications/ExcessWatch';
import type { LayoutName } from '../routeTable/RouteDefinition';
import { routesWith } from '../routeTable/routeTable';
import { environmentIdOf, findRoute } from '../workspace/routeContext';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { AccountMenu } from './AccountMenu';
import { InactiveSubscriptionMark } from './InactiveSubscriptionMark';
import { NonProductionMark } from './NonProductionMark';
import { NotificationHistoryButton } from './NotificationHistoryButton';
import { ProductMark } from './ProductMark';

interface ConsoleShellProps {
  layout: LayoutName;
  /** Name of the level, for screen readers. */
  label: string;
  /** Content at the start of the header. */
  place: ReactNode;
  /** Further groups of the drawer on small screens. */
  furtherGroups?: readonly NavGroup[];
  children: ReactNode;
}

/** The frame of a level of the console, built from the route table: rail, area menu, header. */
export function ConsoleShell({ layout, label, place, furtherGroups = [], children }: ConsoleShellProps) {
  const { access, subscription } = useWorkspace();
  const { featureFlags } = useStartUp();
  const { pathname } = useLocation();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const route = findRoute(pathname);
  const items = buildNavigation(routesWith(featureFlags), {
    layout,
    access,
    environmentId: environmentIdOf(pathname),
    currentId: route?.navigation ? route.id : (route?.parent ?? route?.id),
  });
  const area = items.find((item) => item.current && item.menu.length > 0);
  return (
    <AppShell
      rail={
        <Rail
          label={label}
          top={<ProductMark />}
          items={items.filter((item) => !item.isAtEnd)}
          bottomItems={items.filter((item) => item.isAtEnd)}
        />
      }
      header={
        <Header
          start={<Deferred>{place}</Deferred>}
          end={
            <>
              <Deferred>
                <NonProductionMark />
              </Deferred>
              <Commands />
              <Deferred>
                <NotificationHistoryButton />
                <AccountMenu />
              </Deferred>
            </>
          }
          onOpenNavigation={() => setIsDrawerOpen(true)}
        />
      }
      sidePanel={area && <SidePanel label={area.label} groups={area.menu} />}
    >
      {subscription && !subscription.isActive && <InactiveSubscriptionMark subscription={subscription} />}
      {children}
      <ExcessWatch />
      <NavigationDrawer
        open={isDrawerOpen}
        onOpenChange={setIsDrawerOpen}
        label={label}
        groups={[...drawerGroups(items), ...furtherGroups]}
      />
    </AppShell>
  );
}

/** Merges rail and menus into one list: pages without a menu first, then each area under its name. */
function drawerGroups(items: readonly NavigationItem[]): NavGroup[] {
  const plain = items.filter((item) => item.menu.length === 0);
  const areas = items.filter((item) => item.menu.length > 0);
  return [
    { id: 'places', items: plain },
    ...areas.map((area) => ({
      id: area.id,
      label: area.label,
      items: area.menu.flatMap((group) => group.items),
    })),
  ];
}
