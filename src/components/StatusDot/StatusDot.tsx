import type { ReactNode } from 'react';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const Root = styled('span', { display: 'inline-flex', alignItems: 'center', gap: '$2', minWidth: 0 });

const Dot = styled('span', {
  boxSize: '0.5rem',
  flexShrink: 0,
  borderRadius: '$pill',
  border: '1px solid transparent',
  variants: {
    tone: {
      neutral: { backgroundColor: '$neutral' },
      informative: { backgroundColor: '$informative' },
      positive: { backgroundColor: '$positive' },
      caution: { backgroundColor: '$caution' },
      negative: { backgroundColor: '$negative' },
      off: { backgroundColor: 'transparent', borderColor: '$borderStrong' },
    },
  },
});

/** Props of {@link StatusDot}. */
export interface StatusDotProps {
  /** Colour by meaning; `off` is hollow. */
  tone: 'neutral' | 'informative' | 'positive' | 'caution' | 'negative' | 'off';
  /** The status in words, because colour alone is not accessible. */
  label: ReactNode;
  /**
   * Hides the words visually, if a heading next to it has the same text.
   * @default false
   */
  hideLabel?: boolean;
}

/** A status: a dot and a word. */
export function StatusDot({ tone, label, hideLabel = false }: StatusDotProps) {
  return (
    <Root data-testid="gsc-status-dot">
      <Dot tone={tone} aria-hidden />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Root>
  );
}
