import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { environmentQueries } from '@/api/environments';
import { subscriptionQueries } from '@/api/subscriptions';
import { userQueries } from '@/api/users';
import type { DataTableState } from '@/components/DataTable';
import { Link } from '@/components/Link';
import { PageHeader } from '@/components/PageHeader';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { pathTo } from '@/domain/paths';
import { useApi } from '@/product/FeatureContext';
import { EnvironmentAccessTable } from './EnvironmentAccessTable';
import { individualRoles } from './individualRoles';
import { PeopleAccessTable } from './PeopleAccessTable';

interface IndividualAccessScreenProps {
  subscriptionId: string;
  /** The selected environment; empty for the list of environments. */
  environmentId: string;
  /** Whether the reader may see and change roles in an environment. */
  maySetRolesIn: (environmentId: string) => boolean;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

/** Roles of individual users: first the environments, then the users in one of them. */
export function IndividualAccessScreen(props: IndividualAccessScreenProps) {
  const api = useApi();
  const { subscriptionId, environmentId, maySetRolesIn, tableState, onTableStateChange } = props;
  const environments = useQuery(environmentQueries(api).list({ subscriptionId }));
  const grants = useQuery(subscriptionQueries(api).environmentRoles(subscriptionId));
  const users = useQuery(userQueries(api).list(subscriptionId));
  const access = useMemo(
    () => grants.data && users.data && individualRoles(grants.data, users.data),
    [grants.data, users.data],
  );
  const rows = useMemo(
    () =>
      access &&
      environments.data
        ?.filter(({ guid }) => maySetRolesIn(guid))
        .map((environment) => ({ environment, people: access.get(environment.guid) ?? [] })),
    [access, environments.data, maySetRolesIn],
  );
  const error = environments.error ?? grants.error ?? users.error;
  const retry = () => void Promise.all([environments, grants, users].map(({ refetch }) => refetch()));
  const shared = {
    tableState,
    onTableStateChange,
    views: props.views,
    onRetry: retry,
    error: error ?? undefined,
  };
  const shown = rows?.find(({ environment }) => environment.guid === environmentId);
  if (environmentId !== '' && (shown || !rows))
    return (
      <>
        <PageHeader
          title={shown?.environment.name ?? 'Individual access'}
          namesThing={shown !== undefined}
          crumbs={<Link href={pathTo('individual-access')}>Individual access</Link>}
          badges={shown && <EnvironmentTypeBadge type={shown.environment.type} />}
          description="Users with roles of their own here, besides those that come with groups."
        />
        <PeopleAccessTable
          {...shared}
          subscriptionId={subscriptionId}
          maySetRolesIn={maySetRolesIn}
          environment={shown?.environment}
          people={shown?.people}
        />
      </>
    );
  return (
    <>
      <PageHeader
        title="Individual access"
        description="Roles given to single users, environment by environment. Groups are easier to keep in order."
      />
      <EnvironmentAccessTable {...shared} rows={rows} />
    </>
  );
}
