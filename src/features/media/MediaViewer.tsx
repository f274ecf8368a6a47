import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { EnvironmentDetail, MediaAsset } from '@/api/types';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { CopyField } from '@/components/CopyField';
import { Dialog } from '@/components/Dialog';
import { Grid } from '@/components/Grid';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { formatDateTime, formatSize } from '@/domain/format';
import { FactList } from '@/product/FactList';
import { WhereUsedSection } from '@/product/WhereUsed';
import { MediaPicture } from './MediaPicture';
import { pathOfEntry, type PictureCrop } from '@/domain/media';
import { CropStage } from './crop/CropStage';
import { SmartCrop } from './crop/SmartCrop';
import { pixelsOf } from './mediaView';

interface MediaViewerProps {
  environment: EnvironmentDetail;
  asset: MediaAsset;
  /** The list in which it is shown. */
  assets: readonly MediaAsset[];
  onShow: (asset: MediaAsset) => void;
  onDownload: (asset: MediaAsset) => void;
  onClose: () => void;
  /** Why the reader may not change media; `undefined` if they may. */
  withheld: string | undefined;
  /** Whether the viewer shows how frames of five shapes crop the picture. */
  hasCropPreviews: boolean;
}

/** Finds the assets before and after one. */
function neighbours(assets: readonly MediaAsset[], { id }: MediaAsset) {
  const at = assets.findIndex((each) => each.id === id);
  return { at, previous: assets[at - 1], next: at < 0 ? undefined : assets[at + 1] };
}

const isMeasured = (asset: MediaAsset): asset is MediaAsset & { width: number; height: number } =>
  asset.previewFault === null && asset.width !== null && asset.height !== null;

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select, [role="menu"] *');

/** Shows an asset with its properties; arrow keys go through the list it was opened from. */
export function MediaViewer(props: MediaViewerProps) {
  const { environment, asset, assets, onShow, onDownload, onClose, withheld, hasCropPreviews } = props;
  const [draft, setDraft] = useState<PictureCrop>();
  const { at, ...beside } = neighbours(assets, asset);
  // A drawn crop belongs to this picture.
  const { previous, next }: Partial<typeof beside> = draft ? {} : beside;
  // A focused first control would open its tooltip, and Escape would close that instead of the dialog.
  const downloadRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (defaultPrevented) return;
      const other = { ArrowLeft: previous, ArrowRight: next }[key];
      if (other && !isField(target)) onShow(other);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  return (
    <Dialog
      open
      size="xl"
      onOpenChange={(open) => !open && (draft ? setDraft(undefined) : onClose())}
      title={asset.name}
      initialFocus={downloadRef}
      footer={
        <>
          <Button ref={downloadRef} startIcon={Download} onClick={() => onDownload(asset)}>
            Download
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <Grid gap="5" css={COLUMNS}>
        <Stack gap="2">
          <Box css={GROUND}>
            {isMeasured(asset) ? (
              <CropStage
                proportion={asset.width / asset.height}
                largest={asset.width}
                crop={draft}
                onCropChange={setDraft}
              >
                <MediaPicture key={asset.id} quality="highest" environment={environment} asset={asset} />
              </CropStage>
            ) : (
              <MediaPicture key={asset.id} quality="highest" environment={environment} asset={asset} />
            )}
          </Box>
          <Inline gap="2" justify="center">
            <IconButton
              icon={ChevronLeft}
              label="Previous"
              disabled={!previous}
              onClick={() => previous && onShow(previous)}
            />
            <Text size="small" tone="muted" numeric aria-live="polite">
              {at + 1} of {assets.length}
            </Text>
            <IconButton
              icon={ChevronRight}
              label="Next"
              disabled={!next}
              onClick={() => next && onShow(next)}
            />
          </Inline>
          {isMeasured(asset) && (
            <SmartCrop
              key={asset.id}
              hasPreviews={hasCropPreviews}
              onDraftChange={setDraft}
              environment={environment}
              asset={asset}
              withheld={withheld}
              draft={draft}
            />
          )}
        </Stack>
        <Details environment={environment} asset={asset} />
      </Grid>
    </Dialog>
  );
}

const COLUMNS = {
  gridTemplateColumns: 'minmax(0, 1fr) 17rem',
  '@tablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

const GROUND = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: 'min(30rem, 50dvh)',
  padding: '$4',
  borderRadius: '$container',
  backgroundColor: '$surfaceSunken',
  containerType: 'size',
} as const;

function Details({ environment, asset }: Pick<MediaViewerProps, 'environment' | 'asset'>) {
  return (
    <Stack gap="4">
      <FactList
        facts={[
          { label: 'Type', value: asset.extension.toUpperCase() },
          { label: 'Dimensions', value: pixelsOf(asset) ?? 'Not known' },
          { label: 'Size', value: formatSize(asset.size) },
          { label: 'Changed', value: formatDateTime(new Date(asset.lastModifiedDate)).text },
          { label: 'Uploaded', value: formatDateTime(new Date(asset.dateCreated)).text },
        ]}
      />
      <CopyField key={`${asset.id} path`} label="Path" value={pathOfEntry(asset)} />
      <CopyField key={asset.id} label="Id" value={asset.id} />
      <WhereUsedSection kind="media" ids={[asset.id]} environment={environment} />
    </Stack>
  );
}
