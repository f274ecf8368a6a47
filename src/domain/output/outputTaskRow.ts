import { boundText } from '../format';
import type { OUTPUT_TYPES } from '../studio';
import type { OutputFormat } from './outputFormat';
import { OUTPUT_FILE_TIME } from './outputTask';

/** The statuses a task can have, in the order it takes them; one that is unknown or forgotten is “Not found” to whoever asks. */
export const OUTPUT_STATUSES = [
  'Waiting',
  'PreProcessing',
  'Processing',
  'PostProcessing',
  'Finished',
  'Failed',
  'Error',
] as const;
export type OutputStatus = (typeof OUTPUT_STATUSES)[number];

/** The statuses of a task that has not ended. */
export const OPEN_OUTPUT_STATUSES = ['Waiting', 'PreProcessing', 'Processing', 'PostProcessing'] as const;

/** Whether a task with this status has not ended. */
export const isOpenOutput = (status: OutputStatus): boolean =>
  (OPEN_OUTPUT_STATUSES as readonly OutputStatus[]).includes(status);

/** One of the types that output is counted as. */
export type OutputType = (typeof OUTPUT_TYPES)[number];

/** What a task is made from. */
export type OutputSource = 'template' | 'project' | 'document';

const ANIMATED: readonly string[] = ['gif', 'mp4'];

/** The types of a task, by what it makes if anything, of how many records, and whether what it makes has a watermark. */
export function outputTypesOf(
  format: string,
  {
    watermark,
    records,
    checkOnly,
  }: { readonly watermark: boolean; readonly records: number; readonly checkOnly?: boolean | undefined },
): OutputType[] {
  const batch = records > 1 ? (['batch'] as const) : [];
  if (checkOnly) return ['analytics', ...batch];
  const unmarked = watermark ? [] : (['non-watermarked'] as const);
  return [ANIMATED.includes(format) ? 'animated' : 'static', ...unmarked, ...batch];
}

/** Whether a task checks its records and makes no file. */
export const isCheck = ({ types }: { readonly types: readonly OutputType[] }): boolean =>
  types.includes('analytics');

/** Whether a task, or the records of it that have failed, can be started again. */
export const canRestart = ({
  status,
  hasFailed,
}: {
  readonly status: OutputStatus;
  /** Whether records of it have failed. */
  readonly hasFailed: boolean;
}): boolean => status === 'Failed' || status === 'Error' || (status === 'Finished' && hasFailed);

/** Whether somebody may have what a task has made: whoever started it, and of a template whoever may see output tasks. */
export const mayHaveOutput = (
  source: OutputSource,
  { isOwn, mayReadTasks }: { readonly isOwn: boolean; readonly mayReadTasks: boolean },
): boolean => isOwn || (source === 'template' && mayReadTasks);

/** A task as it is stored, but for what it makes. Moments are those of the platform. */
export interface OutputTaskRecord {
  readonly id: string;
  readonly name: string;
  readonly status: OutputStatus;
  readonly format: OutputFormat;
  readonly types: readonly OutputType[];
  readonly source: OutputSource;
  /** The id of the template or project. */
  readonly sourceId: string | null;
  readonly recordsTotal: number;
  /** Records that were tried so far, failed ones included. */
  readonly recordsDone: number;
  readonly recordsFailed: number;
  /** Why there is no file. */
  readonly detail: string | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** Who started a task: a user, or an integration, which has no address. */
export interface OutputOwner {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

const SOURCES = { template: 'Template', project: 'Project', document: 'Document' } as const;

/** What of a task depends on who asks, and when. */
interface Asked {
  /** Who started it; nobody where that account is gone. */
  readonly owner: OutputOwner | null;
  readonly hasFile: boolean;
  readonly hasReport: boolean;
  /** Whether the caller may have what it has made. */
  readonly isAccessible: boolean;
  readonly now: Date;
}

/** A task in the words of the contract. */
export function describeOutputTask(
  task: OutputTaskRecord,
  { owner, hasFile, hasReport, isAccessible, now }: Asked,
) {
  const { endedAt, status } = task;
  const expiry =
    status === 'Finished' && endedAt && !isCheck(task)
      ? new Date(endedAt.getTime() + OUTPUT_FILE_TIME)
      : undefined;
  return {
    id: task.id,
    name: task.name,
    status,
    format: task.format,
    types: [...task.types],
    source: SOURCES[task.source],
    sourceId: task.sourceId,
    totalRecords: task.recordsTotal,
    processedRecords: task.recordsDone,
    totalSuccessfulRecords: task.recordsDone - task.recordsFailed,
    detail: task.detail === null ? null : boundText(task.detail),
    owner,
    dateCreated: task.createdAt.toISOString(),
    dateProcessed: endedAt?.toISOString() ?? null,
    fileExpires: expiry?.toISOString() ?? null,
    outputAvailable: hasFile && expiry !== undefined && expiry > now,
    reportAvailable: hasReport,
    isAccessible,
  };
}
