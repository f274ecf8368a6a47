import type { ReactNode } from 'react';
import { Box } from '@/components/Box';

interface PictureGroundProps {
  /** `large` fills the width, `small` is beside text. */
  size: 'large' | 'small';
  /** An image, or its placeholder. */
  children: ReactNode;
}

const SIZES = {
  large: { width: '100%', height: '16rem' },
  small: { width: '8rem', height: '8rem', flexShrink: 0 },
} as const;

/** The ground on which a picture of a collection is shown whole. */
export function PictureGround({ size, children }: PictureGroundProps) {
  return (
    <Box
      css={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        boxSizing: 'border-box',
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
