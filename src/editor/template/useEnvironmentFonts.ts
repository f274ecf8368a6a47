import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail } from '@/api/types';
import { useApi } from '@/product/FeatureContext';
import type { FontFamilyChoice } from './text';

const BY_NAME = { search: '', sortBy: 'name', sortOrder: 'asc' } as const;

/** Returns the first page of an environment's font families; a new value whenever one of them changes. */
export const useFontLibrary = (environment: EnvironmentDetail) =>
  useInfiniteQuery(fontQueries(useApi(), environment).families(BY_NAME)).data;

/** Returns the loaded fonts of an environment: the first page of its families, with their styles. */
export function useEnvironmentFonts(environment: EnvironmentDetail): readonly FontFamilyChoice[] {
  const queries = fontQueries(useApi(), environment);
  const families = useInfiniteQuery(queries.families(BY_NAME));
  const found = families.data?.pages.flatMap(({ data }) => data) ?? [];
  const styles = useQueries({
    queries: found.map(({ id }) => queries.styles(id)),
    combine: (results) => results.map(({ data }) => data),
  });
  return useMemo(
    () =>
      (families.data?.pages.flatMap(({ data }) => data) ?? []).map(({ name }, index) => ({
        family: name,
        styles: (styles[index] ?? []).map(({ id, name: style }) => ({ style, fontStyleId: id })),
      })),
    [families.data, styles],
  );
}
