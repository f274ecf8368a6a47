import { keyframes, styled } from '@/components/theme';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/**
 * Region of the bar: it covers the window without blocking presses. Always present, so that screen readers announce
 * new messages.
 */
export const Region = styled('section', {
  position: 'fixed',
  insetBlock: '$4',
  insetInlineStart: '$4',
  /* An open dialog removes the scroll bar and widens the window; this keeps the bar in place. */
  insetInlineEnd: 'calc($space$4 + var(--removed-body-scroll-bar-size, 0px))',
  zIndex: '$notification',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-end',
  pointerEvents: 'none',
  '@mobile': { insetBlock: '$2 calc($space$2 + env(safe-area-inset-bottom))', insetInline: '$2' },
});

/** The bar. */
export const Bar = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  width: 'min(45rem, 100%)',
  paddingInline: '$4 $3',
  borderRadius: '$container',
  border: '1px solid $colors$border',
  borderInlineStartWidth: 4,
  backgroundColor: '$surfaceRaised',
  color: '$text',
  boxShadow: '$overlay',
  pointerEvents: 'auto',
  animation: `${arrive} $transitions$slow`,
  '&[data-place="top"]': { alignSelf: 'flex-start' },
  variants: {
    variant: {
      default: { height: '$notification' },
      studio: { height: '$notificationStudio' },
    },
    kind: {
      NEUTRAL: { borderInlineStartColor: '$colors$neutral', '& > svg': { color: '$neutral' } },
      INFORMATIVE: { borderInlineStartColor: '$colors$informative', '& > svg': { color: '$informative' } },
      POSITIVE: { borderInlineStartColor: '$colors$positive', '& > svg': { color: '$positive' } },
      NEGATIVE: { borderInlineStartColor: '$colors$negative', '& > svg': { color: '$negative' } },
    },
  },
});

/** The text: at most two lines, because the bar has a fixed height. */
export const Message = styled('p', {
  flex: 1,
  minWidth: 0,
  marginInlineStart: '$1',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: '$medium',
  overflowWrap: 'anywhere',
});
