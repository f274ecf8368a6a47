import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { errorDetail } from '@/api/http';
import { mediaMutations } from '@/api/media';
import type { EnvironmentDetail } from '@/api/types';
import { FileButton } from '@/components/FileButton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { leastSizeWords, refusalOfSmallPicture, type LeastSize } from '@/domain/media';
import { useApi } from '@/product/FeatureContext';
import { Refusal } from './Refusal';
import { usePictureUpload } from './usePictureUpload';

/** Minimum size and target folder of an upload for a variable. */
export interface PictureUpload extends LeastSize {
  /** Path of the folder; created if missing. */
  readonly folder: string;
}

interface UploadPictureProps {
  environment: EnvironmentDetail;
  upload: PictureUpload;
  /** Called with the id of the uploaded asset. */
  onUploaded: (assetId: string) => void;
}

const ACCEPTED = ['.png', '.jpg', '.jpeg', '.tif', '.tiff', '.avif', '.heic', '.heif', '.webp'];

/** Uploads a picture into the environment's media, and removes it again if it is too small. */
export function UploadPicture({ environment, upload, onUploaded }: UploadPictureProps) {
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = usePictureUpload(environment);
  const { mutateAsync: remove } = useMutation(mediaMutations(useApi(), environment).remove());

  /** @returns why the picture can't be used */
  const take = async (file: File): Promise<string | undefined> => {
    if (!ACCEPTED.some((extension) => file.name.toLowerCase().endsWith(extension)))
      return `${file.name} is no PNG, JPEG, TIFF, AVIF, HEIC or WebP.`;
    const { id, width, height } = await send(file, upload.folder);
    const refusal = refusalOfSmallPicture(file.name, { width, height }, upload);
    if (refusal) await remove({ id });
    else onUploaded(id);
    return refusal?.detail;
  };
  const add = async (file: File) => {
    setIsPending(true);
    setRefusal(await take(file).catch(errorDetail));
    setIsPending(false);
  };
  const least = leastSizeWords(upload);
  return (
    <Stack gap="1" align="start">
      <FileButton
        startIcon={Upload}
        accept={ACCEPTED.join(',')}
        pending={isPending}
        onFiles={([file]) => file && void add(file)}
      >
        Upload picture…
      </FileButton>
      {least !== '' && (
        <Text as="p" size="caption" tone="subtle">
          {least}.
        </Text>
      )}
      <Refusal reason={refusal} />
    </Stack>
  );
}
