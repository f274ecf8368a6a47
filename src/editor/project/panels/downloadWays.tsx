import type { ProjectOutput } from '@/api/types';
import { Text } from '@/components/Text';
import { outputFormatOf } from '@/domain/output';
import type { DownloadWay } from '@/product/DownloadDialog';

/** Turns an output setting into a way to download. */
export const toDownloadWay = (
  { id, name, description, type }: ProjectOutput,
  hasAllRecords: boolean,
): DownloadWay => ({
  value: id,
  format: outputFormatOf(type),
  label: name,
  hasAllRecords,
  description: description === '' ? type : `${type} · ${description}`,
});

/** Shows the number of records in a file. */
export const RecordsNote = ({ count }: { count: number }) => (
  <Text as="p" tone="muted">
    {count === 1 ? 'Of one row of the batch table.' : `Of ${count.toLocaleString()} rows of the batch table.`}
  </Text>
);
