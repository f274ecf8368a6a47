import { Headset, PenTool, ShieldCheck, Crown } from 'lucide-react';
import type { User } from '@/api/types';
import { Badge, type BadgeProps } from '@/components/Badge';
import { Inline } from '@/components/Inline';
import { Text } from '@/components/Text';
import { HintedText } from '@/components/Tooltip';
import { parseRoles, readRoleEntries, ROLES, type RoleName } from '@/domain/access';
import type { Directory } from './directory';

const MARKS: Partial<Record<RoleName, Pick<BadgeProps, 'tone' | 'icon'> & { word: string }>> = {
  FullAccess: { tone: 'strong', icon: ShieldCheck, word: 'Full access' },
  SubscriptionAdmin: { tone: 'violet', icon: Crown, word: 'Admin' },
  TemplateDesigner: { tone: 'teal', icon: PenTool, word: 'Designer' },
  SupportUser: { tone: 'neutral', icon: Headset, word: 'Support' },
};

/** The roles a user has in the subscription as a whole, full access first. */
export function rolesInSubscription(user: User): RoleName[] {
  return [...(user.hasFullAccess ? (['FullAccess'] as const) : []), ...parseRoles(user.subscriptionRoles)];
}

/** Each environment the user has roles of their own in, with the words for them. */
export function ownRolesByEnvironment(user: User, { environments }: Directory): [string, string[]][] {
  const byName = new Map<string, string[]>();
  for (const { environmentId, role } of readRoleEntries(user.environmentRoles)) {
    const name = environments.find(({ guid }) => guid === environmentId)?.name ?? environmentId;
    byName.set(name, [...(byName.get(name) ?? []), ROLES[role].label]);
  }
  return [...byName];
}

const NOTHING = <Text tone="subtle">–</Text>;

/** Marks for the roles in the subscription, and how many environments there are roles in; which, on asking. */
export function RoleSummary({ user, directory }: { user: User; directory: Directory }) {
  const marks = rolesInSubscription(user).flatMap((role) => MARKS[role] ?? []);
  const own = ownRolesByEnvironment(user, directory);
  if (marks.length === 0 && own.length === 0) return NOTHING;
  return (
    <Inline gap="2">
      {marks.map(({ word, ...mark }) => (
        <Badge key={word} {...mark}>
          {word}
        </Badge>
      ))}
      {own.length > 0 && (
        <HintedText
          tone="muted"
          hint={own.map(([name, roles]) => `${name}: ${roles.join(', ')}`).join(' · ')}
        >
          {own.length === 1 ? '1 environment' : `${own.length} environments`}
        </HintedText>
      )}
    </Inline>
  );
}
