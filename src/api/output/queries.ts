import { queryOptions } from '@tanstack/react-query';
import { isOpenOutput } from '@/domain/output';
import { createReads, PAGE_SIZE } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import type { OutputTask } from '../types';

/** The pause between reads of a list with unfinished tasks, in milliseconds for each page. */
const PAUSE = 2_000;

/** Returns the pause before the next read in milliseconds; `false` if all tasks are finished. */
function pauseOf(tasks: readonly OutputTask[] | undefined): number | false {
  if (!tasks?.some(({ status }) => isOpenOutput(status))) return false;
  return PAUSE * Math.ceil(tasks.length / PAGE_SIZE);
}

/** Queries of an environment's output tasks; idle without an environment. */
export function outputQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { all, query } = createReads(api, environment, 'output-tasks');
  return {
    /**
     * Whether a task of the user has made its file; refetched until it has.
     * @throws the reason of its failure
     */
    isMade: (taskId: string) =>
      queryOptions({
        ...query(['made', taskId], `made ${taskId}`, async (client, options) => {
          const { links } = await client.get(
            '/output/tasks/{taskId}',
            { params: { path: { taskId } } },
            options,
          );
          return 'download' in links;
        }),
        refetchInterval: ({ state }) => (state.data === true || state.error ? false : PAUSE),
        retry: false,
        gcTime: 0,
      }),
    /**
     * All stored tasks, newest first, over all pages. Refetched while any is unfinished, more rarely the more there
     * are, and only while the page is visible.
     */
    tasks: () =>
      queryOptions({
        ...all([], 'output tasks', (client, query, options) =>
          client.get('/output/tasks', { params: { query } }, options),
        ),
        refetchInterval: ({ state }) => pauseOf(state.data),
      }),
  };
}
