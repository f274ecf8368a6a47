import type { ReactNode } from 'react';
import { styled } from '@/components/theme';
import type { Place } from './geometry';

const Clip = styled('div', { position: 'absolute', inset: 0, overflow: 'hidden' });

/** Cuts what lies beyond the page, where it is looked at as it will be. */
export const MaybeClip = ({ isClipped, children }: { isClipped: boolean; children: ReactNode }) =>
  isClipped ? <Clip>{children}</Clip> : children;

interface InFrameProps {
  place: Place | undefined;
  unitScale: number;
  children: ReactNode;
}

/** Puts something where a frame is, turned as it is; it starts at the frame's upper left corner. */
export function InFrame({ place, unitScale, children }: InFrameProps) {
  if (!place) return null;
  const { x, y, width, height, rotationDegrees } = place;
  return (
    <div
      style={{
        ...{ position: 'absolute', left: x * unitScale, top: y * unitScale },
        ...{ width: width * unitScale, height: height * unitScale },
        transform: `rotate(${rotationDegrees}deg)`,
      }}
    >
      {children}
    </div>
  );
}
