import type { OutputTask } from '@/api/types';
import { ProgressBar } from '@/components/ProgressBar';
import { Stack } from '@/components/Stack';
import { StatusDot } from '@/components/StatusDot';
import { isOpenOutput, jobStatusLabel } from '@/domain/output';
import { countFailed, STATUS_TONES } from './taskRecords';

/** Shows the status of a task in words, and a progress bar while it runs. */
export function TaskStatus({ task }: { task: OutputTask }) {
  const { name, status, processedRecords, totalRecords } = task;
  const tone = status === 'Finished' && countFailed(task) > 0 ? 'caution' : STATUS_TONES[status];
  const dot = <StatusDot tone={tone} label={jobStatusLabel(status)} />;
  if (!isOpenOutput(status) || status === 'Waiting') return dot;
  return (
    <Stack gap="1">
      {dot}
      <ProgressBar
        label={`${name}: records done`}
        value={totalRecords > 1 ? processedRecords / totalRecords : undefined}
      />
    </Stack>
  );
}
