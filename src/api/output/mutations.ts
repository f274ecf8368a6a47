import type { OutputFormat, OutputRecord } from '@/domain/output';
import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, ResponseError, StoppedError, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';

/** What is to be made of a template, or of a project of the caller. */
type Wanted = OutputOptions & ({ readonly templateId: string } | { readonly projectId: string });

/** A file to be made and waited for. */
type Output = Wanted & {
  /** Stops waiting for the file: the platform goes on, unless the reason is a `StoppedError` that was cancelled. */
  readonly signal: AbortSignal;
  /** Called with the task once it is there. */
  readonly onStarted?: ((taskId: string) => void) | undefined;
};

interface OutputOptions {
  readonly format: OutputFormat;
  /** The output setting it is made by. @default what holds where nothing is set */
  readonly outputSettingsId?: string | undefined;
  /** @default the layout that is selected in the document */
  readonly layoutId?: string | undefined;
  /** Whether every row of the document's data source becomes a record. @default false */
  readonly allRecords?: boolean;
  /** Records, values by the names of variables. @default one of the values the document has */
  readonly variables?: OutputRecord[];
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

/** What a call for output says. */
const bodyOf = ({ format: _, outputSettingsId, layoutId, ...source }: Wanted) => ({
  ...source,
  ...(outputSettingsId === undefined ? { outputSettings: {} } : { outputSettingsId }),
  ...(layoutId !== undefined && { layoutsToExport: [layoutId] }),
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

  /** @returns the id of the task */
  async function start(
    format: OutputFormat,
    body: ReturnType<typeof bodyOf> & { readonly checkOnly?: boolean },
  ): Promise<string> {
    requireParameters(body);
    const params = { path: { format } };
    const started = await client.post('/output/{format}', { params, body });
    // Only a picture that is waited for comes at once.
    if (typeof started === 'string') throw new TypeError('The platform answered with a file.');
    return started.data.taskId;
  }

  /** Ends a task; one that has ended by itself meanwhile keeps its file. */
  const end = async (taskId: string): Promise<void> => {
    try {
      await client.post('/output/tasks/{taskId}/cancel', { params: one(taskId) });
    } catch (error) {
      if (!(error instanceof ResponseError) || error.status !== 409) throw error;
    }
  };

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
        call: async ({ signal, onStarted, ...wanted }: Output): Promise<Blob> => {
          signal.throwIfAborted();
          // Not stopped half-way: a task may be there whose id nobody has.
          const taskId = await start(wanted.format, bodyOf(wanted));
          onStarted?.(taskId);
          try {
            await follow(taskId, signal);
            return await client.blob(`output/tasks/${taskId}/download`, { signal, lane: taskId });
          } catch (error) {
            if (signal.reason instanceof StoppedError && signal.reason.isCancelled) await end(taskId);
            throw error;
          }
        },
      }),
    /** Starts a task that makes no file and writes a report of all that would be in it. */
    check: () =>
      createWrite({
        call: async (wanted: Wanted) => start(wanted.format, { ...bodyOf(wanted), checkOnly: true }),
        changes: tasks,
      }),
  };
}
