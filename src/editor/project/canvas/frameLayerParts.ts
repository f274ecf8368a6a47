import { styled } from '@/components/theme';

/** Covers the page and catches no pointer between its frames. */
export const Layer = styled('div', {
  position: 'absolute',
  inset: 0,
  outline: 'none',
  // Only its frames receive the pointer.
  pointerEvents: 'none',
  userSelect: 'none',
});

/** The drawing of snap lines and marks. */
export const Lines = styled('svg', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});
