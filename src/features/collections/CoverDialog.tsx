import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { collectionMutations } from '@/api/collections';
import { errorDetail } from '@/api/http';
import type { EnvironmentDetail, TemplateCollection } from '@/api/types';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { FileButton } from '@/components/FileButton';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { COVER_TOO_LARGE, LARGEST_COVER, refusalOfCover } from '@/domain/collections';
import { CollectionPicture } from '@/product/CollectionPicture';
import { useApi, useNotify } from '@/product/FeatureContext';
import { PictureGround } from './PictureGround';

interface CoverDialogProps {
  environment: EnvironmentDetail;
  collection: TemplateCollection;
  onClose: () => void;
}

/** Selects the cover picture of a collection, or removes it. */
export function CoverDialog({ environment, collection, onClose }: CoverDialogProps) {
  const { id, name, coverImage } = collection;
  const tell = useNotify();
  const mutations = collectionMutations(useApi(), environment);
  const saving = useMutation(mutations.setCover());
  const removing = useMutation(mutations.removeCover());
  const [refusal, setRefusal] = useState<string>();
  const helpId = useId();
  const isPending = saving.isPending || removing.isPending;
  const error = saving.error ?? removing.error;
  const message = refusal ?? (error ? errorDetail(error) : undefined);
  const save = async (file: File) => {
    saving.reset();
    removing.reset();
    const reason = file.size > LARGEST_COVER ? COVER_TOO_LARGE : refusalOfCover(file.name);
    setRefusal(reason?.detail);
    if (reason) return;
    await saving.mutateAsync({ id, file });
    onClose();
    tell(`${name} has a new cover.`);
  };
  const remove = async () => {
    setRefusal(undefined);
    saving.reset();
    await removing.mutateAsync({ id });
    onClose();
    tell(`The cover of ${name} was removed.`);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Cover of ${name}`}
      description="The picture of the collection. Without one, its first template is shown."
      pending={isPending}
      footer={
        <>
          <Button
            pending={removing.isPending}
            disabled={saving.isPending}
            disabledReason={coverImage === null ? 'It has no cover of its own.' : undefined}
            onClick={() => void remove().catch(() => undefined)}
          >
            Remove cover
          </Button>
          <Button disabled={isPending} onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <PictureGround size="large">
          <CollectionPicture environment={environment} collection={collection} />
        </PictureGround>
        <Stack gap="1" css={{ alignItems: 'flex-start' }}>
          <FileButton
            intent="primary"
            startIcon={Upload}
            accept=".png,.jpg,.jpeg"
            aria-describedby={helpId}
            pending={saving.isPending}
            disabled={removing.isPending}
            onFiles={([file]) => file && void save(file).catch(() => undefined)}
          >
            {coverImage === null ? 'Choose a picture' : 'Choose another picture'}
          </FileButton>
          <Text size="small" tone="muted" id={helpId}>
            PNG or JPG, 10 MB at most.
          </Text>
        </Stack>
        {message !== undefined && <InlineMessage kind="NEGATIVE">{message}</InlineMessage>}
      </Stack>
    </Dialog>
  );
}
