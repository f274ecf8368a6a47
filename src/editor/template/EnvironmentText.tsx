import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail } from '@/api/types';
import { useApi } from '@/product/FeatureContext';
import { TextProperties } from './text';

/** The properties of text, with the fonts of the environment to choose from. */
export function EnvironmentText({ environment }: { environment: EnvironmentDetail }) {
  const queries = fontQueries(useApi(), environment);
  const families = useInfiniteQuery(queries.families({ search: '', sortBy: 'name', sortOrder: 'asc' }));
  const found = families.data?.pages.flatMap(({ data }) => data) ?? [];
  const styles = useQueries({ queries: found.map(({ id }) => queries.styles(id)) });
  const fonts = found.map(({ name }, index) => ({
    family: name,
    styles: (styles[index]?.data ?? []).map(({ id, name: style }) => ({ style, fontStyleId: id })),
  }));
  return <TextProperties fonts={fonts} />;
}
