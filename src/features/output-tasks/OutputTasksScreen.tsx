import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { outputQueries } from '@/api/output';
import type { EnvironmentDetail, OutputTask } from '@/api/types';
import { DataTable, type DataTableFilter, type DataTableState } from '@/components/DataTable';
import { PageHeader } from '@/components/PageHeader';
import { jobStatusLabel, OUTPUT_STATUSES, OUTPUT_TYPES } from '@/domain/output';
import { OUTPUT_FORMATS } from '@/domain/output-settings';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { useApi } from '@/product/FeatureContext';
import { outputTaskColumns } from './outputTaskColumns';
import { TYPE_LABELS } from './taskWords';
import { useTaskActions } from './useTaskActions';

const OutputTaskDialog = dialogOnDemand(async () => (await import('./OutputTaskDialog')).OutputTaskDialog);

interface OutputTasksScreenProps {
  environment: EnvironmentDetail;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

const FILTERS: readonly DataTableFilter<OutputTask>[] = [
  {
    id: 'status',
    label: 'Status',
    allLabel: 'All statuses',
    options: OUTPUT_STATUSES.map((status) => ({ value: status, label: jobStatusLabel(status) })),
    matches: ({ status }, value) => status === value,
  },
  {
    id: 'format',
    label: 'Format',
    allLabel: 'All formats',
    options: OUTPUT_FORMATS.map((format) => ({ value: format, label: format })),
    matches: ({ format }, value) => format.toUpperCase() === value,
  },
  {
    id: 'type',
    label: 'Type',
    allLabel: 'All types',
    options: OUTPUT_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] })),
    matches: ({ types }, value) => types.some((type) => type === value),
  },
];

/** The output tasks of an environment in the last seven days, with live progress. */
export function OutputTasksScreen(props: OutputTasksScreenProps) {
  const { environment } = props;
  const { data, error, refetch } = useQuery(outputQueries(useApi(), environment).tasks());
  const [open, setOpen] = useState<OutputTask>();
  const now = data?.find(({ id }) => id === open?.id);
  const columns = useMemo(() => outputTaskColumns(setOpen), []);
  const { entriesOf, actions } = useTaskActions(environment, setOpen);
  return (
    <>
      <PageHeader
        title="Output tasks"
        badges={<EnvironmentTypeBadge type={environment.type} />}
        description="Files that were made in the last seven days, and those under way. A file is kept for four hours."
      />
      <DataTable
        label="Output tasks"
        noun={{ one: 'output task', other: 'output tasks' }}
        columns={columns}
        rows={data}
        filters={FILTERS}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowActions={entriesOf}
        views={props.views}
        exportName="output-tasks"
        onRetry={() => void refetch()}
        state={props.tableState}
        onStateChange={props.onTableStateChange}
        empty={{
          title: 'No output tasks yet',
          description: 'Files that are made of templates and projects are listed here for seven days.',
        }}
        {...(error && { error })}
      />
      {open && (
        <OutputTaskDialog
          task={now ?? open}
          isForgotten={data !== undefined && now === undefined}
          actions={actions}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
