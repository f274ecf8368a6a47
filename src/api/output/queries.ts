import { queryOptions, skipToken } from '@tanstack/react-query';
import { isOpenOutput } from '@/domain/output';
import { environmentApi, type EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import { readAll } from '../readAll';
import type { OutputTask } from '../types';
import { outputTasksKey } from './outputTasksKey';

/** Pause between two readings of a list in which something is under way, in milliseconds for each hundred tasks. */
const PAUSE = 2_000;

/** How long to wait before tasks are read again, in milliseconds; `false` where none is under way. */
export function pauseOf(tasks: readonly OutputTask[] | undefined): number | false {
  if (!tasks?.some(({ status }) => isOpenOutput(status))) return false;
  return PAUSE * Math.max(1, Math.ceil(tasks.length / 100));
}

/** What can be read of the output tasks of an environment; waits for one. */
export function outputQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  return {
    /**
     * All that are kept, newest first, however many pages that takes. While one of them is under way they are read again,
     * the more there are the more seldom, and not while nobody sees the page.
     */
    tasks: () =>
      queryOptions({
        queryKey: outputTasksKey(environment),
        queryFn: environment
          ? ({ signal }) => {
              const client = environmentApi(api, environment);
              return readAll((query) =>
                client.get('/output/tasks', { params: { query } }, { signal, lane: 'output tasks' }),
              );
            }
          : skipToken,
        refetchInterval: ({ state }) => pauseOf(state.data),
      }),
  };
}
