import { useInfiniteQuery, type UseInfiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rowsOfSpelled, type DataColumn, type DataRow, type DataValue } from '@/domain/data-set';

interface RowPage {
  readonly data: readonly (readonly DataValue[])[];
  /** How numbers were written, by the place of their column. */
  readonly texts?: readonly Readonly<Record<string, string>>[] | undefined;
  readonly columns: readonly DataColumn[];
  readonly total: number;
}

/** Rows as far as they have been read, and the way to the rest. */
export interface DataRows {
  /** None before the first rows are there. */
  readonly columns: readonly DataColumn[] | undefined;
  readonly rows: readonly DataRow[];
  /** How many there are in all. */
  readonly total: number;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Reads on, unless that is under way or all are there. */
  readonly readOn: () => void;
}

/** Reads rows page by page, the first page at once. */
export function useDataRows<Page extends RowPage, Key extends readonly unknown[]>(
  query: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, string | undefined>,
): DataRows {
  const read = useInfiniteQuery(query);
  const { data, hasNextPage, isFetching, fetchNextPage, isFetchNextPageError, refetch } = read;
  const rows = useMemo(() => data?.pages.flatMap(rowsOfSpelled) ?? [], [data]);
  return {
    columns: data?.pages[0]?.columns,
    rows,
    total: data?.pages[0]?.total ?? 0,
    error: read.error,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    readOn: () => {
      if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
    },
  };
}
