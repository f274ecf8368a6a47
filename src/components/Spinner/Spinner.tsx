import { keyframes, styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Ring = styled('span', {
  display: 'inline-block',
  flexShrink: 0,
  borderRadius: '$pill',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
  /* With reduced motion the ring pulses instead of turning, because a still ring would not show activity. */
  '@reducedMotion': { opacity: 0.6 },
  variants: {
    size: { s: { boxSize: '0.875rem' }, m: { boxSize: '1.25rem' }, l: { boxSize: '2rem' } },
  },
  defaultVariants: { size: 'm' },
});

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /**
   * Diameter: 14, 20 or 32 px at the default text size.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /** Names what is loading. Without it the ring is decorative. */
  label?: string;
}

/** A turning ring in the surrounding text colour. Prefer skeletons if the shape of the content is known. */
export function Spinner({ size, label }: SpinnerProps) {
  return (
    <span data-testid="gsc-spinner" role={label ? 'status' : undefined} style={{ display: 'inline-flex' }}>
      <Ring size={size} aria-hidden />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
