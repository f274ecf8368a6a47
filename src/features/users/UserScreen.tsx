import { useQuery } from '@tanstack/react-query';
import { Crown, Ellipsis } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { isGone, loadOf } from '@/api/http';
import { userQueries } from '@/api/users';
import { Badge } from '@/components/Badge';
import { IconButton } from '@/components/IconButton';
import { Link } from '@/components/Link';
import { Menu } from '@/components/Menu';
import { PageHeader } from '@/components/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { displayName } from '@/domain/user';
import { FailedSection } from '@/product/FailedSection';
import { LoadError } from '@/product/LoadError';
import { Panel } from '@/product/Panel';
import { partOnDemand } from '@/product/partOnDemand';
import { PageTabs } from '@/product/PageTabs';
import { UserStatusDot } from '@/product/UserStatusDot';
import { type PathId, pathTo } from '@/domain/paths';
import { useApi } from '@/product/FeatureContext';
import { countActiveAdmins, isSubscriptionAdmin, useDirectory } from './directory';
import { UserGroups } from './groups/UserGroups';
import { UserElsewhere, type OtherSubscription } from './UserElsewhere';
import { userMenu, type UserPermissions } from './userActions';
import { UsersDialogs, type UsersDialog } from './UsersDialogs';
import type { AccessAsked, AccessContext } from './access/accessTargets';
import { useUserActions } from './useUserActions';

const UserDetails = partOnDemand(async () => (await import('./details/UserDetails')).UserDetails);
const UserAccess = partOnDemand(async () => (await import('./access/UserAccess')).UserAccess);

/** The part of a user that is shown; each has an address of its own. */
export type UserPart = 'details' | 'groups' | 'individual-access' | 'history';

const PARTS = [
  { part: 'details', label: 'Details', page: 'user-details' },
  { part: 'groups', label: 'Groups', page: 'user-groups' },
  { part: 'individual-access', label: 'Access', page: 'user-individual-access' },
  { part: 'history', label: 'History', page: 'user-history' },
] as const satisfies readonly { part: UserPart; label: string; page: PathId }[];

interface UserScreenProps {
  subscriptionId: string;
  subscriptionName: string;
  userId: string;
  /** Id of the signed-in user. */
  ownId: string;
  part: UserPart;
  may: UserPermissions;
  /** What access can be asked for, and where. */
  accessContext: AccessContext;
  /** What is being asked; kept in the address by the caller. */
  asked: AccessAsked;
  onAskedChange: (asked: AccessAsked) => void;
  /** What was done to the user, for whoever may know. */
  history: ReactNode;
  /** Other subscriptions whose users the reader may see, and how to make one current. */
  otherSubscriptions: readonly OtherSubscription[];
  onSwitch: (subscriptionId: string) => void;
  /** Called when the user has left the subscription. */
  onGone: () => void;
}

/** One user of a subscription: who it is, in which groups, with which roles of their own, and why these are enough. */
export function UserScreen(props: UserScreenProps) {
  const api = useApi();
  const { subscriptionId, subscriptionName, userId, ownId, part, may, onGone } = props;
  const user = useQuery(userQueries(api).detail({ userId, subscriptionId }));
  const users = useQuery(userQueries(api).list(subscriptionId)).data ?? [];
  const directory = useDirectory(subscriptionId);
  const [dialog, setDialog] = useState<UsersDialog>();
  // Beside what is asked of the platform, not after it.
  useEffect(() => {
    if (part === 'details') UserDetails.preload();
    if (part === 'individual-access') UserAccess.preload();
  }, [part]);
  const actions = useUserActions({
    subscriptionId,
    onWithdraw: (gone) => setDialog({ kind: 'withdraw', user: gone }),
    onRemove: (gone) => setDialog({ kind: 'remove', user: gone }),
    onHandOver: (owner) => setDialog({ kind: 'hand-over', user: owner }),
  });
  const crumbs = <Link href={pathTo('users')}>Users</Link>;
  const load = loadOf(user);
  if ('error' in load)
    return (
      <>
        <PageHeader title="User" crumbs={crumbs} />
        {isGone(load.error) ? (
          <UserElsewhere
            {...{ userId, subscriptionName }}
            others={props.otherSubscriptions}
            onSwitch={props.onSwitch}
          />
        ) : (
          <FailedSection
            title="The user could not be loaded"
            error={load.error}
            onRetry={() => void user.refetch()}
          />
        )}
      </>
    );
  const parts = PARTS.filter(({ part: each }) => each !== 'history' || props.history);
  const tabs = (
    <PageTabs
      label="Parts of the user"
      current={part}
      items={parts.map((entry) => ({
        value: entry.part,
        label: entry.label,
        href: pathTo(entry.page, { id: userId }),
      }))}
    />
  );
  if (load.state !== 'success')
    return (
      <>
        <PageHeader title="User" crumbs={crumbs} />
        <Stack gap="5" aria-busy>
          {tabs}
          <Skeleton shape="block" height="12rem" />
        </Stack>
      </>
    );
  const { data } = load;
  const circle = { ownId, activeAdmins: countActiveAdmins(users) };
  const entries = userMenu(data, may, circle, actions).filter(({ id }) => id !== 'details');
  const shared = { subscriptionId, user: data, directory, may };
  const contents: Record<UserPart, () => ReactNode> = {
    details: () => <UserDetails {...shared} isOneself={userId === ownId} />,
    groups: () => <UserGroups {...shared} />,
    history: () => props.history,
    'individual-access': () => (
      <UserAccess
        {...shared}
        context={props.accessContext}
        asked={props.asked}
        onAskedChange={props.onAskedChange}
      />
    ),
  };
  return (
    <>
      <PageHeader
        title={displayName(data)}
        namesThing
        crumbs={crumbs}
        badges={
          <>
            <UserStatusDot status={data.status} />
            {isSubscriptionAdmin(data) && (
              <Badge tone="violet" icon={Crown}>
                Subscription admin
              </Badge>
            )}
            {data.isFederated && <Badge tone="informative">Federated</Badge>}
          </>
        }
        actions={
          entries.length > 0 && (
            <Menu label={`Actions of ${displayName(data)}`} entries={entries} align="end">
              <IconButton icon={Ellipsis} label={`Actions of ${displayName(data)}`} />
            </Menu>
          )
        }
      />
      <Stack gap="5">
        {tabs}
        <LoadError what="The newest state of the user" reads={[user]} />
        <LoadError what="Environments and groups" reads={directory.reads} />
        <Panel key={part} what="This part of the user">
          {contents[part]()}
        </Panel>
      </Stack>
      {dialog && (
        <UsersDialogs
          {...{ subscriptionId, subscriptionName, may, directory, circle, dialog }}
          users={users}
          onClose={() => setDialog(undefined)}
          onGone={onGone}
        />
      )}
    </>
  );
}
