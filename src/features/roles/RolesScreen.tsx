import { useQuery } from '@tanstack/react-query';
import { Check, Minus } from 'lucide-react';
import type { PlatformApi } from '@/api/http';
import type { Role } from '@/api/types';
import { roleQueries } from '@/api/roles';
import { DataTable, type DataTableColumn, type DataTableState } from '@/components/DataTable';
import { Icon } from '@/components/Icon';
import { PageHeader } from '@/components/PageHeader';
import { Text } from '@/components/Text';
import { parseRole, ROLES, type RoleName } from '@/domain/access';
import { useMemo } from 'react';

interface RolesScreenProps {
  api: PlatformApi;
  /** Names of the pages a role opens by itself in the current environment. */
  pagesOf: (role: RoleName) => readonly string[];
  /** Whether a role edits templates in the current subscription. */
  editsTemplates: (role: RoleName) => boolean;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
}

/** The roles there are, and the pages each opens. */
export function RolesScreen({ api, pagesOf, editsTemplates, tableState, onTableStateChange }: RolesScreenProps) {
  const { data, error, refetch } = useQuery(roleQueries(api).list());
  const columns = useMemo((): DataTableColumn<Role>[] => {
    const pages = (role: Role) => {
      const known = parseRole(role.code);
      return known ? pagesOf(known) : [];
    };
    const edits = ({ code }: Role) => {
      const known = parseRole(code);
      return known !== undefined && editsTemplates(known);
    };
    return [
      { id: 'role', header: 'Role', value: roleName, hideable: false, minWidth: 11 },
      {
        id: 'pages',
        header: 'Opens',
        value: (role) => pages(role).join(', '),
        cell: (role) => <Text title={pages(role).join(', ')}>{pages(role).join(', ')}</Text>,
        grow: 5,
        minWidth: 16,
      },
      {
        id: 'templates',
        header: 'Edits templates',
        value: (role) => (edits(role) ? 'Yes' : 'No'),
        cell: (role) => <Icon glyph={edits(role) ? Check : Minus} label={edits(role) ? 'Yes' : 'No'} />,
        hideOnMobile: true,
      },
      { id: 'rank', header: 'Rank', value: ({ rank }) => rank, numeric: true, minWidth: 5, hideOnMobile: true },
    ];
  }, [pagesOf, editsTemplates]);
  return (
    <>
      <PageHeader
        title="Roles"
        description="Roles add up: those given to a user directly and those that come through groups."
      />
      <DataTable
        label="Roles"
        noun={{ one: 'role', other: 'roles' }}
        columns={columns}
        rows={data}
        getRowId={({ code }) => code}
        getRowName={roleName}
        exportName="roles"
        onRetry={() => void refetch()}
        state={tableState}
        onStateChange={onTableStateChange}
        empty={{ title: 'No roles', description: 'The platform knows no roles.' }}
        {...(error && { error: error.message })}
      />
    </>
  );
}

/** The role in the console's words, else as the platform names it. */
function roleName({ code, name }: Role): string {
  const known = parseRole(code);
  return known ? ROLES[known].label : name;
}
