import { useMutation } from '@tanstack/react-query';
import { Braces, Copy, Download, Info, UserRound } from 'lucide-react';
import { outputMutations } from '@/api/output';
import type { EnvironmentDetail, OutputTask } from '@/api/types';
import type { MenuEntry } from '@/components/Menu';
import { outputFileName } from '@/domain/output';
import { copyText, tellOutcome, useApi, useTell } from '@/product/FeatureContext';
import { saveFile } from '@/product/saveFile';
import { ownerOf, refusalOfDownload } from './taskWords';

/** Several files come as one archive. */
const endingOf = (task: OutputTask, { type }: Blob) => (type === 'application/zip' ? 'zip' : task.format);

/** What can be done with a task of an environment. */
export function useTaskActions(environment: EnvironmentDetail, onOpen: (id: string) => void) {
  const tell = useTell();
  const { mutateAsync } = useMutation(outputMutations(useApi(), environment).download());

  const download = (task: OutputTask) => {
    const save = async () => {
      const blob = await mutateAsync({ id: task.id });
      const fileName = `${outputFileName(task.name)}.${endingOf(task, blob)}`;
      saveFile({ blob, fileName });
      return fileName;
    };
    const words = {
      done: (fileName: string) => `${fileName} was downloaded.`,
      gone: `${task.name} is not kept any more.`,
    };
    return tellOutcome(save(), words, tell);
  };

  const entriesOf = (task: OutputTask): MenuEntry[] => [
    { id: 'open', label: 'Details', icon: Info, onSelect: () => onOpen(task.id) },
    {
      ...{ id: 'download', label: 'Download', icon: Download, disabledReason: refusalOfDownload(task) },
      onSelect: () => void download(task),
    },
    { kind: 'separator', id: 'before-copies' },
    { id: 'copy-id', label: 'Copy id', icon: Copy, onSelect: () => void copyText(task.id, tell) },
    {
      ...{ id: 'copy-user', label: 'Copy user', icon: UserRound },
      disabledReason: task.owner ? undefined : 'Whoever started it is gone.',
      onSelect: () => void copyText([ownerOf(task), task.owner?.email].filter(Boolean).join(', '), tell),
    },
    {
      ...{ id: 'copy-row', label: 'Copy row as JSON', icon: Braces },
      onSelect: () => void copyText(JSON.stringify(task, null, 2), tell),
    },
  ];
  return { entriesOf, download };
}
