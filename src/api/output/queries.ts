import { queryOptions } from '@tanstack/react-query';
import { isOpenOutput } from '@/domain/output';
import { createReads, PAGE_SIZE } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import type { OutputTask } from '../types';

/** Pause between two readings of a list in which something is under way, in milliseconds for each page it takes. */
const PAUSE = 2_000;

/** How long to wait before tasks are read again, in milliseconds; `false` where none is under way. */
function pauseOf(tasks: readonly OutputTask[] | undefined): number | false {
  if (!tasks?.some(({ status }) => isOpenOutput(status))) return false;
  return PAUSE * Math.ceil(tasks.length / PAGE_SIZE);
}

/** What can be read of the output tasks of an environment; waits for one. */
export function outputQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { all, query } = createReads(api, environment, 'output-tasks');
  return {
    /** Whether a task of the reader's has made its file; asked again until it has. @throws the reason there is none */
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
     * All that are kept, newest first, however many pages that takes. While one of them is under way they are read again,
     * the more there are the more seldom, and not while nobody sees the page.
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
