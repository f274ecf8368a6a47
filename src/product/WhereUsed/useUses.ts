import { useInfiniteQuery } from '@tanstack/react-query';
import { whereUsedQueries } from '@/api/where-used';
import { ResponseError } from '@/api/http';
import type { EnvironmentDetail } from '@/api/types';
import type { UsedKind } from '@/domain/where-used';
import { useApi } from '../FeatureContext';

/** The items whose uses are read. */
export interface Used {
  readonly environment: EnvironmentDetail;
  readonly kind: UsedKind;
  /** 1 to 100 ids. */
  readonly ids: readonly string[];
}

/** Returns the uses read so far, their number, and why the reader may not see them. */
export function useUses({ environment, kind, ids }: Used) {
  const list = useInfiniteQuery(whereUsedQueries(useApi(), environment).uses(kind, ids));
  const uses = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const { error } = list;
  const denied = error instanceof ResponseError && error.status === 403 ? error.message : undefined;
  return { list, uses, total: list.data?.pages[0]?.total ?? 0, denied };
}
