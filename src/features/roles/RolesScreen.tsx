import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { environmentQueries } from '@/api/environments';
import { roleQueries } from '@/api/roles';
import { userGroupQueries } from '@/api/user-groups';
import { userQueries } from '@/api/users';
import { Box } from '@/components/Box';
import { DataTable, type DataTableState } from '@/components/DataTable';
import { Inline } from '@/components/Inline';
import { PageHeader } from '@/components/PageHeader';
import { SegmentedControl } from '@/components/SegmentedControl';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { isSubscriptionRole, parseRole, ROLES } from '@/domain/access';
import { Panel } from '@/product/Panel';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { LoadError } from '@/product/LoadError';
import { useApi } from '@/product/FeatureContext';
import { RoleCards } from './RoleCards';
import { holdersOf } from './roleHolders';
import { createRoleColumns, createRoleFilters, createRoleRows, type RoleTarget } from './roleRows';

const RoleHoldersDialog = dialogOnDemand(async () => (await import('./RoleHoldersDialog')).RoleHoldersDialog);

/** The environment of the roles; the caller keeps it in the address. */
export interface RolesView {
  readonly environmentId: string;
  readonly priceBook: 'grafx' | 'classic';
  /** Code of the role whose holders are shown; empty for none. */
  readonly people: string;
}

const PRICE_BOOKS = [
  { value: 'grafx', label: 'GraFx price book' },
  { value: 'classic', label: 'Older contract' },
] as const;

interface RolesScreenProps {
  subscriptionId: string;
  subscriptionName: string;
  /** Every page, action and resource. */
  targets: readonly RoleTarget[];
  view: RolesView;
  onViewChange: (view: RolesView) => void;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

/** The pages and actions of each role, derived from the rules themselves, and its holders. */
export function RolesScreen(props: RolesScreenProps) {
  const api = useApi();
  const { subscriptionId, targets, view, onViewChange } = props;
  const { data, error, refetch } = useQuery(roleQueries(api).list());
  const environmentsRead = useQuery(environmentQueries(api).list({ subscriptionId }));
  const usersRead = useQuery(userQueries(api).list(subscriptionId));
  const groupsRead = useQuery(userGroupQueries(api).list(subscriptionId));
  const environments = environmentsRead.data;
  const users = usersRead.data;
  const groups = groupsRead.data;
  const environment = environments?.find(({ guid }) => guid === view.environmentId) ?? environments?.[0];
  const environmentId = environment?.guid;
  const roles = useMemo(
    () => (data ?? []).map(({ code }) => parseRole(code)).filter((role) => role !== undefined),
    [data],
  );
  const isGraFxPricebook = view.priceBook === 'grafx';
  const rows = useMemo(() => {
    if (!data || !environments) return undefined;
    const subscriptionEnvironmentIds = environments.map(({ guid }) => guid);
    const place = { subscriptionId, environmentId, isGraFxPricebook, subscriptionEnvironmentIds };
    return createRoleRows(targets, roles, place);
  }, [data, environmentId, environments, isGraFxPricebook, roles, subscriptionId, targets]);
  const holders = useMemo(
    () =>
      roles.map((role) => ({
        role,
        holders: users && groups && holdersOf(role, environmentId, users, groups),
      })),
    [environmentId, groups, roles, users],
  );
  const columns = useMemo(() => createRoleColumns(roles), [roles]);
  const filters = useMemo(() => createRoleFilters(roles), [roles]);
  const shown = holders.find(({ role }) => ROLES[role].code === view.people);
  return (
    <>
      <PageHeader
        title="Roles"
        description="The pages and actions that each role allows. Roles add up: those given to a user directly and those that come through groups."
      />
      <Stack gap="5">
        <Inline gap="3" wrap align="end">
          <Select
            label="Environment"
            options={(environments ?? []).map(({ guid, name }) => ({ value: guid, label: name }))}
            value={environmentId ?? ''}
            onValueChange={(next) => onViewChange({ ...view, environmentId: next })}
          />
          <SegmentedControl
            label="Price book"
            options={PRICE_BOOKS}
            value={view.priceBook}
            onValueChange={(priceBook) => onViewChange({ ...view, priceBook })}
          />
        </Inline>
        <LoadError what="Who holds which role" reads={[environmentsRead, usersRead, groupsRead]} />
        <Box {...RoleHoldersDialog.approach}>
          <Panel what="The roles and their users">
            <RoleCards
              roles={holders}
              onShow={(role) => onViewChange({ ...view, people: ROLES[role].code })}
            />
          </Panel>
        </Box>
        <DataTable
          label="Pages, actions and resources by role"
          noun={{ one: 'page, action or resource', other: 'pages, actions and resources' }}
          columns={columns}
          filters={filters}
          rows={rows}
          getRowId={({ id }) => id}
          getRowName={({ label }) => label}
          exportName="roles"
          dense
          views={props.views}
          state={props.tableState}
          onStateChange={props.onTableStateChange}
          onRetry={() => void refetch()}
          empty={{ title: 'No roles', description: 'The platform knows no roles.' }}
          {...(error && { error })}
        />
      </Stack>
      {shown?.holders && (
        <RoleHoldersDialog
          role={shown.role}
          holders={shown.holders}
          place={
            isSubscriptionRole(shown.role) ? props.subscriptionName : (environment?.name ?? 'the environment')
          }
          onClose={() => onViewChange({ ...view, people: '' })}
        />
      )}
    </>
  );
}
