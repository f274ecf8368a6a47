import type { UsedKind } from '@/domain/where-used';
import { createReads } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';

/** Queries of uses in an environment; idle without an environment. */
export function whereUsedQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { pages } = createReads(api, environment, 'whereUsed');
  return {
    /** Uses of any of up to 100 objects, page by page; fetched again on each display. */
    uses: (kind: UsedKind, ids: readonly string[]) => ({
      ...pages([kind, ids], `uses ${kind} ${ids.join()}`, (client, page, options) =>
        client.get('/where-used', { params: { query: { kind, ids: ids.join(), ...page } } }, options),
      ),
      staleTime: 0,
    }),
  };
}
