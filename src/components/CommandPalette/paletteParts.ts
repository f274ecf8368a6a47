import * as Radix from 'radix-ui/dialog';
import { keyframes, styled } from '@/components/theme';

const fade = keyframes({ from: { opacity: 0 } });
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

/** Dims the page. The palette is fixed near the top of the window, so that it does not jump while it grows. */
export const Scrim = styled(Radix.Overlay, {
  position: 'fixed',
  inset: 0,
  zIndex: '$modal',
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  padding: 'min(14vh, 8rem) $4 $4',
  backgroundColor: '$scrim',
  animation: `${fade} $transitions$fast`,
  '@mobile': { padding: '$2' },
});

/** The window. */
export const Frame = styled(Radix.Content, {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '$modalM',
  maxHeight: 'min(28rem, calc(100dvh - min(14vh, 8rem) - $space$4))',
  overflow: 'hidden',
  border: '1px solid $colors$border',
  borderRadius: '$overlay',
  backgroundColor: '$surfaceRaised',
  color: '$text',
  boxShadow: '$modal',
  animation: `${drop} $transitions$base`,
  '&:focus': { outline: 'none' },
  '@mobile': { maxHeight: 'calc(100dvh - $space$4)' },
});

/** The search row. */
export const Search = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  paddingInline: '$4',
  borderBlockEnd: '1px solid $colors$border',
  color: '$textSubtle',
  '& > input': {
    flex: 1,
    minWidth: 0,
    height: '3rem',
    border: 0,
    outline: 'none',
    backgroundColor: 'transparent',
    color: '$text',
    font: 'inherit',
    fontSize: '$large',
  },
  '& > input::placeholder': { color: '$textSubtle', opacity: 1 },
});

/** The results. */
export const List = styled('div', {
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$2',
});

/** The heading of a group. */
export const GroupLabel = styled('div', {
  padding: '$2 $2 $1',
  color: '$textSubtle',
  fontSize: '$caption',
  lineHeight: '$caption',
  fontWeight: '$medium',
});

/** One result. */
export const Option = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '2.25rem',
  paddingBlock: '$1',
  paddingInline: '$2',
  borderRadius: '$control',
  cursor: 'pointer',
  '& > svg': { color: '$textSubtle' },
  '&[aria-selected="true"]': { backgroundColor: '$actionSoft', '& > svg': { color: '$actionText' } },
  '@coarse': { minHeight: '$controlTouch' },
  '@forcedColours': { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

/** Label and second line of a result. */
export const Words = styled('span', { display: 'grid', flex: 1, minWidth: 0 });

/** The keyboard shortcut of a result. */
export const Keys = styled('span', { display: 'inline-flex', gap: '$1' });

/** Keyboard hints; hidden on phones. */
export const Hints = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  padding: '$2 $4',
  borderBlockStart: '1px solid $colors$border',
  color: '$textSubtle',
  fontSize: '$caption',
  lineHeight: '1.25rem',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '$1' },
  '@coarse': { display: 'none' },
});
