import { boundText } from '../format';
import type { OutputFormat } from './outputFormat';
import { OUTPUT_FILE_TIME } from './outputTask';

/** The statuses of a task in order; callers see unknown and forgotten tasks as “Not found”. */
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

/** The statuses of an unfinished task. */
export const OPEN_OUTPUT_STATUSES = ['Waiting', 'PreProcessing', 'Processing', 'PostProcessing'] as const;

/** Whether a task with this status is unfinished. */
export const isOpenOutput = (status: OutputStatus): boolean =>
  (OPEN_OUTPUT_STATUSES as readonly OutputStatus[]).includes(status);

/** Kinds of output, as they are counted. */
export const OUTPUT_TYPES = ['static', 'animated', 'non-watermarked', 'batch', 'analytics'] as const;

/** One of {@link OUTPUT_TYPES}. */
export type OutputType = (typeof OUTPUT_TYPES)[number];

/** The origin of a task's document. */
export type OutputSource = 'template' | 'project' | 'document';

const ANIMATED: readonly string[] = ['gif', 'mp4'];

/** Returns the types of a task by its format, number of records and watermark. */
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

/** Whether a task only checks records. */
export const isCheck = ({ types }: { readonly types: readonly OutputType[] }): boolean =>
  types.includes('analytics');

/** Whether a task or its failed records can be restarted. */
export const canRestart = ({
  status,
  hasFailed,
}: {
  readonly status: OutputStatus;
  /** Whether any of its records failed. */
  readonly hasFailed: boolean;
}): boolean => status === 'Failed' || status === 'Error' || (status === 'Finished' && hasFailed);

/** Whether a caller may download output: the owner, and for templates everyone who may see output tasks. */
export const mayHaveOutput = (
  source: OutputSource,
  { isOwn, mayReadTasks }: { readonly isOwn: boolean; readonly mayReadTasks: boolean },
): boolean => isOwn || (source === 'template' && mayReadTasks);

/** A stored task without its output. Times are those of the platform. */
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
  /** Finished records so far, including failed ones. */
  readonly recordsDone: number;
  readonly recordsFailed: number;
  /** The reason why there is no file. */
  readonly detail: string | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** The owner of a task: a user, or an integration, which has no address. */
export interface OutputOwner {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

const SOURCES = { template: 'Template', project: 'Project', document: 'Document' } as const;

/** The facts of a task that depend on the caller and the time. */
interface Asked {
  /** The user who started it; null for a deleted account. */
  readonly owner: OutputOwner | null;
  readonly hasFile: boolean;
  readonly hasReport: boolean;
  /** Whether the caller may download its output. */
  readonly isAccessible: boolean;
  readonly now: Date;
}

/** Describes a task for the contract. */
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
