import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { environmentQueries } from '@/api/environments';
import { loadOf } from '@/api/http';
import type { Environment, UserGroup } from '@/api/types';
import { userGroupQueries } from '@/api/user-groups';
import { Badge } from '@/components/Badge';
import { Button } from '@/components/Button';
import { CopyField } from '@/components/CopyField';
import type { DataTableState } from '@/components/DataTable';
import { NotFoundDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Link } from '@/components/Link';
import { LinkButton } from '@/components/LinkButton';
import { PageHeader } from '@/components/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { FailedSection } from '@/product/FailedSection';
import { LoadError } from '@/product/LoadError';
import { Panel } from '@/product/Panel';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { PageTabs } from '@/product/PageTabs';
import { pathTo } from '@/domain/paths';
import { useApi } from '@/product/FeatureContext';
import { GroupAccess } from './GroupAccess';
import { GroupMembers } from './GroupMembers';

const DeleteGroupDialog = dialogOnDemand(async () => (await import('./DeleteGroupDialog')).DeleteGroupDialog);
const GroupDialog = dialogOnDemand(async () => (await import('./GroupDialog')).GroupDialog);

/** The visible part of a group's page. */
export type GroupPart = 'members' | 'access';

const DEFAULT_STAYS = 'The default group can’t be renamed or deleted.';

interface GroupScreenProps {
  subscriptionId: string;
  groupId: string;
  part: GroupPart;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
  /** Recent activity of the group. */
  history: ReactNode;
  /** Other subscriptions whose groups the reader may see, and a function that selects one. */
  otherSubscriptions: readonly { readonly guid: string; readonly name: string }[];
  onSwitch: (subscriptionId: string) => void;
  /** Called after the group is deleted. */
  onGone: () => void;
}

const CRUMBS = <Link href={pathTo('groups')}>User groups</Link>;

/** One user group: its members and its roles. */
export function GroupScreen(props: GroupScreenProps) {
  const api = useApi();
  const { subscriptionId, groupId, part } = props;
  const group = useQuery(userGroupQueries(api).detail(groupId));
  const environments = useQuery(environmentQueries(api).list({ subscriptionId })).data ?? [];
  const load = loadOf(group);
  if ('error' in load)
    return (
      <>
        <PageHeader title="User group" crumbs={CRUMBS} />
        <FailedSection
          title="The group could not be loaded"
          error={load.error}
          onRetry={() => void group.refetch()}
          others={{ what: 'user group', list: 'the user groups', href: pathTo('groups') }}
        />
      </>
    );
  const data = load.state === 'success' ? load.data : undefined;
  if (data && data.subscriptionId !== subscriptionId)
    return (
      <>
        <PageHeader title="User group" crumbs={CRUMBS} />
        <GroupElsewhere
          owner={props.otherSubscriptions.find(({ guid }) => guid === data.subscriptionId)}
          onSwitch={props.onSwitch}
        />
      </>
    );
  const href = pathTo('group', { id: groupId });
  const tabs = (
    <PageTabs
      label="Parts of the group"
      current={part}
      items={[
        { value: 'members', label: 'Members', href, count: data?.usersCount },
        { value: 'access', label: 'Access', href: pathTo('group', { id: groupId }, { tab: 'access' }) },
      ]}
    />
  );
  if (!data)
    return (
      <>
        <PageHeader title="User group" crumbs={CRUMBS} />
        <Stack gap="5" aria-busy>
          {tabs}
          <Skeleton shape="block" height="12rem" />
        </Stack>
      </>
    );
  const shared = { subscriptionId, group: data, environments };
  return (
    <>
      <PageHeader
        title={data.name}
        namesThing
        crumbs={CRUMBS}
        badges={
          <>
            {data.isDefault && <Badge tone="outline">Default</Badge>}
            {data.externalId !== null && <Badge tone="informative">Federated</Badge>}
          </>
        }
        actions={<GroupActions {...shared} onGone={props.onGone} />}
        {...(data.description && { description: data.description })}
      />
      <Stack gap="5">
        {tabs}
        <LoadError what="The newest state of the group" reads={[group]} />
        {part === 'members' ? (
          <Panel key={part} what="The members">
            <GroupMembers
              {...shared}
              tableState={props.tableState}
              onTableStateChange={props.onTableStateChange}
              views={props.views}
            />
          </Panel>
        ) : (
          <Stack gap="5" css={{ maxWidth: '$content' }}>
            <Panel key={part} what="The access of the group">
              <GroupAccess key={groupId} {...shared} />
            </Panel>
            <CopyField label="Group id" value={groupId} />
            {data.externalId !== null && (
              <CopyField label="Id at the identity provider" value={data.externalId} />
            )}
          </Stack>
        )}
        {props.history}
      </Stack>
    </>
  );
}

interface GroupElsewhereProps extends Pick<GroupScreenProps, 'onSwitch'> {
  /** The subscription of the group; undefined if the reader may not see it. */
  owner: GroupScreenProps['otherSubscriptions'][number] | undefined;
}

/** Says that a group belongs to another subscription. */
function GroupElsewhere({ owner, onSwitch }: GroupElsewhereProps) {
  return (
    <EmptySection
      image={<NotFoundDrawing />}
      title={`This group belongs to ${owner?.name ?? 'another subscription'}`}
      description="Switch to that subscription to see it."
      action={
        <>
          {owner && (
            <Button intent="primary" onClick={() => onSwitch(owner.guid)}>
              Switch to {owner.name}
            </Button>
          )}
          <LinkButton href={pathTo('groups')}>See the groups of this one</LinkButton>
        </>
      }
    />
  );
}

interface GroupActionsProps extends Pick<GroupScreenProps, 'subscriptionId' | 'onGone'> {
  group: UserGroup & { readonly etag: string | null };
  environments: readonly Environment[];
}

/** The buttons that edit and delete a group, with their dialogs. */
function GroupActions({ onGone, ...shared }: GroupActionsProps) {
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  const reason = shared.group.isDefault ? DEFAULT_STAYS : undefined;
  return (
    <>
      <Button
        startIcon={Pencil}
        {...GroupDialog.approach}
        disabledReason={reason}
        onClick={() => setDialog('edit')}
      >
        Edit
      </Button>
      <Button
        startIcon={Trash2}
        {...DeleteGroupDialog.approach}
        disabledReason={reason}
        onClick={() => setDialog('delete')}
      >
        Delete
      </Button>
      {dialog === 'edit' && <GroupDialog {...shared} onClose={() => setDialog(undefined)} />}
      {dialog === 'delete' && (
        <DeleteGroupDialog {...shared} onClose={() => setDialog(undefined)} onDeleted={onGone} />
      )}
    </>
  );
}
