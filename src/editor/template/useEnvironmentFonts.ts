import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail } from '@/api/types';
import { useApi } from '@/product/FeatureContext';
import type { FontFamilyChoice } from './text';

/** The fonts of an environment as far as they have come: the first page of its families, each with its styles. */
export function useEnvironmentFonts(environment: EnvironmentDetail): readonly FontFamilyChoice[] {
  const queries = fontQueries(useApi(), environment);
  const families = useInfiniteQuery(queries.families({ search: '', sortBy: 'name', sortOrder: 'asc' }));
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
