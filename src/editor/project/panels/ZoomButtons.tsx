import { Minus, Plus } from 'lucide-react';
import { Button } from '@/components/Button';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { Text } from '@/components/Text';

/** Zoom factor of a button press. */
const ZOOM_STEP = 1.25;
/** CSS pixels per point at a page's real size. */
export const REAL_SIZE = 96 / 72;
const PERCENT = 100;

interface ZoomButtonsProps {
  /** CSS pixels per point. */
  scale: number;
  /** Whether the page is fitted. */
  isFitted: boolean;
  /** Called with the next scale; undefined fits the page. */
  onZoom: (scale: number | undefined) => void;
}

/** Buttons that zoom a page, or fit it again. */
export function ZoomButtons({ scale, isFitted, onZoom }: ZoomButtonsProps) {
  return (
    <Inline gap="1">
      <IconButton icon={Minus} size="s" label="Zoom out" onClick={() => onZoom(scale / ZOOM_STEP)} />
      <Text size="small">{Math.round((scale / REAL_SIZE) * PERCENT)}%</Text>
      <IconButton icon={Plus} size="s" label="Zoom in" onClick={() => onZoom(scale * ZOOM_STEP)} />
      <Button
        size="s"
        intent="ghost"
        disabledReason={isFitted ? 'The page is fitted.' : undefined}
        onClick={() => onZoom(undefined)}
      >
        Fit
      </Button>
    </Inline>
  );
}
