import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Braces, Download, Eye, FileArchive, History, PenTool, Waypoints } from 'lucide-react';
import { templateMutations, templateQueries } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import type { MenuEntry } from '@/components/Menu';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';
import { saveFile } from '@/product/saveFile';
import { deleteEntries, duplicateEntry, renameEntry } from '@/product/itemEntries';
import type { OpenDialog } from './TemplateDialogs';

interface TemplateActionsInput {
  environment: EnvironmentDetail;
  /** Why the reader may not change templates; `undefined` if they may. */
  withheld: string | undefined;
  editorHref: (templateId: string) => string;
  onDialog: (dialog: OpenDialog) => void;
}

/** Lists the actions on a template. */
export function useTemplateActions({ environment, withheld, editorHref, onDialog }: TemplateActionsInput) {
  const tell = useNotify();
  const api = useApi();
  const client = useQueryClient();
  const queries = templateQueries(api, environment);
  const { mutateAsync: duplicate } = useMutation(templateMutations(api, environment).duplicate());
  const gone = (template: Template) => `${template.name} was deleted meanwhile.`;

  const copy = (template: Template) =>
    notifyOutcome(
      duplicate({ id: template.id, name: `${template.name} copy` }),
      { done: ({ name }) => `${name} was made.`, gone: gone(template) },
      tell,
    );
  const download = async (template: Template, kind: 'json' | 'zip') => {
    try {
      const blob =
        kind === 'zip'
          ? await client.fetchQuery(queries.archive(template.id))
          : new Blob([JSON.stringify(await client.fetchQuery(queries.document(template)))], {
              type: 'application/json',
            });
      saveFile({ blob, fileName: `${template.name}.${kind}` });
    } catch (error) {
      tell(`${template.name} could not be downloaded. ${(error as Error).message}`, 'NEGATIVE');
    }
  };
  return (template: Template): MenuEntry[] => {
    return [
      {
        id: 'edit',
        label: 'Edit',
        icon: PenTool,
        disabledReason: withheld,
        ...(withheld === undefined && { href: editorHref(template.id) }),
      },
      {
        id: 'look',
        label: 'Look at it',
        icon: Eye,
        onSelect: () => onDialog({ kind: 'look', template }),
      },
      renameEntry(withheld, () => onDialog({ kind: 'rename', template })),
      duplicateEntry(withheld, () => void copy(template), { asks: false }),
      {
        id: 'download',
        label: 'Download…',
        icon: Download,
        onSelect: () => onDialog({ kind: 'download', template }),
      },
      {
        id: 'download-json',
        label: 'Download as JSON',
        icon: Braces,
        onSelect: () => void download(template, 'json'),
      },
      {
        id: 'download-archive',
        label: 'Download as archive',
        icon: FileArchive,
        onSelect: () => void download(template, 'zip'),
      },
      {
        id: 'versions',
        label: 'Versions…',
        icon: History,
        onSelect: () => onDialog({ kind: 'versions', template }),
      },
      {
        id: 'where-used',
        label: 'Where used…',
        icon: Waypoints,
        onSelect: () => onDialog({ kind: 'where-used', template }),
      },
      ...deleteEntries(withheld, () => onDialog({ kind: 'delete', template })),
    ];
  };
}
