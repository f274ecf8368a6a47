import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail } from '@/api/types';
import { useApi } from '@/product/FeatureContext';
import type { FontFamilyChoice } from './text';

const BY_NAME = { search: '', sortBy: 'name', sortOrder: 'asc' } as const;

/** The first page of the families of an environment: another value once something about any of them has changed. */
export const useFontLibrary = (environment: EnvironmentDetail) =>
  useInfiniteQuery(fontQueries(useApi(), environment).families(BY_NAME)).data;

/** The fonts of an environment as far as they have come: the first page of its families, each with its styles. */
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
