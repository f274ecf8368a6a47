import { InlineMessage } from '@/components/InlineMessage';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { styled } from '@/components/theme';
import { LoadError } from '../LoadError';
import { useUses, type Used } from './useUses';
import { describeUseCount, USING_WORDS } from './useWords';

/** Maximum number of listed names. */
const NAMED = 5;

const Names = styled('ul', { margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' });

/** Warns before a deletion which things use the item. */
export function UsedBy(used: Used) {
  const { list, uses, total, denied } = useUses(used);
  const thing = used.ids.length > 1 ? 'them' : 'it';
  if (list.isPending)
    return (
      <div role="status" aria-busy="true">
        <VisuallyHidden>Loading the uses</VisuallyHidden>
        <Skeleton width="16rem" />
      </div>
    );
  if (denied !== undefined) return <Text tone="muted">{denied}</Text>;
  if (list.error) return <LoadError what="The list of uses" reads={[list]} />;
  if (total === 0)
    return (
      <Text tone="muted">
        Nothing in {used.environment.name} uses {thing}.
      </Text>
    );
  const more = total - Math.min(uses.length, NAMED);
  return (
    <InlineMessage kind="INFORMATIVE">
      <Stack gap="1">
        <span>
          {describeUseCount(uses, total)} {total === 1 ? 'uses' : 'use'} {thing}:
        </span>
        <Names>
          {uses.slice(0, NAMED).map(({ kind, id, name }) => (
            <li key={id}>
              {name} ({USING_WORDS[kind].one})
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </Names>
      </Stack>
    </InlineMessage>
  );
}
