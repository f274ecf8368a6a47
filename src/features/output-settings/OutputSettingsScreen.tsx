import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { outputSettingMutations, outputSettingQueries } from '@/api/output-settings';
import type { EnvironmentDetail, OutputSetting } from '@/api/types';
import type { DataTableFilter, DataTableState } from '@/components/DataTable';
import type { MenuEntry } from '@/components/Menu';
import { OUTPUT_FORMATS } from '@/domain/output-settings';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';
import { deleteEntries, duplicateEntry, openEntry } from '@/product/itemEntries';
import { TableLibrary } from '@/product/TableLibrary';
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
  /** Why the reader may not change output settings; `undefined` if they may. */
  withheld: string | undefined;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
  /** Opens the page of one. */
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

/** The output settings of an environment. */
export function OutputSettingsScreen(props: OutputSettingsScreenProps) {
  const { environment, withheld, onOpen } = props;
  const api = useApi();
  const tell = useNotify();
  const list = useQuery(outputSettingQueries(api, environment).list());
  const { mutateAsync: save } = useMutation(outputSettingMutations(api, environment).save());
  const copy = useCopySetting(environment);
  const [dialog, setDialog] = useState<'create' | OutputSetting>();
  const close = () => setDialog(undefined);
  const columns = useMemo(() => outputSettingColumns(environment.guid), [environment.guid]);
  const setDefault = (setting: OutputSetting) =>
    notifyOutcome(
      save({ ...bodyOf(setting), id: setting.id, default: true }),
      {
        done: () => `${setting.name} is the default for ${setting.type}.`,
        gone: `${setting.name} was deleted meanwhile.`,
      },
      tell,
    );
  const rowActions = (setting: OutputSetting): MenuEntry[] => [
    openEntry(withheld, () => onOpen(setting.id)),
    duplicateEntry(withheld, () => void copy(setting), { asks: false }),
    {
      id: 'default',
      label: 'Set as default',
      icon: CircleCheck,
      disabledReason:
        withheld ??
        (setting.default ? `${setting.name} is the default for ${setting.type} already.` : undefined),
      onSelect: () => void setDefault(setting),
    },
    ...deleteEntries(withheld, () => setDialog(setting)),
  ];
  return (
    <>
      <TableLibrary
        environment={environment}
        title="Output settings"
        description="Options for making files. Each setting is for one format, and one of each format can be the default."
        creation={{ label: 'Create output setting', withheld, onCreate: () => setDialog('create') }}
        noun={{ one: 'output setting', other: 'output settings' }}
        columns={columns}
        list={list}
        filters={FILTERS}
        rowActions={rowActions}
        exportName="output-settings"
        views={props.views}
        state={props.tableState}
        onStateChange={props.onTableStateChange}
        emptyHint="An output setting has the options for files of one format."
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
