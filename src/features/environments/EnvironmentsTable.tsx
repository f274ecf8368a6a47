import { useMemo, type ReactNode } from 'react';
import type { Environment } from '@/api/types';
import { DataTable, type DataTableFilter, type DataTableState } from '@/components/DataTable';
import { ENVIRONMENT_TYPES, REGIONS } from '@/domain/environments';
import { environmentTypeWord } from '@/product/EnvironmentTypeBadge';
import { environmentActions, type EnvironmentRights } from './environmentActions';
import { environmentColumns, type RendersSince } from './environmentColumns';

const FILTERS: readonly DataTableFilter<Environment>[] = [
  {
    id: 'type',
    label: 'Type',
    allLabel: 'All types',
    options: ENVIRONMENT_TYPES.map((type) => ({ value: type, label: environmentTypeWord(type) })),
    matches: ({ type }, value) => type === value,
  },
  {
    id: 'region',
    label: 'Region',
    allLabel: 'All regions',
    options: REGIONS.map((region) => ({ value: region, label: region })),
    matches: ({ region }, value) => region === value,
  },
];

export interface EnvironmentsTableProps extends EnvironmentRights {
  /** The environments; `undefined` while loading. */
  environments: readonly Environment[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Renders of each; missing if the reader may not see them. */
  renders: RendersSince | undefined;
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

/** All environments of a subscription, searchable, with actions for each. */
export function EnvironmentsTable(props: EnvironmentsTableProps) {
  const { environments, error, onRetry, renders, views, state, onStateChange } = props;
  const { mayDelete, hasSettings, onCopyId, onDelete } = props;
  const columns = useMemo(() => environmentColumns(environments, renders), [environments, renders]);
  const rowActions = useMemo(
    () => (environment: Environment) =>
      environmentActions(environment, { mayDelete, hasSettings, onCopyId, onDelete }),
    [mayDelete, hasSettings, onCopyId, onDelete],
  );
  return (
    <DataTable
      label="Environments"
      noun={{ one: 'environment', other: 'environments' }}
      columns={columns}
      filters={FILTERS}
      rows={environments}
      getRowId={({ guid }) => guid}
      getRowName={({ name }) => name}
      rowActions={rowActions}
      exportName="environments"
      empty={{
        title: 'No environments',
        description: mayDelete
          ? 'An environment holds templates, media and fonts. Create the first one to start.'
          : 'You belong to no environment of this subscription. Ask its administrator for access.',
      }}
      {...(error && { error })}
      onRetry={onRetry}
      views={views}
      state={state}
      onStateChange={onStateChange}
    />
  );
}
