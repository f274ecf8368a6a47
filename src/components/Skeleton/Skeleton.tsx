import { keyframes, styled } from '@/components/theme';

const shine = keyframes({ '0%': { opacity: 1 }, '50%': { opacity: 0.45 }, '100%': { opacity: 1 } });

const Bone = styled('span', {
  display: 'block',
  flexShrink: 0,
  maxWidth: '100%',
  backgroundColor: '$skeleton',
  animation: `${shine} 1.6s ease-in-out infinite`,
  '@forcedColours': { border: '1px solid GrayText' },
  variants: {
    shape: {
      text: { height: '0.75em', marginBlock: '0.125em', borderRadius: '$small' },
      block: { borderRadius: '$control' },
      circle: { borderRadius: '$pill' },
    },
  },
});

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /**
   * Shape: a line of text, a block, or a circle.
   * @default 'text'
   */
  shape?: 'text' | 'block' | 'circle';
  /**
   * Width in CSS.
   * @default '100%', for a circle its height
   */
  width?: string;
  /**
   * Height in CSS; a line of text has its natural height.
   * @default '1rem'
   */
  height?: string;
}

/**
 * Placeholder in the shape of the coming content, so that nothing moves. Hidden from screen readers: announce the
 * loading once next to it.
 */
export function Skeleton({ shape = 'text', width, height = '1rem' }: SkeletonProps) {
  const size = shape === 'text' ? {} : { height };
  return (
    <Bone
      shape={shape}
      aria-hidden
      data-testid="gsc-skeleton"
      style={{ width: width ?? (shape === 'circle' ? height : '100%'), ...size }}
    />
  );
}
