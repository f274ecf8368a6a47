import { truncated } from '@/components/_internal/truncated';
import { styled } from '@/components/theme';

/**
 * Text. `size` is a step of the type scale, `tone` a text colour by purpose. `truncate` keeps one line with an
 * ellipsis; `numeric` uses tabular figures. `as` sets the element (default `span`).
 */
export const Text = styled('span', {
  margin: 0,
  overflowWrap: 'break-word',
  variants: {
    size: {
      caption: { fontSize: '$caption', lineHeight: '$caption' },
      small: { fontSize: '$small', lineHeight: '$small' },
      body: { fontSize: '$body', lineHeight: '$body' },
      large: { fontSize: '$large', lineHeight: '$large', letterSpacing: '$snug' },
      title: { fontSize: '$title', lineHeight: '$title', letterSpacing: '$tight' },
      display: { fontSize: '$display', lineHeight: '$display', letterSpacing: '$tight' },
    },
    tone: {
      default: { color: '$text' },
      muted: { color: '$textMuted' },
      subtle: { color: '$textSubtle' },
      inherit: { color: 'inherit' },
      action: { color: '$actionText' },
      positive: { color: '$positiveText' },
      caution: { color: '$cautionText' },
      negative: { color: '$negativeText' },
    },
    weight: {
      regular: { fontWeight: '$regular' },
      medium: { fontWeight: '$medium' },
      semibold: { fontWeight: '$semibold' },
    },
    truncate: { true: truncated },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
    mono: { true: { fontFamily: '$mono', fontSize: '0.94em', letterSpacing: 0 } },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
  },
  defaultVariants: { size: 'body', tone: 'default' },
});
