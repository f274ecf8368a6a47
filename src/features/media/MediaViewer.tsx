import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
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
import { MediaPicture } from './MediaPicture';
import { pathOfEntry } from '@/domain/media';
import { pixelsOf } from './mediaView';

interface MediaViewerProps {
  environment: EnvironmentDetail;
  asset: MediaAsset;
  /** The shown list. */
  assets: readonly MediaAsset[];
  onShow: (asset: MediaAsset) => void;
  onDownload: (asset: MediaAsset) => void;
  onClose: () => void;
}

/** The assets before and after one. */
function neighbours(assets: readonly MediaAsset[], { id }: MediaAsset) {
  const at = assets.findIndex((each) => each.id === id);
  return { at, previous: assets[at - 1], next: at < 0 ? undefined : assets[at + 1] };
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select, [role="menu"] *');

/** An asset looked at, with what is known of it; arrow keys go through the list it was opened from. */
export function MediaViewer(props: MediaViewerProps) {
  const { environment, asset, assets, onShow, onDownload, onClose } = props;
  const { at, previous, next } = neighbours(assets, asset);
  // Its first control would open with its tooltip, which Escape would close in place of the dialog.
  const downloadRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
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
      onOpenChange={(open) => !open && onClose()}
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
            <MediaPicture key={asset.id} quality="highest" {...{ environment, asset }} />
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
        </Stack>
        <Details asset={asset} />
      </Grid>
    </Dialog>
  );
}

const COLUMNS = {
  gridTemplateColumns: 'minmax(0, 1fr) 15rem',
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
  '& img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain', boxShadow: '$raised' },
} as const;

function Details({ asset }: { asset: MediaAsset }) {
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
    </Stack>
  );
}
