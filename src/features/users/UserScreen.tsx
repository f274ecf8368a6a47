import { useQuery } from '@tanstack/react-query';
import { environmentQueries } from '@/api/environments';
import type { PlatformApi } from '@/api/http';
import { userQueries } from '@/api/users';
import { Badge } from '@/components/Badge';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { ServerErrorDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Inline } from '@/components/Inline';
import { Link } from '@/components/Link';
import { PageHeader } from '@/components/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { parseRole, ROLES } from '@/domain/access';
import { formatDateTime, fromUnixSeconds } from '@/domain/format';
import { displayName } from '@/domain/user';
import { FactList } from '@/product/FactList';
import { UserStatusDot } from '@/product/UserStatusDot';
import type { ReactNode } from 'react';

/** The part of a user that is shown; each has an address of its own. */
export type UserPart = 'details' | 'groups' | 'individual-access';

const PARTS: { part: UserPart; label: string }[] = [
  { part: 'details', label: 'Details' },
  { part: 'groups', label: 'Groups' },
  { part: 'individual-access', label: 'Individual access' },
];

interface UserScreenProps {
  api: PlatformApi;
  subscriptionId: string;
  userId: string;
  part: UserPart;
}

/** One user of a subscription: who it is, in which groups, with which roles of their own. */
export function UserScreen({ api, subscriptionId, userId, part }: UserScreenProps) {
  const membership = { userId, subscriptionId };
  const user = useQuery(userQueries(api).detail(membership));
  const groups = useQuery({ ...userQueries(api).groups(membership), enabled: part === 'groups' });
  const environments = useQuery(environmentQueries(api).list({ subscriptionId }));

  if (user.error)
    return (
      <>
        <PageHeader title="User" />
        <EmptySection
          image={<ServerErrorDrawing />}
          title="The user could not be loaded"
          description={user.error.message}
          action={<Button onClick={() => void user.refetch()}>Try again</Button>}
        />
      </>
    );
  const { data } = user;
  const lastSeen = data?.lastSeen ? formatDateTime(fromUnixSeconds(data.lastSeen)).text : '–';
  const contents: Record<UserPart, () => ReactNode> = {
    details: () =>
      data && (
        <FactList
          facts={[
            { label: 'Email', value: data.email },
            { label: 'Status', value: <UserStatusDot status={data.status} /> },
            { label: 'Sign-in', value: data.isFederated ? 'Federated' : 'Local' },
            { label: 'Last seen', value: lastSeen },
            { label: 'Member since', value: formatDateTime(fromUnixSeconds(data.createdAt)).text },
          ]}
        />
      ),
    groups: () => (
      <NamedList
        items={groups.data?.map(({ id, name, description }) => ({ id, name, note: description }))}
        none="In no group."
      />
    ),
    'individual-access': () => (
      <NamedList
        items={data?.environmentRoles.map(({ environmentId, userRole }) => ({
          id: `${environmentId} ${userRole}`,
          name: environments.data?.find(({ guid }) => guid === environmentId)?.name ?? environmentId,
          note: ROLES[parseRole(userRole) ?? 'User'].label,
        }))}
        none="No roles besides those through groups."
      />
    ),
  };
  return (
    <>
      <PageHeader
        title={data ? displayName(data) : 'User'}
        crumbs={<Link href="/user-management/users">Users</Link>}
        badges={data?.isFederated && <Badge tone="informative">Federated</Badge>}
      />
      <Stack gap="4">
        <Inline as="nav" gap="4" aria-label="Parts of the user">
          {PARTS.map((entry) => (
            <Link
              key={entry.part}
              tone={entry.part === part ? 'default' : 'quiet'}
              aria-current={entry.part === part ? 'page' : undefined}
              href={`/user-management/users/${userId}/${entry.part}`}
            >
              {entry.label}
            </Link>
          ))}
        </Inline>
        <Card padding="l">{contents[part]()}</Card>
      </Stack>
    </>
  );
}

interface NamedListProps {
  /** What is listed; `undefined` while it is loading. */
  items: { id: string; name: string; note: string | null }[] | undefined;
  /** Said when there is nothing. */
  none: string;
}

function NamedList({ items, none }: NamedListProps) {
  if (!items) return <Skeleton width="12rem" />;
  if (items.length === 0) return <Text tone="muted">{none}</Text>;
  return (
    <Stack as="ul" gap="3" css={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {items.map(({ id, name, note }) => (
        <Stack as="li" key={id} gap="0">
          <Text>{name}</Text>
          {note && (
            <Text size="small" tone="muted">
              {note}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
