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
  /** Placeholder while the items load. */
  loading: ReactNode;
  /** Text and action of an empty list. */
  empty: { readonly description: string; readonly action?: ReactNode };
  /**
   * Text if nothing matches the search.
   * @default No name contains “…”.
   */
  noMatch?: (search: string) => string;
  /** Renders the items; there is at least one. */
  children: (items: readonly Item[]) => ReactNode;
}

/** A list read page by page: search, order, and its loading, empty and error states. */
export function SearchedList<By extends string, View extends ListView<By>, Item>({
  list,
  loading,
  empty,
  noMatch = (search) => `No name contains “${search}”.`,
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
