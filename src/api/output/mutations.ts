import type { OutputFormat, OutputRecord } from '@/domain/output';
import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, ResponseError, StoppedError, type PlatformApi } from '../http';
import { pause } from '../pause';
import { queryKeys } from '../queryKeys';
import { FileReadyError } from './FileReadyError';

/** The requested output of a template, or of a project of the caller. */
type Wanted = OutputOptions & ({ readonly templateId: string } | { readonly projectId: string });

/** A requested file to wait for. */
type Output = Wanted & {
  /** Stops waiting; the platform continues, unless the reason is a cancelled `StoppedError`. */
  readonly signal: AbortSignal;
  /** Receives the id of the started task. */
  readonly onStarted?: ((taskId: string) => void) | undefined;
};

interface OutputOptions {
  readonly format: OutputFormat;
  /**
   * The output setting.
   * @default initial values
   */
  readonly outputSettingsId?: string | undefined;
  /** @default the document's selected layout */
  readonly layoutId?: string | undefined;
  /**
   * Whether all rows of the document's data source become records.
   * @default false
   */
  readonly allRecords?: boolean;
  /**
   * Records of values by variable name.
   * @default one with the document's values
   */
  readonly variables?: OutputRecord[];
}

/** Pauses between reads of a task in milliseconds: the first, the growth factor, and the longest. */
const PAUSES = { first: 300, growth: 1.5, longest: 2_000 };

/** Returns the body of a call for output. */
const bodyOf = ({ format: _, outputSettingsId, layoutId, ...source }: Wanted) => ({
  ...source,
  ...(outputSettingsId === undefined ? { outputSettings: {} } : { outputSettingsId }),
  ...(layoutId !== undefined && { layoutsToExport: [layoutId] }),
});

/** Mutations of an environment's output. */
export function outputMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);

  const one = (id: string) => {
    requireParameters({ id });
    return { path: { taskId: id } };
  };
  const tasks = () => [queryKeys.environments.detail(environment.guid, 'output-tasks')];

  /**
   * Resolves when the task has made its file.
   * @throws ResponseError with the reason if it has failed
   */
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
    // Only synchronous requests of a single picture return a file.
    if (typeof started === 'string') throw new TypeError('The platform answered with a file.');
    return started.data.taskId;
  }

  /**
   * Cancels a task.
   * @returns false if it had ended by itself and keeps its file
   */
  const end = async (taskId: string): Promise<boolean> => {
    try {
      await client.post('/output/tasks/{taskId}/cancel', { params: one(taskId) });
      return true;
    } catch (error) {
      if (!(error instanceof ResponseError) || error.status !== 409) throw error;
      return false;
    }
  };

  const fetchFile = (taskId: string, signal?: AbortSignal): Promise<Blob> =>
    client.blob(`output/tasks/${taskId}/download`, { ...(signal && { signal }), lane: taskId });

  /**
   * Cancels a task.
   * @throws FileReadyError if its file exists already, or the reason of its failure
   */
  const cancelMaking = async (taskId: string): Promise<void> => {
    if (await end(taskId)) return;
    await client.get('/output/tasks/{taskId}', { params: one(taskId) });
    throw new FileReadyError(() => fetchFile(taskId));
  };

  return {
    /** Downloads the file of a task. */
    download: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }): Promise<Blob> => {
          requireParameters({ id });
          return fetchFile(id);
        },
        // An expired file is not offered again.
        changes: tasks,
        rereadsRefused: true,
      }),
    /** Downloads the findings in a task's records as a JSON file. */
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
    /** Restarts a failed task as a new one. */
    restart: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }) =>
          client.post('/output/tasks/{taskId}/restart', { params: one(id) }),
        changes: tasks,
        rereadsRefused: true,
      }),
    /**
     * Makes and downloads a file.
     * @throws FileReadyError if it was cancelled too late
     */
    make: () =>
      createWrite({
        call: async ({ signal, onStarted, ...wanted }: Output): Promise<Blob> => {
          signal.throwIfAborted();
          // Can't be aborted: otherwise a task might exist whose id is unknown.
          const taskId = await start(wanted.format, bodyOf(wanted));
          onStarted?.(taskId);
          try {
            await follow(taskId, signal);
            return await fetchFile(taskId, signal);
          } catch (error) {
            if (signal.reason instanceof StoppedError && signal.reason.isCancelled)
              await cancelMaking(taskId);
            throw error;
          }
        },
      }),
    /** Starts a task that only reports the findings in its records. */
    check: () =>
      createWrite({
        call: async (wanted: Wanted) => start(wanted.format, { ...bodyOf(wanted), checkOnly: true }),
        changes: tasks,
      }),
  };
}
