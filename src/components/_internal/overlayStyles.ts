import { css, keyframes } from '@/components/theme';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } });

/** Common styles of menus, popovers and lists. */
export const overlayStyles = css({
  zIndex: '$overlay',
  border: '1px solid $colors$border',
  borderRadius: '$container',
  backgroundColor: '$surfaceRaised',
  color: '$text',
  boxShadow: '$overlay',
  transformOrigin: 'var(--radix-popper-transform-origin)',
  animation: `${appear} $transitions$fast`,
  '&:focus': { outline: 'none' },
});
