import { dataSetOfTable } from '@/domain/data-sets';
import { invalidField } from '@/domain/refusal';
import { readTextTable } from '@/domain/table-file';

/** Reads a CSV file as a data set, synchronously. */
export function readCsvDataSet(bytes: Uint8Array): ReturnType<typeof dataSetOfTable> {
  const read = readTextTable(bytes);
  return 'fault' in read ? { refusal: invalidField('file', read.fault) } : dataSetOfTable(read.table);
}
