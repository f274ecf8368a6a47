import type { ReactNode } from 'react';
import { styled } from '@/components/theme';
import type { Place } from './geometry';

const Clip = styled('div', { position: 'absolute', inset: 0, overflow: 'hidden' });

/** Clips everything outside the page in preview mode. */
export const MaybeClip = ({ isClipped, children }: { isClipped: boolean; children: ReactNode }) =>
  isClipped ? <Clip>{children}</Clip> : children;

interface InFrameProps {
  place: Place | undefined;
  unitScale: number;
  children: ReactNode;
}

/** Positions content over a frame, rotated with it; its origin is the frame's upper left corner. */
export function InFrame({ place, unitScale, children }: InFrameProps) {
  if (!place) return null;
  const { x, y, width, height, rotationDegrees } = place;
  return (
    <div
      style={{
        position: 'absolute',
        left: x * unitScale,
        top: y * unitScale,
        width: width * unitScale,
        height: height * unitScale,
        transform: `rotate(${rotationDegrees}deg)`,
      }}
    >
      {children}
    </div>
  );
}
