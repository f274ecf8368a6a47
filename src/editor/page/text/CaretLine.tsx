import { keyframes, styled } from '@/components/theme';
import type { Caret } from '@/engine/text';
import { boxStyle } from './boxStyle';
import type { TextPlace } from '../frames/FrameSession';

const blink = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0 } });

/* Seen on whatever the page shows: dark with a light rim, in light and dark alike. Stands still where motion is not wanted. */
const Line = styled('div', {
  position: 'absolute',
  width: '2px',
  marginInlineStart: '-1px',
  backgroundColor: '#1d4ed8',
  boxShadow: '0 0 0 0.5px rgb(255 255 255 / 85%)',
  pointerEvents: 'none',
  animation: `${blink} 1.1s steps(1) infinite`,
  '@forcedColours': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
});

interface CaretLineProps {
  /** In points, in the frame. */
  caret: Caret;
  place: TextPlace;
  /** CSS pixels per point. */
  scale: number;
}

/** The caret, which starts to blink anew wherever it goes. */
export function CaretLine({ caret, place, scale }: CaretLineProps) {
  return (
    <Line
      key={`${place.paragraph} ${place.offset} ${caret.line}`}
      data-testid="gsc-text-caret"
      style={{ ...boxStyle({ ...caret, y: caret.top, width: 0 }, scale), width: undefined }}
    />
  );
}
