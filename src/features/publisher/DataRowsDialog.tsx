import { dataSetQueries } from '@/api/data-sets';
import type { DataSet, EnvironmentDetail } from '@/api/types';
import { Dialog } from '@/components/Dialog';
import { countOf } from '@/domain/format';
import { DataRowTable, useDataRows } from '@/product/DataRowTable';
import { useApi } from '@/product/FeatureContext';

interface DataRowsDialogProps {
  environment: EnvironmentDetail;
  dataSet: DataSet;
  onClose: () => void;
}

/** Shows the rows of a data set. */
export function DataRowsDialog({ environment, dataSet, onClose }: DataRowsDialogProps) {
  const data = useDataRows(dataSetQueries(useApi(), environment).rows(dataSet.id));
  return (
    <Dialog
      open
      size="xl"
      title={dataSet.name}
      description={`${countOf(dataSet.rowCount, 'row')}, ${countOf(dataSet.columns.length, 'column')}`}
      onOpenChange={(open) => !open && onClose()}
    >
      <DataRowTable label={`Rows of ${dataSet.name}`} data={data} />
    </Dialog>
  );
}
