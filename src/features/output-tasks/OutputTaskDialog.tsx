import type { OutputTask } from '@/api/types';
import { Button } from '@/components/Button';
import { CopyField } from '@/components/CopyField';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { StatusDot } from '@/components/StatusDot';
import { formatDateTime } from '@/domain/format';
import { isCheck, isOpenOutput, jobStatusLabel, OUTPUT_NOT_FAILED } from '@/domain/output';
import { FactList } from '@/product/FactList';
import { describeRecords, TaskStatus } from '@/product/TaskStatus';
import {
  ownerOf,
  refusalOfDownload,
  refusalOfForeign,
  refusalOfRestart,
  restartLabel,
  typesOf,
} from './taskWords';
import type { TaskActions } from './useTaskActions';

interface OutputTaskDialogProps {
  task: OutputTask;
  /** Whether the platform no longer keeps it: then its last state is shown. */
  isForgotten: boolean;
  actions: TaskActions;
  onClose: () => void;
}

const momentOf = (date: string | null) => (date === null ? '–' : formatDateTime(new Date(date)).text);

/** The details of one task, first why it made no file. */
export function OutputTaskDialog({ task, isForgotten, actions, onClose }: OutputTaskDialogProps) {
  const { id, name, status, detail, format, source, owner, dateCreated, dateProcessed, fileExpires } = task;
  const facts = [
    {
      label: 'Status',
      value: isForgotten ? (
        <StatusDot tone="neutral" label={jobStatusLabel('NotFound')} />
      ) : (
        <TaskStatus task={task} />
      ),
    },
    { label: 'Records', value: describeRecords(task) },
    { label: 'Format', value: format.toUpperCase() },
    { label: 'Type', value: typesOf(task) },
    { label: 'Made of', value: source === 'Document' ? 'A document' : `A ${source.toLowerCase()}` },
    { label: 'Started by', value: owner?.email ? `${owner.name}, ${owner.email}` : ownerOf(task) },
    { label: 'Started', value: momentOf(dateCreated) },
    { label: 'Ended', value: momentOf(dateProcessed) },
    ...(fileExpires ? [{ label: 'File kept until', value: momentOf(fileExpires) }] : []),
  ];
  const refusal = refusalOfDownload(task);
  return (
    <Dialog
      open
      placement="side"
      onOpenChange={(open) => !open && onClose()}
      title={name}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {!isForgotten && <TaskButtons task={task} actions={actions} />}
        </>
      }
    >
      <Stack gap="5">
        {isForgotten && (
          <InlineMessage kind="INFORMATIVE">
            Its files and its report have expired: a task is kept for seven days.
          </InlineMessage>
        )}
        {detail && <InlineMessage kind="NEGATIVE">{detail}</InlineMessage>}
        {!isForgotten && status === 'Finished' && refusal && (
          <InlineMessage kind="INFORMATIVE">{refusal}</InlineMessage>
        )}
        {!isForgotten && isOpenOutput(status) && (
          <InlineMessage kind="INFORMATIVE">
            It continues without this page. The list shows its progress.
          </InlineMessage>
        )}
        <FactList facts={facts} />
        <CopyField label="Task id" value={id} />
      </Stack>
    </Dialog>
  );
}

/** Buttons for all actions on a retained task. */
function TaskButtons({ task, actions }: Pick<OutputTaskDialogProps, 'task' | 'actions'>) {
  return (
    <>
      {task.reportAvailable && (
        <Button
          intent={isCheck(task) ? 'primary' : 'neutral'}
          disabledReason={refusalOfForeign(task)}
          onClick={() => actions.downloadReport(task)}
        >
          Download report
        </Button>
      )}
      {task.status === 'Finished' && refusalOfRestart(task) !== OUTPUT_NOT_FAILED.detail && (
        <Button disabledReason={refusalOfRestart(task)} onClick={() => actions.restart(task)}>
          {restartLabel(task)}
        </Button>
      )}
      <MainAction task={task} actions={actions} />
    </>
  );
}

/** The most likely action on a task: download, cancel while running, or restart after a failure. */
function MainAction({ task, actions }: Pick<OutputTaskDialogProps, 'task' | 'actions'>) {
  if (isOpenOutput(task.status)) return <Button onClick={() => actions.cancel(task)}>Cancel the task</Button>;
  if (isCheck(task) && task.status === 'Finished') return null;
  if (task.status === 'Finished')
    return (
      <Button
        intent="primary"
        disabledReason={refusalOfDownload(task)}
        onClick={() => actions.download(task)}
      >
        Download
      </Button>
    );
  return (
    <Button intent="primary" disabledReason={refusalOfRestart(task)} onClick={() => actions.restart(task)}>
      Start again
    </Button>
  );
}
