import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import type { LeftColumn } from './findMissingRequired';

/** Lists the required columns that a file lacks, and the values new rows get there. */
export function RequiredNote({ left }: { left: readonly LeftColumn[] }) {
  if (left.length === 0) return null;
  return (
    <InlineMessage kind="INFORMATIVE">
      Some required values have no column. New rows have:
      <Stack as="ul" gap="1" css={{ margin: 0, paddingInlineStart: '$5' }}>
        {left.map(({ label, value }) => (
          <li key={label}>
            {value === '' ? `${label}: nothing, which is an error.` : `${label}: “${value}”, as in the form.`}
          </li>
        ))}
      </Stack>
    </InlineMessage>
  );
}
