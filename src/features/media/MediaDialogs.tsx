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

/** The dialog that is open, and what it is about. */
export type OpenDialog =
  | { readonly kind: 'look'; readonly asset: MediaAsset }
  | { readonly kind: 'create' }
  | { readonly kind: 'rename' | 'move' | 'where-used' | 'delete'; readonly entry: MediaEntry };

interface MediaDialogsProps {
  environment: EnvironmentDetail;
  folder: string;
  dialog: OpenDialog | undefined;
  onDialog: (dialog: OpenDialog | undefined) => void;
  /** What is listed, for the viewer to go through. */
  entries: readonly MediaEntry[];
  onDownload: (asset: MediaAsset) => void;
  withheld: string | undefined;
  hasCropPreviews: boolean;
}

/** The dialogs of the media, each fetched when it is first wanted. */
export function MediaDialogs(props: MediaDialogsProps) {
  const { environment, folder, dialog, onDialog, entries, onDownload, withheld, hasCropPreviews } = props;
  const onClose = () => onDialog(undefined);
  if (dialog?.kind === 'look')
    return (
      <MediaViewer
        {...{ environment, onClose, onDownload, withheld, hasCropPreviews }}
        asset={dialog.asset}
        assets={entries.filter((entry) => entry.type === 'asset')}
        onShow={(asset) => onDialog({ kind: 'look', asset })}
      />
    );
  if (dialog?.kind === 'create') return <CreateFolderDialog {...{ environment, folder, onClose }} />;
  if (dialog?.kind === 'rename')
    return <RenameMediaDialog entry={dialog.entry} {...{ environment, onClose }} />;
  if (dialog?.kind === 'move') return <MoveMediaDialog entry={dialog.entry} {...{ environment, onClose }} />;
  if (dialog?.kind === 'where-used')
    return (
      <WhereUsedDialog
        {...{ environment, onClose }}
        name={dialog.entry.name}
        kind="media"
        ids={[dialog.entry.id]}
      />
    );
  if (dialog?.kind === 'delete')
    return <DeleteMediaDialog entry={dialog.entry} {...{ environment, onClose }} />;
  return null;
}
