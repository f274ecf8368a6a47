import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/Button';
import { EmptyDrawing, NoMatchDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { FailedSection } from '../FailedSection';
import type { ListView } from './listView';
import { ListToolbar, type ListToolbarProps } from './ListToolbar';
import { ShowMoreCounted } from './ShowMore';

interface Page<Item> {
  readonly data: readonly Item[];
  readonly total: number;
}

interface SearchedListProps<By extends string, View extends ListView<By>, Item> extends Omit<
  ListToolbarProps<By, View>,
  'searchRef'
> {
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  /** Stands where the items will be. */
  loading: ReactNode;
  /** What a list without anything in it says and offers. */
  empty: { readonly description: string; readonly action?: ReactNode };
  /**
   * Says that nothing is called so.
   * @default No name holds “…”.
   */
  noMatch?: (search: string) => string;
  /** Draws the items; there is at least one. */
  children: (items: readonly Item[]) => ReactNode;
}

/** A list read page by page, with its search, its order and whatever state it is in. */
export function SearchedList<By extends string, View extends ListView<By>, Item>({
  list,
  loading,
  empty,
  noMatch = (search) => `No name holds “${search}”.`,
  children,
  ...toolbar
}: SearchedListProps<By, View, Item>) {
  const { what, view, onViewChange } = toolbar;
  const searchRef = useRef<HTMLInputElement>(null);
  const items = list.data?.pages.flatMap(({ data }) => data);
  const clear = () => {
    onViewChange({ ...view, search: '' });
    searchRef.current?.focus();
  };
  const content = () => {
    if (!items)
      return list.error ? (
        <FailedSection
          title={`The ${what} could not be loaded`}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : (
        loading
      );
    if (items.length > 0) return children(items);
    return view.search === '' ? (
      <EmptySection image={<EmptyDrawing />} title={`No ${what} yet`} {...empty} />
    ) : (
      <EmptySection
        image={<NoMatchDrawing />}
        title={`No ${what} match`}
        description={noMatch(view.search)}
        action={<Button onClick={clear}>Show all {what}</Button>}
      />
    );
  };
  return (
    <>
      <ListToolbar {...toolbar} searchRef={searchRef} />
      {content()}
      <ShowMoreCounted list={list} />
    </>
  );
}
