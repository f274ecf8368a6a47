import type { ReactNode } from 'react';
import type { Environment } from '@/api/types';
import { DataTable, type DataTableColumn, type DataTableState } from '@/components/DataTable';
import { Link } from '@/components/Link';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { ROLES, type RoleName } from '@/domain/access';
import { EnvironmentTypeBadge, environmentTypeWord } from '@/product/EnvironmentTypeBadge';
import { pathTo } from '@/domain/paths';
import type { IndividualAccess } from './individualRoles';

interface EnvironmentRow {
  readonly environment: Environment;
  readonly people: readonly IndividualAccess[];
}

const COUNTED: readonly RoleName[] = ['User', 'ContentAdministrator', 'TemplateDesigner', 'EnvironmentAdmin'];

/** Width in rem of a name as a sortable header: four role columns leave no spare room. */
const widthOf = (header: string) => header.length * 0.42 + 2.25;

const COLUMNS: readonly DataTableColumn<EnvironmentRow>[] = [
  {
    id: 'name',
    header: 'Environment',
    value: ({ environment }) => environment.name,
    cell: ({ environment }) => (
      <Link
        tone="quiet"
        href={pathTo('individual-access', undefined, { environment: environment.guid })}
        css={{ minWidth: 0 }}
      >
        <MiddleTruncate text={environment.name} />
      </Link>
    ),
    minWidth: 12,
    grow: 2,
    hideable: false,
  },
  {
    id: 'type',
    header: 'Type',
    value: ({ environment }) => environmentTypeWord(environment.type),
    cell: ({ environment }) => <EnvironmentTypeBadge type={environment.type} />,
    skeleton: 'badge',
  },
  {
    id: 'users',
    header: 'Users',
    value: ({ people }) => people.length,
    numeric: true,
    minWidth: 5,
  },
  ...COUNTED.map((role): DataTableColumn<EnvironmentRow> => ({
    id: ROLES[role].code,
    header: ROLES[role].label,
    value: ({ people }) => people.filter(({ roles }) => roles.includes(role)).length,
    numeric: true,
    minWidth: widthOf(ROLES[role].label),
    hideOnMobile: true,
  })),
];

interface EnvironmentAccessTableProps {
  rows: readonly EnvironmentRow[] | undefined;
  error: Error | undefined;
  onRetry: () => void;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

/** The environments, with the number of users who have individual roles in each. */
export function EnvironmentAccessTable(props: EnvironmentAccessTableProps) {
  const { rows, error, onRetry, tableState, onTableStateChange } = props;
  return (
    <DataTable
      label="Environments"
      noun={{ one: 'environment', other: 'environments' }}
      columns={COLUMNS}
      rows={rows}
      getRowId={({ environment }) => environment.guid}
      getRowName={({ environment }) => environment.name}
      exportName="individual-access"
      error={error}
      onRetry={onRetry}
      views={props.views}
      state={tableState}
      onStateChange={onTableStateChange}
      empty={{
        title: 'No environments',
        description: 'There is no environment in which you may give roles.',
      }}
    />
  );
}
