import { useQuery } from '@tanstack/react-query';
import { Crown, Ellipsis } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { isGone, loadOf } from '@/api/http';
import type { User } from '@/api/types';
import { userQueries } from '@/api/users';
import { Badge } from '@/components/Badge';
import { IconButton } from '@/components/IconButton';
import { Link } from '@/components/Link';
import { Menu, type MenuEntry } from '@/components/Menu';
import { PageHeader, type PageHeaderProps } from '@/components/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { displayName } from '@/domain/users';
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

const UserDetails = partOnDemand(async () => (await import('./UserDetails')).UserDetails);
const UserAccess = partOnDemand(async () => (await import('./access/UserAccess')).UserAccess);

/** The visible part of a user's page, each with its own address. */
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
  /** The pages and actions to check access for. */
  accessContext: AccessContext;
  /** The current access question; the caller keeps it in the address. */
  asked: AccessAsked;
  onAskedChange: (asked: AccessAsked) => void;
  /** Activity of the user, for readers who may see it. */
  history: ReactNode;
  /** Other subscriptions whose users the reader may see, and a function that selects one. */
  otherSubscriptions: readonly OtherSubscription[];
  onSwitch: (subscriptionId: string) => void;
  /** Called after the user has left the subscription. */
  onGone: () => void;
}

const CRUMBS = <Link href={pathTo('users')}>Users</Link>;

/** One user of a subscription: details, groups, individual roles, and an explanation of their access. */
export function UserScreen(props: UserScreenProps) {
  const api = useApi();
  const { subscriptionId, subscriptionName, userId, ownId, part, may, onGone } = props;
  const user = useQuery(userQueries(api).detail({ userId, subscriptionId }));
  const users = useQuery(userQueries(api).list(subscriptionId)).data ?? [];
  const directory = useDirectory(subscriptionId);
  const [dialog, setDialog] = useState<UsersDialog>();
  // Preloaded in parallel with the requests.
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
  const load = loadOf(user);
  if ('error' in load)
    return (
      <>
        <PageHeader title="User" crumbs={CRUMBS} />
        <UserFailure {...props} error={load.error} onRetry={() => void user.refetch()} />
      </>
    );
  const tabs = <UserTabs userId={userId} part={part} hasHistory={Boolean(props.history)} />;
  if (load.state !== 'success')
    return (
      <>
        <PageHeader title="User" crumbs={CRUMBS} />
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
      <PageHeader {...userHeading(data, entries)} />
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
          subscriptionId={subscriptionId}
          subscriptionName={subscriptionName}
          may={may}
          directory={directory}
          circle={circle}
          dialog={dialog}
          users={users}
          onClose={() => setDialog(undefined)}
          onGone={onGone}
        />
      )}
    </>
  );
}

interface UserFailureProps extends Pick<
  UserScreenProps,
  'userId' | 'subscriptionName' | 'otherSubscriptions' | 'onSwitch'
> {
  error: Error;
  onRetry: () => void;
}

/** Explains why a user can't be shown; names another subscription if they are in one. */
function UserFailure(props: UserFailureProps) {
  const { userId, subscriptionName, otherSubscriptions, onSwitch, error, onRetry } = props;
  return isGone(error) ? (
    <UserElsewhere
      userId={userId}
      subscriptionName={subscriptionName}
      others={otherSubscriptions}
      onSwitch={onSwitch}
    />
  ) : (
    <FailedSection title="The user could not be loaded" error={error} onRetry={onRetry} />
  );
}

interface UserTabsProps {
  userId: string;
  part: UserPart;
  hasHistory: boolean;
}

/** Links to the parts of a user's page. */
function UserTabs({ userId, part, hasHistory }: UserTabsProps) {
  const parts = PARTS.filter((entry) => entry.part !== 'history' || hasHistory);
  return (
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
}

/**
 * The header of a loaded user: name, badges, and the menu of what can be done to them. Props and no component: the heading
 * of a page stays the same element while it loads, so that it keeps the focus.
 */
function userHeading(user: User, entries: readonly MenuEntry[]): PageHeaderProps {
  const name = displayName(user);
  return {
    title: name,
    namesThing: true,
    crumbs: CRUMBS,
    badges: (
      <>
        <UserStatusDot status={user.status} />
        {isSubscriptionAdmin(user) && (
          <Badge tone="violet" icon={Crown}>
            Subscription admin
          </Badge>
        )}
        {user.isFederated && <Badge tone="informative">Federated</Badge>}
      </>
    ),
    actions: entries.length > 0 && (
      <Menu label={`Actions of ${name}`} entries={entries} align="end">
        <IconButton icon={Ellipsis} label={`Actions of ${name}`} />
      </Menu>
    ),
  };
}
