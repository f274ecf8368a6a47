import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { environmentQueries } from '@/api/environments';
import { loadOf } from '@/api/http';
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

/** The part of a group that is shown. */
export type GroupPart = 'members' | 'access';

const DEFAULT_STAYS = 'The default group keeps its name and description, and stays.';

interface GroupScreenProps {
  subscriptionId: string;
  groupId: string;
  part: GroupPart;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The views kept of the list. @default none */
  views?: ReactNode;
  /** What was done to the group of late. */
  history: ReactNode;
  /** Other subscriptions whose groups the reader may see, and how to make one current. */
  otherSubscriptions: readonly { readonly guid: string; readonly name: string }[];
  onSwitch: (subscriptionId: string) => void;
  /** Called when the group has been deleted. */
  onGone: () => void;
}

/** One user group: who is in it, and what it gives where. */
export function GroupScreen(props: GroupScreenProps) {
  const api = useApi();
  const { subscriptionId, groupId, part, onGone } = props;
  const group = useQuery(userGroupQueries(api).detail(groupId));
  const environments = useQuery(environmentQueries(api).list({ subscriptionId })).data ?? [];
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  const crumbs = <Link href={pathTo('groups')}>User groups</Link>;
  const load = loadOf(group);
  if ('error' in load)
    return (
      <>
        <PageHeader title="User group" crumbs={crumbs} />
        <FailedSection
          title="The group could not be loaded"
          error={load.error}
          onRetry={() => void group.refetch()}
          others={{ what: 'user group', list: 'the user groups', href: pathTo('groups') }}
        />
      </>
    );
  const data = load.state === 'success' ? load.data : undefined;
  if (data && data.subscriptionId !== subscriptionId) {
    const owner = props.otherSubscriptions.find(({ guid }) => guid === data.subscriptionId);
    return (
      <>
        <PageHeader title="User group" crumbs={crumbs} />
        <EmptySection
          image={<NotFoundDrawing />}
          title={`This group belongs to ${owner?.name ?? 'another subscription'}`}
          description="Switch to that subscription to see it."
          action={
            <>
              {owner && (
                <Button intent="primary" onClick={() => props.onSwitch(owner.guid)}>
                  Switch to {owner.name}
                </Button>
              )}
              <LinkButton href={pathTo('groups')}>See the groups of this one</LinkButton>
            </>
          }
        />
      </>
    );
  }
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
        <PageHeader title="User group" crumbs={crumbs} />
        <Stack gap="5" aria-busy>
          {tabs}
          <Skeleton shape="block" height="12rem" />
        </Stack>
      </>
    );
  const shared = { subscriptionId, group: data, environments };
  const reason = data.isDefault ? DEFAULT_STAYS : undefined;
  return (
    <>
      <PageHeader
        title={data.name}
        namesThing
        crumbs={crumbs}
        badges={
          <>
            {data.isDefault && <Badge tone="outline">Default</Badge>}
            {data.externalId !== null && <Badge tone="informative">Federated</Badge>}
          </>
        }
        actions={
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
          </>
        }
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
      {dialog === 'edit' && <GroupDialog {...shared} onClose={() => setDialog(undefined)} />}
      {dialog === 'delete' && (
        <DeleteGroupDialog {...shared} onClose={() => setDialog(undefined)} onDeleted={onGone} />
      )}
    </>
  );
}
