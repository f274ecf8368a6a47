import { useMutation } from '@tanstack/react-query';
import { Braces, CircleX, Copy, Download, FileJson, Info, RotateCcw, UserRound } from 'lucide-react';
import { outputMutations } from '@/api/output';
import type { EnvironmentDetail, OutputTask } from '@/api/types';
import type { MenuEntry } from '@/components/Menu';
import { isOpenOutput, outputFileName } from '@/domain/output';
import { copyText, notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';
import { saveFile } from '@/product/saveFile';
import { ownerOf, refusalOfDownload, refusalOfForeign, refusalOfRestart, restartLabel } from './taskWords';

/** Actions on one task; each notifies about its outcome. */
export type TaskActions = Readonly<
  Record<'download' | 'downloadReport' | 'cancel' | 'restart', (task: OutputTask) => void>
>;

/** Several files come as one archive. */
const endingOf = (task: OutputTask, { type }: Blob) => (type === 'application/zip' ? 'zip' : task.format);

const gone = ({ name }: OutputTask) => `${name} is not kept any more.`;

/** Lists the actions on a task of an environment. */
export function useTaskActions(environment: EnvironmentDetail, onOpen: (task: OutputTask) => void) {
  const tell = useNotify();
  const mutations = outputMutations(useApi(), environment);
  const { mutateAsync: fetchFile } = useMutation(mutations.download());
  const { mutateAsync: fetchReport } = useMutation(mutations.downloadReport());
  const { mutateAsync: end } = useMutation(mutations.cancel());
  const { mutateAsync: startAgain } = useMutation(mutations.restart());

  const save = (task: OutputTask, fetching: Promise<Blob>, nameOf: (blob: Blob) => string) => {
    const saving = async () => {
      const blob = await fetching;
      const fileName = nameOf(blob);
      saveFile({ blob, fileName });
      return fileName;
    };
    const done = (fileName: string) => `${fileName} was downloaded.`;
    return notifyOutcome(saving(), { done, gone: gone(task) }, tell);
  };
  const actions: TaskActions = {
    download: (task) => {
      const nameOf = (blob: Blob) => `${outputFileName(task.name)}.${endingOf(task, blob)}`;
      void save(task, fetchFile({ id: task.id }), nameOf);
    },
    downloadReport: (task) =>
      void save(task, fetchReport({ id: task.id }), () => `${outputFileName(task.name)} report.json`),
    cancel: (task) =>
      void notifyOutcome(
        end({ id: task.id }),
        { done: () => `${task.name} was cancelled.`, gone: gone(task) },
        tell,
      ),
    restart: (task) =>
      void notifyOutcome(
        startAgain({ id: task.id }),
        { done: () => `${task.name} was started again.`, gone: gone(task) },
        tell,
      ),
  };

  const entriesOf = (task: OutputTask): MenuEntry[] => [
    { id: 'open', label: 'Details', icon: Info, onSelect: () => onOpen(task) },
    {
      id: 'download',
      label: 'Download',
      icon: Download,
      disabledReason: refusalOfDownload(task),
      onSelect: () => actions.download(task),
    },
    ...(task.reportAvailable
      ? [
          {
            id: 'report',
            label: 'Download report',
            icon: FileJson,
            disabledReason: refusalOfForeign(task),
            onSelect: () => actions.downloadReport(task),
          },
        ]
      : []),
    isOpenOutput(task.status)
      ? { id: 'cancel', label: 'Cancel', icon: CircleX, danger: true, onSelect: () => actions.cancel(task) }
      : {
          id: 'restart',
          label: restartLabel(task),
          icon: RotateCcw,
          disabledReason: refusalOfRestart(task),
          onSelect: () => actions.restart(task),
        },
    { kind: 'separator', id: 'before-copies' },
    { id: 'copy-id', label: 'Copy id', icon: Copy, onSelect: () => void copyText(task.id, tell) },
    {
      id: 'copy-user',
      label: 'Copy user',
      icon: UserRound,
      disabledReason: task.owner ? undefined : 'The user who started it was removed.',
      onSelect: () => void copyText([ownerOf(task), task.owner?.email].filter(Boolean).join(', '), tell),
    },
    {
      id: 'copy-row',
      label: 'Copy row as JSON',
      icon: Braces,
      onSelect: () => void copyText(JSON.stringify(task, null, 2), tell),
    },
  ];
  return { entriesOf, actions };
}
