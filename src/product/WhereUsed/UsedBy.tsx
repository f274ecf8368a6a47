import { InlineMessage } from '@/components/InlineMessage';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { styled } from '@/components/theme';
import { LoadError } from '../LoadError';
import { useUses, type Used } from './useUses';
import { countUses, USING_WORDS } from './useWords';

/** Most that are named. */
const NAMED = 5;

const Names = styled('ul', { margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' });

/** Says, before something is deleted, what uses it. */
export function UsedBy(used: Used) {
  const { list, uses, total, denied } = useUses(used);
  if (list.isPending)
    return (
      <div role="status" aria-busy="true">
        <VisuallyHidden>Looking where it is used</VisuallyHidden>
        <Skeleton width="16rem" />
      </div>
    );
  if (denied !== undefined) return <Text tone="muted">{denied}</Text>;
  if (list.error) return <LoadError what="What uses it" reads={[list]} />;
  if (total === 0) return <Text tone="muted">Nothing in {used.environment.name} uses it.</Text>;
  const more = total - Math.min(uses.length, NAMED);
  return (
    <InlineMessage kind="INFORMATIVE">
      <Stack gap="1">
        <span>
          {countUses(uses, total)} {total === 1 ? 'uses' : 'use'} it:
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
