import * as Radix from 'radix-ui/dialog';
import { keyframes, styled } from '@/components/theme';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.985)' } });
const slideIn = keyframes({ from: { transform: 'translateX(2rem)', opacity: 0 } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });

/* Leaves room for a notification, which must not cover the dialog: see `NotificationBar`. */
const NOTIFIED_ABOVE = 'body:has([data-testid="gsc-notification-bar"][data-place="top"]) &';
const NOTIFIED_BELOW = 'body:has([data-testid="gsc-notification-bar"]:not([data-place="top"])) &';
const ROOM = 'calc($sizes$notification + $space$2 + $space$2)';

/** The overlay of the page; it scrolls if the dialog is taller than the screen. */
export const Scrim = styled(Radix.Overlay, {
  position: 'fixed',
  inset: 0,
  zIndex: '$modal',
  display: 'grid',
  /* Wide content scrolls inside the dialog instead of widening it. */
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  justifyItems: 'center',
  padding: 'min(10vh, 6rem) $4 $4',
  overflowY: 'auto',
  backgroundColor: '$scrim',
  animation: `${fade} $transitions$base`,
  [NOTIFIED_ABOVE]: { paddingBlockStart: `max(min(10vh, 6rem), ${ROOM})` },
  '@mobile': { alignItems: 'end', padding: '$9 0 0', [NOTIFIED_ABOVE]: { paddingBlockStart: ROOM } },
  variants: {
    placement: {
      centre: {},
      side: {
        alignItems: 'stretch',
        justifyItems: 'end',
        padding: 0,
        [NOTIFIED_ABOVE]: { paddingBlockStart: 0 },
        '@mobile': { paddingBlockStart: 0, [NOTIFIED_ABOVE]: { paddingBlockStart: 0 } },
      },
    },
  },
});

/** The dialog. */
export const Frame = styled(Radix.Content, {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: 'calc(100dvh - min(10vh, 6rem) - $space$4)',
  border: '1px solid $colors$border',
  borderRadius: '$overlay',
  backgroundColor: '$surfaceRaised',
  color: '$text',
  boxShadow: '$modal',
  [NOTIFIED_ABOVE]: { maxHeight: `calc(100dvh - max(min(10vh, 6rem), ${ROOM}) - $space$4)` },
  animation: `${rise} $transitions$base`,
  '&:focus': { outline: 'none' },
  '@mobile': {
    maxHeight: 'calc(100dvh - $space$9)',
    [NOTIFIED_ABOVE]: { maxHeight: `calc(100dvh - ${ROOM})` },
    borderWidth: '1px 0 0',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    animation: `${slideUp} $transitions$slow`,
  },
  variants: {
    size: {
      xs: { maxWidth: '$modalXs' },
      s: { maxWidth: '$modalS' },
      m: { maxWidth: '$modalM' },
      l: { maxWidth: '$modalL' },
      xl: { maxWidth: '$modalXl' },
    },
    placement: {
      centre: {},
      side: {
        height: '100dvh',
        maxHeight: '100dvh',
        borderWidth: '0 0 0 1px',
        borderRadius: 0,
        animation: `${slideIn} $transitions$slow`,
        [NOTIFIED_ABOVE]: { maxHeight: '100dvh' },
        '@mobile': {
          maxHeight: '100dvh',
          borderWidth: 0,
          animation: `${slideIn} $transitions$slow`,
          [NOTIFIED_ABOVE]: { maxHeight: '100dvh' },
          [NOTIFIED_BELOW]: { height: `calc(100dvh - ${ROOM})` },
        },
        '& [data-dialog-body]': { flexGrow: 1 },
      },
    },
  },
  compoundVariants: (['xs', 's', 'm', 'l', 'xl'] as const).map((size) => ({
    size,
    css: { '@mobile': { maxWidth: '100%' } },
  })),
});

/** Title, close button and description. */
export const Head = styled('div', {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: '$3',
  alignItems: 'start',
  padding: '$5 $4 $4 $6',
  '@mobile': { paddingInline: '$4 $3' },
});

/** The title. */
export const Title = styled(Radix.Title, {
  paddingBlockStart: '$half',
  fontSize: '$large',
  lineHeight: '$large',
  fontWeight: '$semibold',
  letterSpacing: '$snug',
  overflowWrap: 'anywhere',
});

/** The description. */
export const Description = styled(Radix.Description, {
  gridColumn: '1 / -1',
  maxWidth: '$readable',
  paddingInlineEnd: '$2',
  marginBlockStart: '$1',
  color: '$textMuted',
  overflowWrap: 'anywhere',
});

/** The content, which scrolls between header and footer. */
export const Body = styled('div', {
  /* Contains visually hidden content, which would otherwise make the overlay scroll. */
  position: 'relative',
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  padding: '$1 $6 $6',
  '@mobile': { paddingInline: '$4' },
  '&:focus': { outline: 'none' },
});

/** The buttons. */
export const Foot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$2',
  padding: '$3 $6',
  borderBlockStart: '1px solid $colors$border',
  '& > *': { maxWidth: '100%' },
  '@mobile': {
    flexDirection: 'column-reverse',
    padding: '$3 $4 calc($space$3 + env(safe-area-inset-bottom))',
    '& > *': { width: '100%' },
  },
});
