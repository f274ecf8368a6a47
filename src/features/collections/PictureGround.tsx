import type { ReactNode } from 'react';
import { Box } from '@/components/Box';

interface PictureGroundProps {
  /** `large` as wide as there is room, `small` beside words. */
  size: 'large' | 'small';
  /** An image, or what stands in its place. */
  children: ReactNode;
}

const SIZES = {
  large: { width: '100%', height: '16rem' },
  small: { width: '8rem', height: '8rem', flexShrink: 0 },
} as const;

/** The ground a picture of a collection is shown whole on. */
export function PictureGround({ size, children }: PictureGroundProps) {
  return (
    <Box
      css={{
        ...{ display: 'flex', alignItems: 'center', justifyContent: 'center', boxSizing: 'border-box' },
        ...SIZES[size],
        padding: '$3',
        border: '1px solid $border',
        borderRadius: '$container',
        backgroundColor: '$surfaceSunken',
        overflow: 'hidden',
        '& img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain', boxShadow: '$raised' },
      }}
    >
      {children}
    </Box>
  );
}
