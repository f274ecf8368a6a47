import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { Text } from '@/components/Text';
import { useWhenNear } from '@/components/WhenNear';

/** Paging state of a list. */
interface MoreOf {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** Button that loads the next page of a list; renders nothing on the last. */
export function ShowMore({ list }: { list: MoreOf }) {
  return list.hasNextPage ? (
    <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      Show more
    </Button>
  ) : null;
}

interface CountedMoreOf extends MoreOf {
  readonly isFetchNextPageError: boolean;
  readonly data:
    { readonly pages: readonly { readonly data: readonly unknown[]; readonly total: number }[] } | undefined;
}

/**
 * Shows “n of m” below a list. Loads the next page when the end comes near; a button does it too, also after an
 * error.
 */
export function ShowMoreCounted({ list }: { list: CountedMoreOf }) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const canFetch = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const end = useWhenNear<HTMLDivElement>(
    canFetch ? data?.pages.length : undefined,
    () => void fetchNextPage(),
  );
  if (!hasNextPage || !data) return null;
  const { pages } = data;
  return (
    <div ref={end}>
      {isFetchNextPageError && (
        <InlineMessage kind="NEGATIVE">The next ones could not be loaded.</InlineMessage>
      )}
      <Inline gap="3" justify="center">
        <ShowMore list={list} />
        <Text size="small" tone="muted">
          {pages.reduce((sum, page) => sum + page.data.length, 0)} of {pages[0]?.total}
        </Text>
      </Inline>
    </div>
  );
}
