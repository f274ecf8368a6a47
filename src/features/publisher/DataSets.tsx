import { useQuery } from '@tanstack/react-query';
import { Table, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { dataSetMutations, dataSetQueries } from '@/api/data-sets';
import type { DataSet } from '@/api/types';
import { DataTable } from '@/components/DataTable';
import { DropZone } from '@/components/DropZone';
import { FileButton } from '@/components/FileButton';
import { Inline } from '@/components/Inline';
import type { MenuEntry } from '@/components/Menu';
import { Stack } from '@/components/Stack';
import { TABLE_FILES } from '@/product/tableFile';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { useApi } from '@/product/FeatureContext';
import { deleteEntries, renameEntry } from '@/product/itemEntries';
import { dataSetColumns } from './dataSetColumns';
import { DeleteDialog } from './DeleteDialog';
import type { PartProps } from './publisherPart';
import { RenameDialog } from './RenameDialog';

const UploadDataDialog = dialogOnDemand(async () => (await import('./UploadDataDialog')).UploadDataDialog);
const DataRowsDialog = dialogOnDemand(async () => (await import('./DataRowsDialog')).DataRowsDialog);

type OpenDialog = { kind: 'upload'; file: File } | { kind: 'look' | 'rename' | 'delete'; row: DataSet };

/** The data sets of an environment: tables that documents take their records from. */
export function DataSets({ environment, tableState, onTableStateChange, views }: PartProps) {
  const api = useApi();
  const { data, error, refetch } = useQuery(dataSetQueries(api, environment).list());
  const { rename, remove } = dataSetMutations(api, environment);
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const upload = ([file]: readonly File[]) => file && setDialog({ kind: 'upload', file });
  const columns = useMemo(() => dataSetColumns((row) => setDialog({ kind: 'look', row })), []);
  const rowActions = (row: DataSet): MenuEntry[] => [
    { id: 'look', label: 'Look at its rows', icon: Table, onSelect: () => setDialog({ kind: 'look', row }) },
    renameEntry(undefined, () => setDialog({ kind: 'rename', row })),
    ...deleteEntries(undefined, () => setDialog({ kind: 'delete', row })),
  ];
  return (
    <Stack gap="4">
      <Inline justify="end">
        <FileButton startIcon={Upload} accept={TABLE_FILES} onFiles={upload}>
          Upload CSV or Excel
        </FileButton>
      </Inline>
      {!dialog && (
        <DropZone label="Drop a CSV file or an Excel workbook to make a data set of it" onFiles={upload} />
      )}
      <DataTable
        label="Data"
        noun={{ one: 'data set', other: 'data sets' }}
        columns={columns}
        rows={data}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowActions={rowActions}
        onRetry={() => void refetch()}
        views={views}
        state={tableState}
        onStateChange={onTableStateChange}
        empty={{
          title: 'No data sets yet',
          description:
            'A data set is a CSV file or a sheet of an Excel workbook, with names in its first row. Documents make one record of each of its rows.',
        }}
        {...(error && { error })}
      />
      {dialog?.kind === 'upload' && (
        <UploadDataDialog environment={environment} file={dialog.file} onClose={close} />
      )}
      {dialog?.kind === 'look' && (
        <DataRowsDialog environment={environment} dataSet={dialog.row} onClose={close} />
      )}
      {dialog?.kind === 'rename' && (
        <RenameDialog
          name={dialog.row.name}
          rename={rename()}
          changeTo={(name) => ({ id: dialog.row.id, name })}
          onClose={close}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteDialog
          item={dialog.row}
          what="data set"
          description="Its rows are deleted. Documents that take their records from it then have none."
          remove={remove()}
          onClose={close}
        />
      )}
    </Stack>
  );
}
