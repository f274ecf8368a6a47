import type { OutputTask } from '@/api/types';
import { countOf, formatDateTime } from '@/domain/format';
import { canRestart, isCheck, isOpenOutput, OUTPUT_NOT_FAILED, type OutputType } from '@/domain/output';
import { countFailed } from '@/product/TaskStatus';

export const TYPE_LABELS: Readonly<Record<OutputType, string>> = {
  static: 'Static',
  animated: 'Animated',
  'non-watermarked': 'Without watermark',
  batch: 'Batch',
  analytics: 'Check only',
};

/** Lists the types of a task in words. */
export const typesOf = ({ types }: OutputTask): string => types.map((type) => TYPE_LABELS[type]).join(', ');

/** Lists the types of a task briefly: omits that it has no watermark. */
export const typesInShort = (task: OutputTask): string =>
  typesOf({ ...task, types: task.types.filter((type) => type !== 'non-watermarked') });

/** Names the starter of a task. */
export const ownerOf = ({ owner }: OutputTask): string => owner?.name ?? 'A former user';

/** Why the reader may not access the output of a task. */
export const refusalOfForeign = (task: OutputTask): string | undefined =>
  task.isAccessible
    ? undefined
    : `Only ${ownerOf(task)} can have what is made of this ${task.source.toLowerCase()}.`;

/** Why a task, or its failed records, can't be restarted; `undefined` if possible. */
export function refusalOfRestart(task: OutputTask): string | undefined {
  const hasFailed = countFailed(task) > 0;
  return canRestart({ status: task.status, hasFailed }) ? refusalOfForeign(task) : OUTPUT_NOT_FAILED.detail;
}

/** Label of the action that restarts a task. */
export function restartLabel(task: OutputTask): string {
  const failed = countFailed(task);
  if (task.status !== 'Finished' || failed === 0) return 'Start again';
  return `Retry ${countOf(failed, 'failed record')}`;
}

/** Why there is no file to download; `undefined` when there is one. */
export function refusalOfDownload(task: OutputTask): string | undefined {
  const { status, outputAvailable, fileExpires } = task;
  if (isOpenOutput(status)) return 'The file is not made yet.';
  if (status !== 'Finished') return 'No file was made.';
  if (isCheck(task)) return 'This was a check: it made no file.';
  if (!outputAvailable)
    return fileExpires
      ? `The file has expired: it was kept until ${formatDateTime(new Date(fileExpires)).text}.`
      : 'The file has expired.';
  return refusalOfForeign(task);
}
