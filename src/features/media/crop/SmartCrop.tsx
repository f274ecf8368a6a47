import { useMutation, useQuery } from '@tanstack/react-query';
import { Crop } from 'lucide-react';
import { mediaMutations, mediaQueries } from '@/api/media';
import type { EnvironmentDetail, MediaAsset } from '@/api/types';
import { Button } from '@/components/Button';
import { Heading } from '@/components/Heading';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { cropThatCounts, WHOLE_PICTURE, type PictureCrop } from '@/domain/media';
import { useApi, useNotify } from '@/product/FeatureContext';
import { CropFields } from './CropFields';
import { CropPreviews } from './CropPreviews';

interface SmartCropProps {
  environment: EnvironmentDetail;
  asset: MediaAsset & { width: number; height: number };
  /** Why the reader may not change media; `undefined` if they may. */
  withheld: string | undefined;
  /** Whether crops of five shapes are shown. */
  hasPreviews: boolean;
  /** The crop being drawn; `undefined` without one. */
  draft: PictureCrop | undefined;
  onDraftChange: (draft: PictureCrop | undefined) => void;
}

/** The part of an asset that smart crop keeps visible: detected, or drawn by a user. */
export function SmartCrop(props: SmartCropProps) {
  const { environment, asset, withheld, hasPreviews, draft, onDraftChange } = props;
  const api = useApi();
  const queries = mediaQueries(api, environment);
  const { data: vision, error, refetch } = useQuery(queries.vision(asset.id));
  const { data: file } = useQuery(queries.preview({ ...asset, quality: 'highest' }));
  const save = useMutation(mediaMutations(api, environment).setCrop());
  const tell = useNotify();
  const send = (crop: PictureCrop | null) =>
    save.mutate(
      { id: asset.id, crop },
      {
        onSuccess: () => {
          onDraftChange(undefined);
          tell(crop ? `The area of ${asset.name} was saved.` : `The area of ${asset.name} was reset.`);
        },
      },
    );
  const counting = vision && (cropThatCounts(vision) ?? WHOLE_PICTURE);
  const crop = draft ?? counting;
  return (
    <Stack as="section" gap="3" aria-label="Smart crop">
      <Heading level={3}>Smart crop</Heading>
      {error && !vision ? (
        <InlineMessage
          kind="NEGATIVE"
          action={
            <Button size="s" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          The subject area could not be loaded. {error.message}
        </InlineMessage>
      ) : (
        <Text size="small" tone="muted" role="status">
          {draft
            ? 'Drag over the picture to mark its subject area, and drag the cross to the point of interest.'
            : vision
              ? describe(vision.manualCropMetadata !== null)
              : 'Loading the subject area.'}
        </Text>
      )}
      {hasPreviews &&
        !error &&
        (file && crop ? (
          <CropPreviews file={file} crop={crop} width={asset.width} height={asset.height} />
        ) : (
          <Skeleton shape="block" height="6rem" />
        ))}
      {draft ? (
        <>
          <CropFields crop={draft} onCropChange={onDraftChange} />
          <Inline gap="2">
            <Button intent="primary" pending={save.isPending} onClick={() => send(draft)}>
              Save area
            </Button>
            <Button onClick={() => onDraftChange(undefined)}>Cancel</Button>
          </Inline>
        </>
      ) : (
        counting && (
          <Inline gap="2" css={{ flexWrap: 'wrap' }}>
            <Button
              size="s"
              startIcon={Crop}
              disabledReason={withheld}
              onClick={() => onDraftChange(counting)}
            >
              Draw by hand
            </Button>
            {vision.manualCropMetadata !== null && (
              <Button size="s" pending={save.isPending} disabledReason={withheld} onClick={() => send(null)}>
                Use the detected subject
              </Button>
            )}
          </Inline>
        )
      )}
    </Stack>
  );
}

const describe = (isDrawn: boolean) =>
  isDrawn
    ? 'Frames with smart crop keep the area drawn by hand visible.'
    : 'Frames with smart crop keep the detected subject visible.';
