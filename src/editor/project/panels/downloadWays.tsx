import type { ProjectOutput } from '@/api/types';
import { Text } from '@/components/Text';
import { outputFormatOf } from '@/domain/output';
import type { DownloadWay } from '@/product/DownloadDialog';

/** An output setting as it is chosen. */
export const wayOf = (
  { id, name, description, type }: ProjectOutput,
  hasAllRecords: boolean,
): DownloadWay => ({
  ...{ value: id, format: outputFormatOf(type), label: name, hasAllRecords },
  description: description === '' ? type : `${type} · ${description}`,
});

/** How many records a file is made of. */
export const RecordsNote = ({ count }: { count: number }) => (
  <Text as="p" tone="muted">
    {count === 1 ? 'Of one row of the batch table.' : `Of ${count.toLocaleString()} rows of the batch table.`}
  </Text>
);
