import type { EnvironmentDetail, MediaAsset, MediaEntry } from '@/api/types';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { WhereUsedDialog } from '@/product/WhereUsed';

const MediaViewer = dialogOnDemand(async () => (await import('./MediaViewer')).MediaViewer);
const CreateFolderDialog = dialogOnDemand(
  async () => (await import('./CreateFolderDialog')).CreateFolderDialog,
);
const RenameMediaDialog = dialogOnDemand(async () => (await import('./RenameMediaDialog')).RenameMediaDialog);
const MoveMediaDialog = dialogOnDemand(async () => (await import('./MoveMediaDialog')).MoveMediaDialog);
const DeleteMediaDialog = dialogOnDemand(async () => (await import('./DeleteMediaDialog')).DeleteMediaDialog);

/** The open dialog and its subject. */
export type OpenDialog =
  | { readonly kind: 'look'; readonly asset: MediaAsset }
  | { readonly kind: 'create' }
  | { readonly kind: 'rename' | 'move' | 'where-used' | 'delete'; readonly entry: MediaEntry };

interface MediaDialogsProps {
  environment: EnvironmentDetail;
  folder: string;
  dialog: OpenDialog | undefined;
  onDialog: (dialog: OpenDialog | undefined) => void;
  /** The listed entries, for navigation in the viewer. */
  entries: readonly MediaEntry[];
  onDownload: (asset: MediaAsset) => void;
  withheld: string | undefined;
  hasCropPreviews: boolean;
}

/** The dialogs of the media, each loaded on demand. */
export function MediaDialogs(props: MediaDialogsProps) {
  const { environment, folder, dialog, onDialog, entries, onDownload, withheld, hasCropPreviews } = props;
  const onClose = () => onDialog(undefined);
  if (dialog?.kind === 'look')
    return (
      <MediaViewer
        environment={environment}
        onClose={onClose}
        onDownload={onDownload}
        withheld={withheld}
        hasCropPreviews={hasCropPreviews}
        asset={dialog.asset}
        assets={entries.filter((entry) => entry.type === 'asset')}
        onShow={(asset) => onDialog({ kind: 'look', asset })}
      />
    );
  if (dialog?.kind === 'create')
    return <CreateFolderDialog environment={environment} folder={folder} onClose={onClose} />;
  if (dialog?.kind === 'rename')
    return <RenameMediaDialog entry={dialog.entry} environment={environment} onClose={onClose} />;
  if (dialog?.kind === 'move')
    return <MoveMediaDialog entry={dialog.entry} environment={environment} onClose={onClose} />;
  if (dialog?.kind === 'where-used')
    return (
      <WhereUsedDialog
        environment={environment}
        onClose={onClose}
        name={dialog.entry.name}
        kind="media"
        ids={[dialog.entry.id]}
      />
    );
  if (dialog?.kind === 'delete')
    return <DeleteMediaDialog entry={dialog.entry} environment={environment} onClose={onClose} />;
  return null;
}
