import type { ActivityEntry } from '@/api/types';
import { RequestId } from '@/components/RequestId';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { toFieldLabel, RESULT_WORDS, formatValue } from './activityWords';

const Table = styled('table', {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '$small',
  '& th, & td': {
    padding: '$1 $3 $1 0',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: '$textMuted', fontWeight: '$medium', borderBlockEnd: '1px solid $colors$border' },
  '& tbody th': { fontWeight: '$regular', color: '$textMuted' },
  '& tr > :first-child': { width: '28%' },
});

/** Shows the changes of a write field by field, and its request id. */
export function ActivityChanges({ entry }: { entry: ActivityEntry }) {
  const { changes, requestId, result, status } = entry;
  return (
    <Stack gap="3">
      {result !== 'done' && (
        <Text size="small" tone="muted">
          {`${RESULT_WORDS[result]}${status === null ? '' : ` with status ${status}`}: nothing was changed.`}
        </Text>
      )}
      {result === 'done' && changes.length === 0 && (
        <Text size="small" tone="muted">
          No visible value has changed.
        </Text>
      )}
      {changes.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{toFieldLabel(field)}</th>
                <td>{formatValue(before)}</td>
                <td>{formatValue(after)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <RequestId id={requestId} />
    </Stack>
  );
}
