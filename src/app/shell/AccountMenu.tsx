import { useQuery } from '@tanstack/react-query';
import { Boxes, Building2, CircleUserRound, LogOut, MailOpen, Monitor, Moon, Sun, Users } from 'lucide-react';
import { useState } from 'react';
import { userQueries } from '@/api/users';
import { Avatar } from '@/components/Avatar';
import type { IconGlyph } from '@/components/Icon';
import { Menu, type MenuEntry, type MenuItem } from '@/components/Menu';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { styled, type ColourMode } from '@/components/theme';
import { isAllowed } from '@/domain/access';
import { pathTo } from '@/domain/paths';
import { displayName } from '@/domain/users';
import { useApi } from '@/product/FeatureContext';
import { useAppearance } from '../AppearanceProvider';
import { ROUTES } from '../routeTable/routeTable';
import { useSession } from '../session/SessionContext';
import { useWorkspace } from '../workspace/WorkspaceContext';

const Trigger = styled('button', {
  padding: 0,
  border: 0,
  borderRadius: '$pill',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  focusRing: 2,
});

const PLACES: { routeId: string; label: string; icon: IconGlyph }[] = [
  { routeId: 'my-account', label: 'My account', icon: CircleUserRound },
  { routeId: 'subscription', label: 'My subscription', icon: Building2 },
  { routeId: 'environments', label: 'My environments', icon: Boxes },
  { routeId: 'users', label: 'User management', icon: Users },
];

const MODES: { mode: ColourMode; label: string; icon: IconGlyph }[] = [
  { mode: 'light', label: 'Light', icon: Sun },
  { mode: 'dark', label: 'Dark', icon: Moon },
  { mode: 'system', label: 'Same as the system', icon: Monitor },
];

/** The signed-in user, links to their own pages, the theme, and the logout. */
export function AccountMenu() {
  const { user, access } = useWorkspace();
  const { logOut } = useSession();
  const { colourMode, setColourMode } = useAppearance();
  const name = displayName(user);
  const [isNear, setIsNear] = useState(false);
  // Loaded with the menu, not with the page: few users have invitations.
  const { data: invitations } = useQuery({ ...userQueries(useApi()).myInvitations(), enabled: isNear });

  const places = PLACES.flatMap(({ routeId, label, icon }): MenuItem[] => {
    const route = ROUTES.find((candidate) => candidate.id === routeId);
    return route && isAllowed(route.rule, access) ? [{ id: routeId, label, icon, href: route.path }] : [];
  });
  const themes = MODES.map(({ mode, label, icon }) => ({
    id: mode,
    label,
    icon,
    checked: mode === colourMode,
    onSelect: () => setColourMode(mode),
  }));
  // Always listed, so that nothing moves under the pointer when the data arrives.
  const invited: MenuItem = {
    id: 'invitations',
    label: invitations?.length ? `Invitations (${invitations.length})` : 'Invitations',
    icon: MailOpen,
    href: pathTo('invitations'),
  };
  const entries: MenuEntry[] = [
    ...places,
    invited,
    { kind: 'separator', id: 'before-theme' },
    { kind: 'group', id: 'theme', label: 'Theme', items: themes },
    { kind: 'separator', id: 'before-log-out' },
    { id: 'log-out', label: 'Log out', icon: LogOut, onSelect: () => void logOut() },
  ];
  return (
    <Menu
      label="Account"
      align="end"
      entries={entries}
      header={
        <Stack gap="0">
          <Text weight="semibold">{name}</Text>
          <Text size="small" tone="muted">
            {user.email}
          </Text>
        </Stack>
      }
    >
      <Trigger
        type="button"
        aria-label={`Account of ${name}`}
        data-testid="gpf-account-menu"
        onPointerEnter={() => setIsNear(true)}
        onFocus={() => setIsNear(true)}
      >
        <Avatar name={name} src={user.avatar ?? undefined} />
      </Trigger>
    </Menu>
  );
}
