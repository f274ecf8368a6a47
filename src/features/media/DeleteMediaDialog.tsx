import { useMutation, useQuery } from '@tanstack/react-query';
import { errorDetail } from '@/api/http';
import { mediaMutations, mediaQueries } from '@/api/media';
import type { EnvironmentDetail, MediaAsset, MediaEntry, MediaFolder } from '@/api/types';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { formatCount } from '@/domain/format';
import { useApi, useNotify } from '@/product/FeatureContext';
import { UsedBy } from '@/product/WhereUsed';

interface DeleteMediaDialogProps<Entry extends MediaEntry> {
  environment: EnvironmentDetail;
  entry: Entry;
  onClose: () => void;
}

const countNoun = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Describes the content of a folder. */
function describeContents({ assets, folders }: { assets: number; folders: number }): string {
  const parts = [assets > 0 && countNoun(assets, 'asset'), folders > 0 && countNoun(folders, 'folder')];
  const held = parts.filter((part) => part !== false).join(' and ');
  return held === ''
    ? 'It is empty.'
    : `It contains ${held}, which are deleted with it, and can’t be restored.`;
}

/** Confirms the deletion of an asset or a folder, with its consequences. */
export function DeleteMediaDialog({ entry, ...rest }: DeleteMediaDialogProps<MediaEntry>) {
  return entry.type === 'folder' ? (
    <DeleteFolderDialog entry={entry} {...rest} />
  ) : (
    <DeleteAssetDialog entry={entry} {...rest} />
  );
}

function DeleteAssetDialog({ environment, entry, onClose }: DeleteMediaDialogProps<MediaAsset>) {
  const remove = useMutation(mediaMutations(useApi(), environment).remove());
  return (
    <DeleteDialog
      environment={environment}
      entry={entry}
      remove={remove}
      onClose={onClose}
      description={`It is deleted from ${environment.name} for everyone, and can’t be restored. Documents that use it show it as not available.`}
    />
  );
}

function DeleteFolderDialog({ environment, entry, onClose }: DeleteMediaDialogProps<MediaFolder>) {
  const api = useApi();
  const remove = useMutation(mediaMutations(api, environment).removeFolder());
  const { data, error } = useQuery(mediaQueries(api, environment).folder(entry.id));
  const unknown = error
    ? 'Its content could not be counted. All of it would be deleted.'
    : 'Counting its content…';
  return (
    <DeleteDialog
      environment={environment}
      entry={entry}
      remove={remove}
      onClose={onClose}
      description={data ? describeContents(data.contents) : unknown}
      disabledReason={(data ?? error) ? undefined : 'Its content is still being counted.'}
    />
  );
}

interface DeleteDialogProps {
  environment: EnvironmentDetail;
  entry: MediaEntry;
  description: string;
  disabledReason?: string | undefined;
  remove: {
    readonly mutateAsync: (one: { readonly id: string }) => Promise<unknown>;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
  onClose: () => void;
}

function DeleteDialog({ environment, entry, remove, onClose, ...words }: DeleteDialogProps) {
  const tell = useNotify();
  const confirm = async () => {
    await remove.mutateAsync({ id: entry.id });
    onClose();
    tell(`${entry.name} was deleted.`);
  };
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${entry.name}?`}
      details={<UsedBy kind="media" ids={[entry.id]} environment={environment} />}
      confirmLabel={entry.type === 'folder' ? 'Delete folder' : 'Delete asset'}
      pending={remove.isPending}
      error={remove.error ? errorDetail(remove.error) : undefined}
      onConfirm={() => void confirm().catch(() => undefined)}
      {...words}
    />
  );
}
