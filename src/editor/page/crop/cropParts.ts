import { styled } from '@/components/theme';
import { LINES } from '../frames/lines';

/** Overlay of the frame, in its size. */
export const Root = styled('div', { position: 'absolute', inset: 0, outline: 'none' });
/** The whole picture, translucent. */
export const Whole = styled('div', { position: 'absolute', cursor: 'move', touchAction: 'none' });
/** The part of the picture inside the frame. */
export const Window = styled('div', {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  outline: `1px solid ${LINES.selected}`,
  pointerEvents: 'none',
});
/** A handle at a corner of the picture. */
export const Grip = styled('div', {
  position: 'absolute',
  width: 16,
  height: 16,
  marginInlineStart: -8,
  marginBlockStart: -8,
  touchAction: 'none',
  '&[data-crop-grip="size"]::after': {
    content: '""',
    position: 'absolute',
    inset: 4,
    border: `1px solid ${LINES.selected}`,
    backgroundColor: '#ffffff',
  },
  '&[data-crop-grip="turn"]': { cursor: 'grab' },
});
/** Bar below the frame with the buttons that end cropping. */
export const Bar = styled('div', {
  position: 'absolute',
  zIndex: 1,
  top: 'calc(100% + 0.75rem)',
  left: 0,
  display: 'flex',
  gap: '$1',
  padding: '$1',
  borderRadius: '$control',
  backgroundColor: '$surface',
  boxShadow: '$raised',
});
