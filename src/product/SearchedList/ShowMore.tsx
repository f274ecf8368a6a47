import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { Text } from '@/components/Text';

/** A list that is read page by page, as far as more of it can be had. */
interface MoreOf {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** Fetches the next page of a list; nothing where there is none. */
export function ShowMore({ list }: { list: MoreOf }) {
  return list.hasNextPage ? (
    <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      Show more
    </Button>
  ) : null;
}

interface CountedMoreOf extends MoreOf {
  readonly data:
    { readonly pages: readonly { readonly data: readonly unknown[]; readonly total: number }[] } | undefined;
}

/** {@link ShowMore} at the end of a page, with how many of how many are shown. */
export function ShowMoreCounted({ list }: { list: CountedMoreOf }) {
  if (!list.hasNextPage || !list.data) return null;
  const { pages } = list.data;
  return (
    <Inline gap="3" justify="center">
      <ShowMore list={list} />
      <Text size="small" tone="muted">
        {pages.reduce((sum, { data }) => sum + data.length, 0)} of {pages[0]?.total}
      </Text>
    </Inline>
  );
}
