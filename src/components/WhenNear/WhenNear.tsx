import type { ReactNode } from 'react';
import { useHasBeenNear } from '@/components/_internal/useHasBeenNear';
import { styled } from '@/components/theme';

const Room = styled('div', { minWidth: 0 });

/** Props of {@link WhenNear}. */
export interface WhenNearProps {
  /** What takes work or a fetch to draw. */
  children: ReactNode;
  /** Keeps its room until then, so that nothing moves. */
  placeholder: ReactNode;
}

/** Draws something once it is within 200 px of the window, and leaves it there. */
export function WhenNear({ children, placeholder }: WhenNearProps) {
  const { ref, isNear } = useHasBeenNear<HTMLDivElement>();
  return <Room ref={ref}>{isNear ? children : placeholder}</Room>;
}
