import type { OutputFormat } from '@/domain/output';
import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';

/** A file to be made of a template, or of a project of the caller. */
type Output = OutputOptions & ({ readonly templateId: string } | { readonly projectId: string });

interface OutputOptions {
  readonly format: OutputFormat;
  /** The output setting it is made by. @default what holds where nothing is set */
  readonly outputSettingsId?: string | undefined;
  /** @default the layout that is selected in the document */
  readonly layoutId?: string | undefined;
  /** Stops waiting for the file; the platform goes on. */
  readonly signal: AbortSignal;
}

/** Pauses before a task is asked about, in milliseconds: the first, by what each grows, and the longest. */
const PAUSES = { first: 300, growth: 1.5, longest: 2_000 };

/** @throws the signal's reason when it is aborted meanwhile */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** Files made in an environment. */
export function outputMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);

  const one = (id: string) => {
    requireParameters({ id });
    return { path: { taskId: id } };
  };
  const tasks = () => [queryKeys.environments.detail(environment.guid, 'output-tasks')];

  /** Resolves when the task has made its file. @throws ResponseError with the reason when it has not */
  async function follow(taskId: string, signal: AbortSignal): Promise<void> {
    const params = { path: { taskId } };
    for (let wait = PAUSES.first; ; wait = Math.min(wait * PAUSES.growth, PAUSES.longest)) {
      await pause(wait, signal);
      const { links } = await client.get('/output/tasks/{taskId}', { params }, { signal, lane: taskId });
      if ('download' in links) return;
    }
  }

  return {
    /** Fetches the file a task has made. */
    download: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }): Promise<Blob> => {
          requireParameters({ id });
          return client.blob(`output/tasks/${id}/download`, { lane: id });
        },
        // One that has expired is not offered again.
        changes: tasks,
        rereadsRefused: true,
      }),
    /** Fetches what was found of the records of a task, as a JSON file. */
    downloadReport: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }): Promise<Blob> => {
          requireParameters({ id });
          return client.blob(`output/tasks/${id}/report`, { lane: `report ${id}` });
        },
      }),
    cancel: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }) =>
          client.post('/output/tasks/{taskId}/cancel', { params: one(id) }),
        changes: tasks,
        rereadsRefused: true,
      }),
    /** Starts a task that has failed again, as a new one. */
    restart: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }) =>
          client.post('/output/tasks/{taskId}/restart', { params: one(id) }),
        changes: tasks,
        rereadsRefused: true,
      }),
    /** Makes a file and fetches it. */
    make: () =>
      createWrite({
        call: async ({ format, outputSettingsId, layoutId, signal, ...source }: Output): Promise<Blob> => {
          requireParameters(source);
          const body = {
            ...source,
            ...(outputSettingsId === undefined ? { outputSettings: {} } : { outputSettingsId }),
            ...(layoutId !== undefined && { layoutsToExport: [layoutId] }),
          };
          const { data } = await client.post(
            '/output/{format}',
            { params: { path: { format } }, body },
            { signal },
          );
          await follow(data.taskId, signal);
          return client.blob(`output/tasks/${data.taskId}/download`, { signal, lane: data.taskId });
        },
      }),
  };
}
