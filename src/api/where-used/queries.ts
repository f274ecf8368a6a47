import type { UsedKind } from '@/domain/where-used';
import { createReads } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';

/** What can be read of where things of an environment are used; waits for one. */
export function whereUsedQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { pages } = createReads(api, environment, 'whereUsed');
  return {
    /** What uses at least one of some things, of 100 at most, page by page; asked for anew each time it is shown. */
    uses: (kind: UsedKind, ids: readonly string[]) => ({
      ...pages([kind, ids], `uses ${kind} ${ids.join()}`, (client, page, options) =>
        client.get('/where-used', { params: { query: { kind, ids: ids.join(), ...page } } }, options),
      ),
      staleTime: 0,
    }),
  };
}
