import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { outputSettingMutations, outputSettingQueries } from '@/api/output-settings';
import type { EnvironmentDetail, OutputSetting } from '@/api/types';
import { Button } from '@/components/Button';
import { DataTable, type DataTableFilter, type DataTableState } from '@/components/DataTable';
import type { MenuEntry } from '@/components/Menu';
import { PageHeader } from '@/components/PageHeader';
import { OUTPUT_FORMATS } from '@/domain/studio';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { tellOutcome, useApi, useTell } from '@/product/FeatureContext';
import { outputSettingColumns } from './outputSettingColumns';
import { bodyOf } from './settingWords';
import { useCopySetting } from './useCopySetting';

const CreateOutputSettingDialog = dialogOnDemand(
  async () => (await import('./CreateOutputSettingDialog')).CreateOutputSettingDialog,
);
const DeleteOutputSettingDialog = dialogOnDemand(
  async () => (await import('./DeleteOutputSettingDialog')).DeleteOutputSettingDialog,
);

interface OutputSettingsScreenProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change output settings; `undefined` for whoever may. */
  withheld: string | undefined;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The views kept of the list. @default none */
  views?: ReactNode;
  /** Goes to the page of one. */
  onOpen: (id: string) => void;
}

const FILTERS: readonly DataTableFilter<OutputSetting>[] = [
  {
    id: 'format',
    label: 'Format',
    allLabel: 'All formats',
    options: OUTPUT_FORMATS.map((format) => ({ value: format, label: format })),
    matches: ({ type }, value) => type === value,
  },
];

/** How files are made in an environment. */
export function OutputSettingsScreen(props: OutputSettingsScreenProps) {
  const { environment, withheld, onOpen } = props;
  const api = useApi();
  const tell = useTell();
  const { data, error, refetch } = useQuery(outputSettingQueries(api, environment).list());
  const { mutateAsync: save } = useMutation(outputSettingMutations(api, environment).save());
  const copy = useCopySetting(environment);
  const [dialog, setDialog] = useState<'create' | OutputSetting>();
  const close = () => setDialog(undefined);
  const columns = useMemo(() => outputSettingColumns(environment.guid), [environment.guid]);
  const setDefault = (setting: OutputSetting) =>
    tellOutcome(
      save({ ...bodyOf(setting), id: setting.id, default: true }),
      {
        done: () => `${setting.name} is the default for ${setting.type}.`,
        gone: `${setting.name} was deleted meanwhile.`,
      },
      tell,
    );
  const rowActions = (setting: OutputSetting): MenuEntry[] => [
    {
      ...{ id: 'open', label: withheld ? 'Look at it' : 'Edit', icon: Pencil },
      onSelect: () => onOpen(setting.id),
    },
    {
      ...{ id: 'copy', label: 'Duplicate', icon: Copy, disabledReason: withheld },
      onSelect: () => void copy(setting),
    },
    {
      ...{ id: 'default', label: 'Set as default', icon: CircleCheck },
      disabledReason:
        withheld ??
        (setting.default ? `${setting.name} is the default for ${setting.type} already.` : undefined),
      onSelect: () => void setDefault(setting),
    },
    { kind: 'separator', id: 'before-delete' },
    {
      ...{ id: 'delete', label: 'Delete…', icon: Trash2, danger: true, disabledReason: withheld },
      onSelect: () => setDialog(setting),
    },
  ];
  const create = (
    <Button intent="primary" startIcon={Plus} disabledReason={withheld} onClick={() => setDialog('create')}>
      Create output setting
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Output settings"
        badges={<EnvironmentTypeBadge type={environment.type} />}
        description="How files are made: each setting is for one format, and one of a format can be its default."
        actions={create}
      />
      <DataTable
        label="Output settings"
        noun={{ one: 'output setting', other: 'output settings' }}
        columns={columns}
        rows={data}
        filters={FILTERS}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowActions={rowActions}
        exportName="output-settings"
        onRetry={() => void refetch()}
        views={props.views}
        state={props.tableState}
        onStateChange={props.onTableStateChange}
        empty={{
          title: 'No output settings yet',
          description: 'An output setting says how files of one format are made.',
        }}
        {...(error && { error })}
      />
      {dialog === 'create' && (
        <CreateOutputSettingDialog environment={environment} onClose={close} onCreated={onOpen} />
      )}
      {typeof dialog === 'object' && (
        <DeleteOutputSettingDialog environment={environment} setting={dialog} onClose={close} />
      )}
    </>
  );
}
