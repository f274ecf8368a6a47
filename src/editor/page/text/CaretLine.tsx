import { keyframes, styled } from '@/components/theme';
import type { Caret } from '@/engine/text';
import { boxStyle } from './boxStyle';
import type { TextPlace } from '../frames/FrameSession';

const blink = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0 } });

/*
 * Visible on any page: dark with a light rim, in both colour modes. Does not blink if the user prefers reduced
 * motion.
 */
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
  /** In points, relative to the frame. */
  caret: Caret;
  place: TextPlace;
  /** CSS pixels per point. */
  scale: number;
}

/** The caret; each move restarts its blinking. */
export function CaretLine({ caret, place, scale }: CaretLineProps) {
  return (
    <Line
      key={`${place.paragraph} ${place.offset} ${caret.line}`}
      data-testid="gsc-text-caret"
      style={{ ...boxStyle({ ...caret, y: caret.top, width: 0 }, scale), width: undefined }}
    />
  );
}
