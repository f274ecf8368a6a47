import { useQueryClient } from '@tanstack/react-query';
import { Copy, Download, FolderInput, Link2, Trash2, Waypoints } from 'lucide-react';
import { errorDetail } from '@/api/http';
import { mediaQueries } from '@/api/media';
import type { EnvironmentDetail, MediaAsset, MediaEntry } from '@/api/types';
import type { MenuEntry } from '@/components/Menu';
import { copyText, useApi, useNotify } from '@/product/FeatureContext';
import { saveFile } from '@/product/saveFile';
import { renameEntry } from '@/product/itemEntries';
import type { OpenDialog } from './MediaDialogs';
import { pathOfEntry } from '@/domain/media';

interface MediaActionsOptions {
  environment: EnvironmentDetail;
  /** Why the reader may not change media; `undefined` if they may. */
  withheld: string | undefined;
  onDialog: (dialog: OpenDialog) => void;
}

/** Actions on an entry: its menu, and the download of an asset. */
export function useMediaActions({ environment, withheld, onDialog }: MediaActionsOptions) {
  const tell = useNotify();
  const api = useApi();
  const client = useQueryClient();
  const download = async ({ id, name }: MediaAsset) => {
    try {
      const blob = await client.fetchQuery(mediaQueries(api, environment).file(id));
      saveFile({ blob, fileName: name });
    } catch (error) {
      tell(`${name} could not be downloaded. ${errorDetail(error)}`, 'NEGATIVE');
    }
  };
  const actionsOf = (entry: MediaEntry): MenuEntry[] => {
    const downloading: MenuEntry[] =
      entry.type === 'asset'
        ? [{ id: 'download', label: 'Download', icon: Download, onSelect: () => void download(entry) }]
        : [];
    return [
      ...downloading,
      {
        id: 'copy-path',
        label: 'Copy path',
        icon: Link2,
        onSelect: () => void copyText(pathOfEntry(entry), tell),
      },
      { id: 'copy-id', label: 'Copy id', icon: Copy, onSelect: () => void copyText(entry.id, tell) },
      {
        id: 'where-used',
        label: 'Where used…',
        icon: Waypoints,
        onSelect: () => onDialog({ kind: 'where-used', entry }),
      },
      { kind: 'separator', id: 'before-changes' },
      renameEntry(withheld, () => onDialog({ kind: 'rename', entry })),
      {
        id: 'move',
        label: 'Move…',
        icon: FolderInput,
        disabledReason: withheld,
        onSelect: () => onDialog({ kind: 'move', entry }),
      },
      {
        id: 'delete',
        label: 'Delete…',
        icon: Trash2,
        danger: true,
        disabledReason: withheld,
        onSelect: () => onDialog({ kind: 'delete', entry }),
      },
    ];
  };
  return { actionsOf, download };
}
