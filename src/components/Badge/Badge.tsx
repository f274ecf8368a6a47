import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '@/components/Icon';
import { styled } from '@/components/theme';

const Root = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  flexShrink: 0,
  maxWidth: '100%',
  minHeight: '1.25rem',
  paddingInline: '0.375rem',
  border: '1px solid transparent',
  borderRadius: '$small',
  fontSize: '$caption',
  lineHeight: '$caption',
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  variants: {
    tone: {
      neutral: { backgroundColor: '$neutralSoft', color: '$neutralText' },
      informative: { backgroundColor: '$informativeSoft', color: '$informativeText' },
      positive: { backgroundColor: '$positiveSoft', color: '$positiveText' },
      caution: { backgroundColor: '$cautionSoft', color: '$cautionText' },
      negative: { backgroundColor: '$negativeSoft', color: '$negativeText' },
      violet: { backgroundColor: '$actionSoft', color: '$actionText' },
      teal: { backgroundColor: '$tealSoft', color: '$tealText' },
      strong: { backgroundColor: '$surfaceInverse', color: '$textInverse' },
      outline: { borderColor: '$borderControl', color: '$textMuted' },
    },
  },
});

/** Badge colours by purpose; `strong` is the most prominent. */
export type BadgeTone =
  'neutral' | 'informative' | 'positive' | 'caution' | 'negative' | 'violet' | 'teal' | 'strong' | 'outline';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** One or two words. */
  children: ReactNode;
  /**
   * Colour by purpose.
   * @default 'neutral'
   */
  tone?: BadgeTone;
  /** Icon before the words. */
  icon?: IconGlyph;
}

/** A short label of a thing: its type, status or count. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <Root tone={tone} data-testid="gsc-badge">
      {icon && <Icon glyph={icon} size="s" />}
      {children}
    </Root>
  );
}
