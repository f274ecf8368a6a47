import { useInfiniteQuery, type UseInfiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rowsOfSpelled, type DataColumn, type DataRow, type DataValue } from '@/domain/data-sets';

interface RowPage {
  readonly data: readonly (readonly DataValue[])[];
  /** Original spelling of numbers, by column. */
  readonly texts?: readonly Readonly<Record<string, string>>[] | undefined;
  readonly columns: readonly DataColumn[];
  readonly total: number;
}

/** The rows read so far, and a function that reads more. */
export interface DataRows {
  /** Undefined until the first rows arrive. */
  readonly columns: readonly DataColumn[] | undefined;
  readonly rows: readonly DataRow[];
  /** Number of all rows. */
  readonly total: number;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Reads the next page, unless one is loading or all are read. */
  readonly readOn: () => void;
}

/** Reads rows page by page, the first one immediately. */
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
