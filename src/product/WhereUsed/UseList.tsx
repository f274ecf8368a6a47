import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { LoadError } from '../LoadError';
import { ShowMore } from '../SearchedList';
import { UseNames } from './UseNames';
import { useUses, type Used } from './useUses';

interface UseListProps extends Used {
  /** Heading level of the kinds. @default 3 */
  level?: 2 | 3 | 4;
}

/** Links to the templates, collections, brand kits and user interfaces that use something. */
export function UseList({ level, ...used }: UseListProps) {
  const { list, uses, denied } = useUses(used);
  const { environment } = used;
  if (list.isPending)
    return (
      <Stack gap="2" role="status" aria-busy="true">
        <VisuallyHidden>Loading the uses</VisuallyHidden>
        <Skeleton width="6rem" />
        <Skeleton width="12rem" />
        <Skeleton width="9rem" />
      </Stack>
    );
  if (denied !== undefined) return <Text tone="muted">{denied}</Text>;
  return (
    <Stack gap="4">
      <LoadError what="The list of uses" reads={[list]} />
      {!list.error && uses.length === 0 && (
        <Text tone="muted">
          Nothing in {environment.name} uses it. Projects are visible to their owners only.
        </Text>
      )}
      {uses.length > 0 && <UseNames environment={environment} uses={uses} {...(level && { level })} />}
      <ShowMore list={list} />
    </Stack>
  );
}
