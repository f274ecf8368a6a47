import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorDetail } from '@/api/http';
import { mediaMutations } from '@/api/media';
import type { EnvironmentDetail, MediaEntry } from '@/api/types';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { Stack } from '@/components/Stack';
import { pathParts, refusalOfRoot } from '@/domain/media';
import { useApi, useNotify } from '@/product/FeatureContext';
import { FolderBrowser } from '@/product/FolderBrowser';

interface MoveMediaDialogProps {
  environment: EnvironmentDetail;
  entry: MediaEntry;
  onClose: () => void;
}

/** Why an entry can't be moved to a visible folder. */
function whyNotTo(folder: string, entry: MediaEntry): string | undefined {
  if (folder === entry.relativePath) return `${entry.name} lies here already.`;
  const isAtRoot = pathParts(folder).length === 0;
  return isAtRoot && entry.type === 'asset' ? refusalOfRoot().detail : undefined;
}

/** Moves a folder or an asset to the folder opened in the dialog. */
export function MoveMediaDialog({ environment, entry, onClose }: MoveMediaDialogProps) {
  const tell = useNotify();
  const mutations = mediaMutations(useApi(), environment);
  const ofAsset = useMutation(mutations.set());
  const ofFolder = useMutation(mutations.setFolder());
  const { mutateAsync, isPending, error, reset } = entry.type === 'folder' ? ofFolder : ofAsset;
  const [folder, setFolder] = useState(entry.relativePath);
  const target = pathParts(folder).at(-1) ?? 'Media';
  const move = async () => {
    await mutateAsync({ id: entry.id, folderPath: folder });
    onClose();
    tell(`${entry.name} was moved to ${target}.`);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Move ${entry.name}`}
      description="Documents that use it go on using it."
      pending={isPending}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            intent="primary"
            pending={isPending}
            disabledReason={whyNotTo(folder, entry)}
            onClick={() => void move().catch(() => undefined)}
          >
            <MiddleTruncate text={`Move to ${target}`} />
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {error && <InlineMessage kind="NEGATIVE">{errorDetail(error)}</InlineMessage>}
        <FolderBrowser
          environment={environment}
          folder={folder}
          closed={entry}
          onOpen={(next) => {
            reset();
            setFolder(next);
          }}
        />
      </Stack>
    </Dialog>
  );
}
