import { UserMinus, UserRoundCog } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Environment } from '@/api/types';
import {
  DataTable,
  type DataTableColumn,
  type DataTableFilter,
  type DataTableState,
} from '@/components/DataTable';
import type { MenuEntry } from '@/components/Menu';
import { ROLES, type RoleName } from '@/domain/access';
import { displayName } from '@/domain/users';
import { UserName } from '@/product/UserName';
import { UserStatusDot, userStatusWord } from '@/product/UserStatusDot';
import { pathTo } from '@/domain/paths';
import { roleLabels, type IndividualAccess } from './individualRoles';
import { useTakeAway } from './useTakeAway';

const hrefOf = ({ user }: IndividualAccess) => pathTo('user-individual-access', { id: user.id });

const COLUMNS: readonly DataTableColumn<IndividualAccess>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ user }) => `${displayName(user)} ${user.email}`,
    exportAs: [
      { header: 'Name', value: ({ user }) => displayName(user) },
      { header: 'Email', value: ({ user }) => user.email },
    ],
    cell: (row) => <UserName user={row.user} href={hrefOf(row)} />,
    minWidth: 14,
    grow: 3,
    hideable: false,
    skeleton: 'avatar',
  },
  { id: 'roles', header: 'Own roles', value: ({ roles }) => roleLabels(roles), minWidth: 9, grow: 2 },
  {
    id: 'status',
    header: 'Status',
    value: ({ user }) => userStatusWord(user.status),
    cell: ({ user }) => <UserStatusDot status={user.status} />,
    skeleton: 'badge',
    hideOnMobile: true,
  },
];

const FILTERED: readonly RoleName[] = [
  'User',
  'ContentAdministrator',
  'TemplateDesigner',
  'EnvironmentAdmin',
];

const FILTERS: readonly DataTableFilter<IndividualAccess>[] = [
  {
    id: 'role',
    label: 'Role',
    allLabel: 'All roles',
    options: FILTERED.map((role) => ({ value: ROLES[role].code, label: ROLES[role].label })),
    matches: ({ roles }, value) => roles.some((role) => ROLES[role].code === value),
  },
];

interface PeopleAccessTableProps {
  subscriptionId: string;
  environment: Environment | undefined;
  people: readonly IndividualAccess[] | undefined;
  maySetRolesIn: (environmentId: string) => boolean;
  error: Error | undefined;
  onRetry: () => void;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

/** The users with individual roles in one environment. */
export function PeopleAccessTable(props: PeopleAccessTableProps) {
  const { subscriptionId, environment, people, maySetRolesIn } = props;
  const takeAway = useTakeAway({ subscriptionId, maySetRolesIn });
  const rowActions = (row: IndividualAccess): MenuEntry[] => [
    { id: 'edit', label: 'Edit access', icon: UserRoundCog, href: hrefOf(row) },
    {
      id: 'remove',
      label: 'Remove these roles',
      icon: UserMinus,
      danger: true,
      onSelect: () => environment && void takeAway(row, environment),
    },
  ];
  return (
    <DataTable
      label="Users with roles of their own"
      noun={{ one: 'user', other: 'users' }}
      columns={COLUMNS}
      filters={FILTERS}
      rows={people}
      getRowId={({ user }) => user.id}
      getRowName={({ user }) => displayName(user)}
      rowActions={rowActions}
      exportName="individual-access"
      error={props.error}
      onRetry={props.onRetry}
      views={props.views}
      state={props.tableState}
      onStateChange={props.onTableStateChange}
      empty={{ title: 'Nobody', description: 'All access to this environment comes through groups.' }}
    />
  );
}
