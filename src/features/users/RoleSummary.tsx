import { Headset, PenTool, ShieldCheck, Crown } from 'lucide-react';
import type { User } from '@/api/types';
import { Badge, type BadgeProps } from '@/components/Badge';
import { Inline } from '@/components/Inline';
import { Text } from '@/components/Text';
import { HintedText } from '@/components/Tooltip';
import { parseRoles, ROLES, roleSourcesOf, type RoleName } from '@/domain/access';
import { toHolder, type Directory } from './directory';

const MARKS: Partial<Record<RoleName, Pick<BadgeProps, 'tone' | 'icon'> & { word: string }>> = {
  FullAccess: { tone: 'strong', icon: ShieldCheck, word: 'Full access' },
  SubscriptionAdmin: { tone: 'violet', icon: Crown, word: 'Admin' },
  TemplateDesigner: { tone: 'teal', icon: PenTool, word: 'Designer' },
  SupportUser: { tone: 'neutral', icon: Headset, word: 'Support' },
};

/** Lists the roles of a user in the whole subscription, full access first. */
export function rolesInSubscription(user: User): RoleName[] {
  return [...(user.hasFullAccess ? (['FullAccess'] as const) : []), ...parseRoles(user.subscriptionRoles)];
}

/** Each environment with the labels of its roles. */
export type RolesByPlace = readonly (readonly [place: string, roles: readonly string[]])[];

/**
 * Lists the roles of a user in environments: individual ones, and further ones from groups, with the names of the
 * groups.
 */
export function rolesInEnvironments(
  user: User,
  directory: Directory,
): { own: RolesByPlace; through: RolesByPlace } {
  const { environments, groups, holdings } = directory;
  const own = new Map<string, string[]>();
  const through = new Map<string, string[]>();
  const environmentName = (guid: string) => environments.find((one) => one.guid === guid)?.name ?? guid;
  for (const source of roleSourcesOf(toHolder(user), holdings)) {
    if (source.kind !== 'individual' && source.kind !== 'group') continue;
    const place = environmentName(source.environmentId);
    const role = ROLES[source.role].label;
    if (source.kind === 'individual') own.set(place, [...(own.get(place) ?? []), role]);
    else {
      const group = groups.find(({ id }) => id === source.groupId)?.name ?? source.groupId;
      through.set(place, [...(through.get(place) ?? []), `${role} (${group})`]);
    }
  }
  return { own: [...own], through: [...through] };
}

/** Describes a place and its roles. */
export const describePlace = ([place, roles]: RolesByPlace[number]): string =>
  `${place}: ${roles.join(', ')}`;

const joinNames = (places: RolesByPlace): string => places.map(describePlace).join(' · ');

/** Counts the environments by the origin of their roles: "1 own, 2 by group". */
function countPlaces({ own, through }: { own: RolesByPlace; through: RolesByPlace }): string {
  if (through.length === 0) return own.length === 1 ? '1 environment' : `${own.length} environments`;
  return own.length === 0 ? `${through.length} by group` : `${own.length} own, ${through.length} by group`;
}

const NOTHING = <Text tone="subtle">–</Text>;

/**
 * Badges of the roles in the subscription, and the numbers of environments with individual roles and with roles from
 * groups; details on demand.
 */
export function RoleSummary({ user, directory }: { user: User; directory: Directory }) {
  const marks = rolesInSubscription(user).flatMap((role) => MARKS[role] ?? []);
  const places = rolesInEnvironments(user, directory);
  const { own, through } = places;
  const isAnywhere = own.length + through.length > 0;
  if (marks.length === 0 && !isAnywhere) return NOTHING;
  const hint = [
    own.length > 0 && joinNames(own),
    through.length > 0 && `Through groups – ${joinNames(through)}`,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Inline gap="2">
      {marks.map(({ word, ...mark }) => (
        <Badge key={word} {...mark}>
          {word}
        </Badge>
      ))}
      {isAnywhere && (
        <HintedText tone="muted" hint={hint}>
          {countPlaces(places)}
        </HintedText>
      )}
    </Inline>
  );
}
